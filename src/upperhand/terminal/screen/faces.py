"""How cards look: glyphs, the four colours, and faces of several sizes as rich text."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from upperhand import Cards
from upperhand.locales import GLYPHS
from upperhand.terminal.screen.palette import BACK, BACK_EDGE, EDGE, FACE, SUITS

MOST_BACKS = 13


def label(card: Cards) -> str:
    """`10♠`, as people write it."""
    return ("10" if card.rank == "T" else card.rank) + GLYPHS[card.suit]


def ink(card: Cards, paper: str = FACE) -> Style:
    return Style(color=SUITS[card.suit], bgcolor=paper, bold=True)


def chips(cards: Iterable[Cards], paper: str = FACE, width: int = 0) -> Text:
    """A row of small faces for lists and lines of text; with a width, in columns."""
    run = Text(end="")
    for place, card in enumerate(cards):
        run.append(" " if place else "")
        run.append(label(card).rjust(width), ink(card, paper))
    return run


def backs(count: int) -> Text:
    """As many narrow card backs as a seat holds; a whole third of the deck would not fit beside the table."""
    return Text(end="").append("▐" * min(count, MOST_BACKS), Style(color=BACK, bgcolor=BACK_EDGE))


def card_row(card: Cards, row: int, width: int, height: int, paper: str) -> Text:
    """One line of a card's face; the left edge is part of it, so that overlapped cards stay apart."""
    room = width - 1
    line = Text(end="").append("▏", Style(color=EDGE, bgcolor=paper))
    if row == 0:
        text = _corner(card, room).ljust(room)
    elif row == height - 1 and height > 3:
        text = _corner(card, room).rjust(room)
    elif row == height // 2 and height > 3:
        text = GLYPHS[card.suit].center(room)
    else:
        text = " " * room
    line.append(text, ink(card, paper))
    return line


def _corner(card: Cards, room: int) -> str:
    return label(card) if room > 2 else card.rank + GLYPHS[card.suit]
