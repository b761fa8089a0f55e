"""Tables 4.1 to 4.3: how far the mean forecast of the hands that won t tricks lies from t, summed over t.

The sums are estimated with an interval by linearising them: a game moves the mean of its t by its share of
that mean, and so a sum of absolute values upwards or downwards according to the side on which the mean lies.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from upperhand.arena.statistics.intervals import Estimate, mean, t_quantile
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.accuracy.games import METHODS, Datapoints
from upperhand.experiments.wording import Found, with_interval

MOST = 13
LEAST_POINTS = 10  # of a number of tricks that counts in the sums; the tables show the others too
# The numbers of tricks that the thesis sums over are not told. Where tricks are avoided it finds no
# underestimation, which every method must show where many are won: so few can have counted. Here it is what
# decides the contract: none or one in Misère; none, one or two in Piek.
COUNTED = {"rik": MOST, "solo8": MOST, "piek": 2, "misere": 1}


@dataclass(frozen=True)
class Sum:
    """A figure, and what each game moves it by; figures of the same games are subtracted game by game."""

    value: float
    shares: Floats

    def __sub__(self, other: "Sum") -> "Sum":
        return Sum(self.value - other.value, self.shares - other.shares)

    def __neg__(self) -> "Sum":
        return Sum(-self.value, -self.shares)

    def beside(self, other: "Sum") -> "Sum":
        """The sum of figures of different games."""
        return Sum(self.value + other.value, np.concatenate([self.shares, other.shares]))

    @property
    def estimate(self) -> Estimate:
        if len(self.shares) < 2:
            return Estimate(self.value)
        reach = t_quantile(len(self.shares)) * math.sqrt(float(np.square(self.shares).sum()))
        return Estimate(self.value, self.value - reach, self.value + reach)


@dataclass(frozen=True)
class Wrong:
    """The wrong estimation of one method in one series."""

    over: float
    under: float
    total: Sum
    lean: Sum
    """Over- less underestimation."""


def counted(found: Datapoints, most: int) -> list[int]:
    """The numbers of tricks whose errors are summed."""
    return [tricks for tricks in range(most + 1) if (found.tricks == tricks).sum() >= LEAST_POINTS]


def wrong_estimation(found: Datapoints, method: str, numbers: Iterable[int]) -> Wrong:
    """Summed over these numbers of tricks, each won by several hands."""
    forecasts, over, under = found.forecasts[method], 0.0, 0.0
    total, lean = np.zeros(found.games), np.zeros(found.games)
    for tricks in numbers:
        here = found.tricks == tricks
        games, centre = int(here.sum()), float(forecasts[here].mean())
        over, under = over + max(0.0, centre - tricks), under + max(0.0, tricks - centre)
        # Deviations from a mean of few games are a little too small, by this factor.
        lean[here] = (forecasts[here] - centre) / games * math.sqrt(games / (games - 1))
        total[here] = math.copysign(1.0, centre - tricks) * lean[here]
    return Wrong(over, under, Sum(over + under, total), Sum(over - under, lean))


def point_figures(found: Datapoints) -> list[Found]:
    """For every number of tricks that was won, how often it was and the mean forecast of each method."""
    return [_point(found, tricks) for tricks in range(MOST + 1) if (found.tricks == tricks).any()]


def _point(found: Datapoints, tricks: int) -> Found:
    here = found.tricks == tricks
    point: Found = {"tricks": tricks, "games": int(here.sum())}
    for method, forecasts in found.forecasts.items():
        point |= with_interval(method, mean(forecasts[here]))
    return point


def method_figures(found: Datapoints, contract: str, method: str) -> Found:
    """What the tables say of a method, the sums over more numbers of tricks, and its error over all games."""
    most = COUNTED[contract]
    wrong = wrong_estimation(found, method, counted(found, most))
    miss = found.forecasts[method] - found.tricks
    return {
        "over": wrong.over,
        "under": wrong.under,
        **with_interval("total", wrong.total.estimate),
        **with_interval("lean", wrong.lean.estimate),
        "total_up_to": {
            str(end): wrong_estimation(found, method, counted(found, end)).total.value
            for end in range(most, MOST + 1)
        },
        **with_interval("bias", mean(miss)),
        **with_interval("absolute", mean(np.abs(miss))),
        "correlation": float(np.corrcoef(found.forecasts[method], found.tricks)[0, 1]),
    }


Totals = dict[str, dict[str, Sum]]  # by contract, and overall, and by method


def totals_of(series: Mapping[str, Datapoints], numbers: Mapping[str, Sequence[int]]) -> Totals:
    """The wrong estimation of every method in the series of one player, by contract over these numbers."""
    totals: Totals = {
        contract: {method: wrong_estimation(found, method, numbers[contract]).total for method in METHODS}
        for contract, found in series.items()
    }
    overall = dict.fromkeys(METHODS, Sum(0.0, np.empty(0)))
    for by_method in list(totals.values()):
        overall = {method: overall[method].beside(total) for method, total in by_method.items()}
    return totals | {"overall": overall}


def numbers_of(series: Mapping[str, Datapoints]) -> dict[str, list[int]]:
    """By contract, the numbers of tricks that count for a player."""
    return {contract: counted(found, COUNTED[contract]) for contract, found in series.items()}


def gap_figures(totals: Totals) -> dict[str, dict[str, Found]]:
    """By contract and overall, how much larger the wrong estimation of one method is than another's."""
    return {
        contract: {
            f"{first}-{second}": with_interval("gap", (own[first] - own[second]).estimate)
            for first, second in permutations(METHODS, 2)
        }
        for contract, own in totals.items()
    }


def player_gaps(series: Mapping[str, Mapping[str, Datapoints]]) -> dict[str, dict[str, Found]]:
    """By method, how much larger its wrong estimation is overall with one player than with another.

    Only numbers of tricks count that count for all players, so that nobody's sum has more of them.
    """
    numbers = [numbers_of(own) for own in series.values()]
    common = {
        contract: sorted(set.intersection(*(set(each[contract]) for each in numbers)))
        for contract in numbers[0]
    }
    overall = {player: totals_of(own, common)["overall"] for player, own in series.items()}
    return {
        method: {
            f"{first}-{second}": with_interval(
                "gap", overall[first][method].beside(-overall[second][method]).estimate
            )
            for first, second in permutations(overall, 2)
        }
        for method in METHODS
    }
