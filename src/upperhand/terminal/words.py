"""Names and sentences that people read, the same in the full-screen table and in line mode."""

from collections.abc import Sequence

from upperhand.reason import Reason
from upperhand.terminal.seating import PERSON


def signed(score: int) -> str:
    return f"{score:+d}" if score else "0"


def sentence(text: str) -> str:
    """A clause of the engine or of a player, as a sentence with a capital and a full stop."""
    text = text.strip()
    return text and text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


def advice(command: Reason, reason: Reason) -> str:
    """What to do and why, in one sentence.

    >>> advice(Reason("do_play", cards="3D"), Reason("lowest_single"))
    'Play 3D: the lowest single.'
    """
    return sentence(f"{command}: {reason}")


def refusal(why_not: Reason | str) -> str:
    """Why the engine refuses the person's move, said to the person.

    >>> refusal(Reason("not_held", seat=0, cards="9D 9S"))
    'You do not hold 9D 9S.'
    """
    if isinstance(why_not, Reason) and why_not.code == "not_held" and why_not.values["seat"] == PERSON:
        why_not = Reason("not_held_by_you", cards=why_not.values["cards"])
    return sentence(str(why_not))


def totals_line(names: Sequence[str], totals: Sequence[int]) -> str:
    return ", ".join(f"{name} {signed(total)}" for name, total in zip(names, totals, strict=True))
