"""What an experiment is asked for, and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from upperhand.arena import Run, Schedule

Size = Literal["paper", "ten"]
# Plays a schedule, keeping its Records in the file, from which a run that was stopped goes on.
Play = Callable[[Schedule, Path], Run]


@dataclass(frozen=True)
class Request:
    """One experiment: how many games, from which seed, and the folder for what it writes."""

    size: Size
    seed: int | None
    """None takes the seed of the published report."""
    out: Path
    play: Play
    people: Path | None = None
    """Records of games with people, where the experiment is the one with people."""


@dataclass(frozen=True)
class Result:
    """All figures, ready for JSON; the same for people; and the files that were written."""

    figures: dict[str, Any]
    text: str
    files: tuple[Path, ...] = ()
