"""MC, section 3.4.1: tricks won in games played out from random deals of the cards that the hand leaves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from upperhand._core import Cards, Rng
from upperhand._core.rikken import View, first_card_tricks
from upperhand.rikken.bidding.contracts import wants_tricks
from upperhand.rikken.bidding.trump import strongest_suit, weakest_suit

Deals = Literal["counts", "consistent"]
Policy = Literal["random", "basic", "advanced"]


@dataclass(frozen=True)
class Mc:
    """A batch of games with the own trump and one without, each only if a contract asks for it.

    Where tricks are wanted the first card with the highest average counts, where they are not the one with
    the lowest.
    """

    simulations: int = 1000
    deals: Deals = "counts"
    policy: Policy = "random"
    threads: int = 1

    def predict(self, view: View, contracts: Sequence[str], rng: Rng) -> dict[str, float]:
        batches: dict[str | None, list[float]] = {}
        tricks = {}
        for contract in contracts:
            trump = _trump(contract, view.hand)
            if trump not in batches:
                batches[trump] = self.averages(view, trump, rng)
            tricks[contract] = max(batches[trump]) if wants_tricks(contract) else min(batches[trump])
        return tricks

    def averages(self, view: View, trump: str | None, rng: Rng) -> list[float]:
        """The own tricks on average after each first card; without trump they are to be avoided."""
        tried = first_card_tricks(
            view,
            self.simulations,
            rng,
            deals=self.deals,
            policy=self.policy,
            contract="misere" if trump is None else "solo8",
            trump=trump,
            threads=self.threads,
        )
        return [tricks / times for _, times, tricks in tried]


def _trump(contract: str, hand: Cards) -> str | None:
    """In Troela the partner names a suit of his liking, so one that is short here must be expected."""
    if not wants_tricks(contract):
        return None
    if contract == "troela":
        return weakest_suit(hand, [card.suit for card in hand if card.rank == "A"])
    return strongest_suit(hand)
