"""What players of Rikken learn: generalised hands, what the base keeps of a game, and what its index says."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import cast

import pytest

from tests.big_two.knowledge.games import record as game_of_big_two
from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, NINE_SPADES, TABLE_3_1
from tests.rikken.knowledge.games import base_of, record, write_endings
from upperhand import Cards, Record
from upperhand.errors import KnowledgeError
from upperhand.knowledge import Lesson, Store, game_of
from upperhand.rikken import PRESETS, Rules, State, preset
from upperhand.rikken.knowledge import (
    Counting,
    HandKind,
    Index,
    KnowledgeBase,
    Tally,
    generalised,
    load,
    table_of,
    written,
)

# Generalised hands: there are 194 of them, and every hand is one.


COMBINATIONS = [
    (a, b, c, d)
    for a in range(14)
    for b in range(a + 1)
    for c in range(b + 1)
    for d in range(c + 1)
    if a + b + c + d <= 13
]


def hand_of(wanted: HandKind) -> Cards:
    """As many of the highest cards as tricks are wanted of each suit, and low cards in the shortest suits."""
    suits = [list("AKQJT98765432"[:tricks]) for tricks in wanted]
    while sum(map(len, suits)) < 13:
        shortest = min(suits, key=len)
        shortest.append(next(rank for rank in "23456789TJQKA" if rank not in shortest))
    return Cards(" ".join(rank + suit for suit, ranks in zip("DCHS", suits, strict=True) for rank in ranks))


def test_there_are_194() -> None:
    assert len(COMBINATIONS) == 194


@pytest.mark.parametrize("wanted", COMBINATIONS, ids=written)
def test_each_of_them_is_some_hand(wanted: HandKind) -> None:
    hand = hand_of(wanted)
    assert len(hand) == 13
    assert generalised(hand, "tpc") == wanted


def test_every_hand_is_one_of_them() -> None:
    for seed in range(scaled(300, 20_000)):
        for hand in State.deal(Rules(), seed).hands:
            assert generalised(hand, "tpc") in COMBINATIONS
            assert generalised(hand, "ltc") in COMBINATIONS


def test_suits_are_equal() -> None:
    for seed in range(20):
        hand = State.deal(Rules(), seed).hands[0]
        turned = str(hand).translate(str.maketrans("DCHS", "SDCH"))
        assert generalised(Cards(turned), "tpc") == generalised(hand, "tpc")


@pytest.mark.parametrize(
    ("hand", "tpc", "ltc"),
    [
        (TABLE_3_1, (3, 2, 1, 0), (3, 2, 2, 1)),
        (NINE_SPADES, (9, 1, 0, 0), (2, 1, 0, 0)),
        (LOW, (0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_known_hands(hand: str, tpc: HandKind, ltc: HandKind) -> None:
    assert generalised(Cards(hand), "tpc") == tpc
    assert generalised(Cards(hand), "ltc") == ltc


# The base and its index, against a count over the games themselves.


GAMES = [
    *(record(seed) for seed in range(30)),
    *(
        record(seed, "basic", "basic", "basic", "basic", names=("ann", "eve", "eve", "eve"))
        for seed in range(8)
    ),
]
STATES = [cast(State, game.replay()) for game in GAMES]
COUNTINGS: tuple[Counting, ...] = ("tpc", "ltc")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knowledge.db"


def counted(states: list[State], contract: str, hand_of: State, seat: int, counting: Counting) -> Tally:
    """The slow way: every declarer of every game."""
    kind = generalised(hand_of.dealt[seat], counting)
    chips = [
        state.scores[declarer]
        for state in states
        for declarer in state.declarers
        if state.contract == contract and generalised(state.dealt[declarer], counting) == kind
    ]
    return Tally(len(chips), sum(each > 0 for each in chips), sum(chips))


def test_the_index_counts_as_the_games_do(path: Path) -> None:
    with base_of(path, GAMES) as base:
        index = base.index()
    found = 0
    for state, seat, contract in product(STATES, range(4), ("rik", "solo8", "piek", "misere")):
        countings = COUNTINGS if contract in ("piek", "misere") else COUNTINGS[:1]
        for counting in countings:
            told = index.tally(contract, state.dealt[seat], counting)
            assert told == counted(STATES, contract, state, seat, counting)
            latest = index.tally(contract, state.dealt[seat], counting, memory=10)
            assert latest == counted(STATES[-10:], contract, state, seat, counting)
            found += told.games
    assert found > len(GAMES)


def test_a_table_is_who_plays_and_against_whom(path: Path) -> None:
    with base_of(path, GAMES) as base:
        index = base.index()
    for state in STATES:
        for declarer in state.declarers:
            hand, contract = state.dealt[declarer], state.contract or ""
            table = table_of(state.names[declarer], state.names)
            here = index.tally(contract, hand, "tpc", table)
            everywhere = index.tally(contract, hand, "tpc")
            assert 1 <= here.games <= everywhere.games
            assert index.tally(contract, hand, "tpc", ("ann", "zoe", "zoe", "zoe")) == Tally()
    assert table_of("ann", ("bob", "cem", "ann", "dee")) == table_of("ann", ("ann", "dee", "bob", "cem"))


def test_the_first_games_are_what_was_known_then(path: Path, tmp_path: Path) -> None:
    base_of(path, GAMES).close()
    base_of(tmp_path / "part.db", GAMES[:12]).close()
    frozen, part = load(f"{path}@12"), load(str(tmp_path / "part.db"))
    assert frozen is not None
    assert part is not None
    assert (len(frozen), frozen.contracts) == (len(part), part.contracts)
    assert load(f"{path}@12") is frozen, "read once"


def test_games_are_learned_once_and_merged(path: Path, tmp_path: Path) -> None:
    with base_of(path, GAMES[:20]) as base, base_of(tmp_path / "other.db", GAMES[10:]) as other:
        assert base.learn_all(GAMES[:20]) == 0
        assert base.merge(other) == len(GAMES) - 20
        found = base.inspect()
    assert (found.game, found.rules, found.games) == ("rikken", "vorsteveld2007", len(GAMES))
    assert sum(found.counts.values()) == len(GAMES)
    assert found.names["eve"] == 8
    assert game_of(path) == "rikken"


def test_what_cannot_be_learned_is_refused(path: Path) -> None:
    with base_of(path, GAMES[:2]) as base:
        with pytest.raises(KnowledgeError, match="game of Big Two cannot be learned as one of Rikken"):
            base.learn(game_of_big_two(1))
        with pytest.raises(KnowledgeError, match="still running"):
            base.learn(replace(GAMES[2], moves=GAMES[2].moves[:5], scores=None))
        with pytest.raises(KnowledgeError, match="under other rules"):
            base.learn(record(1, rules="stichting2025"))
        assert len(base) == 2


def test_a_base_of_another_game_is_refused(path: Path) -> None:
    Store(path, "big_two", create=True).close()
    with pytest.raises(KnowledgeError, match="contains games of 'big_two', not of rikken"):
        load(str(path))


def test_other_rules_are_refused_but_by_the_shipped_base(path: Path) -> None:
    base_of(path, GAMES[:2]).close()
    with pytest.raises(KnowledgeError, match="other rules"):
        load(str(path), preset("stichting2025"))
    assert load("shipped", preset("vorsteveld2007", must_trump=True)) is None


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_shipped_base_of_its_rules(name: str) -> None:
    shipped = load("shipped", preset(name))
    assert shipped is not None
    assert shipped.rules == preset(name)
    assert len(shipped) >= 9000
    kinds = {"rik", "solo8", "piek", "misere"} & set(preset(name).bids)
    assert all(shipped.contracts[contract] >= 100 for contract in kinds)


def test_a_file_that_does_not_name_a_newer_switch_goes_on(path: Path) -> None:
    base_of(path, [record(1)]).close()
    with closing(sqlite3.connect(path)) as file, file:
        switches = json.loads(file.execute("SELECT value FROM about WHERE key = 'rules'").fetchone()[0])
        del switches["tariffs"]
        file.execute("UPDATE about SET value = ? WHERE key = 'rules'", (json.dumps(switches),))
    with KnowledgeBase(path) as base:
        assert base.learn(record(2))
        with pytest.raises(KnowledgeError, match="under other rules"):
            base.learn(record(3, rules=preset("vorsteveld2007", tariffs=("rik:2",))))
        assert len(base) == 2


def test_damage_is_a_sentence(path: Path) -> None:
    write_endings(path, "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C", "misere", [15])
    with Store(path, "rikken") as store:
        names, [(seats, body)] = store.raw()
    rules = preset("vorsteveld2007")
    for broken in (body[:-1], b"\xff" * len(body), body[:32] + b"\x63" + body[33:], bytes(8) + body[8:]):
        with pytest.raises(KnowledgeError, match="a game is damaged"):
            Index(rules, names, [(seats, broken)])
    for broken in (seats[:-1], seats[:-2], b"\xff" * len(seats)):
        with pytest.raises(KnowledgeError, match="its players are unknown"):
            Index(rules, names, [(broken, body)])
    with Store(path, "rikken") as store:
        store.add(rules.to_json(), [Lesson(b"short", ("a", "b", "c", "d"), b"short")])
    with pytest.raises(KnowledgeError, match=f"{path}: a game is damaged"):
        load(str(path))


def test_who_passes_out_teaches_nothing(path: Path) -> None:
    silent: list[Record] = [record(seed, *["random_silent"] * 4) for seed in range(3)]
    with base_of(path, silent) as base:
        index = base.index()
    assert index.contracts == {"passed out": 3}
    assert index.tally("rik", STATES[0].dealt[0], "tpc") == Tally()
