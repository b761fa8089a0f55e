"""Priorities of decisions: the tables of the playroom come before programs of others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.test_storage import with_database
from tests.server.visitor import COMPUTER, OPEN, PERSON, visitor
from upperhand import big_two
from upperhand.big_two import preset
from upperhand.errors import SpecError
from upperhand.server.computers.computers import WAITING, WAITING_OF_ONE, Computers, check_player
from upperhand.server.computers.decisions import Known
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.table import Table
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.metrics import Metrics

STATE = big_two.State.deal(big_two.PRESETS["hongkong"].rules, 1)
DEALT = tuple(str(card) for card in STATE.dealt[STATE.turn])
KNOWN = Known("big_two", STATE.rules.to_json(), STATE.turn, DEALT, (), STATE.turn)


def with_one_worker(folder: Path, use: Callable[[Computers], Awaitable[None]]) -> None:
    async def run(_: Journal, queries: Queries) -> None:
        with closing(Workers(1, "thinker")) as workers:
            async with Library.opened(queries) as library:
                await use(Computers(workers, library, 60, Metrics()))

    with_database(str(folder / "playroom.db"), run)


def test_a_table_does_not_wait_for_all_programs_that_asked_before(tmp_path: Path) -> None:
    async def ask(computers: Computers) -> None:
        networks = [f"network {number % 2}" for number in range(WAITING)]
        asked = [computers.decide_view(network, KNOWN, "lowest", 0) for network in networks]
        others = [asyncio.create_task(each) for each in asked]
        await asyncio.sleep(0)
        await computers.decide(
            Table("big_two", 1, "one", STATE, teaching=False), STATE.turn, "lowest", (0, 1)
        )
        assert sum(task.done() for task in others) <= 2
        assert {(await task).move for task in others} == {DEALT[0]}

    with_one_worker(tmp_path, ask)


def test_not_all_programs_may_wait(tmp_path: Path) -> None:
    async def ask(computers: Computers) -> None:
        networks = [f"network {number % 4}" for number in range(WAITING + 5)]
        asked = [computers.decide_view(network, KNOWN, "lowest", 0) for network in networks]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, RefusalError)]
        assert [(each.code, each.status) for each in refused] == [("busy", 503)] * 5
        assert (await computers.decide_view("network 1", KNOWN, "lowest", 0)).move == DEALT[0]

    with_one_worker(tmp_path, ask)


def test_no_program_takes_all_places_of_the_queue(tmp_path: Path) -> None:
    async def ask(computers: Computers) -> None:
        asked = [computers.decide_view("one", KNOWN, "lowest", 0) for _ in range(WAITING)]
        asked.append(computers.decide_view("other", KNOWN, "lowest", 0))
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, RefusalError) for each in outcomes) == WAITING - WAITING_OF_ONE
        assert not isinstance(outcomes[-1], BaseException)

    with_one_worker(tmp_path, ask)


@pytest.mark.parametrize("settings", ["", ":depth=3"])
def test_nobody_can_name_a_file(address: str, tmp_path: Path, settings: str) -> None:
    """Not in a request, not for a seat, not for a hint; and what is in the file never runs."""
    file, ran = tmp_path / "mine.py", tmp_path / "ran"
    file.write_text(f"open({str(ran)!r}, 'w').close()\nfrom upperhand.big_two.players.simple import Lowest\n")
    player = f"{file}:Lowest{settings}"

    async def ask() -> list[dict[str, str]]:
        async with visitor(address) as wu:
            known = {"game": "big_two", "seat": KNOWN.seat, "dealt": list(DEALT), "first": KNOWN.seat}
            decided = await wu.post("/api/decide", {**known, "player": player})
            seats = [PERSON, {**COMPUTER, "player": player}, OPEN, OPEN]
            room = await wu.post("/api/rooms", {"game": "big_two", "seats": seats})
            assert (decided.status_code, room.status_code) == (422, 422)
            async with wu.socket(await wu.create()) as talk:
                await talk.until("view", lambda view: view["legal"])
                await talk.say("hint", player=player)
                return [decided.json()["error"], room.json()["error"], await talk.until("refused")]

    for error in asyncio.run(ask()):
        assert error["code"] == "spec"
        assert (
            error["message"] == "a player from outside cannot sit here; name a level or a player of the table"
        )
    with pytest.raises(SpecError, match="a player from outside cannot sit here"):
        check_player(player, "big_two", preset("hongkong"))
    assert not ran.exists()
