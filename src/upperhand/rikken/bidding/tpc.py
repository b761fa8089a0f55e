"""TPC, the trick percentages of section 3.2.1: the chance of each card to win a trick, added up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from upperhand._core import Cards, Rng
from upperhand._core.rikken import View
from upperhand.rikken.bidding.suits import ACE, by_suit


def chance(held: Sequence[int], rank: int) -> float:
    """(cards in the suit - cards above it that others hold) / cards in the suit, and 0 where it is negative.

    Each absent higher card has to be drawn out, and takes one of the suit's cards with it.
    """
    higher = (ACE - rank) - sum(other > rank for other in held)
    return max(0.0, (len(held) - higher) / len(held))


def winning_cards(hand: Cards) -> float:
    """How many cards of the hand should win a trick, as in Table 3.1."""
    return _added(chance(held, rank) for held in by_suit(hand).values() for rank in held)


def winning_cards_of_suit(held: Sequence[int]) -> float:
    return _added(chance(held, rank) for rank in held)


def _added(chances: Iterable[float]) -> float:
    """One after the other. `sum` rounds differently since Python 3.12, and a bid must not depend on that."""
    return reduce(add, chances, 0.0)


@dataclass(frozen=True)
class Tpc:
    """One number for every contract: it knows neither trump nor whether tricks are wanted.

    So a hand of uncovered high cards counts as one without tricks; for an open game that is no value at all.
    """

    def predict(self, view: View, contracts: Sequence[str], rng: Rng) -> dict[str, float]:  # noqa: ARG002
        closed = [contract for contract in contracts if not contract.startswith("open_")]
        return dict.fromkeys(closed, winning_cards(view.hand))
