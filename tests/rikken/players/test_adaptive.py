"""The adaptive player: bids as usual until enough is known, and then by the chips that such hands brought."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from tests.rikken.bidding.positions import LOW, MIDDLING, NINE_SPADES, to_speak
from tests.rikken.knowledge.games import NAMES, base_of, record, write_endings
from upperhand import Decision, Record, Rng, make_player
from upperhand.arena import Run, Schedule, run
from upperhand.arena.learning import Contender, LearningMatch, block_file, play_blocks
from upperhand.arena.run import local_workers
from upperhand.errors import KnowledgeError, SpecError
from upperhand.rikken import State, View, preset

WON, LOST = 15, -15  # by a Misère


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "knowledge.db"


def decided(view: View, spec: str, seed: int = 1) -> Decision:
    return make_player(spec, "rikken").decide(view, Rng(seed))


def seated(hand: str, *bids: str, names: tuple[str, ...] = NAMES) -> View:
    """The view of seat 0 among these players."""
    plain = to_speak(hand, *bids).determinise(Rng(1))
    state = State.from_hands(plain.rules, plain.dealt, names, dealer=plain.dealer)
    for _, move in plain.history:
        state.apply(move)
    return state.view(0)


def test_without_knowledge_it_is_the_advanced_player(path: Path) -> None:
    base_of(path, []).close()
    for seed in range(40):
        ends = [
            record(seed, *[spec] * 4, names=NAMES)
            for spec in ("advanced", "adaptive:knowledge=none", f"adaptive:knowledge={path}")
        ]
        assert ends[0] == ends[1] == ends[2]


def test_it_plays_its_cards_as_the_advanced_player() -> None:
    for seed in range(20):
        state = State.deal(preset("vorsteveld2007"), seed)
        while not state.over:
            view = state.view(state.turn)
            advanced = decided(view, "advanced", seed)
            if view.phase != "auction":
                assert decided(view, "adaptive", seed) == advanced
            state.apply(advanced.move)


def test_what_was_lost_is_bid_no_more(path: Path) -> None:
    spec = f"adaptive:knowledge={path},enough=5"
    assert str(decided(seated(LOW), "adaptive:knowledge=none").move) == "misere"
    write_endings(path, LOW, "misere", [LOST] * 4)
    assert str(decided(seated(LOW), spec).move) == "misere", "four games are not enough"
    write_endings(path, LOW, "misere", [LOST])
    decision = decided(seated(LOW), spec)
    assert str(decision.move) == "pass"
    assert str(decision.reason) == (
        "for Misère, −15.0 chips are expected: 0 of 5 games were won with hands like 0-0-0-0"
    )
    assert [(str(move), value) for move, value in decision.values] == [("misere", LOST)]


def test_what_was_won_is_bid(path: Path) -> None:
    assert str(decided(seated(MIDDLING), "advanced").move) == "pass"
    write_endings(path, MIDDLING, "misere", [WON, WON, WON, LOST])
    decision = decided(seated(MIDDLING), f"adaptive:knowledge={path},enough=4")
    assert str(decision.move) == "misere"
    assert "+7.5 chips are expected: 3 of 4 games were won" in str(decision.reason)


def test_the_most_chips_decide(path: Path) -> None:
    write_endings(path, NINE_SPADES, "rik", [2] * 9 + [-2])
    write_endings(path, NINE_SPADES, "solo8", [3] * 6 + [-3] * 4)
    assert str(decided(seated(NINE_SPADES), f"adaptive:knowledge={path}").move) == "rik"
    write_endings(path, NINE_SPADES, "solo8", [3] * 20)
    assert str(decided(seated(NINE_SPADES), f"adaptive:knowledge={path}").move) == "solo8"
    assert str(decided(seated(NINE_SPADES, "piek"), f"adaptive:knowledge={path}").move) == "pass"


def test_the_winning_percentage_decides_as_the_thesis_has_it(path: Path) -> None:
    """Of the contracts won often enough the one that pays most, whatever chips they brought."""
    write_endings(path, NINE_SPADES, "rik", [2] * 9 + [-2])
    write_endings(path, NINE_SPADES, "solo8", [3] * 6 + [-3] * 4)
    by = f"adaptive:knowledge={path},deciding=percentage"
    decision = decided(seated(NINE_SPADES), by)
    assert str(decision.move) == "solo8"
    assert str(decision.reason) == "60% of 10 games were won with hands like 9-1-0-0"
    assert {str(move): value for move, value in decision.values} == {"rik": 0.9, "solo8": 0.6}
    assert str(decided(seated(NINE_SPADES), f"{by},percentage=70").move) == "rik"
    passed = decided(seated(NINE_SPADES), f"{by},percentage=95")
    assert str(passed.move) == "pass"
    assert str(passed.reason).startswith("for Rik, 90% of 10 games")


def test_by_percentage_what_is_unknown_is_bid_as_usual(path: Path) -> None:
    write_endings(path, NINE_SPADES, "rik", [2] * 10)
    decision = decided(seated(NINE_SPADES), f"adaptive:knowledge={path},deciding=percentage")
    assert str(decision.move) == "solo8"
    assert "not known yet" in str(decision.reason)


def test_the_own_table_outweighs_the_others(path: Path) -> None:
    strangers = ("ann", "x", "y", "z")
    write_endings(path, MIDDLING, "misere", [LOST] * 30, names=strangers)
    write_endings(path, MIDDLING, "misere", [WON] * 20)
    spec = f"adaptive:knowledge={path}"
    assert str(decided(seated(MIDDLING), spec).move) == "misere"
    assert str(decided(seated(MIDDLING, names=strangers), spec).move) == "pass"
    assert str(decided(seated(MIDDLING, names=("ann", "new", "new", "new")), spec).move) == "pass"


def test_only_the_last_games_count(path: Path) -> None:
    write_endings(path, MIDDLING, "misere", [WON] * 30)
    write_endings(path, MIDDLING, "misere", [LOST] * 12)
    assert str(decided(seated(MIDDLING), f"adaptive:knowledge={path}").move) == "misere"
    assert str(decided(seated(MIDDLING), f"adaptive:knowledge={path},last=12").move) == "pass"
    assert str(decided(seated(MIDDLING), f"adaptive:knowledge={path}@30,last=12").move) == "misere"


def test_what_is_known_beforehand_counts_for_every_table(path: Path, tmp_path: Path) -> None:
    prior = tmp_path / "prior.db"
    write_endings(prior, MIDDLING, "misere", [WON] * 10, names=("x", "y", "z", "w"))
    assert str(decided(seated(MIDDLING), f"adaptive:knowledge=none,prior={prior}").move) == "misere"
    write_endings(path, MIDDLING, "misere", [LOST] * 30)
    assert str(decided(seated(MIDDLING), f"adaptive:knowledge={path},prior={prior}").move) == "pass"


def test_what_is_nearly_good_enough_is_tried_while_it_is_unknown(path: Path) -> None:
    """One card too high for Misère; the base knows something, but nothing of that."""
    hand = LOW.replace("5S", "KH").replace("2H", "TH")
    write_endings(path, NINE_SPADES, "misere", [LOST] * 10)
    write_endings(path, hand, "rik", [-2] * 10)
    write_endings(path, hand, "piek", [-9] * 10)
    assert str(decided(seated(hand), f"adaptive:knowledge={path}").move) == "pass"
    tried = decided(seated(hand), f"adaptive:knowledge={path},reach=1")
    assert str(tried.move) == "misere"
    assert str(tried.reason).endswith("the results of such hands here are not known yet")
    write_endings(path, hand, "misere", [LOST] * 10)
    assert str(decided(seated(hand), f"adaptive:knowledge={path},reach=1").move) == "pass"


def test_a_bid_that_must_be_made_is_the_least_bad(path: Path) -> None:
    rules = preset("vorsteveld2007", all_pass="dealer_plays")
    view = to_speak(MIDDLING, "pass", "pass", "pass", rules=rules)
    assert all(not move.is_pass for move in view.legal_moves())
    base_of(path, [record(seed, *["random"] * 4, rules=rules) for seed in range(60)]).close()
    decision = decided(view, f"adaptive:knowledge={path},enough=1")
    worth = dict(decision.values)
    assert worth[decision.move] == max(worth.values()) < 0


def test_a_base_of_other_rules_is_refused(path: Path) -> None:
    write_endings(path, LOW, "misere", [WON])
    with pytest.raises(KnowledgeError, match="other rules"):
        decided(to_speak(LOW, rules="stichting2025"), f"adaptive:knowledge={path}")


@pytest.mark.parametrize(
    "setting", ["enough=0", "last=-1", "reach=-1", "reach=14", "conditions=rik:9-8", "percentage=101"]
)
def test_impossible_settings_are_refused(setting: str) -> None:
    with pytest.raises(SpecError):
        make_player(f"adaptive:{setting}", "rikken")


def blocks(spec: str, folder: Path, workers: int = 1) -> list[str]:
    """The Records of a short learning match, block by block."""
    folder.mkdir()
    contenders = (Contender("learner", spec), Contender("others", "random_silent"))
    match = LearningMatch(contenders, folder / "base.db", 3, 6, 7, "vorsteveld2007", "1v3", "rikken")
    play_blocks(match, folder, partial(play, workers=workers), learn)
    return [block_file(folder, number).read_text() for number in range(3)]


def play(schedule: Schedule, path: Path, workers: int) -> Run:
    return run(schedule, workers=partial(local_workers, count=workers), save=path)


def learn(path: Path, records: Iterable[Record]) -> None:
    base_of(path, records).close()


def test_learning_changes_the_bids_and_is_the_same_on_any_number_of_workers(tmp_path: Path) -> None:
    spec = "adaptive:knowledge={knowledge},enough=1,reach=2"
    alone, together = blocks(spec, tmp_path / "alone"), blocks(spec, tmp_path / "together", workers=2)
    assert alone == together
    usual = blocks("advanced", tmp_path / "usual")
    assert usual[0] == alone[0], "nothing is known in the first block"
    assert usual[2] != alone[2]
