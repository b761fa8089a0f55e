"""What every part of the experiment offers, and how parts run work on all cores.

A part is a module of its name with the functions of `Part`, and a line in the table `PARTS` of `experiment`.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from upperhand.experiments.reporting import Claim, Figures
from upperhand.experiments.request import Progress
from upperhand.pool import Pool, cores

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
    """Processes; None takes one per core. Results never depend on it."""

    def count(self, full: int, least: int = 1) -> int:
        """The part of a count of the thesis.

        >>> Setup(0.02, 7, Path()).count(500), Setup(0.02, 7, Path()).count(500, least=20)
        (10, 20)
        """
        return max(least, round(full * self.scale))

    def of_part(self, name: str) -> "Setup":
        """The same setup for another part, whose games this one can resume or begin."""
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
    """One set of experiments of the thesis: a module. All but `run` works from the results alone."""

    TITLE: str
    """What the part does, for the progress line."""

    def run(self, setup: Setup, progress: Progress) -> Figures:
        """All figures, ready for JSON. Results that the folder already holds are not computed again."""

    def claims(self, figures: Figures) -> list[Claim]:
        """Each claim of the thesis that the part tests, with our figure and the verdict."""

    def pictures(self, figures: Figures, folder: Path) -> list[Picture]:
        """Draws the plots into the folder of the report."""

    def section(self, figures: Figures) -> str:
        """Markdown from a second-level heading on: tables of the thesis next to ours, and the plots."""


# Series: many pieces of the same work, run on all cores. Each result is kept, so a run can be resumed.


# Does the piece of that number and returns what JSON can hold. It is a function of a module or a value of a
# frozen dataclass, as it travels to other processes. Its randomness comes from the number alone.
Piece = Callable[[int], Any]


def run_series(
    piece: Piece, count: int, name: str, setup: Setup, progress: Progress, chunk: int = 16
) -> list[Any]:
    """The results of pieces 0 to `count` - 1 in order, kept one per line in the file of that name.

    A file belongs to one kind of piece: work that changes needs another name.
    """
    path = setup.folder / f"{name}.jsonl"
    done = _read(path)[:count]
    progress(name, len(done), count)
    if len(done) < count:
        with path.open("a", encoding="ascii") as file:
            for results in _chunks(piece, len(done), count, chunk, setup.workers or cores()):
                file.writelines(f"{json.dumps(each, separators=(',', ':'))}\n" for each in results)
                file.flush()
                done += results
                progress(name, len(done), count)
    return done


def _read(path: Path) -> list[Any]:
    """What an earlier run kept; a last line that was cut off is dropped from the file."""
    if not path.exists():
        return []
    text = path.read_text(encoding="ascii")
    whole = text[: text.rfind("\n") + 1]
    if len(whole) < len(text):
        path.write_text(whole, encoding="ascii")
    return [json.loads(line) for line in whole.splitlines()]


def _chunks(piece: Piece, first: int, end: int, size: int, workers: int) -> Iterator[list[Any]]:
    numbers = [range(start, min(start + size, end)) for start in range(first, end, size)]
    if workers == 1:
        yield from (_do(piece, each) for each in numbers)
        return
    with Pool(workers) as pool:
        yield from pool.map(partial(_do, piece), numbers)


def _do(piece: Piece, numbers: range) -> list[Any]:
    # A later run reads these results from a file. Both runs must return the same, with tuples as lists.
    return [json.loads(json.dumps(piece(number))) for number in numbers]
