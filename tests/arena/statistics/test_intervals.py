"""Estimates against scipy and against formulas written out a second time."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from upperhand.arena.statistics.intervals import (
    Estimate,
    linearised,
    mean,
    rate,
    ratio,
    running_mean,
    share_of_cases,
)

VALUES = np.array([0.5, -1.0, 2.5, 4.0, 0.0, 1.0])


def test_a_mean_has_the_interval_of_student() -> None:
    found = mean(VALUES)
    low, high = stats.t.interval(0.95, len(VALUES) - 1, VALUES.mean(), stats.sem(VALUES))
    assert found.value == pytest.approx(VALUES.mean())
    assert found.interval == pytest.approx([low, high])


def test_one_deal_has_no_interval_and_none_no_figure() -> None:
    assert mean(VALUES[:1]) == rate(VALUES[:1]) == Estimate(0.5)
    assert mean(VALUES[:0]) == rate(VALUES[:0]) == Estimate(None)
    assert ratio(np.array([]), np.array([])) == Estimate(None)
    assert ratio(np.array([4.0]), np.array([2.0])) == Estimate(2.0)


def test_a_rate_of_single_games_is_the_interval_of_wilson() -> None:
    """With one game per deal it is Wilson's, except for Student's quantile and n - 1."""
    wins = np.array([1.0] * 60 + [0.0] * 140)
    found = rate(wins)
    low, high = stats.binomtest(60, 200).proportion_ci(method="wilson")
    assert found.value == pytest.approx(0.3)
    assert found.interval == pytest.approx([low, high], abs=0.002)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_rate_that_never_varied_still_has_an_interval(share: float) -> None:
    found = rate(np.full(40, share))
    low, high = stats.binomtest(int(40 * share), 40).proportion_ci(method="wilson")
    assert found.interval == pytest.approx([low, high], abs=0.006)


def test_a_rate_in_the_middle_that_never_varied_is_exact() -> None:
    """Twins in 2v2 win half of every deal between them, whatever the deal."""
    assert rate(np.full(40, 0.5)) == Estimate(0.5, 0.5, 0.5)


def test_a_rate_holds_its_figure_and_stays_within_0_and_1() -> None:
    rng = np.random.default_rng(1)
    for deals in (2, 3, 10, 100):
        for p in (0.01, 0.5, 0.97):
            shares = rng.binomial(6, p, deals) / 6
            found = rate(shares)
            assert found.low is not None
            assert found.high is not None
            assert 0 <= found.low <= shares.mean() <= found.high <= 1


def test_a_ratio_weighs_deals_by_their_cases() -> None:
    sums, counts = np.array([30.0, 10.0, 0.0]), np.array([3.0, 2.0, 0.0])
    found = ratio(sums, counts)
    assert found.value == 8
    error = math.sqrt(3 / 2 * ((30 - 24) ** 2 + (10 - 16) ** 2)) / 5
    reach = stats.t.ppf(0.975, 2) * error
    assert found.interval == pytest.approx([8 - reach, 8 + reach])


def test_a_ratio_of_even_deals_is_a_mean() -> None:
    counts = np.full(len(VALUES), 2.0)
    assert ratio(VALUES * 2, counts).interval == pytest.approx(mean(VALUES).interval)


def test_the_running_mean_ends_with_the_mean() -> None:
    centre, reach = running_mean(VALUES)
    for deals in range(2, len(VALUES) + 1):
        found = mean(VALUES[:deals])
        assert [centre[deals - 1] - reach[deals - 1], centre[deals - 1] + reach[deals - 1]] == pytest.approx(
            found.interval
        )
    assert np.isnan(reach[0])


def test_a_linearised_ratio_has_the_ratio_for_its_mean() -> None:
    values = linearised(np.array([1.0, 0.0, 2.0]), np.array([2.0, 1.0, 5.0]))
    assert values.mean() == pytest.approx(3 / 8)
    assert linearised(np.zeros(3), np.zeros(3)).size == 0


def test_a_share_ends_at_0_and_1() -> None:
    found = share_of_cases(np.array([1.0, 3.0, 0.0]), np.array([1.0, 3.0, 1.0]))
    assert found.value == pytest.approx(4 / 5)
    assert found.high == 1


def test_a_share_of_cases_one_deal_has_no_interval() -> None:
    found = share_of_cases(np.array([0.0, 5.0, 0.0]), np.array([0.0, 6.0, 0.0]))
    assert found == Estimate(5 / 6)


def test_a_share_that_is_always_won_is_not_certain() -> None:
    found = share_of_cases(np.array([2.0, 6.0, 0.0]), np.array([2.0, 6.0, 0.0]))
    assert found == rate(np.ones(2))
    assert found.low is not None
    assert found.low < 1
