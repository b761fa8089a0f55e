"""Processes that share a database die, stop and are cut off; it crashes. Nothing is lost or doubled."""

import asyncio
import os
import signal
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random

import psycopg

from tests.conftest import scaled
from tests.server.crowd import TABLES, play_through
from tests.server.cutting import Wire, wire_to
from tests.server.postgres import new_database, restart
from tests.server.running import ServerProcess
from tests.server.test_crash import check
from tests.server.test_storage import with_database

#: Each kind of event happens this often.
ROUNDS = scaled(1, 50)
PROCESSES = 3
#: Tables of the crowd besides its usual ones.
BESIDES = scaled(0, 16)
#: Messages of the crowd between two events.
_APART = 300
#: A process is cut off for at most so many beats of another one, which takes its rooms after about seven.
_CUT = 10


class Chaos:
    """One event after the other; people connect to any process that runs."""

    excuses = frozenset({"storage", "closed", "moving"})

    def __init__(
        self, servers: Mapping[ServerProcess, Wire], folder: Path, database: str, rng: Random
    ) -> None:
        self._wires = servers
        self._servers = list(servers)
        self._folder = folder
        self._database = database
        self._rng = rng
        kinds = (self._kill, self._freeze, self._end, self._crash, self._unplug, self._silence)
        self._events = [event for _ in range(ROUNDS) for event in kinds]
        rng.shuffle(self._events)
        self._left = rng.randint(1, _APART)
        self._down: set[ServerProcess] = set()
        self._event: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return not self._events and self._event is None

    def address(self) -> str:
        return self._rng.choice([each for each in self._servers if each not in self._down]).address

    def message(self) -> None:
        self._left -= 1
        if self._left <= 0 and self._event is None and self._events:
            self._event = asyncio.create_task(self._do())

    async def _do(self) -> None:
        event, server = self._events[-1], self._rng.choice(self._servers)
        await event(server)
        self._events.pop()
        self._left = self._rng.randint(1, _APART)
        self._event = None

    async def _kill(self, server: ServerProcess) -> None:
        self._down.add(server)
        server.kill()
        await asyncio.to_thread(server.start)
        self._down.discard(server)

    async def _end(self, server: ServerProcess) -> None:
        self._down.add(server)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        self._down.discard(server)

    async def _freeze(self, server: ServerProcess) -> None:
        """Until others have ended its lease; then it goes on, and believes to have its rooms."""
        before = await asyncio.to_thread(self._numbers)
        self._down.add(server)
        os.kill(server.pid, signal.SIGSTOP)
        while before <= await asyncio.to_thread(self._numbers):
            pass
        os.kill(server.pid, signal.SIGCONT)
        self._down.discard(server)

    async def _crash(self, _: ServerProcess) -> None:
        await asyncio.to_thread(restart, self._folder)

    async def _unplug(self, server: ServerProcess) -> None:
        """Its connections end, and it gets none for some time."""
        wire = self._wires[server]
        wire.cut()
        await self._some_time()
        wire.heal()

    async def _silence(self, server: ServerProcess) -> None:
        """It hears nothing from the database, and then what it has missed, or that the connections ended."""
        wire = self._wires[server]
        wire.silence()
        await self._some_time()
        if self._rng.random() < 0.5:
            wire.cut()
        wire.heal()

    async def _some_time(self) -> None:
        """As the processes count it that are not cut off."""
        wanted = self._rng.randint(1, _CUT)
        before = await asyncio.to_thread(self._beats)
        while True:
            now = await asyncio.to_thread(self._beats)
            if max((now[number] - before[number] for number in now if number in before), default=0) >= wanted:
                return

    def _numbers(self) -> set[int]:
        return set(self._beats())

    def _beats(self) -> dict[int, int]:
        with psycopg.connect(self._database) as connection:
            return dict(connection.execute("SELECT number, beats FROM processes").fetchall())


def test_whatever_happens_to_processes_and_database_nothing_is_lost_or_doubled(own_postgres: Path) -> None:
    database, rng = new_database(own_postgres), Random(11)
    tables = [*TABLES, *(TABLES * BESIDES)[:BESIDES]]
    with ExitStack() as running:
        ways = [running.enter_context(wire_to(database)) for _ in range(PROCESSES)]
        wires = [wire for _, wire in ways]
        servers = {running.enter_context(ServerProcess(url)): wire for url, wire in ways}
        chaos = Chaos(servers, own_postgres, database, rng)
        crowd = asyncio.run(play_through(chaos, rng, tables))
        assert sum(wire.ended for wire in wires) > 0
        assert sum(wire.held for wire in wires) > 0
    with_database(database, lambda _, queries: check(crowd, queries))
