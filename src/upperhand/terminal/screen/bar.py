"""The lines around the table: the title above it, the message to the person, and the buttons below."""

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Button, Static

from upperhand.locales import with_glyphs
from upperhand.terminal.screen.palette import AMBER, GOLD, MUTED, SKY, TEXT
from upperhand.terminal.session import Session
from upperhand.terminal.words import signed

#: Action of the screen, what the button says, and its key.
BUTTONS = (
    ("play", "Play", "⏎"),
    ("pass", "Pass", "p"),
    ("hint", "Hint", "h"),
    ("next_play", "Next", "tab"),
    ("sort", "Sort", "s"),
    ("log", "Log", "l"),
    ("help", "Help", "?"),
    ("leave", "Leave", "q"),
)
NAME_WIDTH = 12
MARKS = {
    "turn": ("▶", GOLD, TEXT),
    "wait": ("…", MUTED, MUTED),
    "no": ("✗", AMBER, AMBER),
    "hint": ("◆", SKY, SKY),
}


class TitleBar(Horizontal):
    """The rules and the number of the game on the left, the running totals on the right."""

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="totals")

    def present(self, session: Session) -> None:
        heading = Text("Upperhand ", f"bold {GOLD}")
        count = f" of {session.options.games}" if session.options.games else ""
        heading.append(f" game {session.game + 1}{count} · {session.rules_text}", f"not bold {MUTED}")
        self.query_one("#heading", Static).update(heading, layout=False)
        totals = Text("  ").join(
            Text(f"{seat.name[:NAME_WIDTH]} ", MUTED).append(signed(total), f"bold {TEXT}")
            for seat, total in zip(session.seats, session.totals, strict=True)
        )
        self.query_one("#totals", Static).update(totals)


class MessageLine(Static):
    """The message to the person: what to do, why a move is not possible, or a hint."""

    def __init__(self) -> None:
        super().__init__(id="message")
        self.text = ""
        self.tone = ""

    def say(self, tone: str, text: str) -> None:
        """Tones: turn, wait, no (it cannot be played), hint."""
        text = with_glyphs(text)
        self.text, self.tone = text, tone
        mark, mark_colour, colour = MARKS[tone]
        line = Table.grid()  # a second line starts under the first, not under the mark
        line.add_row(Text(f"{mark} ", f"bold {mark_colour}"), Text(text, f"not bold {colour}"))
        self.update(line, layout=False)


class ActionBar(Horizontal):
    """The buttons; each runs the screen's action of the same name."""

    def compose(self) -> ComposeResult:
        for action, text, key in BUTTONS:
            button = Button(
                _label(text, key),
                id=f"do-{action.replace('_', '-')}",
                action=f"screen.{action}",
                compact=True,
            )
            button.can_focus = False
            yield button

    def rename(self, action: str, text: str) -> None:
        key = next(key for name, _, key in BUTTONS if name == action)
        self.query_one(f"#do-{action}", Button).label = _label(text, key)

    def allow(self, action: str, allowed: bool) -> None:
        self.query_one(f"#do-{action}", Button).disabled = not allowed


def _label(text: str, key: str) -> Text:
    return Text(f"{text} ").append(key, "dim not bold")
