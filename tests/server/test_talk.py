"""People talk at a table: by reactions and phrases, and in writing where both allow it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import server
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Message, Talk, Visitor, first, visitor

Table = tuple[list[Visitor], list[Talk]]


async def allow_chat(wu: Visitor, *, on: bool = True) -> None:
    headers = {"X-CSRF-Token": wu.me["csrf"]}
    answer = await wu.client.patch("/api/me", json={"chat": on}, headers=headers)
    assert answer.json()["chat"] is on


@asynccontextmanager
async def people_at_a_table(
    address: str, count: int = 2, watching: int = 0, **room: Any
) -> AsyncIterator[Table]:
    """People in the first seats of a table of four, and others who watch."""
    async with AsyncExitStack() as staying:
        names = ["Wu", "Bo", "Cy", "Di", "Eve"][: count + watching]
        people = [await staying.enter_async_context(visitor(address, name)) for name in names]
        seats = [PERSON, *[OPEN] * (count - 1), *[COMPUTER] * (4 - count)]
        code = await people[0].create(seats=seats, timer=0, **room)
        for friend in people[1:count]:
            assert (await friend.post(f"/api/rooms/{code}/join")).status_code == 200
        talks = [await staying.enter_async_context(each.socket(code)) for each in people]
        await staying.enter_async_context(asyncio.timeout(PATIENCE))
        for talk in talks:
            await talk.until("room")
        yield people, talks


async def heard(talk: Talk, kind: str) -> list[Message]:
    """All messages of a kind, up to now."""
    await talk.say("ping")
    await talk.until("pong")
    return [message for message in talk.heard if message["type"] == kind]


async def refusal(talk: Talk, kind: str, **fields: Any) -> str:
    await talk.say(kind, **fields)
    return str((await talk.until("refused"))["code"])


def test_a_reaction_is_seen_by_everybody(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, watching=1) as (_, (wu, bo, eve)):
            await bo.say("signal", code="well_played")
            for talk in (wu, bo, eve):
                said = await talk.until("signal")
                assert (said["seat"], said["code"]) == (1, "well_played")
            assert await refusal(eve, "signal", code="wow") == "not_seated"
            assert await refusal(wu, "signal", code="shout") == "malformed"

    asyncio.run(play())


@pytest.mark.parametrize("spectators", ["none", "delayed"])
def test_who_does_not_see_the_game_at_once_sees_no_reaction(spectators: str, address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, watching=1, spectators=spectators) as (_, (wu, bo, eve)):
            await wu.say("signal", code="wow")
            await bo.until("signal")
            assert await heard(eve, "signal") == []

    asyncio.run(play())


def test_nobody_talks_to_computers(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            await allow_chat(wu)
            assert await refusal(talk, "signal", code="hello") == "alone"
            assert await refusal(talk, "chat", text="hello") == "alone"
            assert await heard(talk, "talk") == []

    asyncio.run(play())


def test_people_write_to_each_other_if_both_allow_it(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, watching=1) as ((wu, bo, eve), (one, other, watcher)):
            await allow_chat(eve)
            assert await refusal(one, "chat", text="hi") == "chat_off"
            await allow_chat(wu)
            assert (await one.until("talk", lambda told: told["chat"]))["chatting"] == []
            assert await refusal(one, "chat", text="hi") == "chat_nobody"
            await allow_chat(bo)
            await one.until("talk", lambda told: told["chatting"] == [1])
            await one.say("chat", text=" <i>hi</i>\n there ")
            for talk in (one, other):
                line = await talk.until("chat")
                assert (line["seat"], line["name"], line["text"]) == (0, "Wu", "<i>hi</i> there")
            assert await refusal(one, "chat", text="https://example.org") == "chat_link"
            assert await refusal(one, "chat", text="x" * 141) == "chat_long"
            assert await refusal(watcher, "chat", text="hi") == "not_seated"
            assert await heard(watcher, "chat") == []
            await allow_chat(bo, on=False)
            assert await refusal(one, "chat", text="still there?") == "chat_nobody"

    asyncio.run(play())


def test_a_page_that_comes_back_has_what_its_person_has_read(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2) as ((wu, bo), (one, other)):
            await allow_chat(wu)
            await allow_chat(bo)
            await one.say("chat", text="before")
            written = await other.until("chat")
            code = other.newest["room"]["code"]
            async with bo.socket(code) as again:
                assert await again.until("chat") == written
            async with visitor(address, "Eve") as eve, eve.socket(code) as watcher:
                assert await heard(watcher, "chat") == []

    asyncio.run(play())


def test_nobody_is_left_out_of_a_chat_while_cards_are_held(address: str) -> None:
    """Two of three could tell each other their hands."""

    async def play() -> None:
        async with people_at_a_table(address, 3, begins="host") as ((wu, bo, cy), (one, other, third)):
            await allow_chat(wu)
            await allow_chat(bo)
            await one.say("chat", text="in the waiting room")
            await other.until("chat")
            await one.say("begin")
            await one.until("view")
            assert await refusal(one, "chat", text="I have all the twos") == "chat_in_game"
            await allow_chat(cy)
            await one.say("chat", text="hello all")
            for talk in (other, third):
                await talk.until("chat", lambda line: line["text"] == "hello all")
            assert [line["text"] for line in await heard(third, "chat")] == ["hello all"]

    asyncio.run(play())


def test_who_is_muted_is_not_heard_by_one_person_at_one_table(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 3) as (people, (one, other, third)):
            for each in people:
                await allow_chat(each)
            await one.say("mute", seat=1, on=True)
            assert (await one.until("talk", lambda told: told["muted"]))["muted"] == [1]
            await other.say("signal", code="laugh")
            await other.say("chat", text="hello")
            await third.until("chat")
            assert (await heard(one, "signal"), await heard(one, "chat")) == ([], [])
            await one.say("mute", seat=1, on=False)
            await one.until("talk", lambda told: told["muted"] == [])
            await other.say("signal", code="sorry")
            await one.until("signal")
            assert await refusal(one, "mute", seat=3, on=True) == "no_person"

    asyncio.run(play())


def test_people_who_are_blocked_do_not_hear_each_other_anywhere(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 3) as ((wu, bo, cy), (one, other, third)):
            for each in (wu, bo, cy):
                await allow_chat(each)
            code = one.newest["room"]["code"]
            assert (await wu.post(f"/api/rooms/{code}/block", {"seat": 1})).status_code == 204
            assert (await one.until("talk", lambda told: told["blocked"]))["blocked"] == [1]
            await other.say("signal", code="laugh")
            await third.until("signal")
            await one.say("signal", code="sad")
            await third.until("signal", lambda said: said["seat"] == 0)
            assert [said["seat"] for said in await heard(one, "signal")] == [0]
            assert [said["seat"] for said in await heard(other, "signal")] == [1]
            assert await refusal(one, "chat", text="all?") == "chat_in_game"
            private = await wu.create(seats=[PERSON, OPEN], private=True)
            refused = await bo.post(f"/api/rooms/{private}/join")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "blocked")
            public = await wu.create(seats=[PERSON, OPEN, OPEN])
            assert (await bo.post(f"/api/rooms/{public}/join")).status_code == 200
            (blocked,) = (await wu.client.get("/api/me/blocked")).json()["people"]
            assert (blocked["name"], blocked["guest"]) == ("Bo", True)
            assert (await wu.post("/api/me/unblock", {"id": blocked["id"]})).status_code == 204
            assert (await bo.post(f"/api/rooms/{private}/join")).status_code == 200
            assert (await wu.post(f"/api/rooms/{code}/block", {"seat": 0})).status_code == 422
            assert (await wu.post(f"/api/rooms/{code}/block", {"seat": 3})).status_code == 404

    asyncio.run(play())


def test_consent_and_blocks_outlive_a_restart(tmp_path: Path) -> None:
    async def before(address: str) -> tuple[str, str]:
        async with people_at_a_table(address, 2) as ((wu, bo), (one, _)):
            await allow_chat(wu)
            code = one.newest["room"]["code"]
            await wu.post(f"/api/rooms/{code}/block", {"seat": 1})
            return wu.client.cookies["upperhand_session"], bo.me["id"]

    async def after(address: str, session: str, blocked: str) -> None:
        async with visitor(address) as wu:
            wu.client.cookies.clear()
            wu.client.cookies.set("upperhand_session", session)
            assert (await wu.client.get("/api/me")).json()["chat"]
            people = (await wu.client.get("/api/me/blocked")).json()["people"]
            assert [each["id"] for each in people] == [blocked]

    with server(tmp_path) as address:
        known = asyncio.run(before(address))
    with server(tmp_path) as address:
        asyncio.run(after(address, *known))


def test_who_talks_too_much_is_told_so_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with people_at_a_table(address, 2, begins="host") as (people, (one, other)):
            for each in people:
                await allow_chat(each)
            for number in range(20):
                await one.say("chat", text=f"flood {number}")
                await one.say("signal", code="wow")
            refused = await one.until("refused")
            assert refused["code"] == "rate_limited"
            await one.say("begin")
            await asyncio.gather(one.play(first), other.play(first))
            assert 1 <= len(await heard(other, "chat")) < 20
            assert 1 <= len(await heard(other, "signal")) < 20

    with server(tmp_path, rate_limits=True) as address:
        asyncio.run(play(address))
