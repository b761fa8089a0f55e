"""What the table in the terminal must know about a game: one module per game in this folder.

Everything else at the table is the same for all games.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from upperhand import Cards
from upperhand.locales import say
from upperhand.reason import Reason
from upperhand.terminal.screen.palette import MUTED
from upperhand.terminal.seating import Seat

if TYPE_CHECKING:
    from upperhand.terminal.session import Session, Turn

#: Sort orders of a hand by name; the first is the default.
Orders = Mapping[str, Callable[[Cards], Any]]


@dataclass(frozen=True)
class Choice:
    """A legal move as a list shows it."""

    move: Any
    #: Its heading, in the plural.
    group: str
    text: str
    #: The cards that it plays; none for a move without cards, like a bid.
    cards: Cards | None = None
    #: A short note, such as what it pays.
    note: str = ""
    #: What it means, in a sentence.
    meaning: str = ""


@dataclass(frozen=True)
class Chair:
    """What is shown at one seat."""

    seat: Seat
    count: int
    at_turn: bool = False
    winner: bool = False
    #: It is out for now, and is dimmed.
    out: bool = False
    #: A word next to the name.
    role: str = ""
    #: The open hand, on one line and on several; None shows backs.
    face_up: tuple[Text, Text] | None = None
    #: The last action of the seat, or its state.
    last: Text | None = None


class Presenter(Protocol):
    """The module of a game: first what is said of it, then what is seen on the screen."""

    HELP: str
    """What a person may write in line mode."""
    SINGLE: bool
    """Whether a play is always one card, so selecting another deselects the first."""
    LISTS_CARDS: bool
    """Whether plays have their own list: if they are single cards, the hand shows them."""

    KEYS: str
    """What the selection keys do, for the help page."""
    ENDING: str
    """The heading over what each seat ended with."""

    def orders(self, rules: Any) -> Orders:
        """How a hand may be sorted."""

    def choices(self, rules: Any, view: Any) -> tuple[Choice, ...]:
        """What the person may do now, for lists, except a pass."""

    def play_of(self, cards: Cards) -> Any:
        """The move that plays these cards."""

    def told(self, session: "Session", turn: "Turn") -> str:
        """A move that was made: `Ada plays 3D (single)`."""

    def standing(self, session: "Session") -> Iterator[str]:
        """The state of the game when the person is to move, in lines."""

    def conclusion(self, session: "Session") -> Iterator[str]:
        """How the game ended, in lines."""

    def chair(self, session: "Session", place: int) -> Chair:
        """What is shown at one seat."""

    def centre(self, session: "Session", width: int, height: int) -> Text:
        """The middle of the table, within this many columns and rows."""

    def sign(self, session: "Session") -> str:
        """The permanent text on the rim of the table; empty if there is none."""

    def verb(self, session: "Session") -> str:
        """What Enter does now, for its button."""

    def list_title(self, session: "Session") -> str:
        """The title of the list of choices."""

    def playable(self, session: "Session") -> Cards | None:
        """The cards that are legal now, if it helps to dim the others."""

    def log(self, session: "Session") -> list[RenderableType]:
        """The course of the game, with reasons once it is over; it only grows until then."""

    def invitation(self, session: "Session") -> str:
        """What the person should do, while nothing is chosen."""

    def intent(self, session: "Session", move: Any) -> str:
        """What Enter would do with what is chosen."""

    def headline(self, session: "Session") -> Text:
        """How the game ended, in a sentence."""

    def ending(self, session: "Session", place: int) -> Text:
        """What a seat ended with."""

    def won(self, session: "Session", place: int) -> bool:
        """Whether a seat won the game that is over."""


def load_presenter(game: str) -> Presenter:
    """How that game is told and shown."""
    return cast(Presenter, import_module(f"upperhand.terminal.presenters.{game}"))


def reason_below(reason: Reason) -> Padding:
    """A reason, shown under its move."""
    return Padding(Text(say(reason, glyphs=True), MUTED), (0, 0, 0, 2))
