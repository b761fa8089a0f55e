"""Files of puzzles: one JSON object per line; and the puzzles that the package contains."""

from functools import cache
from pathlib import Path

from upperhand import games, spec
from upperhand.errors import RecordError
from upperhand.puzzles.puzzle import Puzzle

_FOLDER = Path(__file__).parent / "shipped"


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that the package contains."""
    spec.pick(games.GAMES, game, "game")
    return tuple(read_puzzles(_FOLDER / f"{game}.jsonl"))


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file; a RecordError names the line of the first that cannot be read."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            found.append(Puzzle.from_json(line))
        except RecordError as error:
            raise error.at_line(number) from None
    return found
