"""Proves that intervals cover as often as they say, tests err as seldom, and twins come out even."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from tests.conftest import scaled
from tests.statistical.chi_square import LEAST_P, p_value
from upperhand import big_two, make_player
from upperhand.arena import Entrant, Match, Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.schedule import read_layout
from upperhand.arena.statistics.differences import difference
from upperhand.arena.statistics.intervals import Estimate, mean, rate, ratio
from upperhand.arena.statistics.ratings import ratings
from upperhand.arena.statistics.sequential import SequentialTest, Verdict
from upperhand.arena.table import Table, joined, tables

Floats = npt.NDArray[np.float64]
REPEATS = scaled(1_000, 10_000)


def assert_covers(hits: int, repeats: int, least: float) -> None:
    """Intervals may cover more often than 95%, but no less often than stated."""
    assert hits >= least * repeats - 4 * np.sqrt(repeats * least * (1 - least)), f"{hits} of {repeats}"


def holds(estimate: Estimate, truth: float) -> bool:
    return estimate.low is not None and estimate.high is not None and estimate.low <= truth <= estimate.high


def shares(rng: np.random.Generator, p: float, deals: int) -> Floats:
    """Wins in six games of one deal, which the deal makes alike: beta-binomial, correlation 1/3."""
    return rng.binomial(6, rng.beta(2 * p, 2 * (1 - p), deals)) / 6


@pytest.mark.parametrize("deals", [20, 400])
@pytest.mark.parametrize("p", [0.25, 0.5, 0.9])
def test_rates_are_covered(p: float, deals: int) -> None:
    rng = np.random.default_rng(1)
    hits = sum(holds(rate(shares(rng, p, deals)), p) for _ in range(REPEATS))
    assert_covers(hits, REPEATS, 0.93)


def test_means_are_covered() -> None:
    rng = np.random.default_rng(2)
    hits = sum(holds(mean(rng.gamma(4, size=30)), 4) for _ in range(REPEATS))
    assert_covers(hits, REPEATS, 0.93)


def test_means_of_games_won_are_covered() -> None:
    """Deals with more wins have higher wins here; an average over deals alone would be biased."""
    rng = np.random.default_rng(3)

    def drawn(deals: int) -> tuple[Floats, Floats]:
        level = rng.integers(1, 6, deals)
        return level * (10.0 + level) + rng.normal(size=deals), level.astype(np.float64)

    truth = 10 + 11 / 3  # the mean of level², 55/5, by the mean of level, 3
    hits = sum(holds(ratio(*drawn(60)), truth) for _ in range(REPEATS))
    assert_covers(hits, REPEATS, 0.93)


@pytest.mark.parametrize("skewness", [0.0, 0.7, -0.7])
@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "stronger"), (0.25, "not stronger"), (-0.25, "stronger")])
def test_the_sequential_test_errs_as_seldom_as_it_says(truth: float, wrong: Verdict, skewness: float) -> None:
    rng = np.random.default_rng(4)
    repeats = scaled(300, 3_000)
    errors = sum(_verdict(rng, truth, skewness) == wrong for _ in range(repeats))
    assert_covers(repeats - errors, repeats, 0.93)


def _verdict(rng: np.random.Generator, truth: float, skewness: float) -> Verdict:
    """The verdict on differences with standard deviation 1, drawn from a shifted gamma distribution."""
    test = SequentialTest(_twins(1), margin=0.25)
    while test.verdict == "undecided":
        if skewness:
            shape = 4 / skewness**2
            noise = np.sign(skewness) * (rng.gamma(shape) - shape) / np.sqrt(shape)
        else:
            noise = rng.normal()
        test.add(truth + float(noise))
    return test.verdict


def _twins(deals: int, seed: int = 1) -> Match:
    entrants = tuple(Entrant(name, make_player("random")) for name in ("Castor", "Pollux"))
    return Match("big_two", big_two.preset("sugiyanto"), entrants, read_layout("2v2", 2, 4), deals, seed)


def test_p_values_of_twins_are_uniform() -> None:
    """A player against itself: who is called what must not matter, in matches of 8 deals."""
    found: dict[object, int] = dict.fromkeys(range(5), 0)
    matches = scaled(60, 1_000)
    for seed in range(matches):
        table = joined(tables(run(Schedule((_twins(8, seed),)), workers=ThisProcess)))
        p = difference(table, 0, 1).p_value
        assert p is not None
        found[min(4, int(5 * p))] += 1
    assert p_value(found, dict.fromkeys(found, matches / 5)) > LEAST_P


def _three(rng: np.random.Generator, deals: int) -> Table:
    """Three players in turn at three seats: strength, luck of the deal and luck of the game."""
    entrants = np.tile(np.array([[0, 1, 2], [1, 2, 0], [2, 0, 1]]), (deals, 1, 1))
    luck = rng.normal(size=(deals, 1, 3)) + rng.normal(size=(deals, 3, 3))
    places = (np.array([0.6, 0.2, 0.0])[entrants] + luck).argsort(axis=2).argsort(axis=2)
    scores = np.where(places == 2, 6, places - 4)
    return Table(("a", "b", "c"), np.arange(deals), entrants, scores, scores, scores[:, :, 0])


def test_ratings_are_covered() -> None:
    """The truth is what many deals come to; each sample's interval holds it."""
    rng = np.random.default_rng(5)
    truth = ratings(_three(rng, scaled(4_000, 20_000)), seed=1)
    samples = scaled(4, 60)
    for seed in range(samples):
        for name, found in ratings(_three(rng, 100), seed).items():
            value = truth[name].value
            assert value is not None
            assert found.low is not None
            assert found.high is not None
            slack = 0.5  # the truth has an error of its own
            assert found.low - slack <= value <= found.high + slack
