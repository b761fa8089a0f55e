"""Deletion of a person: what is theirs alone goes, games with others stay without their name."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from upperhand import Record
from upperhand.server.storage import lessons
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.schema import (
    BlockRow,
    BotTokenRow,
    DailyTryRow,
    EveningPersonRow,
    EveningResultRow,
    GameRow,
    HistoryRow,
    LoadedGameRow,
    MailTokenRow,
    PatternRow,
    PersonRow,
    PuzzleScoreRow,
    PuzzleTryRow,
    RatingRow,
    RecoveryCodeRow,
    RoomRow,
    SeatingRow,
    SessionRow,
)

#: Stands where the name was, in every language.
NOBODY = "—"

_OWN = (
    SessionRow,
    RecoveryCodeRow,
    MailTokenRow,
    RatingRow,
    PatternRow,
    PuzzleScoreRow,
    PuzzleTryRow,
    DailyTryRow,
    HistoryRow,
)
_PEOPLE, _GAMES, _ROOMS = table_of(PersonRow), table_of(GameRow), table_of(RoomRow)
_SEATINGS, _BLOCKS, _LOADED = table_of(SeatingRow), table_of(BlockRow), table_of(LoadedGameRow)
_GUESTS, _RESULTS, _TOKENS = table_of(EveningPersonRow), table_of(EveningResultRow), table_of(BotTokenRow)
_EMPTY: dict[str, object] = {"login": None, "password_hash": None, "preferences": None, "mail": None}
_EMPTY |= {"chat": False, "teaches": False}


def delete_person(connection: Connection, person_id: str) -> None:
    """The row stays, empty: games, rooms and evenings of others refer to it."""
    for row in _OWN:
        table = table_of(row)
        connection.execute(delete(table).where(table.c.person_id == person_id))
    connection.execute(
        delete(_BLOCKS).where(or_(_BLOCKS.c.person_id == person_id, _BLOCKS.c.blocked_id == person_id))
    )
    connection.execute(delete(_TOKENS).where(_TOKENS.c.bot_id == person_id))
    loaded = select(_LOADED.c.game_id).where(_LOADED.c.person_id == person_id)
    connection.execute(delete(_GAMES).where(_GAMES.c.id.in_(loaded)))
    lessons.forget(connection, person_id)  # while the games still say whose they were
    _leave_games(connection, person_id)
    _leave_rooms(connection, person_id)
    _leave_evenings(connection, person_id)
    gone = update(_PEOPLE).where(_PEOPLE.c.id == person_id)
    connection.execute(gone.values(name=NOBODY, skeleton=NOBODY, **_EMPTY))


def _leave_games(connection: Connection, person_id: str) -> None:
    """Takes the name out of the seatings and the Records."""
    mine = or_(_SEATINGS.c.person_id == person_id, _SEATINGS.c.dealt_to == person_id)
    sat = connection.execute(
        select(_GAMES.c.id, _GAMES.c.record, _SEATINGS.c.seat, _SEATINGS.c.person_id)
        .join(_SEATINGS, _SEATINGS.c.game_id == _GAMES.c.id)
        .where(mine)
    ).all()
    for game in sat:
        if game.person_id != person_id:  # they left, and the seat has the name of another
            continue
        record = Record.from_json(game.record)
        names = [NOBODY if seat == game.seat else name for seat, name in enumerate(record.seats)]
        connection.execute(
            update(_GAMES)
            .where(_GAMES.c.id == game.id)
            .values(record=replace(record, seats=tuple(names)).to_json())
        )
    connection.execute(update(_SEATINGS).where(_SEATINGS.c.person_id == person_id).values(name=NOBODY))


def _leave_rooms(connection: Connection, person_id: str) -> None:
    """Takes the name out of the seats of rooms, which may be closed."""
    played = select(_GAMES.c.room_code).join(_SEATINGS, _SEATINGS.c.game_id == _GAMES.c.id)
    played = played.where(or_(_SEATINGS.c.person_id == person_id, _SEATINGS.c.dealt_to == person_id))
    known = or_(_ROOMS.c.host_id == person_id, _ROOMS.c.code.in_(played))
    for code, seats in connection.execute(select(_ROOMS.c.code, _ROOMS.c.seats).where(known)).all():
        left = [_nameless(seat, person_id) for seat in seats]
        connection.execute(update(_ROOMS).where(_ROOMS.c.code == code).values(seats=left))


def _nameless(seat: dict[str, Any], person_id: str) -> dict[str, Any]:
    coming = seat.get("coming")
    if coming and coming["id"] == person_id:
        seat = {**seat, "coming": None}
    return {**seat, "name": NOBODY} if seat["person_id"] == person_id else seat


def _leave_evenings(connection: Connection, person_id: str) -> None:
    for code, number in connection.execute(
        select(_GUESTS.c.evening_code, _GUESTS.c.number).where(_GUESTS.c.person_id == person_id)
    ).all():
        results = update(_RESULTS).where(_RESULTS.c.evening_code == code, _RESULTS.c.person == number)
        connection.execute(results.values(name=NOBODY))
    connection.execute(update(_GUESTS).where(_GUESTS.c.person_id == person_id).values(name=NOBODY))
