"""Proves that the parsers of Rikken answer whatever text they are given with a value or an error of ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from tests.conftest import scaled
from tests.fuzz.mutation import damaged, inputs
from tests.fuzz.parsing import check_parser
from tests.property.rikken_positions import play_on
from tests.reference.rikken import CONTRACTS
from upperhand import Record
from upperhand.errors import UpperhandError
from upperhand.notation import read_notation, write_notation
from upperhand.rikken import PRESETS, Move, Rules, State, preset

COUNT = scaled(2_000, 100_000)


@cache
def games() -> list[State]:
    """Finished and running games of every preset."""
    return [
        play_on(State.deal(preset(name), seed), 200 if seed else 9, seed)
        for name in PRESETS
        for seed in range(3)
    ]


def move_texts() -> list[str]:
    said = [str(move) for state in games() for _, move in state.history]
    return ["pass", "-", *CONTRACTS, "call AS blind", "callASblind", "call 10s", "trump h", *said]


def rules_texts() -> list[str]:
    return ["{}", '{"bids": ["rik"]}', *(preset(name).to_json() for name in PRESETS)]


def record_texts() -> list[str]:
    return [Record.of(state, "rikken").to_json() for state in games()]


def notation_texts() -> list[str]:
    return [write_notation(Record.of(state, "rikken")) for state in games()]


PARSERS: dict[str, tuple[Callable[[str], object], Callable[[], list[str]]]] = {
    "move": (Move, move_texts),
    "rules": (Rules.from_json, rules_texts),
    "record": (lambda text: Record.from_json(text).replay(), record_texts),
    "notation": (lambda text: list(read_notation(text)), notation_texts),
}


@pytest.mark.parametrize("name", PARSERS)
def test_parser(name: str) -> None:
    check_parser(name, *PARSERS[name], COUNT)


@pytest.mark.parametrize("name", PARSERS)
def test_valid_input_is_read(name: str) -> None:
    parse, valid = PARSERS[name]
    for text in valid():
        parse(text)


def test_moves_that_are_read_are_written_back() -> None:
    for make in inputs(5, COUNT, move_texts()):
        try:
            found = Move(make())
        except (UpperhandError, TypeError):
            continue
        assert Move(str(found)) == found


def test_rules_that_are_read_can_be_played() -> None:
    for make in inputs(6, COUNT // 5, rules_texts()):
        try:
            rules = Rules.from_json(make())
        except UpperhandError:
            continue
        assert Rules.from_json(rules.to_json()) == rules
        assert play_on(State.deal(rules, 1), 1_000, 1).over


def test_wild_moves_leave_a_game_as_it_is() -> None:
    """Whatever is said at the table either is a legal move or changes nothing."""
    random, said = Random(8), move_texts()
    for number in range(COUNT // 20):
        state = play_on(State.deal(preset("vorsteveld2007_full"), number), random.randrange(60), number)
        before = state.copy()
        text = damaged(random, random.choice(said)) if random.random() < 0.5 else random.choice(said)
        try:
            move = Move(text)
            state.apply(move)
        except UpperhandError:
            assert state == before
        else:
            assert move in before.legal_moves()
