"""What an experiment is asked for, and what it returns."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from upperhand.arena import Run, Schedule
from upperhand.errors import UpperhandError

Size = Literal["paper", "ten"]
# Plays a schedule and keeps its Records in the file, from which a stopped run resumes.
Play = Callable[[Schedule, Path], Run]
# Receives what is being done, how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Request:
    """One experiment: how many games, from which seed, and the folder for what it writes.

    An experiment takes a size or a scale, and refuses options that it does not have.
    """

    size: Size | None
    seed: int | None
    """None takes the seed of the published report."""
    out: Path
    play: Play
    people: Path | None = None
    """Records of games with people, where the experiment is the one with people."""
    scale: float | None = None
    """The part of the paper's budgets to play with."""
    tell: Callable[[str], None] = lambda _: None
    """Receives a line on what is being done now."""
    part: tuple[str, ...] | None = None
    """Only these parts, where an experiment has several."""
    workers: int | None = None
    """Processes, where an experiment does other work than playing; None takes one per core."""
    progress: Progress = lambda *_: None
    game: str | None = None
    """Only this game, where an experiment has both."""
    rules: str | None = None
    """Only this preset, where an experiment has several."""
    seats: int | None = None
    """Only this number of players, where an experiment has several."""
    deals: int | None = None
    """How many deals, where an experiment does not take them from a paper."""

    def refuse_tables(self) -> None:
        """Raises an error if it is asked for some tables or deals."""
        self.refuse("game", "rules", "seats", "deals")

    def refuse(self, *options: str) -> None:
        """Raises an error if one of these options is set."""
        for option in options:
            if getattr(self, option) is not None:
                raise UpperhandError(f"this experiment has no --{option}")


def check_scale(scale: float) -> None:
    """Refuses a part of the paper's budgets that is none."""
    if not 0 < scale <= 1:
        raise UpperhandError(f"the scale {scale:g} is not possible: it is above 0 and at most 1")


def require_whole(ran: Run) -> Run:
    """The run itself; refuses one in which a player failed."""
    failure = next((each.failure for each in ran.outcomes if each.failure), None)
    if failure is not None:
        raise UpperhandError(
            f"{failure.player} failed: {failure.reason}; its game is {failure.record.to_json()}"
        )
    return ran


@dataclass(frozen=True)
class Result:
    """All figures, ready for JSON; the same for people; and the files that were written."""

    figures: dict[str, Any]
    text: str
    files: tuple[Path, ...] = ()
