"""The help page and the question before leaving."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from upperhand.terminal.screen.palette import MUTED

#: The arrow keys move between the buttons of a dialog.
ARROWS = [Binding("left", "app.focus_previous"), Binding("right", "app.focus_next")]

HELP = """\
[b $gold]choose[/]
{choosing}
Backspace     deselect the last card
U             undo the last change of the selection
Escape        deselect everything
S             sort by rank or by suit

[b $gold]act[/]
Enter         play the selection
P             pass
H             show a hint and its reason
L PgUp PgDn   the log of moves, and a page of it
F             computers move at once, or pause
N             next game, when the game is over
Q             leave the table

[$muted]The mouse selects cards and list items, and presses buttons.[/]"""


class HelpScreen(ModalScreen[None]):
    BINDINGS = [Binding("escape,question_mark,q", "dismiss")]

    def __init__(self, choosing: str) -> None:
        super().__init__()
        self._choosing = choosing

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog", id="keys") as dialog:
            dialog.border_title = "keys"
            yield Static(HELP.format(choosing=self._choosing))
            with Horizontal(classes="answers"):
                yield Button("Close  esc", id="close", compact=True)

    def on_button_pressed(self) -> None:
        self.dismiss()


class LeaveScreen(ModalScreen[bool]):
    """Asks before leaving; True leaves."""

    BINDINGS = [*ARROWS, Binding("y,q", "answer(True)"), Binding("n,escape", "answer(False)")]

    def __init__(self, note: str) -> None:
        super().__init__()
        self._note = note

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog", id="leaving") as dialog:
            dialog.border_title = "leave the table?"
            yield Static(Text(f"{self._note}\n").append("To pick a queen press Shift+Q.", MUTED))
            with Horizontal(classes="answers"):
                yield Button("Leave  y", id="leave", compact=True)
                yield Button("Stay  n", id="stay", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "leave")

    def action_answer(self, leave: bool) -> None:
        self.dismiss(leave)
