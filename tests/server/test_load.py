"""Who is decided for first, and that search gives way before waiting does."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.running import server
from tests.server.visitor import PERSON, Visitor, first, visitor
from upperhand.server.computers.load import LEAST_SHARE, Load, Priority


async def busy(load: Load, priority: Priority, name: str, served: list[str], until: asyncio.Event) -> None:
    async with load.turn(priority):
        served.append(name)
        await until.wait()


def test_tables_with_people_come_first_then_in_order() -> None:
    async def run() -> list[str]:
        load, served, go = Load(1, 3.0), list[str](), asyncio.Event()
        asked = [
            ("first", Priority.PROGRAM),
            ("program", Priority.PROGRAM),
            ("empty table", Priority.TABLE),
            ("Wu", Priority.PEOPLE),
            ("Bo", Priority.PEOPLE),
        ]
        tasks = []
        for name, priority in asked:
            tasks.append(asyncio.create_task(busy(load, priority, name, served, go)))
            await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run()) == ["first", "Wu", "Bo", "empty table", "program"]


def test_who_gives_up_waiting_takes_no_worker_away() -> None:
    async def run() -> list[str]:
        load, served, go = Load(2, 3.0), list[str](), asyncio.Event()
        tasks = [
            asyncio.create_task(busy(load, Priority.PEOPLE, str(number), served, go)) for number in range(6)
        ]
        await asyncio.sleep(0)
        tasks[3].cancel()  # waits
        go.set()
        await asyncio.sleep(0)
        tasks[2].cancel()  # may have been called at the same moment
        await asyncio.gather(*tasks, return_exceptions=True)
        async with load.turn(Priority.PEOPLE), load.turn(Priority.PEOPLE):
            served.append("both are free")
        return served

    served = asyncio.run(asyncio.wait_for(run(), 60))
    assert "3" not in served
    assert served[-1] == "both are free"


def shares(load: Load, waiting: int, waited: float = 0.0) -> float:
    """The share of a player while so many others wait, after having waited itself."""

    async def run() -> float:
        go, served = asyncio.Event(), list[str]()
        tasks = [asyncio.create_task(busy(load, Priority.PEOPLE, "", served, go)) for _ in range(waiting + 2)]
        await asyncio.sleep(0)
        found = load.share("champion", time.monotonic() - waited)
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        return found

    return asyncio.run(run())


def test_search_gives_way_to_those_who_wait() -> None:
    load = Load(2, 3.0)
    load.took("champion", 1.0, 0.1)
    assert shares(load, 0) == 1
    assert shares(load, 29) == pytest.approx(1.0, abs=0.02)  # 1.5 s of two workers are enough for 30
    assert shares(load, 59) == pytest.approx(0.5, abs=0.02)
    assert shares(load, 299) == pytest.approx(0.1, abs=0.01)
    assert shares(load, 5_000) == 0
    assert shares(load, 59, waited=0.75) == pytest.approx(0.25, abs=0.02)
    assert shares(load, 0, waited=1.6) == 0


def test_costs_are_learned_from_decisions_with_less_search() -> None:
    load = Load(2, 3.0)
    for _ in range(60):
        load.took("champion", 0.25, 0.1)
    assert shares(load, 59) == pytest.approx(0.125, abs=0.01)
    load.took("champion", 0.0, 100.0)  # without search it says nothing of the search
    assert shares(load, 59) == pytest.approx(0.125, abs=0.01)
    assert LEAST_SHARE < 0.1


def test_a_search_by_the_clock_becomes_shorter_too() -> None:
    load, now = Load(2, 3.0), time.monotonic()
    assert load.milliseconds(700, now) == 700
    assert load.milliseconds(700, now - 1.4) == pytest.approx(200, abs=50)
    assert load.milliseconds(700, now - 9) == 20


def test_a_worker_is_never_stopped_at_once() -> None:
    load = Load(2, 3.0)
    assert load.time_left(time.monotonic()) == pytest.approx(3.0, abs=0.1)
    assert load.time_left(time.monotonic() - 100) == 1.0


def metric(text: str, name: str) -> float:
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"{name}{{"))


def test_under_load_every_table_is_answered_by_its_player(tmp_path: Path) -> None:
    """Many tables against Champion at once: every decision is a player's own, and no default move is made."""

    async def play(wu: Visitor) -> None:
        seats = [PERSON, *[{"kind": "computer", "player": "Champion"}] * 3]
        async with wu.socket(await wu.create(seats=seats, timer=0, pace="instant")) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            await talk.act(first(view), view)
            await talk.until("view", lambda later: later["legal"] and later["ply"] > view["ply"])
            assert not any(message.get("fallback") for message in talk.heard)

    async def crowd(address: str) -> str:
        async with visitor(address) as wu:
            await asyncio.gather(*(play(wu) for _ in range(20)))
            return (await wu.client.get("/metrics")).text

    with server(tmp_path, think_limit=6.0) as address:
        counted = asyncio.run(crowd(address))
    assert metric(counted, "upperhand_search_share_count") >= 20
    assert metric(counted, "upperhand_fallbacks_total") == 0
