"""Which suit to make trump and which ace to call: the point system of section 3.2.1, for all players."""

from collections.abc import Iterable

from upperhand._core import Cards
from upperhand.rikken.bidding.suits import SUITS, by_suit

# 2 to 10 are worth one point each, then jack, queen, king, ace.
_POINTS = (1,) * 9 + (2, 3, 4, 5)


def points(hand: Cards, suit: str) -> int:
    """The points of the suit's cards and its length, as in Table 3.2.

    >>> points(Cards("AS KS JS 2S QH"), "S")
    16
    """
    held = by_suit(hand)[suit]
    return sum(_POINTS[rank] for rank in held) + len(held)


def strongest_suit(hand: Cards, among: Iterable[str] = SUITS) -> str:
    """The suit of most points; between equals the longer one, then the first in the order D C H S."""
    return max(_in_order(among), key=lambda suit: _strength(hand, suit))


def weakest_suit(hand: Cards, among: Iterable[str] = SUITS) -> str:
    return min(_in_order(among), key=lambda suit: _strength(hand, suit))


def _strength(hand: Cards, suit: str) -> tuple[int, int]:
    return points(hand, suit), len(by_suit(hand)[suit])


def _in_order(suits: Iterable[str]) -> list[str]:
    return sorted(suits, key=SUITS.index)
