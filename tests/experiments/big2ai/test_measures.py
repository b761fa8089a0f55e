"""What is measured of a seat, on games made by hand."""

import numpy as np
import pytest

from upperhand.arena.table import Table
from upperhand.experiments.big2ai import measures

# One (0) against three (1), two seatings of two deals.
SEATINGS = ((0, 1, 1, 1), (1, 0, 1, 1))
SCORES = [[[60, -10, -20, -30], [-5, -8, 25, -12]], [[-7, 20, -9, -4], [-6, 30, -12, -12]]]
LEFT = [[[0, 1, 3, 4], [1, 2, 0, 3]], [[3, 0, 2, 1], [1, 0, 4, 5]]]


@pytest.fixture
def table() -> Table:
    return Table(
        names=("tested", "others"),
        deals=np.arange(2),
        entrants=np.array([SEATINGS, SEATINGS]),
        scores=np.array(SCORES),
        left=np.array(LEFT),
        moves=np.full((2, 2), 30),
    )


def test_points_are_split_into_gained_and_lost(table: Table) -> None:
    found = measures.seat_figures(table, 0)
    assert found["games"] == 4
    assert found["win_rate"] == 0.5
    assert found["gained"] == (60 + 30) / 4
    assert found["lost"] == (8 + 7) / 4
    assert found["score"] == pytest.approx(found["gained"] - found["lost"])
    assert found["total_gained"] == 90


def test_the_less_card_rate_is_of_lost_games_alone(table: Table) -> None:
    seats = table.seats_of(0)
    assert measures.less_card_rate(table, seats).value == 1  # two lost, with 2 and 3 cards left
    assert measures.less_card_rate(table, table.seats_of(1)).value == 7 / 10


def test_opponents_are_counted_in_order_of_play(table: Table) -> None:
    next_ones = measures.after(table.seats_of(0), 1)
    assert next_ones.nonzero()[2].tolist() == [1, 2, 1, 2]
    assert measures.after(table.seats_of(0), 3).nonzero()[2].tolist() == [3, 0, 3, 0]


def test_a_gap_of_rates_is_that_of_the_rates(table: Table) -> None:
    ours, theirs = (table, table.seats_of(0)), (table, table.seats_of(1))
    assert measures.less_card_gap(ours, theirs).value == pytest.approx(1 - 7 / 10)


def test_a_change_is_from_the_first_half_to_the_second() -> None:
    assert measures.change(np.array([0.0, 0.0, 9.0, 1.0, 1.0])).value == 1
    assert measures.change(np.array([0.0, 0.0, 1.0, 3.0])).value == 2


def test_blocks_are_put_one_after_the_other(table: Table) -> None:
    both = measures.stacked([table, table])
    assert both.deals.tolist() == [0, 1, 2, 3]
    assert both.games == 2 * table.games
    assert measures.part_of(both, 2, 4).scores.tolist() == SCORES
