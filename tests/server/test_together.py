"""People who stay together: the host begins, seats are swapped, tables are kept, and games may be casual."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import ServerProcess
from tests.server.test_accounts import register
from tests.server.test_profiles import profile
from tests.server.test_room import new_room
from tests.server.test_storage import with_database
from tests.server.test_talk import heard, people_at_a_table, refusal
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Message, Talk, Visitor, first, visitor
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.rooms import MOST_KEPT
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries

TWO = [PERSON, OPEN]


async def keep(wu: Visitor, code: str, *, on: bool = True) -> httpx.Response:
    return await wu.post(f"/api/rooms/{code}/keep", {"on": on})


async def names(talk: Talk, *wanted: str) -> None:
    """Waits until these sit at the table, in this order."""
    await talk.until("room", lambda room: tuple(seat["name"] for seat in room["seats"]) == wanted)


async def play_on(talk: Talk) -> Message:
    """Plays to the end of a game of which some views have been read already."""
    view = talk.newest.get("view")
    if view is not None and view["legal"]:
        await talk.act(first(view), view)
    return await talk.play(first)


def test_the_host_begins_if_that_was_agreed(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=TWO, begins="host", timer=0)
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                await other.say("sit")
                await names(one, "Wu", "Bo")
                await other.say("ready")
                await one.until("room", lambda room: room["seats"][1]["ready"])
                assert one.newest["room"]["state"] == "waiting"
                assert await refusal(other, "begin") == "not_host"
                await one.say("begin")
                await other.until("view")
                assert await refusal(one, "begin") == "begun"

    asyncio.run(play())


def test_seats_wait_as_long_as_the_host_says(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN, OPEN], begins="host", wait=900, timer=0)
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                assert (await one.until("room"))["wait_ms"] > 600_000
                await one.say("wait", wait=None)
                await one.until("room", lambda room: room["wait_ms"] is None and room["wait"] is None)
                await other.say("sit")
                await names(one, "Wu", "Bo", "")
                assert await refusal(other, "wait", wait=0) == "not_host"
                await one.say("wait", wait=0)
                await one.until("view")
                assert await refusal(one, "wait", wait=60) == "begun"

    asyncio.run(play())


def test_guests_are_marked_and_accounts_are_not(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, visitor(address, "Marked") as guest:
            await register(wu, "Marked")
            code = await wu.create(seats=[PERSON, OPEN, COMPUTER])
            room = (await guest.post(f"/api/rooms/{code}/join")).json()
            assert [(seat["name"], seat["guest"]) for seat in room["seats"][:2]] == [
                ("Marked", False),
                ("Guest", True),  # the name belongs to the account now
            ]
            assert not room["seats"][2]["guest"]
            assert not room["host_guest"]

    asyncio.run(play())


def test_a_casual_game_is_in_the_history_and_changes_no_rating(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            await register(wu, "Casual player")
            code = await wu.create(timer=0, rated=False)
            async with wu.socket(code) as talk:
                assert (await talk.until("room"))["rated"] is False
                over = await talk.play(first)
            found = await profile(wu.client, "Casual player")
            assert found["games"] == []
            assert [each["id"] for each in found["recent"]] == [over["record_id"]]
            async with wu.socket(await wu.create(timer=0)) as talk:
                assert (await talk.until("room"))["rated"] is True
                await talk.play(first)
            (counted,) = (await profile(wu.client, "Casual player"))["games"]
            assert counted["played"] == 1

    asyncio.run(play())


def test_the_lobby_says_whether_a_table_counts_and_against_whom(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code = await wu.create(seats=[PERSON, OPEN, OPEN], rated=False, level="Steady")
            async with wu.socket(code) as talk:
                await talk.until("room")
                rooms = (await wu.client.get("/api/rooms")).json()["rooms"]
                (listed,) = [room for room in rooms if room["code"] == code]
                assert (listed["rated"], listed["level"], listed["host_guest"]) == (False, "Steady", True)

    asyncio.run(play())


def test_people_swap_seats_between_games_if_both_want_to(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, games=2) as ((wu, _), (one, other)):
            assert await refusal(one, "swap", seat=1) == "begun"
            over, _ = await asyncio.gather(play_on(one), play_on(other))
            await one.say("swap", seat=1)
            await other.until("room", lambda room: room["swaps"] == [{"seat": 0, "to": 1}])
            await other.say("swap", seat=0)
            agreed = await one.until("room", lambda room: room["next_seats"])
            assert agreed["next_seats"] == [1, 0, 2, 3]
            assert [seat["name"] for seat in agreed["seats"][:2]] == ["Wu", "Bo"]  # the result stays as it is
            for talk in (one, other):
                await talk.say("next")
            await one.until("room", lambda room: room["game_number"] == 2)
            room = one.newest["room"]
            assert [seat["name"] for seat in room["seats"][:2]] == ["Bo", "Wu"]
            assert room["totals"][:2] == over["totals"][1::-1]
            assert (room["you"]["seat"], room["next_seats"], room["swaps"]) == (1, None, [])
            sheet = (await wu.client.get(f"/api/rooms/{room['code']}/sheet")).json()["lines"]
            assert sheet[0]["scores"][:2] == over["scores"][1::-1]  # a column is a person

    asyncio.run(play())


def test_a_wish_can_be_declined_and_withdrawn(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, begins="host") as (_, (one, other)):
            await one.say("swap", seat=1)
            await other.until("room", lambda room: room["swaps"])
            await other.say("swap")
            await one.until("room", lambda room: not room["swaps"])
            await one.say("swap", seat=1)
            await other.until("room", lambda room: room["swaps"])
            await one.say("swap")
            await other.until("room", lambda room: not room["swaps"])
            assert await refusal(one, "swap", seat=0) == "no_such_seat"
            await one.say("swap", seat=3)  # a computer always agrees
            await one.until("room", lambda room: room["you"]["seat"] == 3)

    asyncio.run(play())


def test_the_host_shuffles_the_seats(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 3, begins="host") as (_, (one, other, _)):
            assert await refusal(other, "shuffle") == "not_host"
            before = [seat["name"] for seat in one.newest["room"]["seats"]]
            await one.say("shuffle")
            await one.until("room", lambda room: [seat["name"] for seat in room["seats"]] != before)
            assert sorted(seat["name"] for seat in one.newest["room"]["seats"]) == sorted(before)
            assert one.newest["room"]["seats"][one.newest["room"]["you"]["seat"]]["name"] == "Wu"
            await one.say("begin")
            await asyncio.gather(one.until("view"), other.until("view"))

    asyncio.run(play())


def test_only_a_host_with_an_account_keeps_a_room_and_not_too_many(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Guest") as guest, visitor(address) as wu:
            code = await guest.create(seats=TWO)
            refused = await keep(guest, code)
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "guest")
            await register(wu, "Keeper of rooms")
            assert (await keep(wu, code)).json()["error"]["code"] == "not_host"
            codes = [await wu.create(seats=TWO) for _ in range(MOST_KEPT + 1)]
            answers = await asyncio.gather(*(keep(wu, each) for each in codes))
            assert sorted(answer.status_code for answer in answers) == [200] * MOST_KEPT + [409]
            kept = [each for each, answer in zip(codes, answers, strict=True) if answer.status_code == 200]
            assert (await keep(wu, kept[0], on=False)).json()["kept"] is False
            (left,) = set(codes) - set(kept)
            assert (await keep(wu, left)).status_code == 200

    asyncio.run(play())


def test_a_kept_room_is_there_again_after_a_kill_with_its_people_and_sheet(database: str) -> None:
    async def play(running: ServerProcess) -> None:
        async with visitor(running.address) as wu, visitor(running.address, "Bo") as bo:
            await register(wu, "Host of the week")
            code = await wu.create(seats=TWO, timer=0, rated=False, preset="greedy:players=2")
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                over, _ = await asyncio.gather(one.play(first), other.play(first))
                assert (await keep(wu, code)).status_code == 200
                await other.until("room", lambda room: room["kept"])
            running.kill()
            running.start()
            for person in (wu, bo):
                (mine,) = (await person.client.get("/api/rooms/mine")).json()["rooms"]
                assert (mine["code"], mine["kept"], mine["rated"]) == (code, True, False)
                assert mine["preset"] == "greedy:players=2"
            (line,) = (await bo.client.get(f"/api/rooms/{code}/sheet")).json()["lines"]
            assert line["scores"] == over["scores"]
            async with wu.socket(code) as one, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                for talk in (one, other):
                    await talk.say("next")
                await one.until("view", lambda view: view["game_number"] == 2)

    with ServerProcess(database) as running:
        asyncio.run(play(running))


def test_a_kept_room_that_nobody_uses_waits_for_its_host(tmp_path: Path) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        with closing(Workers(1, "thinker")) as workers:
            room = await new_room(journal, queries, workers, wait=None)
            await room.open()
            await room.start(room.state.host)
            await room.wait_again()
            assert room.state.phase == "playing"  # a game that has begun goes on
            table: Any = room.state.running
            while not table.over:
                table.play(table.state.legal_moves()[0], "person")
            await room.wait_again()
            assert (room.state.phase, room.state.table) == ("waiting", None)
            assert [seat.kind for seat in room.state.seats] == ["person", "open"]
            row = await queries.room(room.code)
            assert row is not None
            assert (row.state, row.game_number) == ("waiting", 1)
            await room.start(room.state.host)
            assert room.state.running.number == 2
            await room.close()

    with_database(str(tmp_path / "playroom.db"), use)


def test_nobody_hears_of_seats_that_they_do_not_have(address: str) -> None:
    async def play() -> None:
        async with people_at_a_table(address, 2, watching=1, begins="host") as (_, (_, _, watcher)):
            assert await refusal(watcher, "swap", seat=0) == "not_seated"
            assert await refusal(watcher, "shuffle") == "not_host"
            assert await heard(watcher, "talk") == []

    asyncio.run(play())
