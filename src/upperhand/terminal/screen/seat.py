"""A chair at the table: name, who decides there, card backs, and what was last done."""

from dataclasses import dataclass

from rich.text import Text
from textual.widgets import Static

from upperhand import Cards
from upperhand.terminal.screen.faces import backs, chips
from upperhand.terminal.screen.palette import FACE, FACE_FADED, FAINT, GOLD, MUTED, TEXT
from upperhand.terminal.seating import Seat
from upperhand.terminal.session import Session, Turn

SPEC_WIDTH = 14


@dataclass(frozen=True)
class Chair:
    """What is to be seen at one chair."""

    seat: Seat
    count: int
    at_turn: bool
    led: bool
    passed: bool
    last: Turn | None
    #: The last action belongs to the trick before.
    stale: bool
    #: The hand once the game is over.
    uncovered: Cards | None
    winner: bool


def chair(session: Session, place: int) -> Chair:
    view = session.view
    trick = session.trick or session.last_trick
    return Chair(
        seat=session.seats[place],
        count=view.counts[place],
        at_turn=not view.over and view.turn == place,
        led=bool(session.trick) and view.leader == place,
        passed=not view.over and place in view.passed,
        last=next((turn for turn in reversed(trick) if turn.seat == place), None),
        stale=not session.trick,
        uncovered=session.uncovered[place] if session.over else None,
        winner=view.winner == place,
    )


class SeatPanel(Static):
    """One opponent on the felt."""

    def present(self, chair: Chair) -> None:
        self.set_class(chair.at_turn, "-turn")
        self.set_class(chair.passed, "-passed")
        rows = 3 if self.screen.has_class("-tall") else 1
        spec = Text(chair.seat.spec, MUTED)
        spec.truncate(max(SPEC_WIDTH, self.size.width - 1), overflow="ellipsis")
        lines = [name_line(chair), spec, _holding(chair, rows)]
        if chair.uncovered is None:
            lines.append(last_action(chair))
        self.update(Text("\n").join(lines), layout=False)


class OwnLine(Static):
    """The person's name above the hand, and what the person did last."""

    def present(self, chair: Chair) -> None:
        done = [] if chair.last is None else [last_action(chair)]
        self.update(Text("  ").join([name_line(chair), *done]), layout=False)


def name_line(chair: Chair) -> Text:
    mark = "▶ " if chair.at_turn else "★ " if chair.winner else ""
    name = Text()
    name.append(mark + chair.seat.name, f"bold {GOLD if chair.at_turn or chair.winner else TEXT}")
    return name.append(" led", MUTED) if chair.led else name


def last_action(chair: Chair) -> Text:
    """The last thing a seat did in this trick; of the trick before it is faded."""
    if chair.last is None:
        return Text(" ")
    if chair.last.move.is_pass:
        return Text("pass", f"italic {FAINT if chair.stale else MUTED}")
    return chips(chair.last.move.cards, FACE_FADED if chair.stale else FACE)


def _holding(chair: Chair, rows: int) -> Text:
    if chair.uncovered:
        return chips(chair.uncovered)
    if chair.uncovered is not None:
        return Text("out of cards", GOLD)
    count = f" {chair.count}"
    fan = [backs(chair.count).append(" " * len(count)) for _ in range(rows - 1)]
    return Text("\n").join([*fan, backs(chair.count).append(count, f"bold {TEXT}")])
