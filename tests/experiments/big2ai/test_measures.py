"""Measures of a seat on games made by hand, and comparisons of players over the same deals."""

import numpy as np
import pytest

from upperhand.arena import Run, Schedule, make_match, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.table import Table
from upperhand.experiments.big2ai import measures
from upperhand.experiments.big2ai.matches import RULES

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


# Several players compared over the same deals.


NAMES = ["lowest", "random", "random_pass", "rule_based"]
TITLES = ["one", "two", "three", "four"]
DEALS = 6


@pytest.fixture(scope="module")
def at_one_table() -> Run:
    match = make_match(NAMES, rules=RULES, layout="latin", deals=DEALS, seed=3)
    return run(Schedule((match,)), workers=ThisProcess)


def test_players_at_one_table_share_its_games(at_one_table: Run) -> None:
    found = measures.same_table_figures(at_one_table, TITLES)
    assert found["games"] == 4 * DEALS
    assert sum(own["win_rate"] for own in found["players"].values()) == pytest.approx(1)
    assert sum(own["gained"] - own["lost"] for own in found["players"].values()) == pytest.approx(0)


def test_a_lead_is_the_difference_of_the_figures(at_one_table: Run) -> None:
    found = measures.same_table_figures(at_one_table, TITLES)
    for measure in ("win_rate", "score", "gained", "lost"):
        gap = found["players"]["one"][measure] - found["players"]["three"][measure]
        assert found["over"]["one"]["three"][measure] == pytest.approx(gap)
        low, high = found["over"]["one"]["three"][f"{measure}_ci"]
        assert low <= gap <= high


def test_each_in_a_match_of_its_own_is_compared_over_the_same_deals() -> None:
    matches = tuple(
        make_match([name, "conventional"], rules=RULES, layout="1v3", deals=DEALS, seed=3) for name in NAMES
    )
    found = measures.same_cards_figures(run(Schedule(matches), workers=ThisProcess), TITLES)
    # `lowest` and `conventional` play alike, so the first match is one of four equals.
    assert found["players"]["one"]["score"] == pytest.approx(0)
    assert found["players"]["one"]["win_rate"] == pytest.approx(1 / 4)
    assert found["over"]["one"]["four"]["win_rate"] == pytest.approx(
        1 / 4 - found["players"]["four"]["win_rate"]
    )
