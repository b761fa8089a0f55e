"""Who is decided for: the tables of the playroom before programs of others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from tests.server.test_storage import with_database
from upperhand import big_two
from upperhand.server.computers.computers import WAITING, Computers
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
        others = [asyncio.create_task(computers.decide_view(KNOWN, "lowest", 0)) for _ in range(WAITING)]
        await asyncio.sleep(0)
        await computers.decide(
            Table("big_two", 1, "one", STATE, teaching=False), STATE.turn, "lowest", (0, 1)
        )
        assert sum(task.done() for task in others) <= 2
        assert {(await task).move for task in others} == {DEALT[0]}

    with_one_worker(tmp_path, ask)


def test_not_all_programs_may_wait(tmp_path: Path) -> None:
    async def ask(computers: Computers) -> None:
        asked = [computers.decide_view(KNOWN, "lowest", 0) for _ in range(WAITING + 5)]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, RefusalError)]
        assert [(each.code, each.status) for each in refused] == [("busy", 503)] * 5
        assert (await computers.decide_view(KNOWN, "lowest", 0)).move == DEALT[0]

    with_one_worker(tmp_path, ask)
