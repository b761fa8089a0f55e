"""Rooms that start from a position of a finished game."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import server
from tests.server.test_records import record_of
from tests.server.visitor import COMPUTER, PERSON, Talk, Visitor, first, visitor
from upperhand import Record, games
from upperhand.record import Replay

SEATS = [COMPUTER, PERSON, COMPUTER, COMPUTER]
PLY = 14


async def loaded(wu: Visitor, record: str) -> str:
    answer = await wu.post("/api/records", {"record": record})
    identity: str = answer.json()["id"]
    return identity


async def played(wu: Visitor, code: str) -> tuple[dict[str, Any], Record, Talk]:
    """How a game came out, and its Record."""
    async with wu.socket(code) as talk:
        over = await talk.play(first)
    text = (await wu.client.get(f"/api/records/{over['record_id']}/download")).text
    return over, Record.from_json(text), talk


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_goes_on_from_a_position_and_counts_for_nobody(game: str, address: str) -> None:
    async def play() -> None:
        record = record_of(game)
        before = Record.from_json(record)
        async with visitor(address) as wu:
            start = {"record_id": await loaded(wu, record), "ply": PLY}
            _, again, talk = await played(wu, await wu.create(game, seats=SEATS, start=start))
            profile = (await wu.client.get("/api/profile/Wu")).json()
        assert again.moves[:PLY] == before.moves[:PLY]
        assert again.start().dealt == before.start().dealt
        log = next(each for each in talk.heard if each["type"] == "log")
        assert [event["by"] for event in log["events"][:PLY]] == ["start"] * PLY
        assert not any(each["played"] for each in profile["games"])

    asyncio.run(play())


def my_turn(record: Record) -> Any:
    """The game at the first moment after some moves at which the seat of the person decides."""
    replay = Replay(record)
    while replay.ply < PLY or replay.state.turn != SEATS.index(PERSON):
        replay.play(record.moves[replay.ply])
    return replay.state


def test_hidden_hands_stay_hidden(address: str) -> None:
    async def play() -> None:
        record = record_of("big_two")
        state = my_turn(Record.from_json(record))
        async with visitor(address) as wu:
            code = await wu.create(seats=SEATS, start={"record": record, "ply": state.ply}, timer=0)
            async with wu.socket(code) as talk:
                view = await talk.until("view")
        assert (view["ply"], view["legal"] != []) == (state.ply, True)
        hidden = [str(card) for seat in (0, 2, 3) for card in state.hands[seat]]
        assert len(hidden) > 20
        assert not [card for card in hidden if f"'{card}'" in str(talk.heard)]

    asyncio.run(play())


@pytest.mark.parametrize("game", games.GAMES)
def test_cards_that_a_seat_cannot_see_are_dealt_anew(game: str, address: str) -> None:
    async def play() -> None:
        record = record_of(game)
        before: Any = Record.from_json(record)
        async with visitor(address) as wu:
            start = {"record": record, "ply": PLY, "redealt_for": 1}
            _, again, _ = await played(wu, await wu.create(game, seats=SEATS, start=start))
        assert again.moves[:PLY] == before.moves[:PLY]
        assert again.start().dealt[1] == before.start().dealt[1]
        assert again.start().dealt != before.start().dealt

    asyncio.run(play())


def test_a_room_with_a_start_survives_the_server(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str]:
        async with visitor(address) as wu:
            start = {"record": record_of("rikken"), "ply": PLY, "redealt_for": 1}
            code = await wu.create("rikken", seats=SEATS, start=start, timer=0)
            return code, wu.client.cookies["upperhand_session"]

    async def go_on(address: str, code: str, session: str) -> None:
        async with visitor(address) as wu:
            wu.client.cookies.clear()
            wu.client.cookies.set("upperhand_session", session)
            over, again, _ = await played(wu, code)
        assert again.moves[:PLY] == Record.from_json(record_of("rikken")).moves[:PLY]
        assert tuple(over["scores"]) == again.replay().scores

    with server(tmp_path) as address:
        code, session = asyncio.run(begin(address))
    with server(tmp_path) as address:
        asyncio.run(go_on(address, code, session))


@pytest.mark.parametrize(
    ("start", "status", "reason"),
    [
        ({}, 422, "start_needs_one_game"),
        ({"record_id": "nosuchgame00"}, 404, "no_such_game"),
        ({"ply": 900}, 422, "start_too_late"),
        ({"ply": -1}, 422, None),
        ({"ply": None}, 422, "start_is_over"),
        ({"record": "{}"}, 422, None),
    ],
)
def test_a_start_that_is_none_is_refused(
    start: dict[str, Any], status: int, reason: str | None, address: str
) -> None:
    async def ask() -> None:
        record = record_of("big_two")
        if "ply" in start:
            at = len(Record.from_json(record).moves) if start["ply"] is None else start["ply"]
            wanted = {"record": record, "ply": at}
        else:
            wanted = start
        async with visitor(address) as wu:
            body = {"game": "big_two", "seats": SEATS, "start": wanted}
            answer = await wu.post("/api/rooms", body)
            error = answer.json()["error"]
            assert (answer.status_code, (error["reason"] or {}).get("code")) == (status, reason)
            other = await wu.post("/api/rooms", {**body, "game": "rikken", "start": {"record": record}})
            assert other.json()["error"]["reason"]["code"] == "start_of_another_game"
            ruled = await wu.post("/api/rooms", {**body, "preset": "hongkong", "start": {"record": record}})
            assert ruled.json()["error"]["reason"]["code"] == "start_has_rules"

    asyncio.run(ask())
