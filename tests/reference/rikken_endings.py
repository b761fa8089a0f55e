"""Endings of Rikken by plain alpha-beta, card by card; no code is shared with the core.

Only what was looked at before, with the same tricks won and the same bounds, is not looked at again.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

RANKS = "23456789TJQKA"

Worth = Callable[[int], int]
"""What a number of tricks of the side is worth to it."""


@dataclass(frozen=True)
class Ending:
    """Cards are texts, as `AS`; the trick is in the order of play."""

    hands: tuple[tuple[str, ...], ...]
    leader: int
    trump: str | None
    trick: tuple[str, ...] = ()

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    @property
    def legal(self) -> list[str]:
        hand = self.hands[self.turn]
        suited = [card for card in hand if self.trick and card[1] == self.trick[0][1]]
        return suited or list(hand)

    def after(self, card: str) -> tuple["Ending", int | None]:
        """The ending after a card, and who takes the trick if it ends it."""
        left = tuple(other for other in self.hands[self.turn] if other != card)
        hands = (*self.hands[: self.turn], left, *self.hands[self.turn + 1 :])
        trick = (*self.trick, card)
        if len(trick) < 4:
            return Ending(hands, self.leader, self.trump, trick), None
        winner = (self.leader + trick.index(max(trick, key=self._height(trick[0][1])))) % 4
        return Ending(hands, winner, self.trump), winner

    def _height(self, led: str) -> Callable[[str], tuple[bool, bool, int]]:
        return lambda card: (card[1] == self.trump, card[1] == led, RANKS.index(card[0]))


def best_play(
    ending: Ending, side: Collection[int], worth: Worth, won: int = 0, low: int = -1, high: int = 14
) -> int:
    """What the side gets when it wants the most, and the others the least; cut off outside low to high."""
    return _best_play(ending, side, worth, won, low, high, {})


def _best_play(
    ending: Ending,
    side: Collection[int],
    worth: Worth,
    won: int,
    low: int,
    high: int,
    known: dict[tuple[Ending, int, int, int], int],
) -> int:
    """It looks no further once all that can come is worth the same, or more or less than matters."""
    left = max(map(len, ending.hands))
    worths = [worth(won + more) for more in range(left + 1)]
    if min(worths) >= high or max(worths) <= low or min(worths) == max(worths):
        return min(worths) if min(worths) >= high else max(worths)
    asked = (ending, won, low, high)
    if not ending.trick and asked in known:
        return known[asked]
    maximises = ending.turn in side
    best = low if maximises else high
    for card in ending.legal:
        after, winner = ending.after(card)
        found = _best_play(after, side, worth, won + (winner in side), low, high, known)
        if maximises:
            best = low = max(best, found)
        else:
            best = high = min(best, found)
        if low >= high:
            break
    if not ending.trick:
        known[asked] = best
    return best
