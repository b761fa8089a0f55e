"""A visitor: what a page does, over real HTTP and a real socket."""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

from upperhand.server.web.wire.common import VERSION

#: Seconds until anything that a test waits for must happen, on a busy machine.
PATIENCE = 300

Message = dict[str, Any]
Choose = Callable[[Message], str]

COMPUTER: dict[str, str] = {"kind": "computer", "player": "Beginner"}
PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


class Visitor:
    """A person with a session."""

    def __init__(self, client: httpx.AsyncClient, me: Message) -> None:
        self.client = client
        self.me = me

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        headers = {"X-CSRF-Token": self.me["csrf"]}
        return await self.client.post(path, json=body if body is not None else {}, headers=headers)

    async def create(self, game: str = "big_two", **room: Any) -> str:
        """A new room; its code."""
        seats = room.pop("seats", [PERSON, COMPUTER, COMPUTER, COMPUTER])
        answer = await self.post("/api/rooms", {"game": game, "seats": seats, **room})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    @asynccontextmanager
    async def socket(self, code: str) -> "AsyncIterator[Talk]":
        """The socket of a room, after the greeting."""
        address = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = f"upperhand_session={self.client.cookies['upperhand_session']}"
        async with connect(
            f"{address}/api/rooms/{code}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a slow reader is connected all the same
        ) as socket:
            talk = Talk(socket)
            await talk.say("hello", v=VERSION)
            yield talk


@asynccontextmanager
async def visitor(address: str, name: str = "Wu") -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        answer = await client.post("/api/session", json={"name": name})
        assert answer.status_code == 200, answer.text
        yield Visitor(client, answer.json())


class Talk:
    """What was received on one socket; keeps the newest of each kind."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.newest: dict[str, Message] = {}
        self.heard: list[Message] = []

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        message: Message = json.loads(await self.socket.recv())
        self.newest[message["type"]] = message
        self.heard.append(message)
        return message

    async def until(self, kind: str, where: Callable[[Message], Any] = lambda _: True) -> Message:
        """The next message of a kind that meets a condition."""
        while True:
            message = await self.hear()
            if message["type"] == kind and where(message):
                return message

    async def act(self, move: str, view: Message | None = None, identity: str | None = None) -> str:
        """Makes a move in answer to a view; the id of the action."""
        seen = view or self.newest["view"]
        identity = identity or str(uuid4())
        await self.say("act", id=identity, game_number=seen["game_number"], ply=seen["ply"], move=move)
        return identity

    async def play(self, choose: Choose) -> Message:
        """Plays to the end of a game; returns its result."""
        while True:
            message = await self.hear()
            if message["type"] == "over":
                return message
            if message["type"] == "view" and message["legal"]:
                await self.act(choose(message))


def first(view: Message) -> str:
    """The weakest legal move: a play if there is one."""
    move: str = view["legal"][0]["move"]
    return move
