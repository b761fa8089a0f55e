"""What a person chooses before sitting down."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Options:
    """A seating and how it is played; the command line fills it in, both modes of the table read it."""

    game: str = "big_two"
    #: A preset and switches that differ from it: `hongkong`, `hongkong:players=3`.
    rules: str = "hongkong"
    #: The opponents' specs, clockwise from your left; a single one sits in every chair.
    seats: tuple[str, ...] = ("rule_based",)
    name: str = "You"
    #: Decides every deal and every computer's chance; None draws one.
    seed: int | None = None
    #: 0 plays until you leave.
    games: int = 0
    #: Records are appended here as the games go.
    save: Path | None = None
    #: Take up the last unfinished game of this file; without `save` it is continued there.
    resume: Path | None = None
    #: The player whose advice you get.
    hint: str = "rule_based"
    #: Seconds between the computers' moves; 0 moves at once.
    pause: float = 0.7
