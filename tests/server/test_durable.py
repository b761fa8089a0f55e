"""A server that is killed continues where it was: no accepted move is lost or made twice."""

import asyncio
import signal
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import scaled
from tests.server.running import ServerProcess
from tests.server.visitor import Message, Visitor, first, visitor
from upperhand import Record, games


async def play_until_killed(wu: Visitor, code: str, seen: dict[int, str], server: Any, after: int) -> bool:
    """Plays on, and after this many events kills the server during an action; returns whether it is over."""
    events = 0
    async with wu.socket(code) as talk:
        while True:
            message = await talk.hear()
            note(message, seen)
            events += message["type"] == "event"
            if message["type"] == "over":
                return True
            if message["type"] == "view" and message["legal"]:
                await talk.act(first(message))
                if events >= after:
                    server.kill()
                    await drain(talk, seen)
                    return False


async def drain(talk: Any, seen: dict[int, str]) -> None:
    """What was sent before the end may have been seen."""
    try:
        while True:
            note(await talk.hear(), seen)
    except ConnectionClosed:
        pass


def note(message: Message, seen: dict[int, str]) -> None:
    """What a person saw must never be different afterwards."""
    events = (
        message["events"] if message["type"] == "log" else [message] if message["type"] == "event" else []
    )
    for event in events:
        assert seen.setdefault(event["ply"], event["move"]) == event["move"]


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_survives_being_killed(game: str, database: str) -> None:
    async def play(server: ServerProcess) -> tuple[dict[int, str], Record]:
        seen: dict[int, str] = {}
        async with visitor(server.address) as wu:
            code = await wu.create(game, timer=0)
            for after in range(3, 3 + 7 * scaled(1, 8), 7):
                if await play_until_killed(wu, code, seen, server, after):
                    break
                server.start()
            async with wu.socket(code) as talk:
                over = talk.newest.get("over") or await talk.play(first)
                for message in talk.heard:
                    note(message, seen)
            text = (await wu.client.get(f"/api/records/{over['record_id']}/download")).text
            return seen, Record.from_json(text)

    with ServerProcess(database) as server:
        seen, record = asyncio.run(play(server))
    record.replay()
    assert [seen[ply] for ply in sorted(seen)] == list(record.moves)


def test_an_action_sent_again_after_a_crash_is_one_move(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        identity = str(uuid4())
        async with visitor(server.address) as wu:
            code = await wu.create(timer=0)
            async with wu.socket(code) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                await talk.act(first(view), view, identity)
                await talk.until("event", lambda event: event["id"] == identity)
                server.kill()
            server.start()
            async with wu.socket(code) as talk:
                await talk.until("view")
                await talk.act(first(view), view, identity)
                again = await talk.until("event", lambda event: event["id"] == identity)
                assert again["ply"] == view["ply"]
                assert not [message for message in talk.heard if message["type"] == "refused"]

    with ServerProcess(str(tmp_path / "playroom.db")) as server:
        asyncio.run(play(server))


def test_a_server_that_is_stopped_ends_well_and_tells_its_pages(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        async with visitor(server.address) as wu:
            code = await wu.create(timer=0)
            async with wu.socket(code) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await drain(talk, {})
                assert talk.socket.close_code == 1012
                assert await stopping in (0, -signal.SIGTERM)
            server.start()
            async with wu.socket(code) as talk:  # nobody was taken over because the server stopped
                again = await talk.until("view")
                assert (again["ply"], again["legal"]) == (view["ply"], view["legal"])

    with ServerProcess(str(tmp_path / "playroom.db")) as server:
        asyncio.run(play(server))
