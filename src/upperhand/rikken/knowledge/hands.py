"""Hands generalised, section 6.2: of each suit the tricks it should win, from the most to the fewest.

All suits are equal, so 2-1-0-3 is 3-2-1-0. No suit wins more tricks than it has cards, which leaves 194
combinations: the ways to write numbers up to 13 as a sum of at most four.
"""

from functools import cache
from typing import Literal

from upperhand._core import Cards
from upperhand.rikken.bidding.ltc import winners_of_suit
from upperhand.rikken.bidding.suits import SUITS, by_suit
from upperhand.rikken.bidding.tpc import winning_cards_of_suit

Combination = tuple[int, ...]

# tpc: the trick counting of the basic player, which the thesis proposes: the chances of the suit's cards,
# added up, to the nearest whole number (a half counts as one).
# ltc: the cards that are too high to get rid of, as the advanced player counts them for Piek and Misère.
Counting = Literal["tpc", "ltc"]

_ONE_SUIT = 0x1111111111111  # every fourth bit: the diamonds


def generalised(hand: Cards, counting: Counting) -> Combination:
    """The combination of a hand.

    >>> generalised(Cards("AS KS QS 2S AH 3H 2H KD 2D 5C 4C 3C 2C"), "tpc")
    (3, 1, 1, 0)
    """
    suits = (_tricks(hand.mask >> place & _ONE_SUIT, counting) for place in range(len(SUITS)))
    return tuple(sorted(suits, reverse=True))


def written(combination: Combination) -> str:
    """As the thesis writes it: 3-2-1-0."""
    return "-".join(map(str, combination))


@cache  # a suit is held in 8,192 ways
def _tricks(suit: int, counting: Counting) -> int:
    held = by_suit(Cards.from_mask(suit))["D"]
    if counting == "ltc":
        return winners_of_suit(held)
    return int(winning_cards_of_suit(held) + 0.5)
