"""Fixed numbers for the moves of Big Two: which places of the sorted hand are played.

A number does not name cards but places in the hand as it is held at that moment, in the order of `Cards`
(3D 3C 3H 3S 4D ... 2S), so that every combination of the deck has one. Cards of one rank are neighbours in
a sorted hand, and no rank has more than four: what is far apart can be no pair or triple. That leaves, for
hands of up to 13 cards, 1,695 numbers, as in Charlesworth, Application of Self-Play Reinforcement Learning
to a Four-Player Game of Imperfect Information, 2018:

| numbers | places |
|---|---|
| 0 - 12 | one card |
| 13 - 45 | two, at most three places apart |
| 46 - 76 | three, the outer ones at most three places apart |
| 77 - 406 | four: two such pairs, one after the other |
| 407 - 1693 | five, any |
| 1694 | none: the pass |

Within a size the places are in dictionary order: 0 1, 0 2, 0 3, 1 2, ... Hands of up to 18 cards, with three
players, have a table of their own, made in the same way, with 9,506 numbers.

>>> table = Actions.for_hand(13)
>>> hand = Cards("3D 3S 4C 7H 7S")
>>> number = table.number(hand, Cards("7H 7S"))
>>> number, table.places[number], table.cards(hand, number)
(22, (3, 4), Cards('7H 7S'))
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from upperhand._core import Cards
from upperhand.errors import UpperhandError

_NEAR = 3  # the first and the last of four cards of a rank
_SIZES = (13, 18)  # cards in a hand at most: with two or four players, and with three


class Actions:
    """The numbers for hands of up to `size` cards."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.places: tuple[tuple[int, ...], ...] = tuple(_all_places(size))
        self._numbers = {places: number for number, places in enumerate(self.places)}

    @staticmethod
    @cache
    def for_hand(size: int) -> "Actions":
        """The table for hands that begin with this many cards."""
        for limit in _SIZES:
            if size <= limit:
                return _table(limit)
        raise UpperhandError(f"a hand has at most {_SIZES[-1]} cards, not {size}")

    @property
    def passing(self) -> int:
        """The number of the pass, the last."""
        return len(self.places) - 1

    def __len__(self) -> int:
        return len(self.places)

    def number(self, hand: Cards, played: Cards) -> int:
        """The number of playing these cards from this hand; of none, the pass."""
        return self.numbers(hand, [played])[0]

    def numbers(self, hand: Cards, plays: Sequence[Cards]) -> list[int]:
        """The number of each play from this hand."""
        place = {card: position for position, card in enumerate(hand)}
        try:
            return [self._numbers[tuple(place[card] for card in played)] for played in plays]
        except KeyError:
            raise UpperhandError(f"{hand} has no combination that is numbered among these plays") from None

    def cards(self, hand: Cards, number: int) -> Cards:
        """The cards that a number takes from this hand; whether they may be played is for the rules."""
        held = list(hand)
        if not 0 <= number < len(self.places) or any(place >= len(held) for place in self.places[number]):
            raise UpperhandError(f"action {number} takes cards that a hand of {len(held)} does not have")
        taken = Cards()
        for place in self.places[number]:
            taken = taken | held[place]
        return taken


@cache
def _table(size: int) -> Actions:
    return Actions(size)


def _all_places(size: int) -> list[tuple[int, ...]]:
    found = list[tuple[int, ...]]()
    for count in range(1, 6):
        found += (places for places in combinations(range(size), count) if _can_combine(places))
    return [*found, ()]


def _can_combine(places: tuple[int, ...]) -> bool:
    if len(places) == 4:
        return _near(places[:2]) and _near(places[2:])
    return len(places) == 5 or _near(places)


def _near(places: tuple[int, ...]) -> bool:
    return places[-1] - places[0] <= _NEAR
