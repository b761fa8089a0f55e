"""The database: an SQLite file by default, or PostgreSQL with a URL."""

import asyncio
import os
import secrets
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from upperhand.errors import SpecError, shown
from upperhand.server.storage.changes import new_secret
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.watchdog import Watchdog

_DRIVERS = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
_MIGRATIONS = Path(__file__).with_name("migrations")
#: A lost PostgreSQL connection is abandoned within seconds: people see an error, and the server can stop.
#: The URL takes precedence. `tcp_user_timeout` is in milliseconds.
_PATIENCE = {
    "connect_timeout": "5",
    "tcp_user_timeout": "10000",
    "keepalives_idle": "10",
    "options": "-c statement_timeout=10000",
}
#: Of the lock of PostgreSQL that a migration holds.
_MIGRATING = 0x75707065726862
#: Seconds after which a statement that makes no progress is given up, if the database itself hangs.
STATEMENT_SECONDS = 12.0


def database_url(text: str) -> URL:
    """A URL with the driver we use; a text without a scheme is the path of an SQLite file.

    >>> str(database_url("play.db"))
    'sqlite+pysqlite:///play.db'
    """
    if "://" not in text:
        path = Path(text)
        path.parent.mkdir(parents=True, exist_ok=True)
        return URL.create(_DRIVERS["sqlite"], database=str(path))
    try:
        url = make_url(text)
    except ArgumentError:
        raise SpecError("the database URL cannot be read; write sqlite:///FILE or postgresql://...") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise SpecError(f"there is no database {shown(kind)}; choose from sqlite, postgresql")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise SpecError("a database in memory would lose every game; write sqlite:///FILE")
    return url.set(drivername=_DRIVERS[kind])


def is_shared(text: str) -> bool:
    """Whether several processes can serve a database: rooms there have owners (`leases.py`)."""
    return database_url(text).get_backend_name() == "postgresql"


def process_name() -> str:
    """What the connections of one process to PostgreSQL are called."""
    return f"upperhand-{uuid4().hex}"


async def shared_secret(name: str, journal: Journal, queries: Queries) -> str:
    """A random text that only the servers of this database know; the first of them makes it."""
    if await queries.secret(name) is None:
        with suppress(IntegrityError):  # another process was faster
            await journal.write(new_secret(name, secrets.token_hex(32)))
    return str(await queries.secret(name))


def open_engine(url: URL, name: str = "upperhand") -> Engine:
    """An engine; with SQLite, its data also survives a crash of the machine.

    It is used in threads, where a query cannot be cancelled, so every connection is returned. PostgreSQL
    knows its connections by the name.
    """
    postgres = url.get_backend_name() == "postgresql"
    if postgres:
        url = url.set(query={**_PATIENCE, **url.query, "application_name": name})
    else:
        _make_private(url)
    engine = create_engine(url, pool_pre_ping=postgres, hide_parameters=True)  # errors are logged
    if not postgres:
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_private(url: URL) -> None:
    """The file has hands of running games and hashes of passwords: other users of the machine cannot read it.

    SQLite gives the files beside it the same permissions.
    """
    path = Path(url.database or "")
    with suppress(OSError):  # opening it says what is wrong
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(path.stat().st_mode & ~stat.S_IRWXO)


def check_database(text: str) -> None:
    """Refuses a database that cannot be opened, before anything else starts."""
    url = database_url(text)
    engine = open_engine(url)
    where = url.render_as_string(hide_password=True)
    try:
        with engine.connect() as connection:
            _check_contents(connection, where)
    except (DBAPIError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0]
        raise SpecError(f"the database {where} cannot be opened: {reason}; {_REMEDY}") from None
    finally:
        engine.dispose()


#: What an operator does about a database that is damaged.
_REMEDY = "if it is damaged, restore a backup, or move it away to begin with an empty one"


def _check_contents(connection: Connection, where: str) -> None:
    """Refuses a file that is damaged, and tables that a newer version has made."""
    if connection.dialect.name == "sqlite":
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if found != "ok":
            problem = found.replace("\n", " ")
            raise SpecError(f"the database {where} is damaged ({problem}); {_REMEDY}")
    revision = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(migration_config(connection))
    if revision and revision not in {each.revision for each in known.walk_revisions()}:
        raise SpecError(f"the database {where} was used by a newer version of Upperhand; install that one")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: Engine) -> None:
    """Runs the migrations."""
    await asyncio.to_thread(_upgrade, engine)


def _upgrade(engine: Engine) -> None:
    """All or nothing: the process may be killed meanwhile."""
    with engine.begin() as connection:
        if connection.dialect.name == "sqlite":  # its driver begins only at the first written row
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:  # one process after the other
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
        command.upgrade(migration_config(connection), "head")


def migration_config(connection: Connection) -> Config:
    """How alembic finds our migrations and the database."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "migration_%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config


@asynccontextmanager
async def opened(database: str, name: str = "upperhand") -> AsyncIterator[tuple[Journal, Queries]]:
    """Opens a migrated database; at the end every write is on disk and every query answered."""
    engine = open_engine(database_url(database), name)
    watchdog: Watchdog | None = None
    try:
        await migrate(engine)
        if engine.dialect.name == "postgresql":
            engine.dispose()  # it knows the connections that are opened from now on
            watchdog = Watchdog(engine, STATEMENT_SECONDS)
        journal, queries = Journal(engine), Queries(engine)
        try:
            yield journal, queries
        finally:
            await journal.close()
            await queries.close()
    finally:
        if watchdog is not None:
            watchdog.close()
        engine.dispose()
