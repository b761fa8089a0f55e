"""What all reports share: estimates in results, claims with verdicts, figures in words and tables."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from upperhand.arena.statistics.intervals import Estimate
from upperhand.arena.statistics.words import figure

# Figures by name, ready for JSON. An estimate takes two names: `x` is its value, `x_ci` its interval.
Figures = dict[str, Any]


def with_interval(name: str, estimate: Estimate) -> Figures:
    """An estimate as results hold it."""
    return {name: estimate.value, f"{name}_ci": estimate.interval}


def estimate_of(figures: Figures, name: str) -> Estimate:
    """The estimate of that name in results.

    >>> estimate_of({"made": 0.3, "made_ci": [0.2, 0.4]}, "made")
    Estimate(value=0.3, low=0.2, high=0.4)
    """
    return Estimate(figures[name], *figures[f"{name}_ci"])


def reach(estimate: Estimate) -> tuple[float, float]:
    """How far the interval reaches down and up from the value; nothing where there is no interval."""
    value, low, high = estimate.value, estimate.low, estimate.high
    if value is None or low is None or high is None:
        return 0.0, 0.0
    return max(0.0, value - low), max(0.0, high - value)


# Claims of a paper, and the words of the verdict on them.
HELD, NOT_HELD, OPEN = "held", "**not held**", "open"


@dataclass(frozen=True)
class Claim:
    """One claim: the paper's words and figure, ours, the games behind it, and the verdict."""

    text: str
    paper: str
    ours: str
    games: str
    verdict: str

    @property
    def cells(self) -> tuple[str, ...]:
        return self.text, self.paper, self.ours, self.games, self.verdict


def held(yes: bool) -> str:
    return HELD if yes else NOT_HELD


def above(estimate: Estimate, bound: float = 0) -> str:
    """Whether the interval shows a figure to be above a bound, or below it, or neither.

    >>> above(Estimate(0.3, 0.2, 0.4)), above(Estimate(-0.3, -0.4, -0.2)), above(Estimate(0.1, -0.1, 0.3))
    ('held', '**not held**', 'open')
    >>> above(Estimate(0.1))
    'open'
    """
    if estimate.low is not None and estimate.low > bound:
        return HELD
    return NOT_HELD if estimate.high is not None and estimate.high < bound else OPEN


def below(estimate: Estimate, bound: float = 0) -> str:
    """Whether the interval shows a figure to be below a bound, or above it, or neither."""
    verdict = above(estimate, bound)
    return {HELD: NOT_HELD, NOT_HELD: HELD}.get(verdict, verdict)


def near(difference: Estimate, margin: float) -> str:
    """Whether a difference is no larger than the margin.

    >>> near(Estimate(0.0, -0.01, 0.015), 0.02), near(Estimate(0.04, 0.03, 0.05), 0.02)
    ('held', '**not held**')
    >>> near(Estimate(0.01, -0.01, 0.03), 0.02)
    'open'
    """
    low, high = difference.low, difference.high
    if low is None or high is None:
        return OPEN
    if low > margin or high < -margin:
        return NOT_HELD
    return HELD if low >= -margin and high <= margin else OPEN


def all_of(verdicts: Iterable[str]) -> str:
    """The verdict on a claim that says several things at once."""
    given = set(verdicts)
    return next(verdict for verdict in (NOT_HELD, OPEN, HELD) if verdict in given)


# Cells of tables, and the tables.


def share(figures: Figures, name: str = "win_rate", digits: int = 1) -> str:
    return figure(figures, name, digits, 100, "%")


def minus(text: str) -> str:
    return text.replace("-", "−")


def number(value: float | None, digits: int = 2) -> str:
    return "–" if value is None else minus(f"{value:.{digits}f}")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown; all columns but the first are figures."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


def claims_table(claims: Iterable[Claim], source: str) -> str:
    """One line per claim of the source, a paper or a thesis."""
    heads = [f"Claim of the {source}", source.capitalize(), "Ours, 95% interval", "Our games", "Verdict"]
    return table(heads, [claim.cells for claim in claims])


def verdict_counts(claims: Iterable[Claim]) -> list[int]:
    """How many claims held, did not hold, and are open."""
    verdicts = [claim.verdict for claim in claims]
    return [verdicts.count(verdict) for verdict in (HELD, NOT_HELD, OPEN)]


def verdicts_sentence(claims: Sequence[Claim]) -> str:
    held_, not_held, open_ = verdict_counts(claims)
    return f"Of {len(claims)} claims {held_} held, {not_held} did not hold, and {open_} are open."
