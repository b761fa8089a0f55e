"""Estimates with 95% intervals over independent deals."""

import math
from dataclasses import dataclass

import numpy as np
from scipy.special import stdtrit

from upperhand.arena.table import Floats

LEVEL = 0.95


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95% interval; None if there is too little data."""

    value: float | None
    low: float | None = None
    high: float | None = None

    @property
    def interval(self) -> list[float | None]:
        return [self.low, self.high]


def t_quantile(deals: int) -> float:
    """How many standard errors the interval reaches to each side, by Student's t."""
    return float(stdtrit(deals - 1, (1 + LEVEL) / 2))


def mean(values: Floats) -> Estimate:
    """The mean of one value per deal: Student's interval."""
    if len(values) < 2:
        return Estimate(float(values[0]) if len(values) else None)
    centre = float(values.mean())
    reach = t_quantile(len(values)) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(centre, centre - reach, centre + reach)


def rate(shares: Floats) -> Estimate:
    """The mean of one share per deal: Wilson's interval, which stays within 0 and 1.

    It uses the number of independent games that would vary as much as these deals, and Student's quantile.
    Shares that are all 0 or all 1 do not vary; then each deal counts as one game.
    """
    plain = mean(shares)
    if plain.value is None or plain.low is None:
        return plain
    p, t, deals = plain.value, t_quantile(len(shares)), len(shares)
    variance = float(shares.var(ddof=1)) / deals
    if variance < 1e-15 and 0 < p < 1:
        return Estimate(p, p, p)
    games = p * (1 - p) / variance if variance >= 1e-15 else deals
    centre = (p + t * t / (2 * games)) / (1 + t * t / games)
    reach = t / (1 + t * t / games) * math.sqrt(p * (1 - p) / games + t * t / (4 * games * games))
    return Estimate(p, max(0.0, min(p, centre - reach)), min(1.0, max(p, centre + reach)))


def ratio(sums: Floats, counts: Floats) -> Estimate:
    """A mean over cases whose number differs by deal, such as the games won: a ratio of two sums.

    Its variance is that of the deals' deviations from the ratio (Cochran, Sampling Techniques, 6.4).
    """
    total, deals = float(counts.sum()), len(sums)
    if total == 0:
        return Estimate(None)
    centre = float(sums.sum()) / total
    if deals < 2:
        return Estimate(centre)
    deviations = sums - centre * counts
    error = math.sqrt(deals / (deals - 1) * float(np.square(deviations).sum())) / total
    reach = t_quantile(deals) * error
    return Estimate(centre, centre - reach, centre + reach)


def share_of_cases(sums: Floats, counts: Floats) -> Estimate:
    """A ratio that is a share, so its interval stays within 0 and 1.

    Only deals with cases show how much deals differ; if all or none of the cases count, each such deal counts
    as one game.
    """
    found, deals = ratio(sums, counts), np.count_nonzero(counts)
    if found.value is None or found.low is None or found.high is None or deals < 2:
        return Estimate(found.value)
    if found.value in (0, 1):
        return rate(np.full(deals, found.value))
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def linearised(sums: Floats, counts: Floats) -> Floats:
    """One value per deal whose mean is the ratio of two sums, and whose spread is that of the ratio.

    The value of a deal is the ratio plus its own deviation from it, so two ratios over the same deals can be
    compared although the deals have different numbers of cases.
    """
    if not counts.any():
        return np.empty(0)
    centre = sums.sum() / counts.sum()
    values: Floats = centre + (sums - centre * counts) / counts.mean()
    return values


def running_mean(values: Floats) -> tuple[Floats, Floats]:
    """The mean after each deal, and the half-width of its interval; the first deal has none."""
    deals = np.arange(1, len(values) + 1)
    centre = np.cumsum(values) / deals
    spread = np.maximum(np.cumsum(np.square(values)) - deals * np.square(centre), 0)
    freedom = np.maximum(deals - 1, 1)
    reach = stdtrit(freedom, (1 + LEVEL) / 2) * np.sqrt(spread / freedom / deals)
    return centre, np.where(deals > 1, reach, np.nan)
