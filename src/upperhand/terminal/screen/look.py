"""What the table must know of a game to show it: one module `upperhand.terminal.<game>.look` a game."""

from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from upperhand import Cards
from upperhand.terminal.screen.seat import Chair
from upperhand.terminal.session import Session


class Look(Protocol):
    """The module `look` of a game."""

    KEYS: str
    """What the keys that choose do, for the page of help."""
    ENDING: str
    """The heading over what each seat ended with."""

    def chair(self, session: Session, place: int) -> Chair:
        """What is to be seen at one chair."""

    def centre(self, session: Session, width: int, height: int) -> Text:
        """The middle of the table, within so many columns and rows."""

    def sign(self, session: Session) -> str:
        """What stands on the rim of the table all the time; empty if nothing."""

    def verb(self, session: Session) -> str:
        """What Enter does now, for its button."""

    def list_title(self, session: Session) -> str:
        """The title of the list of choices."""

    def playable(self, session: Session) -> Cards | None:
        """The cards that are legal now, where it helps to see the others dimmed."""

    def log(self, session: Session) -> list[RenderableType]:
        """The course of the game, with reasons once it is over; it only grows until then."""

    def invitation(self, session: Session) -> str:
        """What the person is asked to do, while nothing is chosen."""

    def intent(self, session: Session, move: Any) -> str:
        """What Enter would do with what is chosen."""

    def headline(self, session: Session) -> Text:
        """How the game ended, in a sentence."""

    def ending(self, session: Session, place: int) -> Text:
        """What a seat ended with."""

    def won(self, session: Session, place: int) -> bool:
        """Whether a seat won the game that is over."""


def load_look(game: str) -> Look:
    """How a game looks."""
    return cast(Look, import_module(f"upperhand.terminal.{game}.look"))
