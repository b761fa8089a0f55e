"""A club: a director with an account, and members who play a whole evening, also if the server is killed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.visitor import Message, Talk, Visitor, first, visitor

#: Quick, and nobody is hurried.
USUAL = {
    "name": "Club",
    "rounds": 2,
    "games": 2,
    "rest": 0,
    "timer": 0,
    "level": "Beginner",
    "pace": "instant",
}


@asynccontextmanager
async def director(address: str, name: str = "Ms Chair") -> AsyncIterator[Visitor]:
    async with visitor(address, name) as who:
        answer = await who.post("/api/accounts", {"name": name, "password": "a long password 7"})
        assert answer.status_code == 201, answer.text
        who.me = answer.json()
        yield who


async def made(who: Visitor, game: str = "big_two", **plan: Any) -> str:
    answer = await who.post("/api/evenings", {**USUAL, "game": game, **plan})
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def done(who: Visitor, code: str, what: str, number: int | None = None) -> Message:
    answer = await who.post(f"/api/evenings/{code}/{what}", {} if number is None else {"number": number})
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def refused(who: Visitor, code: str, what: str, number: int | None = None) -> str:
    """The reason why something is not done."""
    answer = await who.post(f"/api/evenings/{code}/{what}", {} if number is None else {"number": number})
    assert answer.status_code >= 400, answer.text
    reason: str = answer.json()["error"]["reason"]["code"]
    return reason


async def shown(who: Visitor, code: str, part: str = "") -> Message:
    answer = await who.client.get(f"/api/evenings/{code}{part}")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def until(who: Visitor, code: str, where: Callable[[Message], Any]) -> Message:
    """Waits for the evening to be like that, as a page does."""
    since: int | None = None
    while True:
        query = "" if since is None else f"?since={since}"
        found = await shown(who, code, query)
        if where(found):
            return found
        since = found["version"]


@asynccontextmanager
async def members(address: str, code: str, count: int) -> AsyncIterator[list[Visitor]]:
    """People who have joined, in the order of their numbers."""
    async with AsyncExitStack() as staying:
        found = [await staying.enter_async_context(visitor(address, f"P{at}")) for at in range(1, count + 1)]
        for who in found:
            await done(who, code, "join")
        yield found


async def play_evening(
    who: Visitor, code: str, each_message: Callable[[Message], None] = lambda _: None
) -> list[Message]:
    """Plays in every round until the evening is over, and comes back after every kill; all that was heard."""
    heard: list[Message] = []

    def hear(message: Message) -> None:
        heard.append(message)
        each_message(message)

    finished: set[str] = set()
    since: int | None = None
    while True:
        try:
            known = "" if since is None else f"?since={since}"
            answer = await who.client.get(f"/api/evenings/{code}/now{known}")
            if answer.status_code == 503:  # it is moving to another process
                continue
            assert answer.status_code == 200, answer.text
            now = answer.json()
            since, room = now["version"], now["you"]["room"]
            if now["phase"] == "over":
                return heard
            if room is not None and room not in finished:
                async with who.socket(room) as talk:
                    await play_round(talk, hear)
                finished.add(room)
        except (ConnectionClosed, WebSocketException, httpx.TransportError, OSError):
            since = None  # the server was killed
            await asyncio.sleep(0)


async def play_round(talk: Talk, hear: Callable[[Message], None]) -> None:
    """Until the last game of the table is over."""
    asked = 0
    while True:
        message = await talk.hear()
        hear(message)
        if message["type"] == "view" and message["legal"]:
            await talk.act(first(message))
        elif message["type"] == "over" and not message["more"]:
            return
        elif message["type"] == "over" and message["game_number"] > asked:
            asked = message["game_number"]
            await talk.say("next")
