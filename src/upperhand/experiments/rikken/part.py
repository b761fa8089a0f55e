"""The face that every part of the experiment offers; `experiment` runs the parts and writes the report.

A part is a subpackage of its name, with the part as `PART`, and a line in the table `PARTS` of `experiment`.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from upperhand.experiments.claim import Claim
from upperhand.experiments.request import Progress
from upperhand.experiments.wording import Found

__all__ = ["Part", "Picture", "Progress", "Setup"]


@dataclass(frozen=True)
class Setup:
    """How much of the thesis's counts a part plays, from which seed, where to keep it, on how many cores."""

    scale: float
    seed: int
    """Of the whole experiment; a part derives its own from it, so that parts share no deals by chance."""
    folder: Path
    """The part's own, there before it runs; another scale or seed has another folder."""
    workers: int | None = None
    """Processes; None takes one a core. Results never depend on it."""

    def count(self, full: int, least: int = 1) -> int:
        """The part of a count of the thesis.

        >>> Setup(0.02, 7, Path()).count(500), Setup(0.02, 7, Path()).count(500, least=20)
        (10, 20)
        """
        return max(least, round(full * self.scale))

    def of_part(self, name: str) -> "Setup":
        """The same of another part, whose games this one can go on with or begin."""
        folder = self.folder.with_name(name)
        folder.mkdir(exist_ok=True)
        return replace(self, folder=folder)


@dataclass(frozen=True)
class Picture:
    """A plot that was written, and what it shows."""

    file: Path
    caption: str

    @property
    def markdown(self) -> str:
        return f"![{self.caption}]({self.file.name})\n"


class Part(Protocol):
    """One set of experiments of the thesis. Everything after `run` is made of its results alone."""

    @property
    def name(self) -> str:
        """As `--part` names it."""

    def run(self, setup: Setup, progress: Progress) -> Found:
        """All figures, ready for JSON. What the folder holds already is not played again."""

    def claims(self, results: Found) -> list[Claim]:
        """Each claim of the thesis that the part tests, with our figure and the verdict."""

    def pictures(self, results: Found, folder: Path) -> list[Picture]:
        """Draws the plots into the folder of the report."""

    def section(self, results: Found) -> str:
        """Markdown from a heading of the second level on: tables of the thesis beside ours, and the plots."""
