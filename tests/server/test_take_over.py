"""A computer plays at once for a person who leaves; the person takes the seat back from anywhere."""

import asyncio
from pathlib import Path

from tests.server.running import server
from tests.server.visitor import COMPUTER, OPEN, PATIENCE, PERSON, Message, Talk, first, visitor


async def my_turn(talk: Talk) -> Message:
    return await talk.until("view", lambda view: view["legal"])


def test_who_disconnects_is_played_and_returns_mid_game(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN, OPEN, COMPUTER], wait=0, timer=0)
            async with bo.socket(code) as looker:
                async with wu.socket(code) as talk:
                    await my_turn(talk)
                moved = await looker.until("event", lambda event: event["seat"] == 0)
                assert moved["by"] == "computer"
                assert looker.newest["room"]["seats"][0]["played_by_computer"]
                async with wu.socket(code) as talk:  # another device of the same person does the same
                    await looker.until("room", lambda room: room["seats"][0]["connected"])
                    assert not looker.newest["room"]["seats"][0]["played_by_computer"]
                    over = await talk.play(first)
            assert sum(over["scores"]) == 0

    asyncio.run(play())


def test_a_second_device_keeps_the_seat(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code = await wu.create(timer=0)
            async with wu.socket(code) as phone:
                async with wu.socket(code) as laptop:
                    await my_turn(laptop)
                view = await my_turn(phone)
                await phone.act(first(view))
                moved = await phone.until("event", lambda event: event["seat"] == 0)
                assert (moved["by"], moved["ply"]) == ("person", view["ply"])

    asyncio.run(play())


def test_the_computer_plays_by_a_button_until_the_seat_is_taken_back(address: str) -> None:
    """The opener hands over; the other person delays the game, or computers would play it to the end."""

    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as mine, bo.socket(code) as theirs:
                seat = (await mine.until("view"))["turn"]
                talk, other = (mine, theirs)[seat], (mine, theirs)[1 - seat]
                view = talk.newest.get("view") or await my_turn(talk)
                await talk.say("take_over", on=True)
                moved = await talk.until("event")
                assert (moved["seat"], moved["by"], moved["ply"]) == (seat, "computer", view["ply"])
                await talk.act(first(view), view)
                assert (await talk.until("refused"))["code"] == "handed_over"
                await talk.say("take_over", on=False)
                await talk.until("room", lambda room: not room["seats"][seat]["played_by_computer"])
                over, _ = await asyncio.gather(talk.play(first), other.play(first))
                assert over["record_id"]

    asyncio.run(play())


def test_who_stands_up_leaves_the_seat_to_a_computer_and_to_others(address: str) -> None:
    async def play() -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(timer=0)
            async with wu.socket(code) as talk, bo.socket(code) as other:
                await my_turn(talk)
                await talk.say("stand")
                room = await talk.until("room", lambda room: room["you"]["seat"] is None)
                assert room["seats"][0]["kind"] == "computer"
                assert room["seats"][0]["free"]
                await other.say("sit", seat=0)
                room = await other.until("room", lambda room: room["you"]["seat"] == 0)
                assert room["seats"][0]["name"] == "Bo"

    asyncio.run(play())


def test_nobody_moves_for_who_made_the_room_before_the_page_is_there(tmp_path: Path) -> None:
    """Making a room and opening its socket are two requests; the seat waits between them."""

    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(timer=0)
            async with bo.socket(code) as looker:
                await looker.until("view", lambda view: view["turn"] == 0)
                async with wu.socket(code) as talk:
                    view = await my_turn(talk)
                    assert view["ply"] == looker.newest["view"]["ply"]

    with server(tmp_path, grace=3_600.0) as address:
        asyncio.run(play(address))


def test_who_does_not_come_is_played_after_a_while(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with (
            visitor(address) as wu,
            visitor(address, "Bo") as bo,
            bo.socket(await wu.create(timer=0)) as looker,
        ):
            await looker.until("over")  # the log has some moves from before the spectator came
            events = [event for said in looker.heard for event in said.get("events", [said])]
            assert {event["by"] for event in events if event.get("seat") == 0} == {"computer"}

    with server(tmp_path, grace=0.05) as address:
        asyncio.run(play(address))


def test_a_move_has_its_time_once_however_often_the_seat_is_handed_over(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=1)
            await bo.post(f"/api/rooms/{code}/join")
            async with wu.socket(code) as mine, bo.socket(code) as other, asyncio.timeout(PATIENCE):
                turn = (await mine.until("view"))["turn"]
                talk = (mine, other)[turn]
                while "event" not in talk.newest:
                    for on in (True, False):
                        await talk.say("take_over", on=on)
                        await talk.until("room")
                assert talk.newest["event"]["by"] == "clock"

    with server(tmp_path, pace=3_600.0) as address:  # a computer that plays here takes its time
        asyncio.run(play(address))
