"""A trick in the middle of the table: a card before each seat, clockwise from the person below."""

from collections.abc import Mapping

from rich.text import Text

from upperhand import Cards
from upperhand.terminal.screen.faces import card_row
from upperhand.terminal.screen.palette import FACE, FACE_CHOSEN, FACE_FADED

#: Widths and heights of a card, the first that fits is taken.
SIZES = ((8, 7), (6, 5), (4, 3))
GAP = 2
BELOW, LEFT, ABOVE, RIGHT = range(4)


def cross(cards: Mapping[int, Cards], best: int, done: bool, width: int, height: int) -> Text:
    """The cards by seat; the best one stands out, the others of a finished trick are faded."""
    fitting = (size for size in SIZES if 3 * size[0] + 2 * GAP <= width and 2 * size[1] + 1 <= height)
    wide, high = next(fitting, SIZES[-1])
    sides = (high + 1) // 2
    tops = {ABOVE: 0, LEFT: sides, RIGHT: sides, BELOW: high + 1}
    papers = {seat: _paper(seat == best, done) for seat in cards}

    def piece(seat: int, line: int) -> Text:
        row = line - tops[seat]
        if seat in cards and 0 <= row < high:
            return card_row(cards[seat], row, wide, high, papers[seat])
        return Text(" " * wide)

    lines = []
    for line in range(2 * high + 1):
        middle = piece(ABOVE, line) if line < high else piece(BELOW, line)
        lines.append(Text(" " * GAP).join([piece(LEFT, line), middle, piece(RIGHT, line)]))
    return Text("\n").join(lines)


def _paper(best: bool, done: bool) -> str:
    return FACE_CHOSEN if best else FACE_FADED if done else FACE
