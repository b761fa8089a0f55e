"""Where chunks are played: in this process, or in processes of this machine. `cluster` has a third place."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol

from upperhand.arena.chunk import Chunk, play_chunk
from upperhand.arena.schedule import Schedule
from upperhand.errors import UpperhandError

_DIED = "a worker process died in the middle of a game"


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
        self._others = set(multiprocessing.active_children())
        # Fresh interpreters: copies of a running one may hold locks of threads that they do not have.
        self._pool = ProcessPoolExecutor(
            count, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(schedule,)
        )

    def submit(self, first: int, size: int) -> Future[Chunk]:
        try:
            with _deaf():
                return self._pool.submit(_play, first, size)
        except BrokenProcessPool:
            raise UpperhandError(_DIED) from None

    def next_done(self, tickets: Collection[Future[Chunk]]) -> tuple[Future[Chunk], Chunk]:
        done, _ = wait(tickets, return_when=FIRST_COMPLETED)
        ticket = done.pop()
        try:
            return ticket, ticket.result()
        except BrokenProcessPool:
            raise UpperhandError(_DIED) from None

    def close(self) -> None:
        for child in set(multiprocessing.active_children()) - self._others:
            child.terminate()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, not even before it could choose not to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def local_workers(schedule: Schedule, count: int | None = None) -> Workers:
    """So many workers of this machine, as a rule one a core."""
    count = cores() if count is None else count
    return ThisProcess(schedule) if count == 1 else Processes(schedule, count)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_schedule: Schedule  # of this worker process


def _begin(schedule: Schedule) -> None:
    global _schedule
    _schedule = schedule
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process, which lets us go
    sys.stdout = sys.stderr  # standard output is for results, not for what a player prints


def _play(first: int, size: int) -> Chunk:
    return play_chunk(_schedule, first, size)
