"""The selected cards: chosen one by one, by rank, or by stepping through the legal plays."""

from collections.abc import Sequence

from upperhand import Cards
from upperhand.terminal.presenters import Orders


class Selection:
    """A hand in display order, a cursor on it and the chosen cards, oldest first; without rules."""

    def __init__(self, orders: Orders, single: bool = False) -> None:
        self._orders = orders
        self._single = single
        self._past: list[tuple[Cards, ...]] = []
        self._anchor: Cards | None = None
        self.order = next(iter(orders))
        self.row: tuple[Cards, ...] = ()
        self.chosen: tuple[Cards, ...] = ()
        self.cursor = 0

    @property
    def cards(self) -> Cards:
        return union(self.chosen)

    def hold(self, hand: Cards) -> None:
        """Show another hand; chosen cards that are still in it stay chosen."""
        kept = tuple(card for card in self.chosen if card <= hand)
        if kept != self.chosen:
            self._past.clear()
            self._anchor = None
        self.chosen = kept
        self.row = self._sorted(hand)
        self.cursor = max(0, min(self.cursor, len(self.row) - 1))

    def sort(self) -> None:
        """Switch to the next sort order; the cursor stays on its card."""
        names = list(self._orders)
        self.order = names[(names.index(self.order) + 1) % len(names)]
        under = self.row[self.cursor] if self.row else None
        self.row = self._sorted(union(self.row))
        if under is not None:
            self.cursor = self.row.index(under)

    def move_cursor(self, step: int) -> None:
        if self.row:
            self.cursor = (self.cursor + step) % len(self.row)

    def toggle(self, place: int) -> None:
        """Select or deselect the card at a place in the row."""
        if not 0 <= place < len(self.row):
            return
        self.cursor = place
        card = self.row[place]
        if card in self.chosen:
            self._choose(tuple(other for other in self.chosen if other != card))
        else:
            self._choose((*(() if self._single else self.chosen), card))

    def toggle_rank(self, rank: str) -> None:
        """Select the next card of a rank; if all of them are selected, deselect them."""
        ranked = [place for place, card in enumerate(self.row) if card.rank == rank]
        if self._single:
            held = self.row.index(self.chosen[0]) if self.chosen else -1
            ranked = [place for place in ranked if place > held] or ranked
        fresh = [place for place in ranked if self.row[place] not in self.chosen]
        if fresh:
            self.toggle(fresh[0])
        elif ranked:
            self._choose(tuple(card for card in self.chosen if card.rank != rank))

    def take(self, cards: Cards) -> None:
        """Choose exactly these cards."""
        self._choose(tuple(cards))

    def step(self, plays: Sequence[Cards], step: int) -> bool:
        """Go to the next play that contains the cards chosen by hand; False if there is none."""
        chosen = Cards() if self._single else self.cards
        anchor = chosen if self._anchor is None else self._anchor
        fitting = [play for play in plays if anchor <= play]
        if not fitting:
            return False
        if self.cards in fitting:
            place = (fitting.index(self.cards) + step) % len(fitting)
        else:
            place = 0 if step > 0 else -1
        self._choose(tuple(fitting[place]))
        self._anchor = anchor
        return True

    def drop_last(self) -> None:
        self._choose(self.chosen[:-1])

    def clear(self) -> None:
        self._choose(())

    def undo(self) -> None:
        """Undo the last change of the selection."""
        if self._past:
            self.chosen = self._past.pop()
            self._anchor = None

    def _choose(self, chosen: tuple[Cards, ...]) -> None:
        self._anchor = None
        if chosen != self.chosen:
            self._past.append(self.chosen)
            self.chosen = chosen

    def _sorted(self, hand: Cards) -> tuple[Cards, ...]:
        return tuple(sorted(hand, key=self._orders[self.order]))


def union(cards: Sequence[Cards]) -> Cards:
    whole = Cards()
    for card in cards:
        whole = whole | card
    return whole
