"""`upperhand replay FILE`."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.command import output_of, refusal_of, upperhand
from tests.record.test_value import game
from upperhand import Record
from upperhand.notation import read_notation, write_notation

GAMES = [game(1), game(2, "charlesworth", event="Club night")]


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(record.to_json() + "\n" for record in GAMES))
    return path


@pytest.fixture
def notation(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    path.write_text("# two games\n" + "\n".join(map(write_notation, GAMES)))
    return path


def test_games_are_shown_move_by_move(lines: Path) -> None:
    text = output_of("replay", str(lines))
    assert "game 1: Big Two, hongkong, seed 1" in text
    assert "game 2: Big Two, charlesworth, seed 2" in text
    assert text.count(" left)") == sum(len(record.moves) for record in GAMES)
    assert "Zoë [x]" in text
    assert "♠" in text


def test_both_forms_turn_into_each_other(lines: Path, notation: Path) -> None:
    for file in (lines, notation):
        printed = output_of("replay", str(file), "--json").splitlines()
        assert [Record.from_json(line) for line in printed] == GAMES
        assert list(read_notation(output_of("replay", str(file), "--notation"))) == GAMES


def test_a_running_game_is_shown_as_far_as_it_goes(lines: Path) -> None:
    lines.write_text(GAMES[0].to_json()[:-60])
    assert "the game is still running" in output_of("replay", str(lines))


def test_the_first_line_that_does_not_hold_is_named_after_the_games_before_it(lines: Path) -> None:
    wrong = replace(GAMES[1], scores=(0, 0, 0, 0))
    with lines.open("a") as file:
        file.write(wrong.to_json() + "\n")
    done = upperhand("replay", str(lines), "--json")
    assert done.returncode == 2
    assert [Record.from_json(line) for line in done.stdout.splitlines()] == GAMES
    assert done.stderr.startswith("upperhand: line 3: the scores are 0, 0, 0, 0, but the game ended with")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{\n", "line 1: not JSON"),
        (b"game: big_two\nrules: macau\n", "line 2: there is no preset 'macau'"),
        (b"soup", "line 1: 'soup' is not a line of a game"),
        (b"\xff\xfe", "byte 1 is not text"),
    ],
)
def test_damage_is_named(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(content)
    assert sentence in refusal_of("replay", str(path))


def test_an_empty_file_holds_no_games(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.touch()
    assert output_of("replay", str(path)) == ""
