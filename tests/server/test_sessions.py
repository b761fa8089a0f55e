"""Sessions end: by logging out, by logging in as somebody else, and with time."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

from tests.server.running import server
from tests.server.test_accounts import PASSWORD, register, stranger
from tests.server.test_durable import drain
from tests.server.test_storage import with_database
from tests.server.visitor import PATIENCE, Talk, Visitor, visitor
from upperhand.server.accounts.sessions import GUESTS_LAST, Sessions, token_hash
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import now

NO_SESSION = 4401


async def close_code(talk: Talk) -> int | None:
    async with asyncio.timeout(PATIENCE):
        await drain(talk, {})
    return talk.socket.close_code


async def check_open(talk: Talk) -> None:
    await talk.say("ping")
    async with asyncio.timeout(PATIENCE):
        await talk.until("pong")


def test_sockets_close_when_one_logs_out(address: str) -> None:
    """Those of this browser; another one that the same person is logged in by stays."""

    async def play() -> None:
        async with visitor(address) as wu, stranger(address) as client:
            await register(wu, "Leaver")
            me = await client.post("/api/login", json={"name": "Leaver", "password": PASSWORD})
            phone = Visitor(client, me.json())
            code = await wu.create(timer=0)
            async with wu.socket(code) as one, wu.socket(code) as two, phone.socket(code) as other:
                await asyncio.gather(*(talk.until("view") for talk in (one, two, other)))
                await wu.post("/api/logout")
                assert [await close_code(talk) for talk in (one, two)] == [NO_SESSION] * 2
                await check_open(other)

    asyncio.run(play())


def test_sockets_of_a_guest_close_when_it_logs_in_as_somebody_else(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as owner, visitor(address) as guest:
            await register(owner, "Somebody Else")
            async with guest.socket(await guest.create(timer=0)) as talk:
                await talk.until("view")
                await guest.post("/api/login", {"name": "Somebody Else", "password": PASSWORD})
                assert await close_code(talk) == NO_SESSION

    asyncio.run(play())


def test_a_session_that_is_known_expires_all_the_same(database: str) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        moment, ended = now(), []
        sessions = Sessions(journal, queries, lambda: moment)
        person, token = await sessions.open_guest("Wu", "en")
        with sessions.visit(token, lambda: ended.append(token)):
            moment += GUESTS_LAST - timedelta(seconds=1)
            await sessions.sweep()
            assert (await sessions.find(token), ended) == (person, [])
            later = await sessions.renew(person, None)
            moment += timedelta(seconds=1)
            assert await sessions.find(token) is None
            await sessions.sweep()
        assert ended == [token]
        assert await queries.session(token_hash(token)) is None
        assert await sessions.find(later) == person
        assert await Sessions(journal, queries, lambda: moment).find(later) == person

    with_database(database, use)


def test_expired_sessions_are_swept_out_of_the_database(tmp_path: Path) -> None:
    async def come_and_expire(address: str) -> None:
        async with visitor(address):
            pass

    async def look(address: str, database: sqlite3.Connection) -> None:
        async with stranger(address) as client, asyncio.timeout(PATIENCE):
            while database.execute("SELECT count(*) FROM sessions").fetchone() != (0,):
                await client.get("/readyz")

    with server(tmp_path) as address:
        asyncio.run(come_and_expire(address))
    with closing(sqlite3.connect(tmp_path / "playroom.db", isolation_level=None)) as database:
        database.execute("UPDATE sessions SET expires_at = '2020-01-01 00:00:00.000000'")
        with server(tmp_path) as address:
            asyncio.run(look(address, database))
