"""Load: who is decided for first, and how much search a decision may cost now.

Every answer shall be there within a limit from the moment it is asked for. So search gives way before waiting
does: with few requests a player thinks as it does anywhere, with many it searches less, and in the end not at
all. The work of all who wait is planned to be done in half of the limit; the other half is for what nobody
foresees. Clients share the workers: whoever has had least of their time lately comes first, and many requests
of one client cost the search of that client alone.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum

from upperhand.pool import WorkerError


class Priority(IntEnum):
    """Who comes first: tables with people, their hints, tables without people, other programs."""

    PEOPLE = 0
    HINT = 1
    TABLE = 2
    PROGRAM = 3


@dataclass(frozen=True)
class Client:
    """On whose behalf a worker works: where they come from, and who they are."""

    network: str = ""
    who: str = ""


#: Work that nobody in particular asked for.
NOBODY = Client()

_USUAL_COST = 0.05  # seconds that a decision is thought to take before one was measured
_MEMORY = 0.9  # the weight of what was measured before
_SHORTEST_MS = 20  # of a search by the clock: enough to compare a few moves
#: With less than this share of its search, a player does not search at all.
LEAST_SHARE = 0.03
#: Seconds in which half of what a client has used is forgotten.
_HALF_LIFE = 10.0
_KEPT = 10_000  # clients whose use is remembered


class BusyError(WorkerError):
    """No worker was free in time."""


class _Use:
    """How many seconds of a worker each has had lately; the longer ago, the less it counts."""

    def __init__(self) -> None:
        self._seconds: dict[str, tuple[float, float]] = {}

    def of(self, name: str, now: float) -> float:
        seconds, at = self._seconds.get(name, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / _HALF_LIFE))

    def add(self, name: str, seconds: float) -> None:
        now = time.monotonic()
        self._seconds[name] = self.of(name, now) + seconds, now
        if len(self._seconds) > _KEPT:
            self._seconds = {one: kept for one, kept in self._seconds.items() if self.of(one, now) > 0.001}


@dataclass(eq=False)
class _Request:
    priority: Priority
    number: int
    client: Client
    called: asyncio.Future[None]


class Load:
    """The queue before a number of workers, and what each player's decisions cost."""

    def __init__(self, workers: int, limit: float) -> None:
        self.limit = limit
        self._workers = workers
        self._free = workers
        self._number = 0
        self._waiting: list[_Request] = []
        self._costs: dict[str, float] = {}
        self._of_networks, self._of_people = _Use(), _Use()

    @asynccontextmanager
    async def turn(
        self, priority: Priority, client: Client = NOBODY, patience: float | None = None
    ) -> AsyncIterator[None]:
        """Waits for a free worker, and keeps it until the end; a BusyError after `patience` seconds."""
        await self._wait(priority, client, patience)
        started = time.monotonic()
        try:
            yield
        finally:
            self._of_networks.add(client.network, time.monotonic() - started)
            self._of_people.add(client.who, time.monotonic() - started)
            self._free += 1
            self._wake()

    async def _wait(self, priority: Priority, client: Client, patience: float | None) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        self._number += 1
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        request = _Request(priority, self._number, client, called)
        self._waiting.append(request)
        try:
            async with asyncio.timeout(patience):
                await called
        except (asyncio.CancelledError, TimeoutError) as error:
            with suppress(ValueError):
                self._waiting.remove(request)
            if called.done() and not called.cancelled():  # called and cancelled at once
                self._free += 1
                self._wake()
            if isinstance(error, TimeoutError):
                raise BusyError("no worker was free in time") from None
            raise

    def _wake(self) -> None:
        while self._free and self._waiting:
            now = time.monotonic()
            request = min(self._waiting, key=lambda each: self._rank(each, now))
            self._waiting.remove(request)
            if not request.called.done():
                self._free -= 1
                request.called.set_result(None)

    def _rank(self, request: _Request, now: float) -> tuple[Priority, float, float, int]:
        """Within a priority, whoever has had least of the workers; then in the order of asking."""
        client = request.client
        used = self._of_networks.of(client.network, now), self._of_people.of(client.who, now)
        return request.priority, *used, request.number

    def share(self, player: str, asked: float, client: Client = NOBODY) -> float:
        """How much of its search a player may do now, from 0 to 1, for a move asked for at that time."""
        share = min(1.0, self._allowed(asked, client) / max(self._costs.get(player, _USUAL_COST), 1e-6))
        return share if share >= LEAST_SHARE else 0.0

    def milliseconds(self, wanted: int, asked: float, client: Client = NOBODY) -> int:
        """How long a search by the clock may take now: as long as it wants, if nobody waits."""
        return max(_SHORTEST_MS, min(wanted, int(1000 * self._allowed(asked, client))))

    def _allowed(self, asked: float, client: Client) -> float:
        """Seconds of a worker, so that all who wait are served in what is left of half of the limit.

        Each network has the same part of that time, and shares it among its own requests.
        """
        left = max(0.0, asked + self.limit / 2 - time.monotonic())
        waiting = Counter(each.client.network for each in self._waiting if not each.called.done())
        waiting[client.network] += 1
        return left * self._workers / (len(waiting) * waiting[client.network])

    def took(self, player: str, share: float, seconds: float) -> None:
        """Learns what a decision with the whole search would have cost."""
        if share:
            before = self._costs.get(player, seconds / share)
            self._costs[player] = _MEMORY * before + (1 - _MEMORY) * seconds / share

    def took_too_long(self, player: str, share: float, seconds: float) -> None:
        """Learns from a decision that was stopped: it would have cost more, nobody knows how much."""
        if share:
            self._costs[player] = max(self._costs.get(player, 0.0), 2 * seconds / share)

    @property
    def patience(self) -> float:
        """Seconds that a request waits for a worker; then others must do without a decision."""
        return 2 * self.limit

    def time_left(self, asked: float) -> float:
        """Seconds after which a worker is stopped: never so few that a plain decision could take longer."""
        return max(self.limit - (time.monotonic() - asked), self.limit / 3)
