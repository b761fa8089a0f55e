"""The journal, and that tables and migrations agree."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError, ResourceClosedError
from sqlalchemy.pool import QueuePool

from upperhand.errors import SpecError
from upperhand.server.storage import changes
from upperhand.server.storage.database import database_url, migrate, migration_config, open_engine, opened
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import Stored

#: The answer to a request that came too late, or whose client left.
_NOT_ANSWERED = (asyncio.CancelledError, ResourceClosedError)


def with_database(database: str, use: Callable[[Journal, Queries], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as (journal, queries):
            await use(journal, queries)

    asyncio.run(run())


@contextmanager
def migrated(database: str) -> Iterator[Engine]:
    engine = open_engine(database_url(database))
    asyncio.run(migrate(engine))
    yield engine
    engine.dispose()


def test_migrations_make_the_tables(database: str) -> None:
    with migrated(database), migrated(database) as engine, engine.connect() as connection:  # twice is as once
        assert compare_metadata(MigrationContext.configure(connection), Stored.metadata) == []


@pytest.mark.parametrize("after", [1, 5, 20])
def test_a_migration_that_breaks_off_has_changed_nothing(after: int, database: str) -> None:
    """The process may be killed at any of its statements; the next start must find what it can go on from."""
    engine = open_engine(database_url(database))
    left = after

    def break_off(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise ConnectionAbortedError

    event.listen(engine, "after_cursor_execute", break_off)
    with pytest.raises(ConnectionAbortedError):
        asyncio.run(migrate(engine))
    engine.dispose()
    with migrated(database) as again, again.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Stored.metadata) == []


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    with migrated(str(tmp_path / "playroom.db")) as engine, engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_many_writes_at_once_are_each_whole(database: str) -> None:
    """An invalid write is refused alone; what others wrote at the same moment is stored."""

    async def use(journal: Journal, queries: Queries) -> None:
        people = [changes.new_person(str(number), f"Person {number}", "en") for number in range(50)]
        twice = journal.write(changes.new_person("new", "New", "en"), people[7])
        outcomes = await asyncio.gather(
            *(journal.write(person) for person in people), twice, return_exceptions=True
        )
        assert outcomes[:50] == [None] * 50
        assert isinstance(outcomes[50], IntegrityError)
        assert all([await queries.person(str(number)) for number in range(50)])
        assert await queries.person("new") is None

    with_database(database, use)


def test_a_ply_has_one_move(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        await journal.write(changes.new_game("game", None, 1, "big_two", "{}"))
        await journal.write(changes.new_move("game", 0, 0, "3D", made_by="person"))
        with pytest.raises(IntegrityError):
            await journal.write(changes.new_move("game", 0, 0, "3C", made_by="person"))
        assert [row.move for row in await queries.moves("game")] == ["3D"]

    with_database(database, use)


def test_who_leaves_while_the_database_is_asked_leaves_nothing_open(database: str) -> None:
    async def leave(engine: Engine) -> None:
        for patience in range(20):  # rounds of the event loop, so that questions are met at several stages
            queries = Queries(engine)
            asking = [asyncio.create_task(queries.person("nobody")) for _ in range(3)]
            for _ in range(patience):
                await asyncio.sleep(0)
            asking[0].cancel()
            await queries.close()
            assert isinstance(engine.pool, QueuePool)
            assert engine.pool.checkedout() == 0
            engine.dispose()
            answers = await asyncio.gather(*asking, return_exceptions=True)
            assert all(answer is None or isinstance(answer, _NOT_ANSWERED) for answer in answers)
            with pytest.raises(ResourceClosedError):
                await queries.person("nobody")

    with migrated(database) as engine:
        asyncio.run(leave(engine))


def test_what_waits_is_written_before_the_journal_closes_and_nothing_after(database: str) -> None:
    async def write(engine: Engine) -> None:
        journal, queries = Journal(engine), Queries(engine)
        waiting = asyncio.create_task(journal.write(changes.new_person("early", "Early", "en")))
        await asyncio.sleep(0)
        await journal.close()
        await waiting
        with pytest.raises(ResourceClosedError):
            await asyncio.wait_for(journal.write(changes.new_person("late", "Late", "en")), 300)
        assert [await queries.person(name) is not None for name in ("early", "late")] == [True, False]
        await queries.close()

    with migrated(database) as engine:
        asyncio.run(write(engine))


def test_what_was_learned_is_kept_by_name_and_version(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        for version in (1, 3, 2):
            await journal.write(changes.new_knowledge("table talk", version, "big_two", bytes([version, 0])))
        newest, second = await queries.knowledge("table talk"), await queries.knowledge("table talk", 2)
        assert (newest and newest.content, second and second.content) == (b"\3\0", b"\2\0")
        assert await queries.knowledge("silence") is None
        with pytest.raises(IntegrityError):
            await journal.write(changes.new_knowledge("table talk", 3, "big_two", b""))

    with_database(database, use)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///a.db", "sqlite+pysqlite"),
        ("postgresql://me@host/db", "postgresql+psycopg"),
        ("postgres://me@host/db", "postgresql+psycopg"),
    ],
)
def test_a_url_gets_our_driver(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


def test_a_postgresql_that_is_cut_off_is_given_up_within_seconds() -> None:
    """One that listens, and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        where = f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/db"
        engine = open_engine(database_url(f"{where}?connect_timeout=2"))
        assert engine.url.query["connect_timeout"] == "2"
        assert "tcp_user_timeout" in engine.url.query
        with pytest.raises(OperationalError, match="timeout"):
            engine.connect()


@pytest.mark.parametrize("given", ["mysql://host/db", "http://[", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(SpecError):
        database_url(given)


def test_old_ratings_come_to_the_new_scale(database: str) -> None:
    """Who has not played is at 1200 with the widest deviation; rows of levels are gone."""
    engine = open_engine(database_url(database))
    columns = "game, against, rated, person_id, mu, sigma, rating, played, won, score"
    row = "INSERT INTO ratings ({}) VALUES ('big_two', '{}', '{}', {}, {}, {}, 0, 3, 2, 1)"
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "0003")
        people = "INSERT INTO people (id, name, language, created_at) VALUES ('me', 'Wu', 'en', '2026-01-01')"
        connection.execute(text(people))
        for values in [
            ("(everybody)", "me", "'me'", 25, 25 / 3),
            ("(people)", "me", "'me'", 35, 1),
            ("Easy", "me", "'me'", 0, 2),
            ("(everybody)", "Easy", "NULL", 20, 2),
            ("(everybody)", "ai1", "NULL", 20, 2),
        ]:
            connection.execute(text(row.format(columns, *values)))
    with migrated(database) as again, again.connect() as connection:
        wanted = "SELECT against, rated, rating, deviation, played FROM ratings ORDER BY rating"
        found = [tuple(each) for each in connection.execute(text(wanted))]
        assert found == [
            ("Easy", "me", 100, 96, 3),
            ("(everybody)", "ai1", 960, 96, 3),
            ("(everybody)", "me", 1200, pytest.approx(400), 3),
            ("(people)", "me", 1680, 60, 3),
        ]
    engine.dispose()
