"""How far the forecasts of the bidding methods lie from the tricks that the hands win (section 4.1.1).

A game is one datapoint: what each method forecasts of the declarer's hand, and what the hand then wins.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

import numpy as np

from upperhand._core import Rng
from upperhand.arena.statistics.intervals import Estimate, mean, rate, t_quantile
from upperhand.arena.table import Floats
from upperhand.experiments.reporting import Figures, with_interval
from upperhand.experiments.rikken.players import DECLARER, dealt, declare
from upperhand.match import play_game
from upperhand.rikken import View
from upperhand.rikken.bidding import FirstCard, Ltc, Mc, Method, Tpc
from upperhand.rikken.bidding.forecasts import forecast_of, wants_tricks
from upperhand.rikken.players import PLAYERS

# Tables 4.1 to 4.3 of the thesis: over-, underestimation and their sum; None where it prints a dash.


class Printed(NamedTuple):
    """One column of a table."""

    over: float
    under: float | None
    total: float


Columns = dict[str, dict[str, Printed]]  # by method and contract
_CONTRACTS = ("rik", "solo8", "piek", "misere")


def _columns(over: str, under: str, total: str) -> dict[str, Printed]:
    lines = zip(over.split(), under.split(), total.split(), strict=True)
    printed = (Printed(float(o), None if u == "-" else float(u), float(t)) for o, u, t in lines)
    return dict(zip(_CONTRACTS, printed, strict=True))


TABLES: dict[str, Columns] = {
    "basic": {
        "tpc": _columns("1.02 0.93 5.79 5.02", "22.18 22.26 - -", "23.20 23.19 5.79 5.02"),
        "ltc": _columns("5.95 5.87 4.63 4.39", "9.12 9.51 - -", "15.07 15.38 4.63 4.39"),
        "mc": _columns("7.88 7.52 4.85 4.36", "8.13 8.38 - -", "16.01 15.91 4.85 4.36"),
    },
    "advanced": {
        "tpc": _columns("0.96 0.94 7.13 4.88", "23.44 22.33 - -", "24.40 23.28 7.13 4.88"),
        "ltc": _columns("5.94 6.94 5.23 4.2", "10.72 8.76 - -", "16.66 15.70 5.23 4.2"),
        "mc": _columns("7.36 9.13 5.55 4.28", "9.94 10.00 - -", "17.29 19.13 5.55 4.28"),
    },
    "monte_carlo": {
        "tpc": _columns("1.14 0.48 9.59 5.22", "22.83 22.29 - -", "23.96 22.76 9.59 5.22"),
        "ltc": _columns("6.58 4.67 7.88 4.25", "7.09 6.76 - -", "13.66 11.43 7.88 4.25"),
        "mc": _columns("8.11 6.87 8.26 4.46", "9.31 8.63 - -", "17.42 15.50 8.26 4.46"),
    },
}
# By player and method, the last line of each table.
OVERALL = {
    "basic": {"tpc": 57.20, "ltc": 39.47, "mc": 41.13},
    "advanced": {"tpc": 59.69, "ltc": 41.79, "mc": 46.25},
    "monte_carlo": {"tpc": 61.53, "ltc": 37.22, "mc": 45.64},
}
NAMES = {"basic": "Table 4.1", "advanced": "Table 4.2", "monte_carlo": "Table 4.3"}


# The datapoints.

METHODS: dict[str, Method] = {"tpc": Tpc(), "ltc": Ltc(), "mc": Mc()}
METHOD_TITLES = {"tpc": "TPC", "ltc": "LTC", "mc": "MC"}
AVOIDED = ("piek", "misere")
# What MC may forecast by where tricks are avoided; the lowest average, `mc`, is the printed text.
MC_READINGS: dict[str, FirstCard] = {"mc": "lowest", "mc_mean": "mean", "mc_highest": "highest"}
_FORECASTING = 2**32  # no real seat: forecasts share their draws with no decision
_DIGITS = 4  # of a forecast that is kept


@dataclass(frozen=True)
class Declared:
    """Four equal players, one of which declares the contract in every deal; one game serves all methods."""

    player: str
    contract: str
    seed: int

    def __call__(self, number: int) -> list[float | None]:
        """The declarer's tricks and chips, and the forecast of each method that values the contract.

        Where tricks are avoided, the other readings of MC follow.
        """
        state = dealt(self.contract, self.seed, number)
        forecasts = self.forecasts(state.view(DECLARER), number)
        declare(state, self.contract)
        play_game(state, [PLAYERS[self.player]] * 4, self.seed, number, game="rikken")
        rounded = [None if each is None else round(each, _DIGITS) for each in forecasts]
        return [state.tricks_won[DECLARER], state.scores[DECLARER], *rounded]

    def forecasts(self, view: View, number: int) -> list[float | None]:
        """All from the same draws, so that MC simulates once."""
        others = [METHODS[name].predict(view, (self.contract,), Rng(0)) for name in ("tpc", "ltc")]
        found = [each.get(self.contract) for each in others]
        rng = Rng.derive(self.seed, number, _FORECASTING, 0)
        if wants_tricks(self.contract):
            return [*found, Mc().predict(view, (self.contract,), rng)[self.contract]]
        averages = Mc().averages(view, None, rng)
        return [*found, *(forecast_of(averages, first) for first in MC_READINGS.values())]


@dataclass(frozen=True)
class Datapoints:
    """A series: one line per game, each of another deal."""

    tricks: Floats
    chips: Floats
    forecasts: dict[str, Floats]

    @property
    def games(self) -> int:
        return len(self.tricks)


def datapoints(lines: list[list[float | None]]) -> Datapoints:
    columns = np.array(lines, dtype=np.float64).T
    names = dict.fromkeys((*METHODS, *MC_READINGS))
    return Datapoints(columns[0], columns[1], dict(zip(names, columns[2:], strict=False)))


# Tables 4.1 to 4.3: how far the mean forecast of the hands that won t tricks lies from t, summed over t.
#
# The sums are estimated with an interval by linearising them: a game moves the mean of its t by its share of
# that mean. A sum of absolute values moves up or down with it, according to the side on which the mean lies.

Series = Mapping[str, Mapping[str, Datapoints]]  # by player and contract
MOST = 13
LEAST_POINTS = 10  # of a number of tricks that counts in the sums; the tables show the others too
# The thesis does not state the numbers of tricks that it sums over. Where tricks are avoided it finds no
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
class WrongEstimation:
    """The wrong estimation of one method in one series."""

    over: float
    under: float
    total: Sum
    lean: Sum
    """Over- less underestimation."""


def counted(found: Datapoints, most: int) -> list[int]:
    """The numbers of tricks whose errors are summed."""
    return [tricks for tricks in range(most + 1) if (found.tricks == tricks).sum() >= LEAST_POINTS]


def wrong_estimation(found: Datapoints, method: str, numbers: Iterable[int]) -> WrongEstimation:
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
    return WrongEstimation(over, under, Sum(over + under, total), Sum(over - under, lean))


def point_figures(found: Datapoints) -> list[Figures]:
    """For every number of tricks that was won, how often it was and the mean forecast of each method."""
    return [_point_figures(found, tricks) for tricks in range(MOST + 1) if (found.tricks == tricks).any()]


def _point_figures(found: Datapoints, tricks: int) -> Figures:
    here = found.tricks == tricks
    point: Figures = {"tricks": tricks, "games": int(here.sum())}
    for method in METHODS:
        point |= with_interval(method, mean(found.forecasts[method][here]))
    return point


def method_figures(found: Datapoints, contract: str, method: str) -> Figures:
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


def gap_figures(totals: Totals) -> dict[str, dict[str, Figures]]:
    """By contract and overall, how much larger the wrong estimation of one method is than another's."""
    return {
        contract: {
            f"{first}-{second}": with_interval("gap", (own[first] - own[second]).estimate)
            for first, second in permutations(METHODS, 2)
        }
        for contract, own in totals.items()
    }


def player_gaps(series: Mapping[str, Mapping[str, Datapoints]]) -> dict[str, dict[str, Figures]]:
    """By method, how much larger its wrong estimation is overall with one player than with another.

    A number of tricks counts only if it counts for all players, so that all sums have equally many.
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


def error_figures(series: Series) -> Figures:
    """Figures 4.1 to 4.12 and Tables 4.1 to 4.3."""
    totals = {player: totals_of(own, numbers_of(own)) for player, own in series.items()}
    return {
        "games": sum(found.games for own in series.values() for found in own.values()),
        "players": {
            player: {
                "series": {contract: _series_figures(found, contract) for contract, found in own.items()},
                "overall": {method: totals[player]["overall"][method].value for method in METHODS},
                "gaps": gap_figures(totals[player]),
                "readings": reading_figures(own),
            }
            for player, own in series.items()
        },
        "player_gaps": player_gaps(series),
    }


def reading_figures(series: Mapping[str, Datapoints]) -> Figures:
    """By reading of MC: its totals where tricks are avoided, its overall total, and that less LTC's."""
    numbers, found = numbers_of(series), Figures()
    for reading in MC_READINGS:
        overall = gap = Sum(0.0, np.empty(0))
        totals: Figures = {}
        for contract, own in series.items():
            method = reading if contract in AVOIDED else "mc"
            total = wrong_estimation(own, method, numbers[contract]).total
            overall = overall.beside(total)
            gap = gap.beside(total - wrong_estimation(own, "ltc", numbers[contract]).total)
            if contract in AVOIDED:
                totals[contract] = with_interval("total", total.estimate)
        found[reading] = {
            "totals": totals,
            **with_interval("overall", overall.estimate),
            **with_interval("over_ltc", gap.estimate),
        }
    return found


def _series_figures(found: Datapoints, contract: str) -> Figures:
    return {
        "games": found.games,
        **with_interval("won", rate((found.chips > 0).astype(np.float64))),
        "counted": counted(found, COUNTED[contract]),
        "points": point_figures(found),
        "methods": {method: method_figures(found, contract, method) for method in METHODS},
    }
