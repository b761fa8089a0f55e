"""Proves that a parser answers whatever text it is given with a value or an error of ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import scaled
from tests.fuzz.mutation import inputs
from tests.fuzz.parsing import check_parser, try_one
from tests.property.positions import play_on
from upperhand import Cards, Record
from upperhand.big_two import PRESETS, Move, Rules, State, preset
from upperhand.errors import UpperhandError
from upperhand.notation import read_notation, write_notation
from upperhand.record import read_records

COUNT = scaled(5_000, 100_000)


@cache
def games() -> list[State]:
    """Finished and running games of every preset."""
    return [
        play_on(State.deal(preset(name).replace(players=2 + seed), seed, None), 200 if seed else 9, seed)
        for name in PRESETS
        for seed in range(3)
    ]


def cards_texts() -> list[str]:
    return ["", "3D", "3D TS", "10S,2h", "5d5s", *(str(hand) for state in games() for hand in state.dealt)]


def move_texts() -> list[str]:
    return ["pass", "-", "PASS", *(str(move) for state in games()[:3] for _, move in state.history)]


def rules_texts() -> list[str]:
    return ["{}", '{"players": 2}', *(preset(name).to_json() for name in PRESETS)]


def record_texts() -> list[str]:
    from_hands = State.from_hands(Rules(players=2), [Cards("3D 4D"), Cards("5S 5C")], ["a", "b"])
    return [Record.of(state).to_json() for state in [*games(), from_hands]]


def notation_texts() -> list[str]:
    return [write_notation(Record.of(state)) for state in games()]


def read_record(text: str) -> object:
    return Record.from_json(text).replay()


PARSERS: dict[str, tuple[Callable[[str], object], Callable[[], list[str]]]] = {
    "cards": (Cards, cards_texts),
    "move": (Move, move_texts),
    "rules": (Rules.from_json, rules_texts),
    "record": (read_record, record_texts),
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


def test_what_is_read_is_written_back() -> None:
    """Odd spellings that are accepted mean what they say: the text of the value reads as the same value."""
    for make in inputs(5, COUNT, [*move_texts(), *cards_texts()]):
        text = make()
        for value in (Cards, Move):
            try:
                found = value(text)
            except (UpperhandError, TypeError):
                continue
            assert value(str(found)) == found


def test_rules_that_are_read_can_be_played() -> None:
    for make in inputs(6, COUNT // 5, rules_texts()):
        try:
            rules = Rules.from_json(make())
        except UpperhandError:
            continue
        assert Rules.from_json(rules.to_json()) == rules
        assert play_on(State.deal(rules, 1), 1_000, 1).over


def test_files_of_bytes(tmp_path: Path) -> None:
    """Files hold bytes: every record whole before the damage is read, and the damage is an error of ours."""
    file, whole = tmp_path / "games.jsonl", record_texts()[0].encode() + b"\n"
    for make in inputs(7, COUNT // 10, record_texts()):
        damage = make().replace("\n", "").encode("utf-8", "surrogatepass")
        file.write_bytes(whole + damage)
        try_one(lambda _: list(read_records(file)), repr(damage))
        assert next(iter(read_records(file))).to_json().encode() + b"\n" == whole
