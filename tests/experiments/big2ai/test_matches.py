"""Plans: the paper's budgets and games, or a part of them."""

import pytest

from upperhand.errors import UpperhandError
from upperhand.experiments.big2ai.matches import LEARNED_POINTS, SEATINGS, TABLE_POINTS, make_plan


def test_the_whole_is_the_papers() -> None:
    plan = make_plan(1, 5)
    assert (plan.searches, plan.games) == (10_000, 1_000)
    assert plan.repeats * SEATINGS == 100
    assert plan.evaluated * SEATINGS == 500
    assert plan.same_cards == 100
    assert plan.table_deals(TABLE_POINTS) * SEATINGS == 8_000
    assert [plan.learned_games(point) for point in range(LEARNED_POINTS + 1)] == [*range(0, 5_001, 1_000)]


@pytest.mark.parametrize(("scale", "games"), [(0.5, 1), (0.1, 1), (0.05, 0.5)])
def test_budgets_shrink_first_and_games_below_a_tenth(scale: float, games: float) -> None:
    whole, part = make_plan(1, 5), make_plan(scale, 5)
    assert part.searches / whole.searches == part.games / whole.games == scale
    assert part.learned_games(5) / whole.learned_games(5) == games
    assert part.evaluated / whole.evaluated == pytest.approx(games, rel=0.02)


def test_the_least_part_still_has_deals_to_compare() -> None:
    plan = make_plan(1e-9, 5)
    assert min(plan.repeats, plan.evaluated, plan.table, plan.learned, plan.same_cards, plan.thinking) == 2
    assert plan.searches == plan.games == plan.games_at(0.1) == 1


@pytest.mark.parametrize("scale", [0, -1, 1.5, float("nan")])
def test_other_scales_are_refused(scale: float) -> None:
    with pytest.raises(UpperhandError, match="above 0 and at most 1"):
        make_plan(scale, 5)
