"""The log of moves, with the computers' reasons once the game is over."""

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.widgets import RichLog

from upperhand.terminal.screen.faces import chips
from upperhand.terminal.screen.palette import FAINT, MUTED, TEXT
from upperhand.terminal.session import Session, Turn
from upperhand.terminal.words import because, with_glyphs


class MoveLog(RichLog, can_focus=False):
    """Grows with the game; starts afresh with a new one, and at the end with the reasons of every move."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=10)
        self._game = -1
        self._written = 0
        self._over = False

    def present(self, session: Session) -> None:
        if (session.game, session.over) != (self._game, self._over):
            self.clear()
            self._game, self._over, self._written = session.game, session.over, 0
            self.border_title = "moves and reasons" if session.over else "moves"
        for turn in session.turns[self._written :]:
            self.write(_entry(session, turn))
        self._written = len(session.turns)


def _entry(session: Session, turn: Turn) -> Group:
    entry = Text().append(f"{session.seats[turn.seat].name} ", f"bold {TEXT}")
    if turn.move.is_pass:
        entry.append("pass", f"italic {FAINT}")
    else:
        entry.append_text(chips(turn.move.cards))
    reason = Padding(Text(with_glyphs(because(turn.reason)), MUTED), (0, 0, 0, 2))
    return Group(entry, reason) if turn.reason else Group(entry)
