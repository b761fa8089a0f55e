"""The person's hand: a row of overlapping cards, the chosen ones raised, a cursor below."""

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from upperhand import Cards
from upperhand.terminal.screen.faces import card_row
from upperhand.terminal.screen.palette import FACE, FACE_CHOSEN, FACE_FADED, GOLD

RAISE = 1
CURSOR_ROWS = 1
LARGE_FROM = 5
WIDEST = {False: 5, True: 6}


class HandRow(Widget):
    """Draws the row it was last given; a click on a card posts its place."""

    class Picked(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__(id="hand")
        self._row: tuple[Cards, ...] = ()
        self._chosen: tuple[Cards, ...] = ()
        self._cursor = 0
        self._playable: Cards | None = None

    def present(
        self, row: tuple[Cards, ...], chosen: tuple[Cards, ...], cursor: int, playable: Cards | None
    ) -> None:
        """With `playable` the other cards are dimmed."""
        self._row, self._chosen, self._cursor, self._playable = row, chosen, cursor, playable
        self.refresh()

    @property
    def pitch(self) -> int:
        """Columns from one card to the next: as wide as the hand allows."""
        widest = WIDEST[self._card_height >= LARGE_FROM]
        return max(2, min(widest, self.size.width // max(1, len(self._row))))

    @property
    def left(self) -> int:
        return max(0, (self.size.width - self.pitch * len(self._row)) // 2)

    @property
    def _card_height(self) -> int:
        return max(2, self.size.height - RAISE - CURSOR_ROWS)

    def render(self) -> Text:
        lines = [self._line(y) for y in range(self._card_height + RAISE)]
        return Text("\n").join([*lines, self._cursor_line()])

    def on_click(self, event: Click) -> None:
        place = (event.x - self.left) // self.pitch
        if 0 <= place < len(self._row) and event.x >= self.left:
            self.post_message(self.Picked(place))

    def _line(self, y: int) -> Text:
        line = Text(" " * self.left)
        for card in self._row:
            raised = card in self._chosen
            row = y if raised else y - RAISE
            if 0 <= row < self._card_height:
                paper = FACE_CHOSEN if raised else self._paper(card)
                line.append_text(card_row(card, row, self.pitch, self._card_height, paper))
            else:
                line.append(" " * self.pitch)
        return line

    def _paper(self, card: Cards) -> str:
        return FACE if self._playable is None or card <= self._playable else FACE_FADED

    def _cursor_line(self) -> Text:
        if not self._row:
            return Text()
        start = " " * (self.left + self._cursor * self.pitch + 1)
        return Text(start).append("▔" * (self.pitch - 1), Style(color=GOLD, bold=True))
