"""Playing in a terminal: full-screen with textual, or plain lines through a pipe."""

from upperhand.errors import needs_extra
from upperhand.terminal.lines import run_lines
from upperhand.terminal.options import Options

__all__ = ["Options", "run_lines", "run_table"]


def run_table(options: Options) -> None:
    """The full-screen table; textual is imported only here, since line mode does not need it."""
    with needs_extra("terminal", "the table on the whole screen"):
        from upperhand.terminal.screen.app import play

    play(options)
