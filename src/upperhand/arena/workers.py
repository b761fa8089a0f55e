"""Where chunks are played: in this process, or in processes of this machine. `cluster` has a third place."""

from collections.abc import Collection
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any, Protocol

from upperhand.arena.chunk import Chunk, play_chunk
from upperhand.arena.schedule import Schedule
from upperhand.pool import Pool, cores


class Workers(Protocol):
    """A place that plays chunks of one schedule. A ticket stands for a chunk that is being played."""

    @property
    def capacity(self) -> int:
        """How many chunks are played at a time; it may change as workers come and go."""

    def submit(self, first: int, size: int) -> Any:
        """Has a chunk played; its ticket."""

    def next_done(self, tickets: Collection[Any]) -> tuple[Any, Chunk]:
        """Waits for one of the tickets; the ticket and its chunk."""

    def close(self) -> None:
        """Lets everybody go, in the middle of a game if need be."""


class ThisProcess:
    """Plays every chunk itself, when it is waited for."""

    capacity = 1

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule

    def submit(self, first: int, size: int) -> tuple[int, int]:
        return first, size

    def next_done(self, tickets: Collection[tuple[int, int]]) -> tuple[tuple[int, int], Chunk]:
        ticket = min(tickets)
        return ticket, play_chunk(self._schedule, *ticket)

    def close(self) -> None:
        """Nobody is there to let go."""


class Processes:
    """So many processes of this machine, each given the schedule once."""

    def __init__(self, schedule: Schedule, count: int) -> None:
        self.capacity = count
        self._pool = Pool(count, given=(schedule,), died="a worker process died in the middle of a game")

    def submit(self, first: int, size: int) -> Future[Chunk]:
        return self._pool.submit(play_chunk, first, size)

    def next_done(self, tickets: Collection[Future[Chunk]]) -> tuple[Future[Chunk], Chunk]:
        done, _ = wait(tickets, return_when=FIRST_COMPLETED)
        ticket = done.pop()
        return ticket, ticket.result()

    def close(self) -> None:
        self._pool.close()


def local_workers(schedule: Schedule, count: int | None = None) -> Workers:
    """So many workers of this machine, as a rule one a core."""
    count = cores() if count is None else count
    return ThisProcess(schedule) if count == 1 else Processes(schedule, count)
