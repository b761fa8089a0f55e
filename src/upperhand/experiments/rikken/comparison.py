"""Claims about players compared over the same deals: who is ahead, level, or how many times as often."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from upperhand.arena.statistics.intervals import Estimate
from upperhand.arena.statistics.words import figure
from upperhand.experiments.reporting import (
    HELD,
    NOT_HELD,
    OPEN,
    Claim,
    Figures,
    above,
    all_of,
    below,
    estimate_of,
    near,
)
from upperhand.experiments.rikken.players import CONTRACTS, title

ALL = "all"  # besides the contracts: all games together
WORDS = "in words"  # shown instead of a figure if the thesis gives none
LEVEL = 0.05  # two shares of contracts made that differ by no more are "about the same"
ABOUT = 0.25  # how far from a multiple of the thesis ours may lie to be "about" it
_UNITS = {
    "chips": (3, 1.0, " chips per game"),
    "chips_declaring": (3, 1.0, " chips per game"),
    "made": (1, 100.0, "% of its contracts"),
    "declared_rate": (1, 100.0, "% of the games"),
    "won_rate": (1, 100.0, "% of the games"),
}


@dataclass(frozen=True)
class Comparison:
    """The figures of a phase, and claims on them. A part is a contract, or all of them together."""

    figures: Figures

    @property
    def games(self) -> str:
        return f"{self.figures['counted']:,} games, {self.figures['deals']:,} deals"

    def ahead(self, text: str, best: str, others: Sequence[str], measure: str, part: str = ALL) -> Claim:
        """One is ahead of each of the others; the smallest lead is shown."""
        gaps = [self._gap(best, other, part) for other in others]
        verdict = all_of(above(estimate_of(gap, measure)) for gap in gaps)
        closest = min(others, key=lambda other: _or_none(self._gap(best, other, part)[measure]))
        return Claim(text, WORDS, self.lead(best, closest, measure, part), self.games, verdict)

    def ordered(self, text: str, order: Sequence[str], measure: str, part: str = ALL) -> Claim:
        """Each is ahead of the next."""
        pairs = list(pairwise(order))
        verdict = all_of(above(estimate_of(self._gap(*pair, part), measure)) for pair in pairs)
        leads = "; ".join(self.lead(*pair, measure, part) for pair in pairs)
        return Claim(text, WORDS, leads, self.games, verdict)

    def level(self, text: str, first: str, second: str, measure: str, part: str) -> Claim:
        """Two are about the same."""
        difference = estimate_of(self._gap(first, second, part), measure)
        ours = self.lead(first, second, measure, part)
        return Claim(text, "about the same", ours, self.games, near(difference, LEVEL))

    def times(self, text: str, many: float, first: str, second: str, measure: str, part: str) -> Claim:
        """The first has about `many` times as many as the second."""
        gap = self._gap(first, second, part)
        ours = f"{title(first)} {figure(gap, measure, 2)} times as many as {title(second)}"
        return Claim(text, f"about {many:g} times", ours, self.games, about(estimate_of(gap, measure), many))

    def sign(self, text: str, player: str, part: str, positive: bool = True, measure: str = "chips") -> Claim:
        """A player gains or loses chips."""
        own = self.figures["players"][player][part]
        verdict = (above if positive else below)(estimate_of(own, measure))
        ours = figure(own, measure, *_UNITS[measure])
        return Claim(text, "a gain" if positive else "a loss", ours, self.games, verdict)

    def worst(self, text: str, player: str, part: str) -> Claim:
        """A contract brings a player less than each other one does."""
        own = self.figures["players"][player]
        least = estimate_of(own[part], "chips")
        others = [estimate_of(own[other], "chips") for other in CONTRACTS if other != part]
        verdicts = [above(_apart(other, least)) for other in others]
        ours = ", ".join(f"{CONTRACTS[each]} {figure(own[each], 'chips', 3)}" for each in CONTRACTS)
        return Claim(text, WORDS, ours, self.games, all_of(verdicts))

    def lead(self, first: str, second: str, measure: str, part: str) -> str:
        gap = figure(self._gap(first, second, part), measure, *_UNITS[measure])
        return f"{title(first)} over {title(second)}: {gap}"

    def _gap(self, first: str, second: str, part: str) -> Figures:
        gap: Figures = self.figures["over"][first][second][part]
        return gap


def about(multiple: Estimate, many: float) -> str:
    """Whether a multiple is near one of the thesis.

    >>> about(Estimate(2.0, 1.8, 2.2), 2), about(Estimate(1.0, 0.9, 1.2), 2)
    ('held', '**not held**')
    >>> about(Estimate(1.6, 1.2, 2.1), 2), about(Estimate(None), 2)
    ('open', 'open')
    """
    low, high = multiple.low, multiple.high
    if low is None or high is None:
        return OPEN
    least, most = many * (1 - ABOUT), many * (1 + ABOUT)
    if high < least or low > most:
        return NOT_HELD
    return HELD if low >= least and high <= most else OPEN


def _apart(higher: Estimate, lower: Estimate) -> Estimate:
    """The difference of two figures, with the interval that their own intervals allow."""
    return Estimate(
        _less(higher.value, lower.value), _less(higher.low, lower.high), _less(higher.high, lower.low)
    )


def _less(first: float | None, second: float | None) -> float | None:
    return None if first is None or second is None else first - second


def _or_none(value: float | None) -> float:
    return float("inf") if value is None else value
