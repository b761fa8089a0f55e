"""Puzzles as values, the maker, and ratings."""

from itertools import islice
from pathlib import Path

import pytest

from tests.conftest import scaled
from upperhand import games
from upperhand.errors import IllegalMoveError, RecordError, UpperhandError
from upperhand.puzzles import Puzzle, attempt, read_puzzles, shipped
from upperhand.puzzles.maker import puzzles
from upperhand.puzzles.rating import most_likely, rate_all, solvers


@pytest.mark.parametrize("game", games.GAMES)
def test_every_puzzle_survives_json(game: str) -> None:
    for puzzle in shipped(game):
        assert Puzzle.from_json(puzzle.to_json()) == puzzle


@pytest.mark.parametrize("damage", ["{}", "[]", "no JSON", '{"id": "0", "moves": 3}'])
def test_a_damaged_line_is_named(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(f"{shipped('rikken')[0].to_json()}\n{damage}\n")
    with pytest.raises(RecordError, match="line 2"):
        read_puzzles(file)


def test_a_changed_position_is_noticed() -> None:
    text = shipped("rikken")[0].to_json().replace('"kind": "make"', '"kind": "defeat"')
    assert text != shipped("rikken")[0].to_json()
    with pytest.raises(RecordError, match="was changed"):
        Puzzle.from_json(text)


@pytest.mark.parametrize(("game", "count"), [("big_two", scaled(1, 8)), ("rikken", scaled(3, 12))])
def test_the_maker_goes_on_where_it_stopped(game: str, count: int) -> None:
    whole = list(islice(puzzles(game, seed=1), count))
    first = list(islice(puzzles(game, seed=1), 1))
    assert first + list(islice(puzzles(game, 1, first), count - 1)) == whole


def test_the_maker_refuses_puzzles_of_another_seed() -> None:
    made = list(islice(puzzles("rikken", seed=5), 1))
    with pytest.raises(UpperhandError, match="does not come from the seed 6"):
        next(puzzles("rikken", 6, made, games_at_most=1_000))


def test_a_wrong_move_fails_with_a_reason_and_an_illegal_one_is_refused() -> None:
    puzzle = next(puzzle for puzzle in shipped("rikken") if puzzle.kind == "make")
    legal = [str(move) for move in puzzle.state().legal_moves()]
    wrong = next(text for text in legal if text not in puzzle.right)
    found = attempt(puzzle, [wrong])
    assert (found.status, found.right) == ("failed", puzzle.right)
    assert found.reason.values["card"] == wrong
    held = {str(card) for card in puzzle.state().hands[puzzle.state().turn]}
    foreign = next(card for card in ("AS", "KH", "QD", "JC", "2S") if card not in held)
    with pytest.raises(IllegalMoveError):
        attempt(puzzle, [foreign])
    with pytest.raises(UpperhandError, match="already decided"):
        attempt(puzzle, [wrong, legal[0]])


def test_what_only_strong_levels_find_is_harder() -> None:
    levels = [800, 1300, 1800, 2300]
    easy = most_likely([(level, 1) for level in levels], guess=0.2)
    middle = most_likely([(level, float(level > 1500)) for level in levels], guess=0.2)
    hard = most_likely([(level, 0) for level in levels], guess=0.2)
    assert easy < middle < hard


def test_ratings_are_always_the_same_and_spread() -> None:
    some, by, told = shipped("rikken")[:12], solvers("rikken")[:3], list[int]()
    rated = rate_all(some, by, told.append)
    assert rated == rate_all(some, by, told.append)
    assert told == [*range(1, 13)] * 2
    assert len({puzzle.rating for puzzle in rated}) > 6
