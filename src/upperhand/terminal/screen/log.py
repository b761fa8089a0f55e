"""The log of moves, with the computers' reasons once the game is over."""

from textual.widgets import RichLog

from upperhand.terminal.presenters import Presenter
from upperhand.terminal.session import Session

#: What fits next to the table on the smallest screen; a log that is not shown yet knows no other width.
NARROWEST = 20


class MoveLog(RichLog, can_focus=False):
    """Grows with the game; starts again with a new game, and at the end with the reasons of every move."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=NARROWEST)
        self._game = -1
        self._written = 0
        self._over = False

    def present(self, session: Session, presenter: Presenter) -> None:
        if (session.game, session.over) != (self._game, self._over):
            self.clear()
            self._game, self._over, self._written = session.game, session.over, 0
            self.border_title = "moves and reasons" if session.over else "moves"
        entries = presenter.log(session)
        for entry in entries[self._written :]:
            self.write(entry)
        self._written = len(entries)
