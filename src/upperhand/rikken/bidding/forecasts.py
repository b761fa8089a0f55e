"""Forecasts of the tricks that a hand wins: the methods by which players bid.

Source: Vorsteveld (2007). They are exchangeable parts of players: `basic:bidding=ltc`, `advanced:bidding=mc`.
The first three are the thesis's; the fourth, `chance`, answers its call for better ones in Piek and Misère.
A hand is read suit by suit, each from its highest card to its lowest.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add
from typing import Literal, Protocol

from upperhand._core import Cards, Rng
from upperhand._core.rikken import SUITS, View, first_card_tricks, trick_counts

Bidding = Literal["tpc", "ltc", "mc", "chance"]
FirstCard = Literal["lowest", "mean", "highest"]
Deals = Literal["counts", "consistent"]
Policy = Literal["random", "basic", "advanced"]
Kind = Literal["partner", "solo", "piek", "misere"]

# The kinds of contract as bidding sees them; a kind is bid and played by the same tactics. Schoppen Mie is
# not here: it turns on one queen and on the last trick, which no forecast of tricks values.
KINDS: dict[str, Kind] = {
    "rik": "partner",
    "rik_beter": "partner",
    "troela": "partner",
    **{f"solo{tricks}{trump}": "solo" for trump in ("", "_beter") for tricks in range(8, 14)},
    "piek": "piek",
    "open_piek": "piek",
    "open_piek_talk": "piek",
    "misere": "misere",
    "open_misere": "misere",
    "open_misere_talk": "misere",
}

RANKS = "23456789TJQKA"
ACE = 12
_PLACE = {rank: place for place, rank in enumerate(RANKS)}

# For trump, 2 to 10 are worth one point each, then jack, queen, king, ace.
_TRUMP_POINTS = (1,) * 9 + (2, 3, 4, 5)

MOST_LOSERS = 12  # three a suit

# Table 3.4: 2 3 4 are worth 1 point, 5 6 7 two, 8 9 10 three, J Q K four, the ace five.
_CARD_POINTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5)

# By the number of cards counted: each threshold that the points reach is one more card that wins a trick.
_WINNERS_FROM: tuple[tuple[int, ...], ...] = ((), (2,), (4, 7), (6, 8, 11), (8, 10, 13, 17))


class Method(Protocol):
    """A way to forecast how many tricks the hand of a view wins in each of some contracts it can value."""

    def predict(self, view: View, contracts: Sequence[str], rng: Rng, /) -> dict[str, float]: ...


def method(name: Bidding) -> Method:
    """The method of that name with its usual settings."""
    usual: dict[str, Method] = {"tpc": Tpc(), "ltc": Ltc(), "mc": Mc(), "chance": Chance()}
    return usual[name]


def wants_tricks(contract: str) -> bool:
    return KINDS[contract] in ("partner", "solo")


def by_suit(hand: Cards) -> dict[str, list[int]]:
    """The ranks held of each suit, 2 = 0 to ace = 12, high to low.

    >>> by_suit(Cards("AS 2S TD"))
    {'D': [8], 'C': [], 'H': [], 'S': [12, 0]}
    """
    held: dict[str, list[int]] = {suit: [] for suit in SUITS}
    for card in hand:
        held[card.suit].append(_PLACE[card.rank])
    return {suit: sorted(ranks, reverse=True) for suit, ranks in held.items()}


# Which suit to make trump and which ace to call: the point system of section 3.2.1, for all players.


def points(hand: Cards, suit: str) -> int:
    """The points of the suit's cards and its length, as in Table 3.2.

    >>> points(Cards("AS KS JS 2S QH"), "S")
    16
    """
    held = by_suit(hand)[suit]
    return sum(_TRUMP_POINTS[rank] for rank in held) + len(held)


def strongest_suit(hand: Cards, among: Iterable[str] = SUITS) -> str:
    """The suit of most points; between equals the longer one, then the first in the order D C H S."""
    return max(_in_order(among), key=lambda suit: _strength(hand, suit))


def weakest_suit(hand: Cards, among: Iterable[str] = SUITS) -> str:
    return min(_in_order(among), key=lambda suit: _strength(hand, suit))


def _strength(hand: Cards, suit: str) -> tuple[int, int]:
    return points(hand, suit), len(by_suit(hand)[suit])


def _in_order(suits: Iterable[str]) -> list[str]:
    return sorted(suits, key=SUITS.index)


# TPC, the trick percentages of section 3.2.1: the chance of each card to win a trick, added up.


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


# LTC, section 3.3.1: losing tricks where tricks are wanted, winning cards by category where they are not.


def losers_of_suit(held: Sequence[int]) -> int:
    """The three highest cards at most; of n cards looked at, one of the n highest ranks is no loser."""
    looked_at = held[:3]
    return sum(rank <= ACE - len(looked_at) for rank in looked_at)


def winners_of_suit(held: Sequence[int]) -> int:
    """How many of the four lowest cards at most are too high to get rid of."""
    looked_at = held[-4:]
    points = sum(_CARD_POINTS[rank] for rank in looked_at)
    return sum(points >= threshold for threshold in _WINNERS_FROM[len(looked_at)])


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


# MC, section 3.4.1: tricks won in games played out from random deals of the cards that the hand leaves.


@dataclass(frozen=True)
class Mc:
    """A batch of games with the own trump and one without, each only if a contract asks for it.

    Where tricks are wanted the first card with the highest average counts. Where they are not, it is the one
    with the `lowest`, as the thesis has it; `mean` takes all first cards together, `highest` the worst: the
    totals that the thesis prints for Misère are nearer to these.
    """

    simulations: int = 1000
    deals: Deals = "counts"
    policy: Policy = "random"
    threads: int = 1
    avoiding: FirstCard = "lowest"

    def predict(self, view: View, contracts: Sequence[str], rng: Rng) -> dict[str, float]:
        batches: dict[str | None, list[float]] = {}
        tricks = {}
        for contract in contracts:
            trump = _trump(contract, view.hand)
            if trump not in batches:
                batches[trump] = self.averages(view, trump, rng)
            first: FirstCard = "highest" if wants_tricks(contract) else self.avoiding
            tricks[contract] = forecast_of(batches[trump], first)
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


def forecast_of(averages: Sequence[float], first: FirstCard) -> float:
    """The average of one first card, or of all.

    >>> [forecast_of([1.0, 2.0, 6.0], first) for first in ("lowest", "mean", "highest")]
    [1.0, 3.0, 6.0]
    """
    if first == "mean":
        return _added(averages) / len(averages)
    return min(averages) if first == "lowest" else max(averages)


# Chance: how likely a hand makes exactly one trick, or none.


@dataclass(frozen=True)
class Chance:
    """The share of imagined games in which the hand wins exactly one trick (Piek) or none (Misère).

    A forecast of one trick on average says little of winning exactly one: a hand that wins none or two has
    that average too. All seats play the contract by the policy, the declarer too. Where tricks are wanted,
    it is LTC.
    """

    simulations: int = 200
    deals: Deals = "counts"
    policy: Policy = "advanced"
    threads: int = 1

    def predict(self, view: View, contracts: Sequence[str], rng: Rng) -> dict[str, float]:
        wanted = [contract for contract in contracts if wants_tricks(contract)]
        found = Ltc().predict(view, wanted, rng)
        chances = {each: self.made(view, each, rng) for each in contracts if each not in found}
        return {contract: found.get(contract, chances.get(contract, 0.0)) for contract in contracts}

    def made(self, view: View, contract: str, rng: Rng) -> float:
        """The share of games in which this seat makes a Piek or a Misère."""
        counts = trick_counts(
            view,
            contract,
            self.simulations,
            rng,
            deals=self.deals,
            policy=self.policy,
            threads=self.threads,
        )
        return counts[1 if KINDS[contract] == "piek" else 0] / self.simulations


def _trump(contract: str, hand: Cards) -> str | None:
    """In Troela the partner names a suit of his liking, so one that is short here must be expected."""
    if not wants_tricks(contract):
        return None
    if contract == "troela":
        return weakest_suit(hand, [card.suit for card in hand if card.rank == "A"])
    return strongest_suit(hand)
