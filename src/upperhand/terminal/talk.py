"""What the table must know of a game to speak of it: one module `upperhand.terminal.<game>.talk` a game.

What it must know to show it on a screen is in `upperhand.terminal.screen.look`. Everything else at the table
is the same for all games.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from upperhand import Cards

if TYPE_CHECKING:
    from upperhand.terminal.session import Session, Turn

#: Ways to sort a hand by name; the first is the usual one.
Orders = Mapping[str, Callable[[Cards], Any]]


@dataclass(frozen=True)
class Choice:
    """A legal move as a list shows it."""

    move: Any
    #: The heading it stands under, in the plural.
    group: str
    text: str
    #: The cards of the hand that it lays down; none if the move is only spoken, like a bid.
    cards: Cards | None = None
    #: A word or two beside it, such as what it pays.
    note: str = ""
    #: What it means, in a sentence.
    meaning: str = ""


class Talk(Protocol):
    """The module `talk` of a game."""

    HELP: str
    """What a person may write in line mode."""
    SINGLE: bool
    """Whether a play is always one card, so that picking up another puts the first back."""
    LISTS_CARDS: bool
    """Whether plays are worth a list of their own: where they are single cards, the hand shows them."""

    def orders(self, rules: Any) -> Orders:
        """How a hand may be sorted."""

    def choices(self, rules: Any, view: Any) -> tuple[Choice, ...]:
        """What the person may do now, as lists show it, a pass apart."""

    def play_of(self, cards: Cards) -> Any:
        """The move that lays these cards down."""

    def told(self, session: "Session", turn: "Turn") -> str:
        """A move that was made: `Ada plays 3D (single)`."""

    def standing(self, session: "Session") -> Iterator[str]:
        """Where the game stands when the person is to move, in lines."""

    def conclusion(self, session: "Session") -> Iterator[str]:
        """How the game ended, in lines."""


def load_talk(game: str) -> Talk:
    """The words of a game at the table."""
    return cast(Talk, import_module(f"upperhand.terminal.{game}.talk"))
