"""Processes that share a database die, stop and wake up, and it crashes: nothing is lost or done twice."""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import psycopg

from tests.conftest import scaled
from tests.server.crowd import TABLES, play_through
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


class Chaos:
    """One event after the other; people connect to any process that runs."""

    excuses = frozenset({"storage", "closed", "moving"})

    def __init__(self, servers: Sequence[ServerProcess], folder: Path, database: str, rng: Random) -> None:
        self._servers = servers
        self._folder = folder
        self._database = database
        self._rng = rng
        self._events = [
            event for _ in range(ROUNDS) for event in (self._kill, self._freeze, self._end, self._crash)
        ]
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

    def _numbers(self) -> set[int]:
        with psycopg.connect(self._database) as connection:
            return {number for (number,) in connection.execute("SELECT number FROM processes")}


def test_whatever_happens_to_processes_and_database_nothing_is_lost_or_doubled(own_postgres: Path) -> None:
    database, rng = new_database(own_postgres), Random(11)
    tables = [*TABLES, *(TABLES * BESIDES)[:BESIDES]]
    with ExitStack() as running:
        servers = [running.enter_context(ServerProcess(database)) for _ in range(PROCESSES)]
        chaos = Chaos(servers, own_postgres, database, rng)
        crowd = asyncio.run(play_through(chaos, rng, tables))
    with_database(database, lambda _, queries: check(crowd, queries))
