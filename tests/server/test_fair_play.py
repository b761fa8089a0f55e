"""Nobody learns from the playroom what their seat cannot know, or passes for somebody else."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import server
from tests.server.visitor import OPEN, PATIENCE, PERSON, Message, Visitor, first, visitor
from upperhand import Cards, make_player
from upperhand.match import play_game
from upperhand.rikken import State
from upperhand.server.accounts.sessions import Person
from upperhand.server.rooms.deals import new_table
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.state import RoomState
from upperhand.server.web.wire.http import RoomRequest, SeatRequest


def hands_shown(heard: list[Message]) -> list[Any]:
    """The hidden cards in all that somebody was sent, before the game was over."""
    over = next((at for at, message in enumerate(heard) if message["type"] == "over"), len(heard))
    views = [message["view"] for message in heard[:over] if message["type"] == "view"]
    return [view[part] for view in views for part in ("hand", "hands") if view[part]]


def test_whoever_sees_all_hands_sees_no_game_before_it_is_over(tmp_path: Path) -> None:
    """Without any delay of the operator: an old view, less what was played since, is the present."""

    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(spectators="delayed", timer=0)
            async with wu.socket(code) as talk, bo.socket(code) as looker:
                await looker.until("room")
                while "over" not in talk.newest:
                    message = await talk.hear()
                    if message["type"] == "view" and message["legal"]:
                        await looker.say("ping")
                        await looker.until("pong")
                        assert not {"view", "event", "log"} & looker.newest.keys()
                        await talk.act(first(message), message)
                shown = await looker.until("over")
                assert shown["scores"] == talk.newest["over"]["scores"]
                views = [each["view"] for each in looker.heard if each["type"] == "view"]
                assert len(views) >= 4
                assert all(len(view["hands"]) == 4 for view in views)

    with server(tmp_path, spectator_delay=0.0) as address:
        asyncio.run(play(address))


@pytest.mark.parametrize("game", ["big_two", "rikken"])
def test_who_comes_during_a_game_gets_no_hand_of_it(game: str, address: str) -> None:
    """Computers play three seats; guests who cost nothing ask for each of them."""

    async def peek(who: Visitor, code: str, seat: int) -> None:
        async with who.socket(code) as talk:
            room = (await who.post(f"/api/rooms/{code}/join", {"seat": seat})).json()
            assert (room["seats"][seat]["kind"], room["seats"][seat]["coming"]) == ("computer", "Cy")
            await talk.until("room", lambda room: room["you"]["coming"] == seat)
            assert (await who.post(f"/api/rooms/{code}/join")).json()["error"]["code"] == "seated"
            await who.post(f"/api/rooms/{code}/leave")
            await talk.until("room", lambda room: room["you"]["coming"] is None)
            assert hands_shown(talk.heard) == []

    async def play() -> None:
        async with visitor(address, "Wu") as wu, asyncio.timeout(PATIENCE):
            code = await wu.create(game, seats=[PERSON, OPEN, OPEN, OPEN], timer=0)
            await wu.post(f"/api/rooms/{code}/start")
            async with wu.socket(code) as talk:
                await talk.until("view", lambda view: view["legal"])
                for seat in (1, 2, 3):
                    async with visitor(address, "Cy") as cy:
                        await peek(cy, code, seat)

    asyncio.run(play())


def test_who_comes_during_a_game_plays_the_next_one(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(seats=[PERSON, OPEN], timer=0, games=3)
            await wu.post(f"/api/rooms/{code}/start")
            async with wu.socket(code) as mine, bo.socket(code) as theirs:
                await theirs.say("sit", seat=1)
                await theirs.until("room", lambda room: room["you"]["coming"] == 1)
                assert code in [
                    each["code"] for each in (await bo.client.get("/api/rooms/mine")).json()["rooms"]
                ]
                await mine.play(first)
                room = await theirs.until("room", lambda room: room["you"]["seat"] == 1)
                assert room["seats"][1]["coming"] is None
                assert hands_shown(theirs.heard) == []
                for talk in (mine, theirs):
                    await talk.say("next")
                dealt = await theirs.until("view", lambda view: view["game_number"] == 2)
                assert len(dealt["view"]["hand"]) == 13

    asyncio.run(play())


def test_a_table_of_computers_that_nobody_has_seen_is_open_at_once(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(seats=[OPEN, OPEN], timer=0)
            await wu.post(f"/api/rooms/{code}/start")  # it waits: nobody is there
            assert (await wu.post(f"/api/rooms/{code}/join", {"seat": 0})).json()["seats"][0][
                "kind"
            ] == "person"
            assert (await bo.post(f"/api/rooms/{code}/join", {"seat": 1})).json()["seats"][1][
                "coming"
            ] == "Bo"

    asyncio.run(play())


# --- packs that are not shuffled ---


def from_the_last_pack(last: State, dealt: tuple[Cards, ...]) -> bool:
    """Only the cut is drawn: each of 52 deals comes soon."""
    return any(last.next_deal(seed).dealt == dealt for seed in range(2_000))


@pytest.mark.parametrize("rated", [True, False])
def test_a_rated_game_is_not_dealt_from_the_pack_that_everybody_saw(rated: bool) -> None:
    host = Person("wu", "Wu", "en")
    seats = [SeatRequest(kind="person"), *[SeatRequest(kind="computer")] * 3]
    request = RoomRequest(game="rikken", preset="stichting2025", seats=seats, rated=rated)
    options = Options.of(request, lambda text, *_: text)
    state = RoomState("ABCDEF", options, first_seats(seats, options, host), host)
    for number in range(1, 4):
        last, state.table = state.table, new_table(state, None)
        dealt = state.table.state
        assert (dealt.seed is None) == (rated or number > 1)
        if last is not None:
            assert dealt.dealer == (last.state.dealer + 1) % 4
            assert from_the_last_pack(last.state, dealt.dealt) == (not rated)
        play_game(dealt, [make_player("basic", "rikken")] * 4, number, game="rikken")


# --- who is who ---


async def register(who: Visitor, name: str) -> Any:
    return await who.post("/api/accounts", {"name": name, "password": "a long password"})


def test_nobody_wears_the_name_of_an_account(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Ann") as early, visitor(address, "Wu") as ann, visitor(address) as other:
            assert (await register(ann, "Ann")).status_code == 201
            for name in ("Ann", "ann", "Аnn", "A n n", "ΑNN"):
                renamed = await other.client.patch(
                    "/api/me", json={"name": name}, headers={"X-CSRF-Token": other.me["csrf"]}
                )
                registered = await register(other, name)
                assert (renamed.status_code, registered.status_code) == (409, 409), name
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as unknown:
                refused = await unknown.post("/api/session", json={"name": "Ａnn"})
                assert (refused.status_code, refused.json()["error"]["code"]) == (409, "name_taken")
            assert (await early.client.get("/api/me")).json()["name"] == "Guest"
        async with visitor(address, "Anna") as anna:
            assert (await register(anna, "Anna")).status_code == 201

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_a_rated_table_has_one_seat_for_an_address(tmp_path: Path) -> None:
    """Addresses of this machine say nothing; those that a proxy reports do."""

    async def join(address: str, code: str, came_from: str) -> str:
        async with visitor(address, "Bo") as bo:
            bo.client.headers["X-Forwarded-For"] = came_from
            answer = await bo.post(f"/api/rooms/{code}/join")
            return "in" if answer.status_code == 200 else str(answer.json()["error"]["code"])

    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu:
            wu.client.headers["X-Forwarded-For"] = "2001:db8:1:2::7"
            seats = [PERSON, OPEN, OPEN, OPEN]
            rated, casual = await wu.create(seats=seats), await wu.create(seats=seats, rated=False)
            assert await join(address, rated, "2001:db8:1:2:ffff::9") == "same_address"
            assert await join(address, casual, "2001:db8:1:2:ffff::9") == "in"
            assert await join(address, rated, "2001:db8:1:3::7") == "in"
            assert await join(address, rated, "203.0.113.5") == "in"
            assert await join(address, rated, "203.0.113.5") == "same_address"
            assert await join(address, rated, "203.0.113.6") == "in"

    with server(tmp_path) as address:
        asyncio.run(play(address))
