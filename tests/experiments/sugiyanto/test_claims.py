"""Table 1, row by row."""

import pytest

from upperhand.experiments.sugiyanto import claims
from upperhand.experiments.sugiyanto.claims import (
    TABLE_1,
    TABLE_1_MEAN,
    Complexity,
    last_units,
    possible_moves,
)


@pytest.mark.parametrize("cards", TABLE_1)
def test_every_row_to_one_unit_in_the_last_digit(cards: int) -> None:
    moves, strategic, tree = TABLE_1[cards]
    row = Complexity(possible_moves(cards))
    assert row.moves == moves
    assert last_units(row.strategic, strategic) <= 1
    assert last_units(row.tree, tree) <= 1


def test_the_mean_row() -> None:
    name, row, printed = claims.complexity_rows()[-1]
    assert (name, printed) == ("mean", TABLE_1_MEAN)
    assert row.moves == 267
    assert last_units(row.strategic, "0.4372") <= 1
    assert last_units(row.tree, "4.8394e90") <= 1


def test_a_unit_is_that_of_the_last_digit_printed() -> None:
    assert last_units(0.5, "0.4") == pytest.approx(1)
    assert last_units(3.17e22, "3.16e22") == pytest.approx(1)
    assert last_units(270, "2.6e2") == pytest.approx(1)
