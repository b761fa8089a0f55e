"""Lessons: finished games that computers may learn from, and what they keep of them.

A game is learned if everybody who sat in it allows it. A base holds the lessons of the presets that are
played alike; its lessons are numbered from 1, and at most `MOST` of the latest are kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from upperhand.knowledge import Lesson
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.past_games import Statement
from upperhand.server.storage.schema import GameRow, LessonRow, PersonRow, RoomRow, SeatingRow

#: Lessons that a base keeps at most, and how many of the oldest it forgets at once.
MOST = 5_000
FORGOTTEN_AT_ONCE = 1_000

#: The game, and the first of the presets that are played alike.
Base = tuple[str, str]

_PEOPLE, _GAMES, _SEATINGS = table_of(PersonRow), table_of(GameRow), table_of(SeatingRow)
_LESSONS = table_of(LessonRow)
_NEW_LESSON = insert(_LESSONS)


@dataclass(frozen=True)
class FinishedGame:
    """A game that may be learned."""

    id: str
    record: str
    #: As computers know those who sat there: people by name, computers by level or spec.
    names: tuple[str, ...]
    #: Whether it began with a deal, and not with a position that somebody chose.
    dealt: bool


@dataclass(frozen=True)
class Learned:
    """A finished game with what is kept of it; nothing if it cannot be learned."""

    id: str
    base: Base | None = None
    lesson: Lesson | None = None


@dataclass(frozen=True)
class NumberedLesson:
    number: int
    lesson: Lesson


def oldest_kept(number: int) -> int:
    """The number of the first lesson that a base still has when this one is its latest.

    >>> oldest_kept(5_000), oldest_kept(5_001), oldest_kept(6_000), oldest_kept(6_001)
    (1, 1001, 1001, 2001)
    """
    over = max(0, number - MOST)
    return 1 + -(-over // FORGOTTEN_AT_ONCE) * FORGOTTEN_AT_ONCE


def unstudied_games(limit: int) -> Statement:
    """The oldest games of rooms that are over, may be seen, and were not looked at yet."""
    return (
        select(GameRow, RoomRow)
        .join(RoomRow, RoomRow.code == GameRow.room_code)
        .where(~GameRow.studied, GameRow.over, ~GameRow.sealed)
        .order_by(GameRow.ended_at, GameRow.id)
        .limit(limit)
    )


def names_of(seats: Sequence[SeatingRow]) -> tuple[str, ...]:
    """How computers know those who sat in a game, seat by seat."""
    return tuple(seat.player or seat.name for seat in seats)


def is_refused(game_id: ColumnElement[str] | str) -> ColumnElement[bool]:
    """Whether somebody who sat in a game, or was dealt its cards, lets nobody learn from it."""
    whose = or_(_PEOPLE.c.id == _SEATINGS.c.person_id, _PEOPLE.c.id == _SEATINGS.c.dealt_to)
    return exists().where(_SEATINGS.c.game_id == game_id, whose, ~_PEOPLE.c.teaches)


def forget(connection: Connection, person_id: str) -> None:
    """Computers forget the games of a person."""
    mine = or_(_SEATINGS.c.person_id == person_id, _SEATINGS.c.dealt_to == person_id)
    games = select(_SEATINGS.c.game_id).where(mine)
    gone = update(_LESSONS).where(_LESSONS.c.game_id.in_(games))
    connection.execute(gone.values(names=[], body=None))


def teach(connection: Connection, person_id: str, *, allowed: bool) -> None:
    """A person lets computers learn from their games, or does not any more: then they are forgotten."""
    connection.execute(update(_PEOPLE).where(_PEOPLE.c.id == person_id).values(teaches=allowed))
    if not allowed:
        forget(connection, person_id)


class StoreLessons:
    """A change that numbers and stores lessons; `stored` says which, once it is durable."""

    def __init__(self, learned: Sequence[Learned]) -> None:
        self._learned = learned
        self.stored: dict[Base, list[NumberedLesson]] = {}

    def __call__(self, connection: Connection) -> None:
        self.stored = {}  # it may run again after a failure
        for each in self._learned:
            if each.base is not None and each.lesson is not None:
                self._store(connection, each.id, each.base, each.lesson)
        studied = [each.id for each in self._learned]
        connection.execute(update(_GAMES).where(_GAMES.c.id.in_(studied)).values(studied=True))
        for base, lessons in self.stored.items():
            first = oldest_kept(lessons[-1].number)
            connection.execute(delete(_LESSONS).where(*_of_base(base), _LESSONS.c.number < first))

    def _store(self, connection: Connection, game_id: str, base: Base, lesson: Lesson) -> None:
        """Not if somebody refuses it, or a game with the same deal, names and moves was learned."""
        known = exists().where(*_of_base(base), _LESSONS.c.identity == lesson.identity)
        if connection.scalar(select(or_(known, is_refused(game_id)))):
            return
        newest = connection.scalar(select(func.max(_LESSONS.c.number)).where(*_of_base(base)))
        numbered = NumberedLesson((newest or 0) + 1, lesson)
        connection.execute(_NEW_LESSON, _values(game_id, base, numbered))
        self.stored.setdefault(base, []).append(numbered)


def _values(game_id: str, base: Base, numbered: NumberedLesson) -> dict[str, object]:
    (game, preset), lesson = base, numbered.lesson
    values = {"game": game, "preset": preset, "number": numbered.number, "game_id": game_id}
    return values | {"identity": lesson.identity, "names": list(lesson.names), "body": lesson.body}


def _of_base(base: Base) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    game, preset = base
    return _LESSONS.c.game == game, _LESSONS.c.preset == preset
