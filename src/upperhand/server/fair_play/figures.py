"""Estimates with 95% intervals from running sums, which need the same memory for any number of games.

The decisions of one game depend on each other, so a game counts as one draw of a cluster (Cochran, Sampling
Techniques, 6.4 and 9A). `upperhand.arena.statistics` has intervals over whole lists, and needs scipy.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import atanh, exp, inf, log, sqrt, tanh
from statistics import NormalDist

LEVEL = 0.95
_NORMAL = NormalDist()
#: The steps of the times that are told apart: eight to an octave, so that a median is right within 9%.
_STEPS = 8
#: Moves that are worth the same are this close.
_NO_GAP = 0.01
_FEWEST_POINTS = 10  # of a correlation


def quantile(share: float, freedom: float) -> float:
    """Student's t, by the expansion of Cornish and Fisher: right within 0.5% from five degrees of freedom.

    >>> [round(quantile(0.975, freedom), 2) for freedom in (5, 20, 1e9)]
    [2.57, 2.09, 1.96]
    """
    z, v = _NORMAL.inv_cdf(share), max(freedom, 1.0)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its standard error, and what Student's t needs to know."""

    value: float
    error: float
    freedom: float = inf

    @property
    def low(self) -> float:
        return self.value - self._reach

    @property
    def high(self) -> float:
        return self.value + self._reach

    @property
    def _reach(self) -> float:
        return self.error * quantile((1 + LEVEL) / 2, self.freedom)

    @property
    def strength(self) -> float:
        """How many standard errors it is above zero."""
        return self.value / self.error if self.error > 0 else inf * self.value if self.value else 0.0

    def stands_out(self, looks: int) -> bool:
        """Whether it is above zero although so many figures were looked at (Bonferroni, one side)."""
        return self.strength > quantile(1 - (1 - LEVEL) / max(looks, 1), self.freedom)

    def to_json(self) -> dict[str, float]:
        return {name: round(getattr(self, name), 4) for name in ("value", "low", "high")}


@dataclass(slots=True)
class Shares:
    """Cases that come in games, and how many of them are hits."""

    games: int = 0
    cases: int = 0
    hits: int = 0
    cases_squared: int = 0
    hits_squared: int = 0
    both: int = 0

    def add(self, hits: int, cases: int) -> None:
        """Those of one game."""
        self.games += cases > 0
        self.cases += cases
        self.hits += hits
        self.cases_squared += cases * cases
        self.hits_squared += hits * hits
        self.both += hits * cases

    @property
    def share(self) -> float:
        return self.hits / self.cases

    @property
    def spread(self) -> float:
        """How much more the share varies than with independent cases; at least 1."""
        p, games = self.share, self.games
        if games < 2 or p in (0, 1):
            return max(1.0, self.cases / games)
        squares = self.hits_squared - 2 * p * self.both + p * p * self.cases_squared
        return max(1.0, games / (games - 1) * squares / (self.cases * p * (1 - p)))

    @property
    def error(self) -> float:
        """By Wilson's interval, whose width is also right where all cases or none are hits."""
        return _wilson_error(self.share, self.cases / self.spread)

    def interval(self) -> tuple[float, float]:
        """Wilson's, which stays within 0 and 1."""
        n, z = self.cases / self.spread, quantile((1 + LEVEL) / 2, self.games - 1)
        centre = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        reach = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, centre - reach), min(1.0, centre + reach)


def _wilson_error(share: float, cases: float) -> float:
    z = quantile((1 + LEVEL) / 2, inf)
    return sqrt(share * (1 - share) / cases + z * z / (4 * cases * cases)) / (1 + z * z / cases)


@dataclass(slots=True)
class Mean:
    """Values, one from each game."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.games += 1
        self.total += value
        self.squares += value * value

    def without(self, other: "Mean") -> "Mean":
        return Mean(self.games - other.games, self.total - other.total, self.squares - other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def variance(self) -> float:
        """Of one value."""
        if self.games < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.total / self.games) / (self.games - 1))


@dataclass(slots=True)
class Correlation:
    """Of two quantities, with Fisher's interval."""

    count: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0

    def add(self, x: float, y: float) -> None:
        self.count += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.yy += y * y
        self.xy += x * y

    def merge(self, other: "Correlation") -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def to_json(self) -> dict[str, float] | None:
        """None if there are too few, or one of them never varies."""
        n = self.count
        across, along = n * self.xx - self.x**2, n * self.yy - self.y**2
        if n < _FEWEST_POINTS or across <= 1e-9 * n * self.xx or along <= 1e-9 * n * self.yy:
            return None
        value = max(-0.999_999, min(0.999_999, (n * self.xy - self.x * self.y) / sqrt(across * along)))
        reach = quantile((1 + LEVEL) / 2, inf) / sqrt(n - 3)
        low, high = tanh(atanh(value) - reach), tanh(atanh(value) + reach)
        return {"value": round(value, 4), "low": round(low, 4), "high": round(high, 4)}


@dataclass(slots=True)
class Times:
    """Times of decisions: their distribution in steps, and how they go with what is hard."""

    steps: Counter[int] = field(default_factory=Counter)
    by_choices: Correlation = field(default_factory=Correlation)
    by_closeness: Correlation = field(default_factory=Correlation)

    def add(self, milliseconds: int, choices: int, gap: float | None) -> None:
        """Of a decision between so many moves; `gap` is what the best is worth above the second."""
        spent = log(max(milliseconds, 1))
        self.steps[round(_STEPS * spent / log(2))] += 1
        self.by_choices.add(spent, log(choices))
        if gap is not None:
            self.by_closeness.add(spent, -log(_NO_GAP + gap))

    def merge(self, other: "Times") -> None:
        self.steps.update(other.steps)
        self.by_choices.merge(other.by_choices)
        self.by_closeness.merge(other.by_closeness)

    def seconds(self, share: float) -> float:
        """The time that so large a share of the decisions took at most."""
        left = share * self.steps.total()
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return exp(step * log(2) / _STEPS) / 1000
        return 0.0
