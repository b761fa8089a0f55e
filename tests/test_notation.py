"""The notation: a game to read and write by hand."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import scaled
from tests.record.test_value import GAME, TAGS, TEXTS, game
from upperhand import Cards, Record, Rng, big_two
from upperhand.errors import RecordError
from upperhand.notation import read_notation, write_notation

HEAD = """
# A very short game, written by hand.
game: big_two
rules: sugiyanto:deal=thirteen   # four players
seats: Ann | Bob | lowest | "a \\u007c b"
deal: 3D 4S 4H | 3C5C | 3H 6H | 3S 7S
tag: event = Club night
tag: round = 3
"""


def read_one(text: str) -> Record:
    (record,) = read_notation(text)
    return record


def short_game(*tricks: str, scores: str = "") -> str:
    return "\n".join([HEAD, *tricks, *([f"scores: {scores}"] if scores else [])])


@pytest.mark.parametrize("preset", big_two.PRESETS)
def test_round_trip_is_exact(preset: str) -> None:
    for seed in range(scaled(5, 200)):
        record = game(seed, preset, event="Club night", round=seed, final=True)
        assert read_one(write_notation(record)) == record
        running = replace(record, moves=record.moves[: 7 * seed], scores=None) if seed < 9 else record
        assert read_one(write_notation(running)) == running


def test_given_hands_round_trip() -> None:
    record = replace(GAME, seed=None, hands=tuple(GAME.replay().dealt))
    assert read_one(write_notation(record)) == record


@pytest.mark.parametrize("name", big_two.PRESETS)
def test_rules_are_written_as_the_name_of_their_preset(name: str) -> None:
    assert f"\nrules: {name}\n" in write_notation(game(1, name))


def test_one_line_a_trick_and_a_dash_for_a_pass() -> None:
    lines = [line for line in write_notation(GAME).splitlines() if line[0].isdigit()]
    assert sum(len(line.split()) - 1 for line in lines) == len(GAME.moves)
    assert "pass" not in "".join(lines)
    state = GAME.start()
    for line in lines:
        assert state.table is None
        assert int(line[0]) == state.turn
        for text in line.split()[1:]:
            state.apply(big_two.Move(text))


def test_a_game_by_hand() -> None:
    record = read_one(short_game("0: 3D 3C 3H 3S - - -", "3: 7S", scores="-2 -1 -1 4"))
    assert record.seats == ("Ann", "Bob", "lowest", "a | b")
    assert record.hands == (Cards("3D 4S 4H"), Cards("3C 5C"), Cards("3H 6H"), Cards("3S 7S"))
    assert dict(record.tags) == {"event": "Club night", "round": 3}
    assert record.scores == (-2, -1, -1, 4)


@given(
    TAGS, st.lists(TEXTS | st.sampled_from(['"', "#", " a", "a #b", "a|b", "=", "-"]), min_size=4, max_size=4)
)
def test_any_names_and_tags_survive(tags: dict[str, Any], seats: list[str]) -> None:
    record = replace(GAME, tags=tags, seats=tuple(seats), moves=(), scores=None)
    again = read_one(write_notation(record))
    assert again == record
    assert [type(value) for value in again.tags.values()] == [type(value) for value in tags.values()]


@given(
    st.sampled_from(
        ["null", "true", "1", "1e5", '"a"', "[1]", "{}", "NaN", "Infinity", "-", "a = b", "a # b", ""]
    )
)
def test_tags_that_look_like_something_else_stay_text(text: str) -> None:
    record = replace(GAME, tags={"x": text, **({text: "x"} if text else {})}, moves=(), scores=None)
    assert read_one(write_notation(record)) == record


def test_several_games_in_one_text() -> None:
    games = [game(seed) for seed in range(3)]
    assert list(read_notation("\n".join(map(write_notation, games)))) == games
    assert list(read_notation("# nothing\n\n")) == []


def test_seats_are_optional_and_line_ends_may_be_of_windows() -> None:
    record = read_one("game: big_two\r\nrules: hongkong:players=3\r\nseed: 7\r\n")
    assert record.seats == ("seat 0", "seat 1", "seat 2")
    assert record.rules.players == 3


def test_rules_may_be_json() -> None:
    rules = big_two.preset("greedy", players=2)
    assert read_one(f"game: big_two\nrules: {rules.to_json()}\nseed: 7").rules == rules


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("soup", 1, "'soup' is not a line of a game; it must be label: value"),
        (": soup", 1, "': soup' is not a line of a game"),
        ("\nrules: hongkong", 2, "a game begins with the line game:"),
        ("tag: x = 1", 1, "a game begins with the line game:"),
        ("0: 3D", 1, "a game begins with the line game:"),
        ("game: chess", 1, "\"game\" is 'chess'; choose from big_two"),
        ("game: big_two\nrules: macau", 2, "there is no preset 'macau'"),
        ("game: big_two\nrules: hongkong:players=9", 2, "."),
        ("game: big_two\nrules: hongkong\nrules: greedy", 3, "rules: is given twice"),
        ("game: big_two\nrules: hongkong\nseed: x", 3, "'x' is not a whole number"),
        ("game: big_two\nrules: hongkong\nseed: 1\ndeal: 3D|4D|5D|6D", 4, 'either "seed" or "hands"'),
        ("game: big_two\nseed: 1\n0: 3D", 3, "the line rules: is missing"),
        ("game: big_two\nrules: hongkong\ndeal: 3D | 3X | 4D | 5D", 3, "."),
        ("game: big_two\nrules: hongkong\nseed: 1\ntag: x", 4, "tag: key = value"),
        ("game: big_two\nrules: hongkong\nseed: 1\ntag: x = 1\ntag: x = 2", 5, "the tag 'x' is given twice"),
        ('game: big_two\nrules: hongkong\nseats: "a', 3, "begins with a quote but is not a JSON string"),
        ("game: big_two\nrules: hongkong\nseed: 1\nmood: good", 4, "'mood' is not a label"),
        ("game: big_two\nrules: hongkong\nseed: 1\nseats: a|b", 4, '"seats" names 2'),
        ("game: big_two\nrules: {\ud800}", 2, "unprintable characters"),
        ("x" * 70_000, 1, "the line is longer than"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence) as caught:
        list(read_notation(text))
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("tricks", "sentence"),
    [
        (["1: 3C"], "line 10: seat 0 is to move, not seat 1"),
        (["0: 3D 3C", "", "# note", "3: 3S"], "line 13: seat 2 is to move, not seat 3"),
        (["0: 4S"], r"line 10: move 1 \('4S'\): "),
        (["0: 3D 3C 9X"], r"line 10: move 3 \('9X'\): "),
        (["0: 3D 3C 3H 3S", "0: 4H 5C", "2: 6H"], r"line 12: move 7 \('6H'\): "),
        (["0: 3D", "seats: a | b | c | d"], "line 11: seats: is given twice"),
        (["0: 3D", "seed: 4"], "line 11: seed: must come before the first move"),
        (["scores: 1 2 3 4"], "line 10: the scores are given, but the game is not over after 0 moves"),
        (["0: 3D 3C 3H 3S", "0: 4H 5C", "scores: -2 3 -1 0"], "line 12: the scores are -2, 3, -1, 0, but"),
        (
            ["0: 3D 3C 3H 3S", "0: 4H 5C", "scores: -1 3 -1 -1", "2: -"],
            "line 13: a game begins with the line",
        ),
    ],
)
def test_a_wrong_move_is_named_with_its_line(tricks: list[str], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        read_one(short_game(*tricks))


def test_damage_in_the_second_game_leaves_the_first() -> None:
    for damage in ("game: big_two\nrules: none such\n", "soup", "\x00"):
        found = read_notation(write_notation(GAME) + damage)
        assert next(found) == GAME
        with pytest.raises(RecordError, match="line "):
            next(found)


def test_mangled_text_is_a_game_or_an_error_of_ours() -> None:
    rng = Rng(17)
    text = write_notation(game(4, event="x"))
    for _ in range(scaled(1_000, 50_000)):
        at, length = rng.below(len(text)), rng.below(6)
        piece = "".join(rng.choice('0:-#"|=\n 3DST10pas\\u\x00é,') for _ in range(rng.below(5)))
        with suppress(RecordError):
            list(read_notation(text[:at] + piece + text[at + length :]))
