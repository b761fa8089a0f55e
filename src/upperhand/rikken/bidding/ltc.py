"""LTC, section 3.3.1: losing tricks where tricks are wanted, winning cards by category where they are not."""

from collections.abc import Sequence
from dataclasses import dataclass

from upperhand._core import Cards, Rng
from upperhand._core.rikken import View
from upperhand.rikken.bidding.contracts import wants_tricks
from upperhand.rikken.bidding.suits import ACE, by_suit

MOST_LOSERS = 12  # three a suit

# Table 3.4: 2 3 4 are worth 1 point, 5 6 7 two, 8 9 10 three, J Q K four, the ace five.
_POINTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)

# By the number of cards counted: each threshold that the points reach is one more card that wins a trick.
_THRESHOLDS: tuple[tuple[int, ...], ...] = ((), (2,), (4, 7), (6, 8, 11), (8, 10, 13, 17))


def losers_of_suit(held: Sequence[int]) -> int:
    """The three highest cards at most; of n cards looked at, one of the n highest ranks is no loser."""
    looked_at = held[:3]
    return sum(rank <= ACE - len(looked_at) for rank in looked_at)


def winners_of_suit(held: Sequence[int]) -> int:
    """How many of the four lowest cards at most are too high to get rid of."""
    looked_at = held[-4:]
    points = sum(_POINTS[rank] for rank in looked_at)
    return sum(points >= threshold for threshold in _THRESHOLDS[len(looked_at)])


def losers(hand: Cards) -> int:
    return sum(map(losers_of_suit, by_suit(hand).values()))


def winners(hand: Cards) -> int:
    return sum(map(winners_of_suit, by_suit(hand).values()))


@dataclass(frozen=True)
class Ltc:
    """12 less the losers where tricks are wanted; else the winners."""

    def predict(self, view: View, contracts: Sequence[str], rng: Rng) -> dict[str, float]:  # noqa: ARG002
        won, unwanted = MOST_LOSERS - losers(view.hand), winners(view.hand)
        return {contract: float(won if wants_tricks(contract) else unwanted) for contract in contracts}
