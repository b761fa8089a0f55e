"""The middle of the table: the combination to beat, its kind and whose it is."""

from rich.text import Text
from textual.widgets import Static

from upperhand import Cards
from upperhand.big_two import Move
from upperhand.terminal.screen.faces import card_row
from upperhand.terminal.screen.palette import FACE, GOLD, MUTED, TEXT
from upperhand.terminal.session import Session
from upperhand.terminal.words import kind_of, with_glyphs

MOST_CARDS = 5
WORDS = 3
#: Widths and heights of a card, the first that fits is taken.
SIZES = ((8, 7), (6, 5), (4, 3))


class Pile(Static):
    """The combination on the table as cards."""

    def present(self, session: Session) -> None:
        table = session.view.table
        self.update(
            _invitation(session) if table is None else self._combination(session, table), layout=False
        )

    def _combination(self, session: Session, table: Move) -> Text:
        view = session.view
        kind = kind_of(session.rules, table)
        title = Text().append(kind[:1].upper() + kind[1:], f"bold {GOLD}")
        owner = view.leader if view.table_seat is None else view.table_seat
        below = Text("by ", MUTED).append(session.seats[owner].name, f"bold {TEXT}")
        if owner != view.leader:
            below.append(f"\n{session.seats[view.leader].name} led", MUTED)
        return Text("\n").join([title, *self._cards(table.cards), below])

    def _cards(self, cards: Cards) -> list[Text]:
        width, height = next((size for size in SIZES if self._fits(*size)), SIZES[-1])
        return [
            Text("").join(card_row(card, row, width, height, FACE) for card in cards) for row in range(height)
        ]

    def _fits(self, width: int, height: int) -> bool:
        """Whether the longest combination finds room with the words around it."""
        return self.size.width > width * MOST_CARDS and self.size.height > height + WORDS


def _invitation(session: Session) -> Text:
    view = session.view
    who = session.seats[view.turn]
    text = Text().append("You lead" if who.player is None else f"{who.name} leads", f"bold {GOLD}")
    if view.must_contain:
        text.append(with_glyphs(f"\nwith {view.must_contain} in it"), MUTED)
    return text
