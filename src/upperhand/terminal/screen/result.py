"""The end of a game: what everybody was left with, scores and running totals."""

from typing import Literal, cast

from rich import box
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from upperhand.terminal.presenters import Presenter
from upperhand.terminal.screen.dialogs import ARROWS
from upperhand.terminal.screen.palette import GOLD, MUTED
from upperhand.terminal.session import Session
from upperhand.terminal.words import signed

Answer = Literal["next", "look", "leave"]
LABELS: dict[str, str] = {"next": "Play again  n", "look": "Look at the table  esc", "leave": "Leave  q"}


class ResultScreen(ModalScreen[Answer]):
    """Shown once the game is over; the answer is what the person wants next."""

    BINDINGS = [
        *ARROWS,
        Binding("n", "answer('next')"),
        Binding("escape", "answer('look')"),
        Binding("q", "answer('leave')"),
    ]

    def __init__(self, session: Session, presenter: Presenter) -> None:
        super().__init__()
        self._session = session
        self._presenter = presenter

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog", id="result") as dialog:
            dialog.border_title = f"game {self._session.game + 1}"
            yield Static(self._presenter.headline(self._session), id="headline")
            yield Static(_table(self._session, self._presenter), id="scores")
            with Horizontal(classes="answers"):
                for answer in ("next", "look", "leave") if self._session.more else ("leave", "look"):
                    yield Button(LABELS[answer], id=answer, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.action_answer(cast(Answer, event.button.id))

    def action_answer(self, answer: Answer) -> None:
        if answer != "next" or self._session.more:
            self.dismiss(answer)


def _table(session: Session, presenter: Presenter) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False, header_style=MUTED)
    table.add_column("seat", no_wrap=True, max_width=16)
    table.add_column(presenter.ENDING, ratio=1)
    table.add_column("this game", justify="right")
    table.add_column("total", justify="right")
    for place, seat in enumerate(session.seats):
        table.add_row(
            Text(seat.name, f"bold {GOLD}" if presenter.won(session, place) else "bold"),
            presenter.ending(session, place),
            signed(session.scores[place]),
            Text(signed(session.totals[place]), "bold"),
        )
    return table
