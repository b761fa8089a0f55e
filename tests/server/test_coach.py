"""The coach of a room that teaches: a sentence on every turn, and a remark after a costly move."""

import asyncio
from pathlib import Path

import pytest

from tests.server.test_computers import with_one_worker
from tests.server.visitor import Message, first, visitor
from upperhand import Record, Rng, games, make_player
from upperhand.big_two import State, preset
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.remarks import remark
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.coach import TURNS, Coach
from upperhand.server.rooms.table import Table
from upperhand.server.web.metrics import Metrics

PLY = 24


def costly_position() -> str:
    """The record of a game in which seat 0 is to move and has a certain win, but loses it by playing a six.

    A few games show that, so the coach says it however busy the machine is.
    """
    state, player = State.deal(preset("hongkong"), seed=279), make_player("lowest")
    while state.ply < PLY:
        state.apply(player.decide(state.view(state.turn), Rng(1)).move)
    return Record.of(state, "big_two").to_json()


RECORD, SIX = costly_position(), "6D"


@pytest.mark.parametrize("game", games.GAMES)
def test_only_who_is_to_move_hears_what_matters_and_only_where_it_is_taught(game: str, address: str) -> None:
    async def play(*, teaching: bool) -> list[Message]:
        async with (
            visitor(address) as wu,
            wu.socket(await wu.create(game, teaching=teaching, timer=0)) as talk,
        ):
            await talk.play(first)
            return [message for message in talk.heard if message["type"] == "view"]

    taught = asyncio.run(play(teaching=True))
    assert any(view["tip"] for view in taught)
    assert all(view["legal"] for view in taught if view["tip"])
    assert all(view["tip"] is None for view in asyncio.run(play(teaching=False)))


def test_a_remark_names_a_better_move() -> None:
    found = remark("big_two", RECORD, 0, SIX)
    assert found is not None
    assert found.better != SIX
    assert remark("big_two", RECORD, 0, found.better) is None


def test_a_person_hears_of_a_costly_move_after_it_is_made(address: str) -> None:
    async def play() -> Message:
        async with visitor(address) as wu:
            code = await wu.create(start={"record": RECORD, "ply": PLY}, teaching=True, timer=0)
            async with wu.socket(code) as talk:
                await talk.until("view", lambda view: view["legal"])
                await talk.act(SIX)
                return await talk.until("coach")

    told = asyncio.run(play())
    assert (told["ply"], told["move"]) == (PLY, SIX)
    assert told["better"] != SIX
    assert told["cards"] == told["better"].split()
    assert told["text"]["code"] == "coach_better"


def test_after_a_remark_the_coach_is_silent_for_some_turns(tmp_path: Path) -> None:
    heard = []

    async def watch(computers: Computers) -> None:
        coach, connection = Coach(computers), Connection(Person("one", "Wu", "en"), Metrics())
        table = Table("big_two", 1, "one", Record.from_json(RECORD).replay(), teaching=True)
        for _ in range(2 * TURNS + 1):
            before = asyncio.all_tasks()
            coach.watch(connection, table, SIX)
            await asyncio.gather(*(asyncio.all_tasks() - before))
            heard.append(connection.waiting() is not None)

    with_one_worker(tmp_path, watch)
    silence = [False] * (TURNS - 1)
    assert heard == [True, *silence, True, *silence, True]
