"""The journal, and that tables and migrations agree."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, ResourceClosedError
from sqlalchemy.ext.asyncio import AsyncEngine

from upperhand.errors import SpecError
from upperhand.server.storage import changes
from upperhand.server.storage.database import database_url, migrate, open_engine
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.reading import Reading
from upperhand.server.storage.schema import Stored

#: What who asked too late, or left, hears.
_NOT_ANSWERED = (asyncio.CancelledError, ResourceClosedError)


def with_database(database: str, use: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    async def run() -> None:
        engine = open_engine(database_url(database))
        await migrate(engine)
        await use(engine)
        await engine.dispose()

    asyncio.run(run())


def test_migrations_make_the_tables(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Stored.metadata))

    async def use(engine: AsyncEngine) -> None:
        await migrate(engine)  # a second time changes nothing
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_database(database, use)


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def use(engine: AsyncEngine) -> None:
        async with engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2

    with_database(str(tmp_path / "playroom.db"), use)


def test_many_writes_at_once_are_each_whole(database: str) -> None:
    """One that cannot be is refused alone; what others wrote at the same moment is there."""

    async def use(engine: AsyncEngine) -> None:
        journal, reading = Journal(engine), Reading(engine)
        people = [changes.new_person(str(number), f"Person {number}", "en") for number in range(50)]
        twice = journal.write(changes.new_person("new", "New", "en"), people[7])
        outcomes = await asyncio.gather(
            *(journal.write(person) for person in people), twice, return_exceptions=True
        )
        assert outcomes[:50] == [None] * 50
        assert isinstance(outcomes[50], IntegrityError)
        assert all([await reading.person(str(number)) for number in range(50)])
        assert await reading.person("new") is None
        await journal.close()

    with_database(database, use)


def test_a_ply_has_one_move(database: str) -> None:
    async def use(engine: AsyncEngine) -> None:
        journal, reading = Journal(engine), Reading(engine)
        await journal.write(changes.new_game("game", None, 1, "big_two", "{}"))
        await journal.write(changes.new_move("game", 0, 0, "3D", made_by="person"))
        with pytest.raises(IntegrityError):
            await journal.write(changes.new_move("game", 0, 0, "3C", made_by="person"))
        assert [row.move for row in await reading.moves("game")] == ["3D"]
        await journal.close()

    with_database(database, use)


def test_who_leaves_while_the_database_is_asked_leaves_nothing_open(database: str) -> None:
    """A driver warns of a connection that was not closed; here a warning is a failure."""

    async def use(engine: AsyncEngine) -> None:
        for patience in range(20):  # rounds of the event loop, so that questions are met at several stages
            reading = Reading(engine)
            asking = [asyncio.create_task(reading.person("nobody")) for _ in range(3)]
            for _ in range(patience):
                await asyncio.sleep(0)
            asking[0].cancel()
            await reading.close()
            await engine.dispose()
            answers = await asyncio.gather(*asking, return_exceptions=True)
            assert all(answer is None or isinstance(answer, _NOT_ANSWERED) for answer in answers)
            with pytest.raises(ResourceClosedError):
                await reading.person("nobody")

    with_database(database, use)
    gc.collect()


def test_what_was_learned_is_kept_by_name_and_version(database: str) -> None:
    async def use(engine: AsyncEngine) -> None:
        journal, reading = Journal(engine), Reading(engine)
        for version in (1, 3, 2):
            await journal.write(changes.new_knowledge("table talk", version, "big_two", bytes([version, 0])))
        newest, second = await reading.knowledge("table talk"), await reading.knowledge("table talk", 2)
        assert (newest and newest.content, second and second.content) == (b"\3\0", b"\2\0")
        assert await reading.knowledge("silence") is None
        with pytest.raises(IntegrityError):
            await journal.write(changes.new_knowledge("table talk", 3, "big_two", b""))
        await journal.close()

    with_database(database, use)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///a.db", "sqlite+aiosqlite"),
        ("postgresql://me@host/db", "postgresql+psycopg"),
        ("postgres://me@host/db", "postgresql+psycopg"),
    ],
)
def test_a_url_gets_our_driver(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://host/db", "http://["])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(SpecError):
        database_url(given)
