"""The dealer in records: kept, checked and dealt from again, where a game has one."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.conftest import scaled
from tests.record.test_value import GAME
from upperhand import Record, make_player, rikken
from upperhand.errors import RecordError
from upperhand.match import play_game
from upperhand.notation import read_notation, write_notation

NAMES = ["Ann", "random", "random", "Zoë [x]"]


def play(state: rikken.State) -> Record:
    return play_game(state, [make_player("random", "rikken")] * 4, seed=1, game="rikken")


def game(seed: int = 3, preset: str = "vorsteveld2007", dealer: int | None = None) -> Record:
    return play(rikken.State.deal(rikken.preset(preset), seed, NAMES, dealer))


def line_with(**changes: Any) -> str:
    return json.dumps({**json.loads(game().to_json()), **changes})


@pytest.mark.parametrize("preset", rikken.PRESETS)
def test_lines_and_notation_keep_a_game(preset: str) -> None:
    for seed in range(scaled(10, 300)):
        record = game(seed, preset)
        assert Record.from_json(record.to_json()) == record
        assert list(read_notation(write_notation(record))) == [record]
        assert Record.of(record.replay(), "rikken") == record


def test_the_line_names_the_dealer_after_the_deal() -> None:
    line = json.loads(game(dealer=2).to_json())
    assert list(line) == ["upperhand", "game", "rules", "seed", "dealer", "seats", "moves", "scores"]
    assert line["dealer"] == 2


@pytest.mark.parametrize("dealer", range(4))
def test_another_dealer_than_the_seed_gives_is_kept(dealer: int) -> None:
    record = game(dealer=dealer)
    state = record.replay()
    assert isinstance(state, rikken.State)
    assert state.dealer == dealer
    assert list(read_notation(write_notation(record))) == [record]


@pytest.mark.parametrize("shuffle", ["fresh", "groups", "never"])
def test_the_next_deal_of_a_match_has_a_record_of_its_own(shuffle: str) -> None:
    first = rikken.State.deal(rikken.preset("vorsteveld2007", shuffle=shuffle), 5, NAMES)
    play(first)
    second = first.next_deal(6)
    record = play(second)
    assert record.dealer == (first.dealer + 1) % 4
    assert record.replay() == second
    assert list(read_notation(write_notation(record))) == [record]


def test_without_a_dealer_the_seed_decides() -> None:
    record = replace(game(), dealer=None)
    assert "dealer" not in json.loads(record.to_json())
    assert record.replay().scores == record.scores


def test_a_passed_out_game() -> None:
    state = rikken.State.deal(rikken.preset("vorsteveld2007"), 1, NAMES)
    for _ in range(4):
        state.apply(rikken.Move.PASS)
    record = Record.of(state, "rikken")
    assert record.scores == (0, 0, 0, 0)
    assert record.replay() == state
    assert list(read_notation(write_notation(record))) == [record]


def test_the_notation_shows_auction_calls_and_tricks() -> None:
    """A line for the auction, one for what the declarer says, and one a trick."""
    state = rikken.State.deal(rikken.preset("vorsteveld2007"), 7, NAMES, dealer=3)
    for text in ("rik", "pass", "pass", "pass"):
        state.apply(rikken.Move(text))
    for kind in ("trump", "call", "card"):
        move = state.legal_moves()[0]
        assert move.kind == kind
        state.apply(move)
    lines = write_notation(Record.of(state, "rikken")).splitlines()
    assert lines[4:6] == ["dealer: 3", "0: rik - - -"]
    assert lines[6].startswith("0: trump")
    assert " call" in lines[6]
    assert len(lines) == 8


@pytest.mark.parametrize("dealer", [-1, 4, "3", True, 1.0])
def test_a_dealer_must_be_a_seat(dealer: object) -> None:
    with pytest.raises(RecordError, match="it must be a seat from 0 to 3"):
        Record.from_json(line_with(dealer=dealer))


def test_where_nobody_deals_a_dealer_is_refused() -> None:
    with pytest.raises(RecordError, match="nobody deals in Big Two"):
        replace(GAME, dealer=0)
    assert "dealer" not in GAME.to_json()


def test_a_wrong_dealer_shows_in_replay() -> None:
    record = game()
    assert record.dealer is not None
    with pytest.raises(RecordError):
        replace(record, dealer=(record.dealer + 1) % 4).replay()
