"""A person who leaves keeps the seat: the game waits, or with others there a computer plays after a while."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running import server
from tests.server.visitor import OPEN, PATIENCE, PERSON, Message, Talk, first, visitor
from upperhand import games


async def my_turn(talk: Talk) -> Message:
    return await talk.until("view", lambda view: view["legal"])


def test_who_disconnects_is_played_after_a_while_and_returns_mid_game(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await bo.post(f"/api/rooms/{code}/join")
            async with bo.socket(code) as other, asyncio.timeout(PATIENCE):
                async with wu.socket(code) as talk:
                    await other.until("room", lambda room: room["seats"][0]["connected"])
                    view = await talk.until("view")
                    if not view["legal"]:  # it becomes the turn of the one who leaves
                        await other.act(first(other.newest["view"]))
                        view = await my_turn(talk)
                left = await other.until("room", lambda room: not room["seats"][0]["connected"])
                assert not left["seats"][0]["played_by_computer"]
                assert left["seats"][0]["back_ms"] is not None
                moved = await other.until("event", lambda event: event["seat"] == 0)
                assert (moved["by"], moved["ply"]) == ("computer", view["ply"])
                assert other.newest["room"]["seats"][0]["played_by_computer"]
                assert other.newest["room"]["seats"][0]["back_ms"] is None
                async with wu.socket(code) as talk:  # another device of the same person does the same
                    await other.until("room", lambda room: room["seats"][0]["connected"])
                    assert not other.newest["room"]["seats"][0]["played_by_computer"]
                    if other.newest["view"]["legal"]:
                        await other.act(first(other.newest["view"]))
                    over, _ = await asyncio.gather(talk.play(first), other.play(first))
            assert sum(over["scores"]) == 0

    with server(tmp_path, grace=1.0) as address:
        asyncio.run(play(address))


@pytest.mark.parametrize("game", games.GAMES)
def test_the_game_of_one_person_waits_until_they_are_back(game: str, tmp_path: Path) -> None:
    """Whoever watches meanwhile. No computer moves, for the person or for itself."""

    async def play(address: str) -> None:
        async with visitor(address, "Wu") as wu, visitor(address, "Bo") as bo, asyncio.timeout(PATIENCE):
            code = await wu.create(game, timer=0)
            async with bo.socket(code) as looker:
                over, plies = None, 0
                while over is None:
                    async with wu.socket(code) as talk:  # makes one move, and is gone before anybody answers
                        asked = await talk.until(
                            "view", lambda view: view["legal"] or view["view"]["phase"] == "over"
                        )
                        over = asked if not asked["legal"] else None
                        if over is None:
                            await talk.act(first(asked), asked)
                            await talk.until("event", lambda event: event["seat"] == 0)
                            plies += 1
                await looker.until("over")
                events = [each for said in looker.heard for each in said.get("events", [said])]
                made = {each["ply"]: each["by"] for each in events if each.get("seat") == 0 and "by" in each}
                assert list(made.values()).count("person") == plies
                assert "computer" not in made.values()

    with server(tmp_path, grace=0.0) as address:
        asyncio.run(play(address))


def test_the_clock_of_one_person_stops_while_they_are_away(tmp_path: Path) -> None:
    """They play elsewhere until a clock of the same length runs out."""

    async def play(address: str) -> None:
        async with visitor(address) as wu, asyncio.timeout(PATIENCE):
            here, there = await wu.create(timer=2), await wu.create(timer=2)
            async with wu.socket(here) as talk:
                left = await my_turn(talk)
            async with wu.socket(there) as talk:
                await talk.until("event", lambda event: event["by"] == "clock")
            async with wu.socket(here) as talk:
                back = await talk.until("view")
                assert (back["ply"], back["turn"]) == (left["ply"], left["turn"])
                assert 0 < back["deadline_ms"] <= left["deadline_ms"]

    with server(tmp_path) as address:
        asyncio.run(play(address))


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
                room = await other.until("room", lambda room: room["you"]["coming"] == 0)
                assert room["seats"][0]["coming"] == "Bo"  # the hand was Wu's

    asyncio.run(play())


def test_nobody_moves_for_who_made_the_room_before_the_page_is_there(tmp_path: Path) -> None:
    """Making a room and opening its socket are two requests; the table waits between them."""

    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(timer=0)
            async with bo.socket(code) as looker:
                assert (await looker.until("view"))["ply"] == 0
                async with wu.socket(code) as talk:
                    view = await talk.until("view")
                    assert view["ply"] == 0
                    if not view["legal"]:
                        await my_turn(talk)
                events = [each for said in talk.heard for each in said.get("events", [said])]
                assert not [each for each in events if each.get("seat") == 0]

    with server(tmp_path, grace=0.0) as address:
        asyncio.run(play(address))


def test_who_does_not_come_is_played_after_a_while(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(seats=[PERSON, OPEN], timer=0)
            await bo.post(f"/api/rooms/{code}/join")
            async with bo.socket(code) as other:
                await other.play(first)
            events = [event for event in other.heard if event["type"] == "event"]
            assert {event["by"] for event in events if event["seat"] == 0} == {"computer"}

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
