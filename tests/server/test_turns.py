"""Actions: stale, doubled, illegal and late ones."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.running import server
from tests.server.visitor import OPEN, PERSON, Message, Talk, first, visitor
from upperhand import games


async def refusal(talk: Talk) -> str:
    code: str = (await talk.until("refused"))["code"]
    return code


def test_what_cannot_be_done_is_refused_and_changes_nothing(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, visitor(address, "Bo") as bo:
            code = await wu.create(timer=0, seats=[PERSON, OPEN, OPEN, OPEN], wait=0)
            async with wu.socket(code) as talk, bo.socket(code) as looker:
                view = await talk.until("view", lambda view: view["legal"])
                move, ply = first(view), view["ply"]
                await talk.act(move, view | {"ply": ply + 1})
                assert await refusal(talk) == "stale"
                await talk.act(move, view | {"game_number": 2})
                assert await refusal(talk) == "stale"
                await talk.act("3D 4C")
                assert await refusal(talk) == "illegal"
                await talk.act("nonsense")
                assert await refusal(talk) == "malformed"
                await looker.act(move, view)
                assert await refusal(looker) == "not_seated"
                await talk.say("act", move=move)
                assert await refusal(talk) == "malformed"
                await talk.say("dance")
                assert await refusal(talk) == "malformed"
                await talk.socket.send("{not json")
                assert await refusal(talk) == "malformed"
                await talk.socket.send(b"\x00\xff")
                assert await refusal(talk) == "malformed"
                await talk.act(move, view)
                moved = await talk.until("event")
                assert (moved["ply"], moved["by"]) == (ply, "person")

    asyncio.run(play())


def test_the_same_action_twice_is_one_move(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu:
            code, identity = await wu.create(timer=0), str(uuid4())
            async with wu.socket(code) as talk:
                view = await talk.until("view", lambda view: view["legal"])
                await talk.act(first(view), view, identity)
                made = await talk.until("event", lambda event: event["id"] == identity)
            async with wu.socket(code) as talk:  # the connection broke before the page knew
                await talk.until("view")
                await talk.act(first(view), view, identity)
                again = await talk.until("event", lambda event: event["id"] == identity)
                assert again == made
                assert not [message for message in talk.heard if message["type"] == "refused"]

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_when_time_is_up_a_move_is_made(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(game, timer=1)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            moved = await talk.until("event", lambda event: event["ply"] == view["ply"])
            assert moved["by"] == "clock"
            passes = [move for move in view["legal"] if move["kind"] == "pass"]
            assert (moved["kind"] == "pass") == bool(passes)
            if game == "big_two" and not passes:
                assert moved["move"] == view["legal"][0]["move"]

    asyncio.run(play())


def test_what_is_left_of_the_time_is_told(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=300)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            assert 0 < view["deadline_ms"] <= 300_000

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_reason_is_told_for_every_card_that_cannot_be_played(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(game, timer=0)) as talk:
            await talk.play(first)
            asked = [view for view in talk.heard if view["type"] == "view" and view["legal"]]
            for view in asked:
                playable = {card for move in view["legal"] for card in move["cards"]}
                told = set(view["view"]["hand"]) - playable if view["view"]["phase"] == "play" else set()
                if view["view"]["phase"] == "auction":
                    bids = {stake["bid"] for stake in view["view"]["stakes"]}
                    told = bids - {move["move"] for move in view["legal"]}
                assert set(view["why_not"]) == told
                assert all(view["why_not"].values())

    asyncio.run(play())


def test_a_reason_is_told_for_what_is_asked(address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            await talk.say("why", move="3D 4C")
            assert (await talk.until("why"))["reason"]
            await talk.say("why", move=first(view))
            assert (await talk.until("why"))["reason"] is None

    asyncio.run(play())


@pytest.mark.parametrize(("game", "player"), [("big_two", "dynamic_greedy"), ("rikken", "advanced")])
def test_a_hint_has_a_move_and_a_reason(game: str, player: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(game, timer=0)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            for wanted in (None, player):
                await talk.say("hint", player=wanted)
                hint = await talk.until("hint")
                assert hint["move"] in [move["move"] for move in view["legal"]]
                assert hint["reason"]
                assert hint["ply"] == view["ply"]
            assert hint["player"] == player
            await talk.say("hint", player="ai2:knowledge=elsewhere" if game == "big_two" else "nobody")
            assert await refusal(talk) == "spec"

    asyncio.run(play())


@pytest.mark.parametrize("game", ["big_two", "rikken"])
def test_the_usual_hint_compares_the_best_moves_and_one_asked_about(game: str, address: str) -> None:
    async def play() -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(game, timer=0)) as talk:
            view = await a_choice(talk)
            asked = view["legal"][0]["move"]
            await talk.say("hint", also=asked)
            hint = await talk.until("hint")
            moves = [one["move"] for one in hint["candidates"]]
            assert hint["player"] is None
            assert hint["nudge"]
            assert hint["move"] == moves[0]
            assert asked in moves
            points = [one["points"] for one in hint["candidates"]]
            assert points == sorted(points, reverse=True)
            assert all(one["line"][0]["move"] == one["move"] for one in hint["candidates"])
            await talk.say("hint", also="nothing")
            assert await refusal(talk) == "malformed"

    asyncio.run(play())


#: Thinks for a tenth of a second where there is a choice.
SLOW = "champion:playouts=400,deals=240"


async def a_choice(talk: Talk) -> Message:
    """A view with a real choice; if a game ends without any, the next game."""
    while True:
        message = await talk.hear()
        if message["type"] == "over":
            await talk.say("next")
        elif message["type"] == "view" and len(message["legal"]) > 1:
            return message
        elif message["type"] == "view" and message["legal"]:
            await talk.act(first(message), message)


def test_a_move_does_not_wait_for_hints_that_were_asked_for_before_it(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(seats=[PERSON, OPEN], timer=0)) as talk:
            await talk.say("ready")
            view = await a_choice(talk)
            asked = 500  # so that they are not all there before the move, however late it is read
            for _ in range(asked):
                await talk.say("hint", player=SLOW)
            identity = await talk.act(first(view), view)
            await talk.until("event", lambda event: event["id"] == identity)
            assert sum(message["type"] == "hint" for message in talk.heard) < asked
            assert "refused" not in talk.newest

    with server(tmp_path) as address:
        asyncio.run(play(address))


def test_a_computer_that_thinks_too_long_is_replaced_and_it_is_told(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0, level=SLOW)) as talk:
            await talk.say("take_over", on=True)
            moved = await talk.until("event", lambda event: event["seat"] == 0 and event["fallback"])
            assert moved["by"] == "computer"
            counted = (await wu.client.get("/metrics")).text
            assert 'upperhand_fallbacks_total{game="big_two"}' in counted

    with server(tmp_path, think_limit=0.0) as address:
        asyncio.run(play(address))


def test_the_time_that_a_person_takes_is_stored(tmp_path: Path) -> None:
    """And none for computers."""

    async def play(address: str) -> float:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            await talk.play(first)
        return 1000 * (loop.time() - begun)

    with server(tmp_path) as address:
        passed = asyncio.run(play(address))
    with closing(sqlite3.connect(tmp_path / "playroom.db")) as database:
        moves = database.execute("SELECT made_by, taken_ms FROM moves").fetchall()
    own = [taken for made_by, taken in moves if made_by == "person"]
    assert {taken for made_by, taken in moves if made_by == "computer"} == {None}
    assert all(taken >= 0 for taken in own)
    assert 0 < sum(own) <= passed + len(own)
