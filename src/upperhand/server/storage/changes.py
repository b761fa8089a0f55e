"""Every write, as a change for the journal, which groups the rows of one statement."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Table, bindparam, delete, insert, update

from upperhand.reason import Reason
from upperhand.server.storage.journal import Change
from upperhand.server.storage.schema import (
    DailyDealRow,
    DailyTryRow,
    GameRow,
    KnowledgeRow,
    MoveRow,
    PersonRow,
    RoomRow,
    SeatingRow,
    SecretRow,
    SessionRow,
    Stored,
    now,
)


def table_of(row: type[Stored]) -> Table:
    """The table for a kind of row."""
    table = row.__table__
    assert isinstance(table, Table)
    return table


_PEOPLE, _SESSIONS, _ROOMS = table_of(PersonRow), table_of(SessionRow), table_of(RoomRow)
_GAMES, _SEATINGS, _MOVES = table_of(GameRow), table_of(SeatingRow), table_of(MoveRow)

_NEW_PERSON = insert(_PEOPLE)
_PERSON = (
    update(_PEOPLE)
    .where(_PEOPLE.c.id == bindparam("of_person"))
    .values(name=bindparam("new_name"), language=bindparam("new_language"))
)
_ACCOUNT = (
    update(_PEOPLE)
    .where(_PEOPLE.c.id == bindparam("of_person"))
    .values({name: bindparam(f"new_{name}") for name in ("name", "login", "password_hash")})
)
_NEW_SESSION = insert(_SESSIONS)
_END_SESSION = delete(_SESSIONS).where(_SESSIONS.c.token_hash == bindparam("ended"))
_END_SESSIONS = delete(_SESSIONS).where(_SESSIONS.c.expires_at <= bindparam("until"))
_NEW_ROOM = insert(_ROOMS)
_ROOM = (
    update(_ROOMS)
    .where(_ROOMS.c.code == bindparam("room"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("seats", "state", "game_number", "counted", "totals")}
    )
)
_ROOM_OPTIONS = (
    update(_ROOMS).where(_ROOMS.c.code == bindparam("room")).values(options=bindparam("new_options"))
)
_NEW_GAME = insert(_GAMES)
_OVER = (
    update(_GAMES)
    .where(_GAMES.c.id == bindparam("of_game"))
    .values(over=True, record=bindparam("whole"), ended_at=bindparam("ended"))
)
_NEW_SEATING = insert(_SEATINGS)
_NO_SEATINGS = delete(_SEATINGS).where(_SEATINGS.c.game_id == bindparam("of_game"))
_SCORE = (
    update(_SEATINGS)
    .where(_SEATINGS.c.game_id == bindparam("of_game"), _SEATINGS.c.seat == bindparam("of_seat"))
    .values(score=bindparam("points"))
)
_SITS = (
    update(_SEATINGS)
    .where(_SEATINGS.c.game_id == bindparam("of_game"), _SEATINGS.c.seat == bindparam("of_seat"))
    .values(person_id=bindparam("new_person"), name=bindparam("new_name"), player=bindparam("new_player"))
)
_NEW_MOVE = insert(_MOVES)
_NEW_KNOWLEDGE = insert(table_of(KnowledgeRow))
_NEW_SECRET = insert(table_of(SecretRow))
_NEW_DAILY_TRY = insert(table_of(DailyTryRow))
_NEW_DAILY_DEAL = insert(table_of(DailyDealRow))


def new_person(identity: str, name: str, language: str) -> Change:
    values = {"id": identity, "name": name, "language": language, "created_at": now()}
    return _NEW_PERSON, values | {"login": None, "password_hash": None}


def person(identity: str, name: str, language: str) -> Change:
    return _PERSON, {"of_person": identity, "new_name": name, "new_language": language}


def account(identity: str, name: str, login: str | None, password_hash: str) -> Change:
    """Makes a person the owner of an account."""
    values = {"new_name": name, "new_login": login, "new_password_hash": password_hash}
    return _ACCOUNT, {"of_person": identity} | values


def new_session(token_hash: str, person_id: str, expires_at: datetime) -> Change:
    values = {"token_hash": token_hash, "person_id": person_id, "created_at": now(), "expires_at": expires_at}
    return _NEW_SESSION, values


def end_session(token_hash: str) -> Change:
    return _END_SESSION, {"ended": token_hash}


def end_sessions_until(moment: datetime) -> Change:
    """Deletes the sessions that have expired by then."""
    return _END_SESSIONS, {"until": moment}


def new_room(code: str, host_id: str, options: Mapping[str, Any], state: Mapping[str, Any]) -> Change:
    values = {"code": code, "host_id": host_id, "options": dict(options), "created_at": now()}
    return _NEW_ROOM, values | dict(state)


def room(code: str, state: Mapping[str, Any]) -> Change:
    """What changes in a room: `seats`, `state`, `game_number`, `counted` and `totals`."""
    return _ROOM, {"room": code} | {f"new_{name}": value for name, value in state.items()}


def room_options(code: str, options: Mapping[str, Any]) -> Change:
    """The host has changed how a room is played."""
    return _ROOM_OPTIONS, {"room": code, "new_options": dict(options)}


def new_game(identity: str, room_code: str | None, number: int, game: str, record: str) -> Change:
    values = {"id": identity, "room_code": room_code, "number": number, "game": game, "record": record}
    return _NEW_GAME, values | {"over": False, "started_at": now(), "ended_at": None}


def loaded_game(identity: str, game: str, record: str) -> Change:
    """Stores a Record from elsewhere."""
    statement, values = new_game(identity, None, 0, game, record)
    return statement, values | {"over": True, "ended_at": now()}


def game_over(identity: str, record: str) -> Change:
    return _OVER, {"of_game": identity, "whole": record, "ended": now()}


def new_seating(game_id: str, seat: int, name: str, person_id: str | None, player: str | None) -> Change:
    """Who is dealt the cards of a seat."""
    values = {"game_id": game_id, "seat": seat, "name": name, "person_id": person_id, "player": player}
    return _NEW_SEATING, values | {"dealt_to": person_id, "score": None}


def no_seatings(game_id: str) -> Change:
    return _NO_SEATINGS, {"of_game": game_id}


def sits(game_id: str, seat: int, name: str, person_id: str | None, player: str | None) -> Change:
    """Somebody else sits down while a game runs."""
    values = {
        "of_game": game_id,
        "of_seat": seat,
        "new_name": name,
        "new_person": person_id,
        "new_player": player,
    }
    return _SITS, values


def scores(game_id: str, points: Sequence[int]) -> list[Change]:
    return [
        (_SCORE, {"of_game": game_id, "of_seat": seat, "points": each}) for seat, each in enumerate(points)
    ]


def new_move(
    game_id: str,
    ply: int,
    seat: int,
    move: str,
    *,
    made_by: str,
    fallback: bool = False,
    action_id: str | None = None,
    reason: Reason | None = None,
) -> Change:
    values = {"game_id": game_id, "ply": ply, "seat": seat, "move": move, "made_by": made_by}
    why = reason and reason.to_text()
    return _NEW_MOVE, values | {"fallback": fallback, "action_id": action_id, "reason": why}


def new_knowledge(name: str, version: int, game: str, content: bytes) -> Change:
    """Stores what a player learned, as an unchanged file."""
    values = {"name": name, "version": version, "game": game, "content": content, "created_at": now()}
    return _NEW_KNOWLEDGE, values


def new_secret(name: str, value: str) -> Change:
    return _NEW_SECRET, {"name": name, "value": value}


def new_daily_try(person_id: str, day: str, game: str, room_code: str) -> Change:
    """The one try of a person at the deal of a day; a second one violates the key."""
    return _NEW_DAILY_TRY, {"person_id": person_id, "day": day, "game": game, "room_code": room_code}


def new_daily_deal(day: str, game: str, champion: int) -> Change:
    """What the strongest level makes of the deal of a day."""
    return _NEW_DAILY_DEAL, {"day": day, "game": game, "champion": champion}
