"""A room that cannot be read keeps nobody else from playing."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import server
from tests.server.visitor import PATIENCE, Talk, first, visitor
from upperhand import Record

#: What can be wrong with a room; each of them once stopped the whole server.
DAMAGES = {
    "seats that are no JSON": "UPDATE rooms SET seats = '[{\"kind\"' WHERE code = ?",
    "seats of another version": "UPDATE rooms SET seats = '[{\"wings\": 2}]' WHERE code = ?",
    "options of another version": "UPDATE rooms SET options = '{}' WHERE code = ?",
    "a record that is none": "UPDATE games SET record = 'nonsense' WHERE room_code = ?",
    "a move that cannot be": (
        "INSERT OR REPLACE INTO moves (game_id, ply, seat, move, made_by, fallback)"
        " SELECT id, 0, 0, '2S 2H 2C 2D 3S', 'person', 0 FROM games WHERE room_code = ?"
    ),
}


async def my_turn(talk: Talk) -> int:
    view = await talk.until("view", lambda view: view["legal"])
    ply: int = view["ply"]
    return ply


@pytest.mark.parametrize("name", ["nobody", "nobody:any:more"])
def test_a_computer_that_is_not_there_any_more_is_replaced_and_it_is_told(name: str, tmp_path: Path) -> None:
    """Its name was checked when the room was made, by an older server; now it may not even be one."""

    async def begin(address: str) -> tuple[str, str]:
        async with visitor(address) as wu:
            return await wu.create(timer=0), wu.client.cookies["upperhand_session"]

    async def go_on(address: str, code: str, session: str) -> None:
        async with visitor(address) as wu, asyncio.timeout(PATIENCE):
            wu.client.cookies.clear()
            wu.client.cookies.set("upperhand_session", session)
            async with wu.socket(code) as talk:
                over = await talk.play(first)
            computers = [each for each in talk.heard if each["type"] == "event" and each["by"] == "computer"]
            assert all(event["fallback"] for event in computers)
            text = (await wu.client.get(f"/api/records/{over['record_id']}/download")).text
            assert Record.from_json(text).seats == ("Wu", name, name, name)

    with server(tmp_path, grace=3_600.0) as address:
        code, session = asyncio.run(begin(address))
    with closing(sqlite3.connect(tmp_path / "playroom.db")) as database, database:
        database.execute("UPDATE rooms SET seats = replace(seats, '\"Beginner\"', ?)", (f'"{name}"',))
        database.execute("DELETE FROM moves")  # those who were there until then made some
    with server(tmp_path, grace=3_600.0) as address:
        asyncio.run(go_on(address, code, session))


def test_a_room_that_cannot_be_read_is_left_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def begin(address: str) -> tuple[str, list[str], int, str]:
        async with visitor(address) as wu:
            whole, *damaged = [await wu.create(timer=0) for _ in range(1 + len(DAMAGES))]
            async with wu.socket(whole) as talk, asyncio.timeout(PATIENCE):
                return whole, damaged, await my_turn(talk), wu.client.cookies["upperhand_session"]

    async def go_on(address: str, whole: str, damaged: list[str], ply: int, session: str) -> None:
        async with visitor(address) as wu, asyncio.timeout(PATIENCE):
            for code in damaged:
                assert (await wu.client.get(f"/api/rooms/{code}")).status_code == 404
            wu.client.cookies.clear()
            wu.client.cookies.set("upperhand_session", session)
            async with wu.socket(whole) as talk:
                await talk.play(first)  # a computer has gone on until the server stopped
                assert talk.newest["view"]["ply"] > ply

    with server(tmp_path, grace=3_600.0) as address:
        whole, damaged, ply, session = asyncio.run(begin(address))
    with closing(sqlite3.connect(tmp_path / "playroom.db")) as database, database:
        for code, damage in zip(damaged, DAMAGES.values(), strict=True):
            assert database.execute(damage, (code,)).rowcount
    with caplog.at_level(logging.ERROR), server(tmp_path, grace=3_600.0) as address:
        asyncio.run(go_on(address, whole, damaged, ply, session))
    told = [record for record in caplog.records if record.message == "a room was not restored"]
    assert {vars(record)["room"] for record in told} == set(damaged)
