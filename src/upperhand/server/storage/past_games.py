"""Past games: which games of a person are asked for, and the statements that find them."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import Select, and_, distinct, exists, func, or_, select
from sqlalchemy.orm import aliased

from upperhand.server.storage.schema import GameRow, HistoryRow, ReviewRow, SeatingRow

#: How many opponents a person may choose from: those met most often.
_OPPONENTS = 100
Statement = Select[*tuple[Any, ...]]
_OTHER = aliased(SeatingRow)


@dataclass(frozen=True)
class GameFilter:
    """What the games have in common; a field that is None asks for nothing."""

    game: str | None = None
    result: str | None = None
    #: A contract, or the kind of combination that ended the game.
    kind: str | None = None
    role: str | None = None
    #: The name of a person at the table.
    person: str | None = None
    #: The level or spec of a computer at the table.
    level: str | None = None
    #: The first and the last day, in UTC.
    since: date | None = None
    until: date | None = None


@dataclass(frozen=True)
class Place:
    """Where a page of games ends: the next one begins after it."""

    ended_at: datetime
    game_id: str


def page_of(person_id: str, wanted: GameFilter, after: Place | None, limit: int) -> Statement:
    """Games, the newest first. A game and its place in the history of the person."""
    found = (
        select(GameRow, HistoryRow)
        .join(HistoryRow, HistoryRow.game_id == GameRow.id)
        .where(*_matches(person_id, wanted), ~GameRow.sealed)
        .order_by(HistoryRow.ended_at.desc(), HistoryRow.game_id.desc())
        .limit(limit)
    )
    if after is None:
        return found
    ended, identity = HistoryRow.ended_at, HistoryRow.game_id
    same = and_(ended == after.ended_at, identity < after.game_id)
    return found.where(ended <= after.ended_at, or_(ended < after.ended_at, same))


def records_of(person_id: str, after: Place | None, limit: int) -> Statement:
    """The Records of all games, the oldest first, with their places."""
    ended, identity = HistoryRow.ended_at, HistoryRow.game_id
    found = (
        select(GameRow.record, ended, identity)
        .join(HistoryRow, identity == GameRow.id)
        .where(HistoryRow.person_id == person_id, GameRow.over, ~GameRow.sealed)
        .order_by(ended, identity)
        .limit(limit)
    )
    if after is None:
        return found
    same = and_(ended == after.ended_at, identity > after.game_id)
    return found.where(ended >= after.ended_at, or_(ended > after.ended_at, same))


def results_of(person_id: str, wanted: GameFilter) -> Statement:
    """What statistics count, the oldest first."""
    row = HistoryRow
    columns = (row.ended_at, row.game, row.score, row.result, row.kind, row.role, row.rating)
    return select(*columns).where(*_matches(person_id, wanted), row.counted).order_by(row.ended_at)


def reviews_of(person_id: str, wanted: GameFilter) -> Statement:
    """What reviews found about the person's decisions."""
    return (
        select(HistoryRow.game, ReviewRow.decisions, ReviewRow.accuracy, ReviewRow.mistakes)
        .join(ReviewRow, and_(ReviewRow.game_id == HistoryRow.game_id, ReviewRow.seat == HistoryRow.seat))
        .where(*_matches(person_id, wanted), HistoryRow.counted)
    )


def opponents_of(person_id: str) -> Statement:
    """The name of a person, or the level or spec of a computer, and whether it is one."""
    computer = SeatingRow.player.is_not(None)
    who = func.coalesce(SeatingRow.player, SeatingRow.name)
    return (
        select(who, computer)
        .join(HistoryRow, HistoryRow.game_id == SeatingRow.game_id)
        .where(HistoryRow.person_id == person_id, SeatingRow.seat != HistoryRow.seat)
        .group_by(who, computer)
        .order_by(func.count(distinct(SeatingRow.game_id)).desc(), who)
        .limit(_OPPONENTS)
    )


def kinds_of(person_id: str) -> Statement:
    """What was played, in which game."""
    wanted = select(HistoryRow.game, HistoryRow.kind).distinct()
    return wanted.where(HistoryRow.person_id == person_id, HistoryRow.kind.is_not(None))


def _matches(person_id: str, wanted: GameFilter) -> list[Any]:
    """The history is read by one index, newest or oldest first; the rest is compared row by row."""
    given = [HistoryRow.person_id == person_id]
    same = {name: getattr(wanted, name) for name in ("game", "result", "kind", "role")}
    given += [getattr(HistoryRow, name) == value for name, value in same.items() if value is not None]
    if wanted.since:
        given.append(HistoryRow.ended_at >= _midnight(wanted.since))
    if wanted.until:
        given.append(HistoryRow.ended_at < _midnight(wanted.until + timedelta(days=1)))
    if wanted.person:
        given.append(_met(_OTHER.name == wanted.person, _OTHER.player.is_(None)))
    if wanted.level:
        given.append(_met(_OTHER.player == wanted.level))
    return given


def _met(*conditions: Any) -> Any:
    """Somebody else at the table was such."""
    return exists().where(_OTHER.game_id == HistoryRow.game_id, _OTHER.seat != HistoryRow.seat, *conditions)


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)


def in_utc(moment: datetime) -> datetime:
    """SQLite forgets the zone."""
    return moment.replace(tzinfo=moment.tzinfo or UTC)
