"""Grades of decisions, and the accuracy of a seat, from what the decisions cost.

A cost counts by its share of the stake, which is a full hand in Big Two and what a plain contract decides in
Rikken: the same grade means about the same in both games, under all rules.
"""

from collections.abc import Iterable
from math import exp
from typing import Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

GRADES: tuple[Grade, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
#: The share of the stake from which on a loss has the next worse grade. In a game of four with the points of
#: the usual rules, 0.08 of the stake is about 5% of a win, 0.16 is 10% and 0.28 is 17%.
LIMITS = (0.02, 0.08, 0.16, 0.28)
#: A decision that loses this share of the stake counts 1/e of a perfect one.
FORGIVEN = 0.2


def grade(loss: float, stake: float) -> Grade:
    """The grade of a decision that lost so many points.

    >>> [grade(loss, stake=13) for loss in (0, 0.5, 1.5, 3, 4)]
    ['best', 'good', 'inaccuracy', 'mistake', 'blunder']
    """
    return GRADES[sum(loss >= limit * stake for limit in LIMITS)]


def accuracy(losses: Iterable[float], stake: float) -> float | None:
    """From 0 to 100: the mean of 100 exp(-loss / (0.2 stake)) over all decisions; None without any.

    >>> accuracy([0, 0, 0, 2.6], stake=13)
    84.2
    """
    shares = [exp(-loss / (FORGIVEN * stake)) for loss in losses]
    return round(100 * sum(shares) / len(shares), 1) if shares else None
