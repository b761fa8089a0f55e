"""A claim of a paper beside our figure, and the words of the verdict."""

from collections.abc import Iterable
from dataclasses import dataclass

Interval = list[float | None]
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


def above(interval: Interval, bound: float = 0) -> str:
    """Whether a figure is above a bound, below it, or neither is shown.

    >>> above([0.2, 0.4]), above([-0.4, -0.2]), above([-0.1, 0.3]), above([None, None])
    ('held', '**not held**', 'open', 'open')
    """
    low, high = interval
    if low is not None and low > bound:
        return HELD
    return NOT_HELD if high is not None and high < bound else OPEN


def near(interval: Interval, margin: float) -> str:
    """Whether a difference is no larger than the margin.

    >>> near([-0.01, 0.015], 0.02), near([0.03, 0.05], 0.02), near([-0.01, 0.03], 0.02)
    ('held', '**not held**', 'open')
    """
    low, high = interval
    if low is None or high is None:
        return OPEN
    if low > margin or high < -margin:
        return NOT_HELD
    return HELD if low >= -margin and high <= margin else OPEN


def all_of(verdicts: Iterable[str]) -> str:
    """The verdict on a claim that says several things at once."""
    found = set(verdicts)
    return next(verdict for verdict in (NOT_HELD, OPEN, HELD) if verdict in found)
