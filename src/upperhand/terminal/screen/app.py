"""The textual application: one screen, its stylesheet and its colours."""

from textual.app import App

from upperhand.terminal.options import Options
from upperhand.terminal.screen.palette import VARIABLES
from upperhand.terminal.screen.table import TableScreen
from upperhand.terminal.session import Session
from upperhand.terminal.words import totals_line


class TableApp(App[None]):
    """A person at a table; run it, or drive it with `run_test`."""

    TITLE = "Upperhand"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-cramped"), (76, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def get_css_variables(self) -> dict[str, str]:
        return super().get_css_variables() | VARIABLES

    def on_mount(self) -> None:
        self.push_screen(TableScreen(self.session))


def play(options: Options) -> None:
    """Play, and print the totals when the person leaves."""
    session = Session(options)
    try:
        TableApp(session).run()
    finally:
        session.close()
    print(f"{totals_line([seat.name for seat in session.seats], session.totals)}.")
    if not session.over:
        print(session.parting_note)
