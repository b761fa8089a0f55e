"""Leases of processes on one PostgreSQL: who has lost its lease stores nothing, whatever it believes."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import delete, select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from tests.server.postgres import new_database
from tests.server.test_storage import migrated, with_database
from upperhand.server.storage import changes, leases
from upperhand.server.storage.database import database_url, open_engine
from upperhand.server.storage.journal import Change, Journal, LeaseLostError
from upperhand.server.storage.leases import Lease, claim_room, claim_rooms
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import ProcessRow, RoomRow
from upperhand.server.storage.sole_use import InUseError

OPTIONS = {"game": "big_two"}
STATE = {"seats": [], "state": "waiting", "game_number": 0, "counted": 0, "totals": []}


@pytest.fixture
def shared(own_postgres: Path) -> Iterator[str]:
    database = new_database(own_postgres)
    with migrated(database):
        yield database


@contextmanager
def lease(database: str, name: str) -> Iterator[Lease]:
    """Taken, and not renewed by a thread."""
    found = Lease(database_url(database), name, f"{name}:1")
    found.take()
    try:
        yield found
    finally:
        found.close()


def end(database: str, number: int) -> None:
    """What another process does that sees no sign of life."""
    engine = open_engine(database_url(database))
    with Session(engine) as session:
        session.delete(session.get_one(ProcessRow, number))
        session.commit()
    engine.dispose()


def owners(database: str) -> dict[str, int]:
    engine = open_engine(database_url(database))
    with Session(engine) as session:
        found = {row.code: row.owner for row in session.scalars(select(RoomRow))}
    engine.dispose()
    return found


def room(code: str, owner: int) -> Change:
    return changes.new_room(code, "host", OPTIONS, STATE, owner)


def test_an_owner_without_its_lease_writes_nothing_and_others_do(shared: str) -> None:
    with lease(shared, "old") as old, lease(shared, "new") as new:

        async def use(journal: Journal, queries: Queries) -> None:
            await journal.write(changes.new_person("host", "Host", "en"))
            await journal.write(room("AAAAAA", old.number), owner=old.number)
            await journal.write(changes.new_game("game", "AAAAAA", 1, "big_two", "{}"), owner=old.number)
            end(shared, old.number)
            with pytest.raises(LeaseLostError):
                await journal.write(changes.new_move("game", 0, 0, "3D", made_by="person"), owner=old.number)
            assert await queries.moves("game") == []
            # In one transaction with a write of somebody else: only one of the two is stored.
            late = journal.write(changes.new_move("game", 0, 0, "3C", made_by="person"), owner=old.number)
            other = journal.write(room("BBBBBB", new.number), owner=new.number)
            plain = journal.write(changes.new_person("guest", "Guest", "en"))
            outcomes = await asyncio.gather(late, other, plain, return_exceptions=True)
            assert [type(each) for each in outcomes] == [LeaseLostError, type(None), type(None)]
            assert await queries.moves("game") == []
            await journal.write(claim_room(new.number, "AAAAAA", old.number), owner=new.number)
            await journal.write(changes.new_move("game", 0, 0, "3D", made_by="person"), owner=new.number)
            assert [row.move for row in await queries.moves("game")] == ["3D"]

        with_database(shared, use)
    assert set(owners(shared).values()) == {new.number}


def test_a_lease_ends_after_what_is_being_written_with_it(shared: str) -> None:
    """So what was acknowledged is there when another process reads the room."""
    with lease(shared, "writes") as writes:
        engine, other = (open_engine(database_url(shared)) for _ in range(2))
        held = select(ProcessRow.number).where(ProcessRow.number == writes.number)
        with engine.begin() as writing, other.connect() as ending:
            writing.execute(held.with_for_update(read=True, key_share=True))
            writes.look()  # it is renewed meanwhile
            ending.exec_driver_sql("SET lock_timeout = '200ms'")
            with pytest.raises(OperationalError, match="lock timeout"):
                ending.execute(delete(ProcessRow).where(ProcessRow.number == writes.number))
        engine.dispose()
        other.dispose()


def test_a_process_that_hangs_loses_its_lease_even_in_the_middle_of_a_write(shared: str) -> None:
    """When it goes on, it gets another one."""
    with lease(shared, "silent") as silent, lease(shared, "looks") as looks:
        engine = open_engine(database_url(shared), "silent")
        alive = False
        silent.is_alive = lambda: alive
        silent.keep()
        writing = engine.connect()
        held = select(ProcessRow.number).where(ProcessRow.number == silent.number)
        writing.execute(held.with_for_update(read=True, key_share=True))
        before = silent.number
        looks.look()
        while before in numbers(looks):
            looks.look()
        with pytest.raises(OperationalError):
            writing.commit()
        writing.close()
        engine.dispose()
        assert numbers(looks) == [looks.number]
        alive = True
        while silent.number == before or not silent.fresh:
            time.sleep(0.05)
        looks.look()
        assert numbers(looks) == [looks.number, silent.number]


def numbers(lease: Lease) -> list[int]:
    return [each.number for each in lease.processes]


def test_a_process_that_has_died_is_known_at_the_next_start(shared: str) -> None:
    with lease(shared, "dies"):
        pass
    with lease(shared, "starts") as starts:
        assert numbers(starts) == [starts.number]
        assert starts.leads


def test_rooms_without_an_owner_are_shared_and_those_of_evenings_go_to_the_first(shared: str) -> None:
    async def use(journal: Journal, _: Queries) -> None:
        await journal.write(changes.new_person("host", "Host", "en"))
        codes = [f"ROOM{letter}{other}" for letter in "ABCDE" for other in "ABCDE"]
        await journal.write(*(room(code, 0) for code in codes))
        await journal.write(changes.new_evening("EVEN", "Friday", "host", {}, 1, datetime.now(UTC)))
        await journal.write(changes.new_evening_table("EVEN", (1, 1), codes[0], [1]))
        taken: dict[int, list[str]] = {first.number: [], second.number: []}

        async def take(lease: Lease) -> None:
            some = ["first"]
            while some:
                work = claim_rooms(lease.number, 3, some, with_evenings=lease.leads)
                await journal.write(work, owner=lease.number)
                taken[lease.number] += some

        await asyncio.gather(take(first), take(second))
        assert sorted(taken[first.number] + taken[second.number]) == codes
        assert all(taken.values())
        assert codes[0] in taken[first.number]

    with lease(shared, "first") as first, lease(shared, "second") as second:
        with_database(shared, use)
        found = owners(shared)
    assert set(found.values()) == {first.number, second.number}


def test_an_owner_is_found_gone_within_ten_seconds() -> None:
    """Two beats to see that there was none, and one to look again."""
    assert leases._SILENT + 3 * leases._BEAT < 10
    assert leases._SURE < leases._GONE < leases._SILENT


def test_a_server_of_an_earlier_version_keeps_the_database_alone(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "_PATIENCE", 0.0)
    engine = open_engine(database_url(shared))
    with engine.connect() as old:
        old.exec_driver_sql(f"SELECT pg_advisory_lock({leases._SHARED})")
        new = Lease(database_url(shared), "new", "new:1")
        with pytest.raises(InUseError):
            new.take()
    engine.dispose()
