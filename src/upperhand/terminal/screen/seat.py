"""A seat at the table: name, player, card backs, and the last action."""

from rich.text import Text
from textual.widgets import Static

from upperhand.terminal.presenters import Chair
from upperhand.terminal.screen.faces import backs
from upperhand.terminal.screen.palette import GOLD, MUTED, TEXT

SPEC_WIDTH = 14


class SeatPanel(Static):
    """One opponent on the felt."""

    def present(self, chair: Chair) -> None:
        self.set_class(chair.at_turn, "-turn")
        self.set_class(chair.out, "-passed")
        spec = Text(chair.seat.spec, MUTED)
        spec.truncate(max(SPEC_WIDTH, self.size.width - 1), overflow="ellipsis")
        lines = [name_line(chair), spec, self._holding(chair)]
        if chair.last is not None or chair.face_up is None:
            lines.append(chair.last or Text(" "))
        self.update(Text("\n").join(lines), layout=False)

    def _holding(self, chair: Chair) -> Text:
        if chair.face_up is not None:
            line, block = chair.face_up
            return line if self.id == "top" else block
        count, rows = f" {chair.count}", 3 if self.screen.has_class("-tall") else 1
        fan = [backs(chair.count).append(" " * len(count)) for _ in range(rows - 1)]
        return Text("\n").join([*fan, backs(chair.count).append(count, f"bold {TEXT}")])


class OwnLine(Static):
    """The person's name above the hand, and what the person did last."""

    def present(self, chair: Chair) -> None:
        done = [] if chair.last is None else [chair.last]
        self.update(Text("  ").join([name_line(chair), *done]), layout=False)


def name_line(chair: Chair) -> Text:
    mark = "▶ " if chair.at_turn else "★ " if chair.winner else ""
    name = Text()
    name.append(mark + chair.seat.name, f"bold {GOLD if chair.at_turn or chair.winner else TEXT}")
    return name.append(f" {chair.role}", MUTED) if chair.role else name
