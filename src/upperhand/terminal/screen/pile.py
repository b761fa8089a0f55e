"""The middle of the table, as the game lays it out."""

from textual.widgets import Static

from upperhand.terminal.screen.look import Look
from upperhand.terminal.session import Session


class Pile(Static):
    """What lies on the table."""

    def present(self, session: Session, look: Look) -> None:
        self.update(look.centre(session, self.size.width, self.size.height), layout=False)
