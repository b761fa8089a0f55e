"""Names and sentences that people read, the same in the full-screen table and in line mode."""

import re
from collections.abc import Sequence

from upperhand.terminal.seating import PERSON

GLYPHS = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
CARD = re.compile(r"\b([2-9TJQKA])([DCHS])\b")
#: How a reason begins that names its move first: `lead 3D, the lowest single`, `pass: nothing beats it`.
MOVE_FIRST = re.compile(r"^(?:(?:lead|play) [^:,]+|pass)[:,] ")


def signed(score: int) -> str:
    return f"{score:+d}" if score else "0"


def sentence(text: str) -> str:
    """A clause of the engine or of a player, with a capital and a full stop."""
    text = text.strip()
    return text and text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


def because(reason: str) -> str:
    """A player's reason for a move that is shown beside it, so the reason need not name it again.

    >>> because("lead 3D: all that is unseen beats it")
    'all that is unseen beats it'
    """
    return MOVE_FIRST.sub("", reason)


def advice(command: str, reason: str) -> str:
    """What to do and why, in one sentence.

    >>> advice("play 3D", "lead 3D, the lowest single")
    'Play 3D: the lowest single.'
    """
    return sentence(f"{command}: {because(reason)}")


def refusal(why_not: str) -> str:
    """Why the engine refuses the person's move; it counts seats, a person is spoken to.

    >>> refusal("seat 0 does not hold 9D 9S")
    'You do not hold 9D 9S.'
    """
    spoken = why_not.replace(f"seat {PERSON} does not", "you do not").replace(f"seat {PERSON} is", "you are")
    return sentence(spoken)


def with_glyphs(text: str) -> str:
    """Cards inside a sentence as people draw them: `3D` becomes `3♦`.

    >>> with_glyphs("TS is the only play that beats 9D 9H")
    '10♠ is the only play that beats 9♦ 9♥'
    """
    return CARD.sub(lambda card: card[1].replace("T", "10") + GLYPHS[card[2]], text)


def totals_line(names: Sequence[str], totals: Sequence[int]) -> str:
    return ", ".join(f"{name} {signed(total)}" for name, total in zip(names, totals, strict=True))
