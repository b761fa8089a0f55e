"""`upperhand puzzles`: makes puzzles from games of good players, and rates them."""

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from upperhand import games, spec
from upperhand.cli import COMMANDS, options
from upperhand.cli.step_bars import StepBars
from upperhand.match import MAX_SEED

puzzles = typer.Typer(help=COMMANDS["puzzles"], no_args_is_help=True, add_completion=False)

_File = Annotated[Path, typer.Option("--out", metavar="FILE", help="The file: one puzzle a line.")]


@puzzles.command(help="Make puzzles. A file that has some of them already is continued.")
def make(
    out: _File,
    game: options.Game = "big_two",
    count: Annotated[int, typer.Option(min=1, help="Puzzles that the file has in the end.")] = 500,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="Determines every game and puzzle.")] = 1,
) -> None:
    from upperhand.puzzles.collection import read_puzzles
    from upperhand.puzzles.maker import puzzles as endless

    spec.pick(games.GAMES, game, "game")
    known = read_puzzles(out) if out.exists() else []
    with StepBars() as bars, out.open("a", encoding="utf-8") as file:
        for number, puzzle in enumerate(islice(endless(game, seed, known), max(0, count - len(known))), 1):
            file.write(f"{puzzle.to_json()}\n")
            file.flush()
            bars.show("puzzles", len(known) + number, count)
    _tell(out)


@puzzles.command(help="Rate the puzzles of a file by the levels that solve them.")
def rate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Puzzles; their ratings are replaced.")],
) -> None:
    from upperhand.puzzles.collection import read_puzzles
    from upperhand.puzzles.rating import rate_all, solvers

    found = read_puzzles(file)
    with StepBars() as bars:
        by = solvers(found[0].game) if found else []
        rated = rate_all(found, by, lambda number: bars.show("rated", number, len(found)))
    file.write_text("".join(f"{puzzle.to_json()}\n" for puzzle in rated), encoding="utf-8")
    _tell(file)


def _tell(file: Path) -> None:
    from upperhand.puzzles.collection import read_puzzles

    found = read_puzzles(file)
    kinds = Counter(puzzle.kind for puzzle in found)
    ratings = sorted(puzzle.rating for puzzle in found)
    counts = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
    print(f"{file}: {len(found)} puzzles ({counts}), rated {ratings[0]} to {ratings[-1]}")
