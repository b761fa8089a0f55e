"""Contests: fair seatings, the same results however they are played, and resumed from what is kept."""

from collections import Counter
from pathlib import Path

import pytest

from upperhand.experiments.levels.contests import Contest, Played, Table, seatings
from upperhand.pool import Pool

TABLE = Table("big_two", "hongkong", 2)
CONTEST = Contest(TABLE, "dial:strength=60", "lowest", seed=4)


@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_sit_equally_often_in_every_seat(seats: int, brief: bool) -> None:
    found = [sides for deal in range(12) for sides in seatings(seats, brief, deal)]
    assert len(seatings(seats, brief)) == (2 if brief or seats == 2 else 6)
    for seat in range(seats):
        assert len(set(Counter(sides[seat] for sides in found).values())) == 1
    assert all(tuple(1 - side for side in sides) in found for sides in found)


def test_processes_and_a_second_run_give_the_same(tmp_path: Path) -> None:
    alone = Played(tmp_path / "alone.jsonl", None).shares([CONTEST], 24)
    with Pool(2) as pool:
        assert Played(tmp_path / "pool.jsonl", pool).shares([CONTEST], 24) == alone
    lines = (tmp_path / "alone.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 3
    cut = tmp_path / "cut.jsonl"
    cut.write_text(lines[0] + lines[1][:20])
    again = Played(cut, None)
    assert len(again.known) == 1
    assert again.shares([CONTEST], 24) == alone
    assert sorted(cut.read_text().splitlines(keepends=True)) == sorted(lines)
