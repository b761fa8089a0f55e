"""A search for a game that leaves the pack from which a deal comes: legal, card by card.

A pack has 52 places. The deal says which seat gets the cards of which places, so the cards of a seat may lie
at its places in any order. Four places that follow each other are a trick; where the first one begins, the
pack is cut. The search swaps cards of a seat, and tricks where they are shuffled, until nobody revokes.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from upperhand import Cards
from upperhand.errors import IllegalMoveError
from upperhand.rikken import Move, Rules, State

_SUITS, _RANKS = "CDHS", "23456789TJQKA"
#: Steps of one try, and how much worse a step may make it at the beginning and at the end.
_STEPS, _HOT, _COLD = 20_000, 1.5, 0.15
_TRIES = 50


@dataclass(frozen=True)
class Origin:
    """A game that is over, and how its thirteen tricks were stacked and cut."""

    state: State
    stacked: tuple[int, ...]
    cut: int

    def dealt(self) -> list[set[str]]:
        """The hands that come from it, seat by seat; seven cards each and then six."""
        tricks = [[str(card) for _, card in cards] for _, cards, _ in self.state.tricks]
        pack = [card for trick in self.stacked for card in tricks[trick]]
        return deal_out(pack[self.cut :] + pack[: self.cut], (self.state.dealer + 1) % 4)


def deal_out(pack: Sequence[str], dealer: int) -> list[set[str]]:
    return [{pack[place] for place in places} for places in _places(dealer)]


def find_origin(rules: Rules, dealt: Sequence[Cards], dealer: int, rng: Random) -> Origin | None:
    """A game by these rules from whose pack this deal may come, if a search of some seconds finds one."""
    for _ in range(_TRIES):
        attempt = _Attempt([_numbers(hand) for hand in dealt], dealer, rng, mixes=rules.shuffle == "groups")
        if attempt.search() and (origin := attempt.origin(rules)) is not None:
            return origin
    return None


def _places(dealer: int) -> list[list[int]]:
    """Where the cards of each seat lie in the pack."""
    found: list[list[int]] = [[], [], [], []]
    for i in range(4):
        found[(dealer + 1 + i) % 4] = [*range(7 * i, 7 * i + 7), *range(28 + 6 * i, 34 + 6 * i)]
    return found


class _Attempt:
    """One pack that the deal may come from; its tricks become a legal game with a trump, or do not."""

    def __init__(self, hands: Sequence[Sequence[int]], dealer: int, rng: Random, *, mixes: bool) -> None:
        self._rng, self._mixes, self._dealer = rng, mixes, dealer
        self._trump = rng.randrange(4)
        self._places = _places(dealer)
        self._pack = [0] * 52
        for places, hand in zip(self._places, hands, strict=True):
            for place, card in zip(places, rng.sample(hand, 13), strict=True):
                self._pack[place] = card
        self._start = rng.randrange(52)
        #: The places of each trick, in the order in which the tricks were played.
        self._tricks = [[(self._start + 4 * trick + i) % 52 for i in range(4)] for trick in range(13)]
        self._stacked = tuple(map(tuple, self._tricks))
        self._leaders = [0] * 13

    def search(self) -> bool:
        rng, revokes = self._rng, self._revokes()
        for step in range(_STEPS):
            if revokes == 0:
                return True
            of, one, other = self._swap()
            of[one], of[other] = of[other], of[one]
            heat = _HOT * (_COLD / _HOT) ** (step / _STEPS)
            if (now := self._revokes()) <= revokes or rng.random() < math.exp((revokes - now) / heat):
                revokes = now
            else:
                of[one], of[other] = of[other], of[one]
        return False

    def _swap(self) -> tuple[list[Any], int, int]:
        """Two cards of one seat, or two tricks."""
        of: list[Any] = self._pack
        if tricks := self._mixes and self._rng.random() < 0.2:
            of = self._tricks
        one, other = self._rng.sample(range(13) if tricks else self._places[self._rng.randrange(4)], 2)
        return of, one, other

    def _revokes(self) -> int:
        """How many cards are of suits that their seat has shown to lack."""
        pack, trump, found = self._pack, self._trump, 0
        lacks, seat = [0, 0, 0, 0], self._dealer  # who sits left of the dealer before leads
        for trick, places in enumerate(self._tricks):
            self._leaders[trick] = seat
            led, best, winner = pack[places[0]] >> 4, -1, seat
            for place in places:
                card = pack[place]
                suit = card >> 4
                found += lacks[seat] >> suit & 1
                strength = card if suit == led else -1
                if suit != led:
                    lacks[seat] |= 1 << led
                if suit == trump:
                    strength = 64 + card
                if strength > best:
                    best, winner = strength, seat
                seat = (seat + 1) & 3
            seat = winner
        return found

    def origin(self, rules: Rules) -> Origin | None:
        """The game, played by the engine: somebody bids 8 alone and names trump. None if nobody may."""
        tricks = [[_card(self._pack[place]) for place in places] for places in self._tricks]
        state = State.from_hands(rules, self._hands(tricks), dealer=(self._dealer + 3) % 4)
        try:
            for bid in ("pass", "pass", "pass", "solo8"):
                state.apply(Move.bid(bid))
        except IllegalMoveError:
            return None  # by some rules, whoever has three aces must say so
        state.apply(Move.trump(_SUITS[self._trump]))
        for trick in tricks:
            for card in trick:
                state.apply(Move.of(Cards(card)))
        played = {tuple(places): trick for trick, places in enumerate(self._tricks)}
        return Origin(state, tuple(played[places] for places in self._stacked), (52 - self._start) % 52)

    def _hands(self, tricks: Sequence[Sequence[str]]) -> list[Cards]:
        """What each seat had: the cards that it played."""
        hands: list[list[str]] = [[], [], [], []]
        for leader, trick in zip(self._leaders, tricks, strict=True):
            for i, card in enumerate(trick):
                hands[(leader + i) % 4].append(card)
        return [Cards(" ".join(hand)) for hand in hands]


def _numbers(hand: Cards) -> list[int]:
    return [16 * _SUITS.index(card[1]) + _RANKS.index(card[0]) for card in str(hand).split()]


def _card(number: int) -> str:
    return _RANKS[number & 15] + _SUITS[number >> 4]
