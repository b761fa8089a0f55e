"""Series of the same work on all cores: each result is kept, and a run can be resumed."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from upperhand.experiments.rikken.part import Setup, run_series


@dataclass(frozen=True)
class Square:
    """Fails from a number on, as a run that is stopped does."""

    stop: int = 1000

    def __call__(self, number: int) -> tuple[int, int]:
        if number >= self.stop:
            raise KeyboardInterrupt
        return number, number**2


SQUARE = Square()
EXPECTED = [[number, number**2] for number in range(10)]


def nothing(step: str, done: int, total: int) -> None:
    """Nobody watches."""


def run(folder: Path, piece: Square = SQUARE, workers: int = 1, count: int = 10) -> list[list[int]]:
    return run_series(piece, count, "squares", Setup(1, 7, folder, workers), nothing, chunk=3)


def test_results_are_in_order(tmp_path: Path) -> None:
    assert run(tmp_path) == EXPECTED


def test_workers_change_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, workers=2) == EXPECTED


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, Square(stop=7))
    kept = (tmp_path / "squares.jsonl").read_text()
    assert [json.loads(line) for line in kept.splitlines()] == EXPECTED[:6]
    assert run(tmp_path) == EXPECTED


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    run(tmp_path, count=4)
    path = tmp_path / "squares.jsonl"
    path.write_text(path.read_text()[:-3])
    assert run(tmp_path) == EXPECTED
    assert len(path.read_text().splitlines()) == 10


def test_a_whole_series_is_not_done_again(tmp_path: Path) -> None:
    run(tmp_path)
    assert run(tmp_path, Square(stop=0)) == EXPECTED


def test_progress_begins_with_what_is_there(tmp_path: Path) -> None:
    run(tmp_path, count=4)
    seen: list[tuple[str, int, int]] = []
    run_series(SQUARE, 10, "squares", Setup(1, 7, tmp_path, 1), lambda *step: seen.append(step), chunk=3)
    assert seen == [("squares", 4, 10), ("squares", 7, 10), ("squares", 10, 10)]
