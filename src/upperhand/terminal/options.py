"""What a person chooses before a game."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Options:
    """A seating and how it is played; the command line fills it in, both modes of the table read it."""

    game: str = "big_two"
    #: A preset and switches that differ from it: `hongkong`, `hongkong:players=3`.
    #: None: the most common rules.
    rules: str | None = None
    #: The opponents' specs, clockwise from your left; one spec fills all seats, none: the default player.
    seats: tuple[str, ...] = ()
    name: str = "You"
    #: Determines every deal and the computers' random choices; None: random.
    seed: int | None = None
    #: 0 plays until you leave.
    games: int = 0
    #: Records are appended here during play.
    save: Path | None = None
    #: Resume the last unfinished game of this file; without `save`, it is continued there.
    resume: Path | None = None
    #: The player that gives hints; None: the default opponent.
    hint: str | None = None
    #: Seconds between the computers' moves; 0 moves at once.
    pause: float = 0.7
