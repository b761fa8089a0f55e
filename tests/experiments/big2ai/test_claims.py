"""Claims: what decides a verdict."""

from typing import Any

import pytest

from upperhand.arena.statistics.intervals import Estimate
from upperhand.experiments.big2ai import claims
from upperhand.experiments.big2ai.claims import AI_1, AI_2, AI_3, AI_4
from upperhand.experiments.reporting import HELD, NOT_HELD, OPEN, above, all_of


def compared(**ahead: tuple[float, float, float]) -> dict[str, Any]:
    """What AI 4.0 has over each other one, in games won and points lost, as value, low and high."""
    others = dict(zip(("one", "two", "three"), (AI_1, AI_2, AI_3), strict=True))
    over: dict[str, Any] = {AI_4: {}, AI_1: {}, AI_2: {}, AI_3: {}}
    for word, (value, low, high) in ahead.items():
        over[AI_4][others[word]] = {"win_rate": value, "win_rate_ci": [low, high]}
        over[others[word]][AI_4] = {"lost": value, "lost_ci": [low, high]}
    return {"over": over}


AHEAD, BEHIND, UNTOLD = (0.2, 0.1, 0.3), (-0.2, -0.3, -0.1), (0.01, -0.1, 0.12)


@pytest.mark.parametrize("measure", ["win_rate", "lost"])
@pytest.mark.parametrize(
    ("third", "verdict"), [(AHEAD, HELD), (UNTOLD, OPEN), (BEHIND, NOT_HELD)], ids=["all", "open", "behind"]
)
def test_the_best_is_ahead_of_everybody(
    measure: str, third: tuple[float, float, float], verdict: str
) -> None:
    found = compared(one=AHEAD, two=AHEAD, three=third)
    pairs = [(AI_4, other) for other in (AI_1, AI_2, AI_3)]
    assert all_of(claims.verdict(found, *pair, measure) for pair in pairs) == verdict


def test_the_least_lead_is_shown() -> None:
    found = compared(one=AHEAD, two=BEHIND, three=UNTOLD)
    pairs = [(AI_4, other) for other in (AI_1, AI_2, AI_3)]
    assert claims.least_lead(found, pairs, "win_rate") == (
        "AI 4.0 over AI 2.0: −20.0% of the games [−30.0, −10.0]"
    )


def test_fewer_points_lost_are_a_lead() -> None:
    """For points lost, the lead is how many more the other lost."""
    found = {"over": {AI_1: {AI_4: {"lost": 3.0, "lost_ci": [1.0, 5.0]}}}}
    assert claims.lead(found, AI_4, AI_1, "lost") == "AI 4.0 over AI 1.0: 3.0 points per game [1.0, 5.0]"
    assert claims.verdict(found, AI_4, AI_1, "lost") == HELD


def test_bounds_other_than_zero() -> None:
    assert above(Estimate(0.58, 0.56, 0.6), 0.55) == HELD
    assert above(Estimate(0.56, 0.5, 0.6), 0.55) == OPEN
    assert above(Estimate(0.52, 0.5, 0.54), 0.55) == NOT_HELD


def test_differences_bear_their_sign() -> None:
    assert claims.percent({"x": 0.031, "x_ci": [-0.01, 0.07]}, "x") == "+3.1% [−1.0, 7.0]"
    assert claims.percent({"x": -0.031, "x_ci": [None, None]}, "x") == "−3.1%"
    assert claims.percent({"x": None, "x_ci": [None, None]}, "x") == "–"
