"""Every write, as a change for the journal, which groups the rows of one statement."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update

from upperhand.reason import Reason
from upperhand.server.names import skeleton
from upperhand.server.storage.journal import Change, Work
from upperhand.server.storage.schema import (
    BlockRow,
    BotRow,
    BotTokenRow,
    DailyDealRow,
    DailyTryRow,
    EveningPersonRow,
    EveningResultRow,
    EveningRow,
    EveningTableRow,
    GameRow,
    HeartbeatRow,
    KnowledgeRow,
    LoadedGameRow,
    MoveRow,
    PersonRow,
    RoomRow,
    SeatingRow,
    SecretRow,
    SessionRow,
    Stored,
    now,
)

#: Where PostgreSQL tells all processes what has changed; its triggers use it too.
CHANNEL = "upperhand"


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
    .values({name: bindparam(f"new_{name}") for name in ("name", "skeleton", "language")})
)
_ACCOUNT = (
    update(_PEOPLE)
    .where(_PEOPLE.c.id == bindparam("of_person"))
    .values({name: bindparam(f"new_{name}") for name in ("name", "skeleton", "login", "password_hash")})
)
_PREFERENCES = (
    update(_PEOPLE)
    .where(_PEOPLE.c.id == bindparam("of_person"))
    .values(preferences=bindparam("new_preferences"))
)
_CHAT = update(_PEOPLE).where(_PEOPLE.c.id == bindparam("of_person")).values(chat=bindparam("new_chat"))
_BLOCKS = table_of(BlockRow)
_NEW_BLOCK = insert(_BLOCKS)
_NO_BLOCK = delete(_BLOCKS).where(
    _BLOCKS.c.person_id == bindparam("of_person"), _BLOCKS.c.blocked_id == bindparam("of_blocked")
)
_NEW_BOT, _TOKENS = insert(table_of(BotRow)), table_of(BotTokenRow)
_NEW_TOKEN = insert(_TOKENS)
_TOKEN_USED = (
    update(_TOKENS).where(_TOKENS.c.token_hash == bindparam("of_token")).values(used_at=bindparam("used"))
)
_NO_TOKEN = delete(_TOKENS).where(_TOKENS.c.token_hash == bindparam("of_token"))
_NEW_SESSION = insert(_SESSIONS)
_PROLONG = (
    update(_SESSIONS)
    .where(_SESSIONS.c.token_hash == bindparam("prolonged"))
    .values(expires_at=bindparam("new_expires_at"))
)
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
_LOADED = table_of(LoadedGameRow)
_NEW_LOADED = insert(_LOADED)
_NO_LOADED = delete(_GAMES).where(
    _GAMES.c.id.in_(select(_LOADED.c.game_id).where(_LOADED.c.expires_at <= bindparam("until")))
)
_NEW_KNOWLEDGE = insert(table_of(KnowledgeRow))
_HEARTBEAT = update(table_of(HeartbeatRow)).values(written_at=bindparam("written"))
_NEW_SECRET = insert(table_of(SecretRow))
_NEW_DAILY_TRY = insert(table_of(DailyTryRow))
_NEW_DAILY_DEAL = insert(table_of(DailyDealRow))

_EVENINGS, _EVENING_PEOPLE = table_of(EveningRow), table_of(EveningPersonRow)
_NEW_EVENING = insert(_EVENINGS)
_EVENING = (
    update(_EVENINGS)
    .where(_EVENINGS.c.code == bindparam("evening"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "second_id",
                "phase",
                "round",
                "rounds",
                "paused",
                "deadline",
                "seconds_left",
                "ended_at",
            )
        }
    )
)
_NEW_EVENING_PERSON = insert(_EVENING_PEOPLE)
_EVENING_PERSON = (
    update(_EVENING_PEOPLE)
    .where(_EVENING_PEOPLE.c.evening_code == bindparam("evening"))
    .where(_EVENING_PEOPLE.c.number == bindparam("of_number"))
    .values(state=bindparam("new_state"))
)
_NO_EVENING_PERSON = (
    delete(_EVENING_PEOPLE)
    .where(_EVENING_PEOPLE.c.evening_code == bindparam("evening"))
    .where(_EVENING_PEOPLE.c.number == bindparam("of_number"))
)
_NEW_EVENING_TABLE = insert(table_of(EveningTableRow))
_NEW_EVENING_RESULT = insert(table_of(EveningResultRow))
_UNSEAL = update(_GAMES).where(_GAMES.c.room_code == bindparam("of_room")).values(sealed=False)


def new_person(identity: str, name: str, language: str) -> Change:
    values = {"id": identity, "name": name, "language": language, "created_at": now()}
    return _NEW_PERSON, values | {"skeleton": skeleton(name), "login": None, "password_hash": None}


def person(identity: str, name: str, language: str) -> Change:
    values = {"new_name": name, "new_skeleton": skeleton(name), "new_language": language}
    return _PERSON, {"of_person": identity} | values


def account(identity: str, name: str, login: str | None, password_hash: str | None) -> Change:
    """Makes a person the owner of an account; nobody logs in to one without a password."""
    values = {"new_name": name, "new_skeleton": skeleton(name), "new_login": login}
    values |= {"new_password_hash": password_hash}
    return _ACCOUNT, {"of_person": identity} | values


def preferences(identity: str, chosen: Mapping[str, str]) -> Change:
    """Replaces the preferences of a person."""
    return _PREFERENCES, {"of_person": identity, "new_preferences": dict(chosen)}


def chat(identity: str, *, allowed: bool) -> Change:
    """A person allows free chat, or does not any more."""
    return _CHAT, {"of_person": identity, "new_chat": allowed}


def new_block(person_id: str, blocked_id: str) -> Change:
    return _NEW_BLOCK, {"person_id": person_id, "blocked_id": blocked_id, "created_at": now()}


def no_block(person_id: str, blocked_id: str) -> Change:
    return _NO_BLOCK, {"of_person": person_id, "of_blocked": blocked_id}


def new_bot(person_id: str, owner_id: str) -> Change:
    return _NEW_BOT, {"person_id": person_id, "owner_id": owner_id}


def new_token(token_hash: str, bot_id: str, name: str) -> Change:
    values = {"token_hash": token_hash, "bot_id": bot_id, "name": name}
    return _NEW_TOKEN, values | {"created_at": now(), "used_at": None}


def token_used(token_hash: str) -> Change:
    return _TOKEN_USED, {"of_token": token_hash, "used": now()}


def no_token(token_hash: str) -> Change:
    return _NO_TOKEN, {"of_token": token_hash}


def new_session(token_hash: str, person_id: str, expires_at: datetime, browser: str = "") -> Change:
    values = {"token_hash": token_hash, "person_id": person_id, "browser": browser}
    return _NEW_SESSION, values | {"created_at": now(), "expires_at": expires_at}


def prolong_session(token_hash: str, expires_at: datetime) -> Change:
    return _PROLONG, {"prolonged": token_hash, "new_expires_at": expires_at}


def end_session(token_hash: str) -> Change:
    return _END_SESSION, {"ended": token_hash}


def end_sessions_until(moment: datetime) -> Change:
    """Deletes the sessions that have expired by then."""
    return _END_SESSIONS, {"until": moment}


def new_room(
    code: str, host_id: str, options: Mapping[str, Any], state: Mapping[str, Any], owner: int = 0
) -> Change:
    values = {"code": code, "host_id": host_id, "options": dict(options), "created_at": now()}
    values |= {"owner": owner}
    return _NEW_ROOM, values | dict(state)


def room(code: str, state: Mapping[str, Any]) -> Change:
    """What changes in a room: `seats`, `state`, `game_number`, `counted` and `totals`."""
    return _ROOM, {"room": code} | {f"new_{name}": value for name, value in state.items()}


def room_options(code: str, options: Mapping[str, Any]) -> Change:
    """The host has changed how a room is played."""
    return _ROOM_OPTIONS, {"room": code, "new_options": dict(options)}


def new_game(
    identity: str,
    room_code: str | None,
    number: int,
    game: str,
    record: str,
    *,
    sealed: bool = False,
    known: int | None = None,
) -> Change:
    """`sealed` means that nobody may see the game before others have played the same deal.

    `known` is how many games of the playroom its computers know.
    """
    values = {"id": identity, "room_code": room_code, "number": number, "game": game, "record": record}
    values |= {"over": False, "sealed": sealed, "known": known, "studied": False}
    return _NEW_GAME, values | {"started_at": now(), "ended_at": None}


def loaded_game(
    identity: str, game: str, record: str, person_id: str, expires_at: datetime | None
) -> list[Change]:
    """Stores a Record from elsewhere."""
    statement, values = new_game(identity, None, 0, game, record)
    loaded = {"game_id": identity, "person_id": person_id, "expires_at": expires_at}
    return [(statement, values | {"over": True, "ended_at": now()}), (_NEW_LOADED, loaded)]


def no_loaded_games_until(moment: datetime) -> Change:
    """Deletes the loaded games that have expired by then."""
    return _NO_LOADED, {"until": moment}


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
    taken_ms: int | None = None,
    fallback: bool = False,
    action_id: str | None = None,
    reason: Reason | None = None,
) -> Change:
    """`taken_ms` is how long a person took."""
    values = {"game_id": game_id, "ply": ply, "seat": seat, "move": move, "made_by": made_by}
    values |= {"taken_ms": taken_ms}
    why = reason and reason.to_text()
    return _NEW_MOVE, values | {"fallback": fallback, "action_id": action_id, "reason": why}


def notice(text: str) -> Work:
    """Tells every process that serves the database, together with what is written."""

    def tell(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, text)))

    return tell


def new_knowledge(name: str, version: int, game: str, content: bytes) -> Change:
    """Stores what a player learned, as an unchanged file."""
    values = {"name": name, "version": version, "game": game, "content": content, "created_at": now()}
    return _NEW_KNOWLEDGE, values


def heartbeat() -> Change:
    """Written only to find out whether anything can be written."""
    return _HEARTBEAT, {"written": now()}


def new_secret(name: str, value: str) -> Change:
    return _NEW_SECRET, {"name": name, "value": value}


def new_daily_try(person_id: str, day: str, game: str, room_code: str) -> Change:
    """The one try of a person at the deal of a day; a second one violates the key."""
    return _NEW_DAILY_TRY, {"person_id": person_id, "day": day, "game": game, "room_code": room_code}


def new_daily_deal(day: str, game: str, champion: int) -> Change:
    """What the strongest level makes of the deal of a day."""
    return _NEW_DAILY_DEAL, {"day": day, "game": game, "champion": champion}


def new_evening(
    code: str, name: str, director_id: str, plan: Mapping[str, Any], rounds: int, deadline: datetime
) -> Change:
    values = {"code": code, "name": name, "director_id": director_id, "plan": dict(plan), "rounds": rounds}
    values |= {"phase": "coming", "round": 0, "paused": False, "deadline": deadline, "seconds_left": None}
    return _NEW_EVENING, values | {"second_id": None, "created_at": now(), "ended_at": None}


def evening(code: str, state: Mapping[str, Any]) -> Change:
    """What changes in an evening: all columns that are not fixed when it is made."""
    return _EVENING, {"evening": code} | {f"new_{name}": value for name, value in state.items()}


def new_evening_person(code: str, number: int, person_id: str, name: str) -> Change:
    values = {"evening_code": code, "number": number, "person_id": person_id, "name": name}
    return _NEW_EVENING_PERSON, values | {"state": "in"}


def evening_person(code: str, number: int, state: str) -> Change:
    return _EVENING_PERSON, {"evening": code, "of_number": number, "new_state": state}


def no_evening_person(code: str, number: int) -> Change:
    return _NO_EVENING_PERSON, {"evening": code, "of_number": number}


def new_evening_table(code: str, at: tuple[int, int], room_code: str, seats: Sequence[int | None]) -> Change:
    """`at` is the round and the number of the table."""
    values = {"evening_code": code, "round": at[0], "number": at[1], "room_code": room_code}
    return _NEW_EVENING_TABLE, values | {"seats": list(seats)}


def new_evening_result(
    code: str,
    at: tuple[int, int, int, int],
    game_id: str,
    *,
    person: int | None,
    name: str,
    points: int,
    own: bool,
) -> Change:
    """`at` is the round, the board, the table and the seat."""
    values: dict[str, Any] = dict(zip(("round", "board", "table", "seat"), at, strict=True))
    values |= {"evening_code": code, "game_id": game_id, "person": person, "name": name}
    return _NEW_EVENING_RESULT, values | {"points": points, "own": own}


def unseal(room_code: str) -> Change:
    """Anybody may see the games of a room from now on."""
    return _UNSEAL, {"of_room": room_code}
