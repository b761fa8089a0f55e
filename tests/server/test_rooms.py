"""Rooms: codes, the lobby, waiting, filling up and looking on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import server
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Visitor, first, visitor

FRIENDS = [PERSON, OPEN, OPEN, OPEN]


async def lobby(who: Visitor) -> list[str]:
    rooms = (await who.client.get("/api/rooms")).json()["rooms"]
    return [room["code"] for room in rooms]


def test_the_lobby_shows_rooms_that_others_may_join(tmp_path: Path) -> None:
    """On a server without other rooms: the lobby shows a limited number."""

    async def play(address: str) -> None:
        async with visitor(address) as wu:
            shown, hidden = await wu.create(seats=FRIENDS), await wu.create(seats=FRIENDS, private=True)
            begun = await wu.create(
                seats=FRIENDS, wait=0, timer=0
            )  # a late friend takes the seat of a computer
            await wu.create(timer=0)  # alone with computers
            async with wu.socket(begun) as talk:
                await talk.until("room", lambda room: room["state"] == "playing")
                assert await lobby(wu) == [shown, begun]
            assert (await wu.client.get(f"/api/rooms/{hidden}")).json()["free"] == 3
            assert (await wu.client.get("/api/rooms/ZZZZZZ")).status_code == 404

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_a_room_that_its_people_have_left_is_not_in_the_lobby(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=FRIENDS)
            async with wu.socket(code) as talk, bo.socket(code) as looker:
                await talk.until("room")
                assert await lobby(bo) == [code]
                await talk.socket.close()
                await looker.until("room", lambda room: not room["seats"][0]["connected"])
                assert await lobby(bo) == []
            async with wu.socket(code) as talk:
                await talk.until("room")
                assert await lobby(bo) == [code]

    with server(tmp_path, grace=0.0) as address:
        asyncio.run(play(address))


def test_people_find_their_unfinished_games_again(address: str) -> None:
    async def mine(who: Visitor) -> list[str]:
        return [room["code"] for room in (await who.client.get("/api/rooms/mine")).json()["rooms"]]

    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            played = await wu.create(timer=0, private=True)
            waits = await wu.create(seats=FRIENDS)
            assert await mine(wu) == [waits, played]  # the latest first
            async with wu.socket(played) as talk:
                await talk.play(first)
            assert await mine(wu) == [waits]
            assert await mine(bo) == []
            await bo.post(f"/api/rooms/{waits}/join")
            assert await mine(bo) == [waits]
            await bo.post(f"/api/rooms/{waits}/leave")
            assert await mine(bo) == []
            bo.client.cookies.clear()
            assert (await bo.client.get("/api/rooms/mine")).status_code == 401

    asyncio.run(play())


def test_a_room_begins_when_the_last_seat_is_taken(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, COMPUTER, COMPUTER, OPEN])
            assert (await wu.client.get(f"/api/rooms/{code}")).json()["state"] == "waiting"
            joined = (await bo.post(f"/api/rooms/{code}/join", {"seat": 3})).json()
            assert (joined["state"], joined["seats"][3]["name"]) == ("playing", "Bo")
            assert (await bo.post(f"/api/rooms/{code}/join")).json()["error"]["code"] == "seated"
            async with visitor(address, "Cy") as cy:
                assert (await cy.post(f"/api/rooms/{code}/join")).json()["error"]["code"] == "full"

    asyncio.run(play())


def test_computers_take_the_seats_that_nobody_took(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code = await wu.create(seats=FRIENDS, wait=0, level="Beginner")
            async with wu.socket(code) as talk:
                room = await talk.until("room", lambda room: room["state"] == "playing")
                assert [seat["kind"] for seat in room["seats"]] == ["person"] + ["computer"] * 3
                assert [seat["player"] for seat in room["seats"][1:]] == ["Beginner"] * 3

    asyncio.run(play())


def test_only_the_host_begins_early(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=FRIENDS)
            await bo.post(f"/api/rooms/{code}/join")
            refused = await bo.post(f"/api/rooms/{code}/start")
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_host")
            assert (await wu.post(f"/api/rooms/{code}/start")).json()["state"] == "playing"
            assert (await wu.post(f"/api/rooms/{code}/start")).json()["error"]["code"] == "begun"

    asyncio.run(play())


def test_all_who_sit_can_begin_together(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=FRIENDS)
            async with wu.socket(code) as talk, bo.socket(code) as other:
                await other.say("sit", seat=2)
                await other.until("room", lambda room: room["you"]["seat"] == 2)
                await talk.say("ready")
                room = await talk.until("room", lambda room: room["seats"][0]["ready"])
                assert room["state"] == "waiting"
                await other.say("ready")
                await talk.until("room", lambda room: room["state"] == "playing")

    asyncio.run(play())


def test_a_seat_is_left_open_again_while_the_room_waits(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=FRIENDS)
            await bo.post(f"/api/rooms/{code}/join")
            left = (await bo.post(f"/api/rooms/{code}/leave")).json()
            assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "open"]

    asyncio.run(play())


@pytest.mark.parametrize("spectators", ["public", "none"])
def test_a_spectator_sees_the_public_view_or_nothing(spectators: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(spectators=spectators)
            async with wu.socket(code) as talk, bo.socket(code) as looker:
                await talk.play(first)
                await looker.until("room", lambda room: room["state"] == "over")
                seen = [message for message in looker.heard if message["type"] == "view"]
                assert bool(seen) == (spectators == "public")
                assert all(view["view"]["hand"] == [] and view["view"]["hands"] is None for view in seen)
                assert all(view["legal"] == [] and view["view"]["seat"] is None for view in seen)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ({"preset": "nowhere"}, "spec"),
        ({"preset": "hongkong:players=5"}, "rules"),
        ({"preset": "sugiyanto", "seats": [PERSON, COMPUTER, COMPUTER]}, "rules"),
        ({"switches": {"triples": "yes"}}, "rules"),
        ({"switches": {"wings": True}}, "rules"),
        ({"level": "Impossible"}, "spec"),
        ({"seats": [PERSON, PERSON, COMPUTER, COMPUTER]}, "seats"),
        (
            {"seats": [PERSON, {"kind": "computer", "player": "ai2:knowledge=x.db"}, COMPUTER, COMPUTER]},
            "spec",
        ),
        (
            {"seats": [PERSON, {"kind": "computer", "player": "ai4:games=1000000"}, COMPUTER, COMPUTER]},
            "spec",
        ),
        ({"timer": -1}, "malformed"),
        ({"spies": True}, "malformed"),
    ],
)
def test_a_room_that_cannot_be_is_refused(room: dict[str, Any], code: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            wanted = {"game": "big_two", "seats": [PERSON, COMPUTER, COMPUTER, COMPUTER], **room}
            answer = await wu.post("/api/rooms", wanted)
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, code)
            assert answer.json()["error"]["message"]

    asyncio.run(play())


def test_rules_follow_the_seats_and_the_switches(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code = await wu.create(seats=[PERSON, COMPUTER, COMPUTER], switches={"triples": True})
            room = (await wu.client.get(f"/api/rooms/{code}")).json()
            assert room["preset"] == "hongkong:players=3,triples=true"

    asyncio.run(play())


@pytest.mark.parametrize("leaving", ["stands", "disconnects"])
def test_who_wants_to_go_on_does_not_wait_for_who_has_left(leaving: str, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as stays, asyncio.timeout(PATIENCE):
                async with bo.socket(code) as leaves:
                    await asyncio.gather(stays.play(first), leaves.play(first))
                    await stays.say("next")
                    await stays.until("over", lambda over: over["next_ready"] == [0])
                    if leaving == "stands":
                        await leaves.say("stand")
                        await stays.until("view", lambda view: view["game_number"] == 2)
                if leaving == "disconnects":
                    await stays.until("room", lambda room: room["seats"][1]["back_ms"] is not None)
                    assert stays.newest["view"]["game_number"] == 1  # the other one may come back
                    await stays.until("view", lambda view: view["game_number"] == 2)

    with server(tmp_path, grace=1.0) as address:
        asyncio.run(play(address))


def test_the_next_game_is_counted_down_to_unless_somebody_stops_it(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0, games=2)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                over, _ = await asyncio.gather(one.play(first), other.play(first))
                assert over["next_ms"] > 0
                await other.say("hold")
                await one.until("over", lambda over: over["next_ms"] is None)
                for talk in (one, other):
                    await talk.say("next")
                await one.until("view", lambda view: view["game_number"] == 2)
                await other.say("hold")
                assert (await other.until("refused"))["code"] == "not_over"

    asyncio.run(play())


def test_the_next_game_starts_when_the_countdown_ends(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0, games=2)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                await asyncio.gather(one.play(first), other.play(first))
                await one.until("view", lambda view: view["game_number"] == 2)

    with server(tmp_path, next_wait=0.1) as address:
        asyncio.run(play(address))


def test_a_result_stays_as_long_as_somebody_alone_with_computers_likes(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu:
            code = await wu.create(timer=0, games=2)
            async with wu.socket(code) as talk, asyncio.timeout(PATIENCE):
                assert (await talk.play(first))["next_ms"] is None
            async with wu.socket(code) as talk, asyncio.timeout(PATIENCE):
                assert (await talk.until("over"))["next_ms"] is None
                await talk.say("next")
                await talk.until("view", lambda view: view["game_number"] == 2)

    with server(tmp_path, next_wait=0.0) as address:
        asyncio.run(play(address))


def test_nobody_sees_two_hands_of_a_game_by_changing_seats(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu:
            code = await wu.create(seats=[PERSON, OPEN, OPEN], wait=0, timer=0)
            async with wu.socket(code) as talk, asyncio.timeout(PATIENCE):
                await talk.until("view", lambda view: view["view"]["hand"])
                await talk.say("stand")
                await talk.until("room", lambda room: room["you"]["seat"] is None)
                stood = len(talk.heard)
                await talk.say("sit", seat=1)
                await talk.until("room", lambda room: room["you"]["coming"] == 1)  # from the next game on
                await talk.say("stand")
                await talk.until("room", lambda room: room["you"]["coming"] is None)
                assert not any(message.get("view", {}).get("hand") for message in talk.heard[stood:])
                await talk.say("sit")
                await talk.until("room", lambda room: room["you"]["seat"] == 0)

    with server(tmp_path, pace=3_600.0) as address:  # computers do not end the game meanwhile
        asyncio.run(play(address))
