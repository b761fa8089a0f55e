"""The scale of a dial: how much stronger one strength is than another, in log-odds, from contests."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from upperhand.arena.table import Floats

_CERTAIN = 0.97  # shares beyond it say little about how far apart two players are
_RISE = 1e-3  # so that more strength is never less, by whatever chance


def log_odds(share: float) -> float:
    """How far apart two players are.

    >>> round(log_odds(0.62), 2), log_odds(0.5)
    (0.49, 0.0)
    """
    inside = min(max(share, 1 - _CERTAIN), _CERTAIN)
    return math.log(inside / (1 - inside))


@dataclass(frozen=True)
class Seen:
    """One contest of two strengths; None is the anchor, a player that is not on the dial."""

    first: float | None
    second: float | None
    share: float
    deals: int


@dataclass(frozen=True)
class Scale:
    """Strength and worth, which rises evenly between the knots; and the worth of the anchor."""

    knots: Floats
    worths: Floats
    anchor: float

    def worth(self, strength: float) -> float:
        return float(np.interp(strength, self.knots, self.worths))

    def strength(self, worth: float) -> float:
        """The strength of that worth, to a tenth."""
        return round(float(np.interp(worth, self.worths, self.knots)), 1)


def fit(knots: Sequence[float], seen: Sequence[Seen]) -> Scale:
    """The scale that agrees best with all contests: least squares, each weighted by what it can tell."""
    rows, wanted = [], []
    for one in seen:
        weight = math.sqrt(one.deals * max(one.share * (1 - one.share), 0.03))
        rows.append(weight * (_place(knots, one.first) - _place(knots, one.second)))
        wanted.append(weight * log_odds(one.share))
    found = np.linalg.lstsq(np.array(rows), np.array(wanted), rcond=None)[0]
    worths = found[:-1] - found[0]
    rising = np.maximum.accumulate(worths) + _RISE * np.arange(len(worths))
    return Scale(np.array(knots, float), rising, float(found[-1] - found[0]))


def _place(knots: Sequence[float], strength: float | None) -> Floats:
    """The worth of a strength as a sum of the worths of knots; the last place is the anchor's."""
    out = np.zeros(len(knots) + 1)
    if strength is None:
        out[-1] = 1
        return out
    above = min(max(int(np.searchsorted(knots, strength, side="right")), 1), len(knots) - 1)
    part = (strength - knots[above - 1]) / (knots[above] - knots[above - 1])
    out[above - 1], out[above] = 1 - part, part
    return out


# Where levels stand.
_LOWEST = (0.36, 0.05)  # the share of the lowest level against the anchor: wanted, and the least
_STEP = log_odds(0.605)  # below it, the lowest level is weaker than wanted, to make room


def place_levels(scale: Scale, count: int = 8) -> list[float]:
    """The strengths of the levels from low to high: equally far apart, the highest at the end of the dial."""
    top = scale.worths[-1]
    wanted, least = (scale.anchor + log_odds(share) for share in _LOWEST)
    bottom = max(min(wanted, top - (count - 1) * _STEP), least, scale.worths[0])
    strengths = [scale.strength(worth) for worth in np.linspace(bottom, top, count)]
    strengths[-1] = float(scale.knots[-1])
    return apart(strengths)


def apart(strengths: list[float]) -> list[float]:
    """The same strengths, each at least a tenth above the one before.

    >>> apart([0.0, 0.0, 99.9, 100.0])
    [0.0, 0.1, 99.9, 100.0]
    """
    out = [strengths[0]]
    for each in strengths[1:]:
        out.append(max(each, round(out[-1] + 0.1, 1)))
    return out
