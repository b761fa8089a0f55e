"""Writes that fail, or whose result is unknown: a room continues all the same."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.cutting import Way, way_to
from tests.server.postgres import new_database
from tests.server.running import server
from tests.server.test_storage import with_database
from tests.server.visitor import OPEN, PATIENCE, PERSON, first, visitor
from upperhand import Record, big_two
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries

FRIENDS = [PERSON, OPEN, OPEN, OPEN]


def test_a_deal_that_was_stored_at_an_earlier_try_is_played(tmp_path: Path) -> None:
    """The game is stored, but the room could not find out; nobody knows about it."""
    rules = big_two.PRESETS["hongkong"].rules
    start = Record.of(big_two.State.deal(rules, 11, ["Wu", "Ada", "Blaise", "Emmy"]), "big_two")

    def store(code: str) -> None:
        async def use(journal: Journal, _: Queries) -> None:
            seatings = [changes.new_seating("lost", seat, "nobody", None, None) for seat in range(4)]
            await journal.write(changes.new_game("lost", code, 2, "big_two", start.to_json()), *seatings)

        with_database(str(tmp_path / "playroom.db"), use)

    async def play(address: str) -> str:
        async with visitor(address) as wu:
            code = await wu.create(preset="hongkong", timer=0, games=3)
            async with wu.socket(code) as talk, asyncio.timeout(PATIENCE):
                await talk.play(first)
                await asyncio.to_thread(store, code)
                await talk.say("next")
                view = await talk.until("view", lambda view: view["game_number"] == 2)
                assert set(view["view"]["hand"]) <= {str(card) for card in start.start().dealt[0]}
                over = await talk.play(first)
                assert over["record_id"] == "lost"
                await talk.say("next")
                await talk.until("view", lambda view: view["game_number"] == 3)
            mine = (await wu.client.get("/api/records")).json()["records"]
            return str(mine[0]["id"])

    with server(tmp_path) as address:
        assert asyncio.run(play(address)) == "lost"


@pytest.mark.parametrize("statement", [b"INSERT INTO games", b"INSERT INTO moves"])
def test_what_was_committed_as_the_connection_broke_was_done(
    statement: bytes, own_postgres: Path, tmp_path: Path
) -> None:
    async def play(address: str, way: Way) -> None:
        async with visitor(address) as wu, asyncio.timeout(PATIENCE):
            way.statement = statement
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await wu.post(f"/api/rooms/{code}/start")
            async with wu.socket(code) as talk:
                over = await talk.play(first)
            assert way.cuts == 1
            assert not [message for message in talk.heard if message["type"] == "refused"]
            text = (await wu.client.get(f"/api/records/{over['record_id']}/download")).text
            assert list(Record.from_json(text).replay().scores) == over["scores"]

    with way_to(new_database(own_postgres)) as (url, way), server(tmp_path, database_url=url) as address:
        asyncio.run(play(address, way))


@contextmanager
def no_new_games(database: Path) -> Iterator[None]:
    """The disk is full, so to speak: no game can be stored."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("CREATE TRIGGER f BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'full'); END")
        yield
        connection.execute("DROP TRIGGER f")


def test_a_room_begins_as_soon_as_its_game_can_be_stored(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu:
            with no_new_games(tmp_path / "playroom.db"):
                code = await wu.create(seats=FRIENDS, wait=0)
                alone = await wu.create()
                async with wu.socket(code) as talk:
                    room = await talk.until("room")
                    assert (room["state"], room["seats"][3]["kind"]) == ("waiting", "open")
            for each in (code, alone):
                async with wu.socket(each) as talk, asyncio.timeout(PATIENCE):
                    await talk.until("room", lambda room: room["state"] == "playing")

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_totals_stay_while_the_next_match_cannot_be_stored(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with (
            visitor(address) as wu,
            wu.socket(await wu.create(timer=0)) as talk,
            asyncio.timeout(PATIENCE),
        ):
            over = await talk.play(first)
            with no_new_games(tmp_path / "playroom.db"):
                await talk.say("next")
                assert (await talk.until("refused"))["code"] == "storage"
                async with wu.socket(talk.newest["room"]["code"]) as other:
                    room = await other.until("room")
                    assert (room["state"], room["totals"]) == ("over", over["totals"])
            await talk.say("next")
            await talk.until("view", lambda view: view["game_number"] == 2)
            assert talk.newest["room"]["totals"] == [0] * 4

    with server(tmp_path) as address:
        asyncio.run(play(address))
