"""What a person chooses before sitting down."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Options:
    """A seating and how it is played; the command line fills it in, both modes of the table read it."""

    game: str = "big_two"
    #: A preset and switches that differ from it: `hongkong`, `hongkong:players=3`.
    #: None is what people usually play by.
    rules: str | None = None
    #: The opponents' specs, clockwise from your left; one sits in every chair, none is the usual one.
    seats: tuple[str, ...] = ()
    name: str = "You"
    #: Decides every deal and every computer's chance; None draws one.
    seed: int | None = None
    #: 0 plays until you leave.
    games: int = 0
    #: Records are appended here as the games go.
    save: Path | None = None
    #: Take up the last unfinished game of this file; without `save` it is continued there.
    resume: Path | None = None
    #: The player whose advice you get; None is the usual opponent.
    hint: str | None = None
    #: Seconds between the computers' moves; 0 moves at once.
    pause: float = 0.7
