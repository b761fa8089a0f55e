"""How people do at puzzles: a rating, what they solved, and their streak. Only a first try counts."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Work
from upperhand.server.storage.schema import PuzzleScoreRow, PuzzleTryRow, now

#: A person starts as a casual player, and so gets puzzles that most people solve.
FIRST_RATING = 1200
_STEP, _FIRST_STEP, _SETTLED = 24, 64, 15  # the rating moves faster in the first puzzles


@dataclass(frozen=True)
class PuzzleScore:
    """The standing of a person at the puzzles of one game."""

    rating: int = FIRST_RATING
    solved: int = 0
    failed: int = 0
    streak: int = 0
    best_streak: int = 0

    def after(self, puzzle_rating: int, *, solved: bool) -> "PuzzleScore":
        """After a first try: the usual rule of ratings, with the puzzle as the opponent.

        >>> PuzzleScore().after(1200, solved=True)
        PuzzleScore(rating=1232, solved=1, failed=0, streak=1, best_streak=1)
        """
        expected = 1 / (1 + 10 ** ((puzzle_rating - self.rating) / 400))
        step = _FIRST_STEP if self.solved + self.failed < _SETTLED else _STEP
        streak = self.streak + 1 if solved else 0
        return PuzzleScore(
            rating=round(self.rating + step * (solved - expected)),
            solved=self.solved + solved,
            failed=self.failed + (not solved),
            streak=streak,
            best_streak=max(self.best_streak, streak),
        )


_SCORES, _TRIES = table_of(PuzzleScoreRow), table_of(PuzzleTryRow)
_TRIED = select(_TRIES.c.solved).where(
    _TRIES.c.person_id == bindparam("of_person"), _TRIES.c.puzzle == bindparam("of_puzzle")
)
_NEW_TRY = insert(_TRIES)
_KNOWN = select(_SCORES).where(
    _SCORES.c.person_id == bindparam("of_person"), _SCORES.c.game == bindparam("of_game")
)
_NEW_SCORE = insert(_SCORES)
_SCORE = (
    update(_SCORES)
    .where(_SCORES.c.person_id == bindparam("of_person"), _SCORES.c.game == bindparam("of_game"))
    .values({name: bindparam(f"new_{name}") for name in asdict(PuzzleScore())})
)


def score_of(row: Any | None) -> PuzzleScore:
    """The standing of a row; that of a newcomer if there is none."""
    if row is None:
        return PuzzleScore()
    return PuzzleScore(**{name: getattr(row, name) for name in asdict(PuzzleScore())})


def count_try(person_id: str, game: str, puzzle: str, puzzle_rating: int, *, solved: bool) -> Work:
    """Counts a try, unless the person tried this puzzle before; both in one transaction."""

    def count(connection: Connection) -> None:
        whose = {"of_person": person_id}
        if connection.execute(_TRIED, whose | {"of_puzzle": puzzle}).first() is not None:
            return
        row = connection.execute(_KNOWN, whose | {"of_game": game}).first()
        after = asdict(score_of(row).after(puzzle_rating, solved=solved))
        tried = {"person_id": person_id, "puzzle": puzzle, "solved": solved, "tried_at": now()}
        connection.execute(_NEW_TRY, tried)
        if row is None:
            connection.execute(_NEW_SCORE, {"person_id": person_id, "game": game} | after)
        else:
            changed = {f"new_{name}": value for name, value in after.items()}
            connection.execute(_SCORE, whose | {"of_game": game} | changed)

    return count
