"""Load: who is decided for first, and how much search a decision may cost now.

Every answer shall be there within a limit from the moment it is asked for. So search gives way before waiting
does: with few requests a player thinks as it does anywhere, with many it searches less, and in the end not at
all. The work of all who wait is planned to be done in half of the limit; the other half is for what nobody
foresees.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush


class Priority(IntEnum):
    """Who comes first: tables with people, tables without, other programs."""

    PEOPLE = 0
    TABLE = 1
    PROGRAM = 2


_USUAL_COST = 0.05  # seconds that a decision is thought to take before one was measured
_MEMORY = 0.9  # the weight of what was measured before
_SHORTEST_MS = 20  # of a search by the clock: enough to compare a few moves
#: With less than this share of its search, a player does not search at all.
LEAST_SHARE = 0.03


class Load:
    """The queue before a number of workers, and what each player's decisions cost."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self._workers = workers
        self._free = workers
        self._number = 0
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._costs: dict[str, float] = {}

    @asynccontextmanager
    async def turn(self, priority: Priority) -> AsyncIterator[None]:
        """Waits for a free worker, and keeps it until the end."""
        await self._wait(priority)
        try:
            yield
        finally:
            self._free += 1
            self._wake()

    async def _wait(self, priority: Priority) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._number += 1
        heappush(self._waiting, (priority, self._number, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and cancelled at once
                self._free += 1
                self._wake()
            raise

    def _wake(self) -> None:
        while self._free and self._waiting:
            _, _, called = heappop(self._waiting)
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def share(self, player: str, asked: float) -> float:
        """How much of its search a player may do now, from 0 to 1, for a move asked for at that time."""
        share = min(1.0, self._allowed(asked) / max(self._costs.get(player, _USUAL_COST), 1e-6))
        return share if share >= LEAST_SHARE else 0.0

    def milliseconds(self, wanted: int, asked: float) -> int:
        """How long a search by the clock may take now: as long as it wants, if nobody waits."""
        return max(_SHORTEST_MS, min(wanted, int(1000 * self._allowed(asked))))

    def _allowed(self, asked: float) -> float:
        """Seconds of a worker, so that all who wait are served in what is left of half of the limit."""
        left = max(0.0, asked + self.limit / 2 - time.monotonic())
        waiting = sum(not called.done() for _, _, called in self._waiting)
        return left * self._workers / (waiting + 1)

    def took(self, player: str, share: float, seconds: float) -> None:
        """Learns what a decision with the whole search would have cost."""
        if share:
            before = self._costs.get(player, seconds / share)
            self._costs[player] = _MEMORY * before + (1 - _MEMORY) * seconds / share

    def time_left(self, asked: float) -> float:
        """Seconds after which a worker is stopped: never so few that a plain decision could take longer."""
        return max(self.limit - (time.monotonic() - asked), self.limit / 3)
