"""A sequential test: stops a match when the first player is shown to be stronger than the second, or not.

After every deal a sequential probability ratio test (Wald, Sequential Tests of Statistical Hypotheses, 1945)
weighs two hypotheses on the mean difference of a deal, first player minus second: 0 against `margin`. With n
deals, and mean m and sample variance s² of their differences, the log-likelihood ratio of normal means is

    LLR = n · margin · (m - margin/2) / s²,

and the test stops when LLR >= log((1 - β)/α): stronger, or LLR <= log(β/(1 - α)): not stronger.

It assumes that deals are independent draws with the same distribution of differences, which shuffling from a
seed gives, and that the mean of so many of them is close to normal, which is why it never stops before
`MIN_DEALS`. Then a player who is not stronger is called stronger with a chance of about α, and one who is
stronger by the margin or more is called not stronger with a chance of about β: for 0.05 at most 0.07 as long
as the differences of deals are no more skewed than 0.7, and most are not. Deals are taken in the order of the
schedule, so the verdict does not depend on the number of workers; a deal with a failed game is left out.
Figures after an early stop lean a little towards the verdict.
"""

import math
from dataclasses import dataclass, field
from typing import Literal

from upperhand.arena.outcome import Outcome
from upperhand.arena.schedule import Match
from upperhand.errors import SpecError, shown

MIN_DEALS = 50
Measure = Literal["score", "seat_win_rate"]
Verdict = Literal["stronger", "not stronger", "undecided"]


@dataclass
class SequentialTest:
    """The state of the test; a stop rule of a run of one match."""

    match: Match
    margin: float
    measure: Measure = "score"
    alpha: float = 0.05
    beta: float = 0.05
    deals: int = 0
    _sum: float = 0.0
    _squares: float = 0.0
    _games: list[Outcome] = field(default_factory=list)
    _seen: int = 0

    def __post_init__(self) -> None:
        if len(self.match.entrants) < 2:
            raise SpecError("a sequential test compares two players; give at least two")
        if not (0 < self.margin < math.inf and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise SpecError("a sequential test needs a margin above 0, and errors between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test stops: not stronger, stronger."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The log-likelihood ratio so far."""
        if self.deals < 2:
            return 0.0
        centre = self._sum / self.deals
        variance = max((self._squares - self.deals * centre**2) / (self.deals - 1), 1e-12)
        return self.deals * self.margin * (centre - self.margin / 2) / variance

    @property
    def verdict(self) -> Verdict:
        low, high = self.bounds
        if self.deals < MIN_DEALS or low < self.llr < high:
            return "undecided"
        return "stronger" if self.llr >= high else "not stronger"

    def enough(self, outcome: Outcome) -> bool:
        """Takes the next game of the match; at the end of a deal, whether the test is decided."""
        self._games.append(outcome)
        self._seen += 1
        if len(self._games) < self.match.layout.per_deal:
            return False
        deal, self._games = self._games, []
        if not any(game.failure for game in deal):
            self.add(self._difference(deal))
        return self.verdict != "undecided"

    def add(self, difference: float) -> None:
        """Takes the difference of one more deal."""
        self.deals += 1
        self._sum += difference
        self._squares += difference * difference

    def _difference(self, deal: list[Outcome]) -> float:
        first = self._seen - len(deal)
        seatings = [self.match[first + place].seating for place in range(len(deal))]
        return self._mean(deal, seatings, 0) - self._mean(deal, seatings, 1)

    def _mean(self, deal: list[Outcome], seatings: list[tuple[int, ...]], entrant: int) -> float:
        scores = [
            score
            for game, seating in zip(deal, seatings, strict=True)
            for score, who in zip(game.scores, seating, strict=True)
            if who == entrant
        ]
        values = scores if self.measure == "score" else [score > 0 for score in scores]
        return sum(values) / len(values)


def sequential_test(match: Match, margin: str) -> SequentialTest:
    """The test for a margin as text: `0.5` points per game, or `2%` of its seats won."""
    number = margin.strip().removesuffix("%")
    try:
        value = float(number)
    except ValueError:
        raise SpecError(f"{shown(margin)} is not a margin: write points like 0.5, or wins like 2%") from None
    if number == margin.strip():
        return SequentialTest(match, value)
    return SequentialTest(match, value / 100, "seat_win_rate")
