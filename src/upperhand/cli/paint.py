"""Output for people: cards in colour, and a console that prints every text literally."""

import re

from rich.console import Console
from rich.text import Text

_CARD = re.compile(r"\b([3-9TJQKA2])([DCHS])\b")
# Four suits, four colours, readable on dark and light terminals.
_SUITS = {"D": ("♦", "dodger_blue1"), "C": ("♣", "green3"), "H": ("♥", "red1"), "S": ("♠", "bold")}


def console() -> Console:
    """A console without markup: a name such as [bold] is printed, not interpreted."""
    return Console(markup=False, highlight=False)


def painted(text: object) -> Text:
    """A text in which each card, such as `5D`, is shown as its rank and coloured suit."""
    plain, out, position = str(text), Text(), 0
    for card in _CARD.finditer(plain):
        sign, style = _SUITS[card[2]]
        out.append(plain[position : card.start()])
        out.append(("10" if card[1] == "T" else card[1]) + sign, style)
        position = card.end()
    return out.append(plain[position:])
