"""Export: all finished games of a playroom, read as a stream, and as lines of records.

The database may be that of a running server: nothing is written, and no query takes long.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Engine, Row, and_, func, or_, select
from sqlalchemy.exc import DBAPIError

from upperhand.errors import SpecError
from upperhand.server.storage.database import database_url, migration_config, open_engine
from upperhand.server.storage.lessons import is_refused
from upperhand.server.storage.past_games import Statement
from upperhand.server.storage.schema import GameRow

_AT_ONCE = 500

#: When a game ended, and its id.
_Place = tuple[datetime, str]


@contextmanager
def reading(database: str) -> Iterator[Engine]:
    """A database that is only read; one that is missing, or of another version, is refused."""
    if "://" not in database and not Path(database).is_file():
        raise SpecError(
            f"there is no database {database}: name one with --database, or its folder with --data"
        )
    url = database_url(database)
    where = url.render_as_string(hide_password=True)
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            newest = ScriptDirectory.from_config(migration_config(connection)).get_current_head()
        if found != newest:
            raise SpecError(
                f"the database {where} is not one of this version of Upperhand; start its server once with "
                "this version"
            )
        yield engine
    except (DBAPIError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0]
        raise SpecError(f"the database {where} cannot be read: {reason}") from None
    finally:
        engine.dispose()


def exported(
    engine: Engine, since: date | None = None, until: date | None = None, *, teaching: bool = False
) -> Iterator[str]:
    """The records of games that were played to their end here, the oldest first.

    `since` and `until` are the first and the last day, in UTC. With `teaching`, those of people from whom
    computers may not learn are left out. So are deals that others still play: nobody may see them.
    """
    for rows in pages(engine, since, until, (GameRow.record,), teaching=teaching):
        yield from (row.record for row in rows)


def pages(
    engine: Engine,
    since: date | None,
    until: date | None,
    columns: Sequence[Any],
    *,
    teaching: bool = False,
) -> Iterator[Sequence[Row[Any]]]:
    """The same games page by page: these columns of each, its id and when it ended."""
    chosen = select(*columns, GameRow.ended_at, GameRow.id).where(*_matches(since, until, teaching=teaching))
    chosen = chosen.order_by(GameRow.ended_at, GameRow.id).limit(_AT_ONCE)
    place: _Place | None = None
    while True:
        with engine.connect() as connection:
            rows = connection.execute(_after(chosen, place)).all()
        if rows:
            yield rows
        if len(rows) < _AT_ONCE:
            return
        place = rows[-1].ended_at, rows[-1].id


def count_finished(engine: Engine, since: date | None, until: date | None) -> int:
    """How many games that are."""
    with engine.connect() as connection:
        wanted = select(func.count()).select_from(GameRow).where(*_matches(since, until, teaching=False))
        return connection.scalar(wanted) or 0


def _matches(since: date | None, until: date | None, *, teaching: bool) -> list[ColumnElement[bool]]:
    found = [and_(GameRow.over, ~GameRow.sealed, GameRow.room_code.is_not(None))]
    if since is not None:
        found.append(GameRow.ended_at >= _midnight(since))
    if until is not None and until < date.max:
        found.append(GameRow.ended_at < _midnight(until + timedelta(days=1)))
    if teaching:
        found.append(~is_refused(GameRow.__table__.c.id))
    return found


def _after(chosen: Statement, place: _Place | None) -> Statement:
    if place is None:
        return chosen
    ended, identity = place
    later = and_(GameRow.ended_at == ended, GameRow.id > identity)
    return chosen.where(GameRow.ended_at >= ended, or_(GameRow.ended_at > ended, later))


def _midnight(day: date) -> datetime:
    return datetime.combine(day, time(), UTC)
