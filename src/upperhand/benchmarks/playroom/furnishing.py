"""Furnishes a database with rooms where guests sit already, alone with computers or four together.

They need only connect to play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from upperhand import games
from upperhand.errors import UpperhandError
from upperhand.server.accounts.sessions import Person, token_hash
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.rooms import LENGTH, LETTERS
from upperhand.server.rooms.state import RoomState, Seat, computer_name
from upperhand.server.storage import changes
from upperhand.server.storage.database import opened
from upperhand.server.storage.journal import Change
from upperhand.server.storage.schema import now

SEATS = 4
_GAMES = 1_000  # of a match: none ends while it is measured
_TIMER = 60  # seconds: every turn sets its clock, and none rings


@dataclass(frozen=True)
class Furnished:
    """A room, the session of the person in each of its seats, and the level of its computers if any."""

    code: str
    tokens: tuple[str, ...]
    level: str | None


async def furnish(
    database: Path | str, tables: int, levels: Sequence[str | None] = (None,)
) -> list[Furnished]:
    """Brings an empty database up to date and puts this many rooms into it, all about to begin.

    The levels are taken by turns. Where there is one, a guest sits with three computers of that level, which
    do not wait to be followed; where there is none, four guests sit.
    """
    rooms = [_room(number, levels[number % len(levels)]) for number in range(tables)]
    async with opened(str(database)) as (journal, queries):
        if await queries.running_rooms():
            raise UpperhandError("the database has rooms already; give an empty one to measure with")
        await journal.write(*(change for _, people, _ in rooms for change in people))
        await journal.write(*(creation for _, _, creation in rooms))
    return [room for room, _, _ in rooms]


def _room(number: int, level: str | None) -> tuple[Furnished, list[Change], Change]:
    code = _code(number)
    guests = SEATS if level is None else 1
    people = [Person(f"{code}-{seat}", f"Guest {seat}", "en") for seat in range(guests)]
    tokens = tuple(f"token-of-{person.id}" for person in people)
    options = _options(level or "Beginner")
    seats = [Seat("open", player=options.level) for _ in range(SEATS)]
    for seat, person in zip(seats, people, strict=False):
        seat.seat_person(person)
    for seat in seats[guests:]:
        seat.seat_computer(computer_name(seats))
    state = RoomState(code, options, seats, people[0])
    return Furnished(code, tokens, level), _arrivals(people, tokens), state.creation()


def _code(number: int) -> str:
    digits = (number // len(LETTERS) ** place % len(LETTERS) for place in range(LENGTH))
    return "".join(LETTERS[digit] for digit in digits)


def _options(level: str) -> Options:
    rules = games.load("big_two").Rules()
    return Options(
        game="big_two",
        rules=rules,
        timer=_TIMER,
        games=_GAMES,
        wait=None,
        level=level,
        private=True,
        spectators="none",
        teaching=False,
        pace="instant",
    )


def _arrivals(people: list[Person], tokens: tuple[str, ...]) -> list[Change]:
    later = now() + timedelta(days=1)
    return [changes.new_person(person.id, person.name, person.language) for person in people] + [
        changes.new_session(token_hash(token), person.id, later)
        for person, token in zip(people, tokens, strict=True)
    ]
