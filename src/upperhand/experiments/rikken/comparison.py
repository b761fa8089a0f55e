"""Claims on players compared over the same deals: who is ahead, level, or so many times as often."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from upperhand.arena.statistics.words import figure
from upperhand.experiments.claim import HELD, NOT_HELD, OPEN, Claim, Interval, above, all_of, near
from upperhand.experiments.rikken.players import CONTRACTS, title
from upperhand.experiments.wording import Found

ALL = "all"  # beside the contracts: all games together
WORDS = "in words"  # what stands for a figure where the thesis gives none
LEVEL = 0.05  # two shares of contracts made that differ by no more are "about the same"
ABOUT = 0.25  # how far from a multiple of the thesis ours may lie to be "about" it
_UNITS = {
    "chips": (3, 1.0, " chips a game"),
    "chips_declaring": (3, 1.0, " chips a game"),
    "made": (1, 100.0, "% of its contracts"),
    "declared_rate": (1, 100.0, "% of the games"),
    "won_rate": (1, 100.0, "% of the games"),
}


@dataclass(frozen=True)
class Comparison:
    """The figures of a phase, and claims on them. A part is a contract, or all of them together."""

    found: Found

    @property
    def games(self) -> str:
        return f"{self.found['counted']:,} games, {self.found['deals']:,} deals"

    def ahead(self, text: str, best: str, others: Sequence[str], measure: str, part: str = ALL) -> Claim:
        """One is ahead of each of the others; the least lead is told."""
        gaps = [self._gap(best, other, part) for other in others]
        verdict = all_of(above(gap[f"{measure}_ci"]) for gap in gaps)
        closest = min(others, key=lambda other: _or_none(self._gap(best, other, part)[measure]))
        return Claim(text, WORDS, self.lead(best, closest, measure, part), self.games, verdict)

    def ordered(self, text: str, order: Sequence[str], measure: str, part: str = ALL) -> Claim:
        """Each is ahead of the next."""
        pairs = list(pairwise(order))
        verdict = all_of(above(self._gap(*pair, part)[f"{measure}_ci"]) for pair in pairs)
        leads = "; ".join(self.lead(*pair, measure, part) for pair in pairs)
        return Claim(text, WORDS, leads, self.games, verdict)

    def level(self, text: str, first: str, second: str, measure: str, part: str) -> Claim:
        """Two are about the same."""
        interval = self._gap(first, second, part)[f"{measure}_ci"]
        ours = self.lead(first, second, measure, part)
        return Claim(text, "about the same", ours, self.games, near(interval, LEVEL))

    def times(self, text: str, many: float, first: str, second: str, measure: str, part: str) -> Claim:
        """The first has about so many times as many as the second."""
        gap = self._gap(first, second, part)
        ours = f"{title(first)} {figure(gap, measure, 2)} times as many as {title(second)}"
        return Claim(text, f"about {many:g} times", ours, self.games, about(gap[f"{measure}_ci"], many))

    def sign(self, text: str, player: str, part: str, positive: bool = True) -> Claim:
        """A player gains or loses chips."""
        own = self.found["players"][player][part]
        low, high = own["chips_ci"]
        interval = [low, high] if positive or low is None else [-high, -low]
        ours = figure(own, "chips", *_UNITS["chips"])
        return Claim(text, "a gain" if positive else "a loss", ours, self.games, above(interval))

    def worst(self, text: str, player: str, part: str) -> Claim:
        """A contract brings a player less than each other one does."""
        own = self.found["players"][player]
        low, high = own[part]["chips_ci"]
        others = [own[other]["chips_ci"] for other in CONTRACTS if other != part]
        verdicts = [above([_less(least, high), _less(most, low)]) for least, most in others]
        ours = ", ".join(f"{CONTRACTS[each]} {figure(own[each], 'chips', 3)}" for each in CONTRACTS)
        return Claim(text, WORDS, ours, self.games, all_of(verdicts))

    def lead(self, first: str, second: str, measure: str, part: str) -> str:
        gap = figure(self._gap(first, second, part), measure, *_UNITS[measure])
        return f"{title(first)} over {title(second)}: {gap}"

    def _gap(self, first: str, second: str, part: str) -> Found:
        gap: Found = self.found["over"][first][second][part]
        return gap


def about(interval: Interval, many: float) -> str:
    """Whether a multiple is near one of the thesis.

    >>> about([1.8, 2.2], 2), about([0.9, 1.2], 2), about([1.2, 2.1], 2), about([None, None], 2)
    ('held', '**not held**', 'open', 'open')
    """
    low, high = interval
    if low is None or high is None:
        return OPEN
    least, most = many * (1 - ABOUT), many * (1 + ABOUT)
    if high < least or low > most:
        return NOT_HELD
    return HELD if low >= least and high <= most else OPEN


def _less(first: float | None, second: float | None) -> float | None:
    return None if first is None or second is None else first - second


def _or_none(value: float | None) -> float:
    return float("inf") if value is None else value
