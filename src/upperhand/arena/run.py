"""Runs a schedule: reads the games that a file already has, plays the rest, and keeps every game in order.

The module goes from the bottom up: a chunk of games is played, in this process or in others (or on a
`cluster`); chunks arrive in any order and are sorted into the order of the schedule; a run keeps them until
all are played or a rule stops it.
"""

from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from upperhand.arena.latency import Latency, Timed, append_times, merge_all, read_times
from upperhand.arena.outcome import Outcome, append_lines, broken, failed, finished, read_done, tagged
from upperhand.arena.schedule import Fixture, Schedule
from upperhand.errors import PlayerError
from upperhand.match import play_game
from upperhand.pool import AHEAD, Pool, cores

TARGET_SECONDS = 0.5  # of a chunk: long enough to cost nothing, short enough for progress and for Ctrl-C
MAX_SIZE = 256

# Chunks: games played in one place one after the other.


@dataclass
class Chunk:
    """Games `first`, `first` + 1, ... of a schedule: the line of each Record, and its outcome."""

    first: int
    lines: list[str] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    latency: dict[str, Latency] = field(default_factory=dict)
    seconds: float = 0.0


def play_chunk(schedule: Schedule, first: int, size: int) -> Chunk:
    """Plays this many games of a schedule, starting with `first`."""
    start = perf_counter()
    chunk = Chunk(first)
    for position in range(first, first + size):
        line, outcome = play_fixture(schedule[position], chunk.latency)
        chunk.lines.append(line)
        chunk.outcomes.append(outcome)
    chunk.seconds = perf_counter() - start
    return chunk


def play_fixture(fixture: Fixture, latency: dict[str, Latency]) -> tuple[str, Outcome]:
    """Plays one game: returns the line of its Record and its outcome, which may be a player's failure."""
    match, state = fixture.match, fixture.start()
    entrants = [match.entrants[entrant] for entrant in fixture.seating]
    players = [Timed(each.player, latency.setdefault(each.name, Latency())) for each in entrants]
    seeing = [seat for seat, each in enumerate(entrants) if each.sees_all]
    try:
        record = play_game(state, players, match.seed, fixture.number, game=match.game, seeing=seeing)
    except PlayerError as error:
        failure = failed(fixture, error)
        return failure.record.to_json(), broken(failure)
    return tagged(record, fixture).to_json(), finished(state, match.game)


# Where chunks are played.


class Workers(Protocol):
    """A place that plays chunks of one schedule. A ticket represents a chunk in progress."""

    @property
    def capacity(self) -> int:
        """How many chunks are played at a time; it may change as workers come and go."""

    def submit(self, first: int, size: int) -> Any:
        """Starts a chunk and returns its ticket."""

    def next_done(self, tickets: Collection[Any]) -> tuple[Any, Chunk]:
        """Waits for one of the tickets; returns the ticket and its chunk."""

    def close(self) -> None:
        """Stops all workers, even in the middle of a game."""


class ThisProcess:
    """Plays every chunk in this process, when it is waited for."""

    capacity = 1

    def __init__(self, schedule: Schedule) -> None:
        self._schedule = schedule

    def submit(self, first: int, size: int) -> tuple[int, int]:
        return first, size

    def next_done(self, tickets: Collection[tuple[int, int]]) -> tuple[tuple[int, int], Chunk]:
        ticket = min(tickets)
        return ticket, play_chunk(self._schedule, *ticket)

    def close(self) -> None:
        """There are no workers to stop."""


class Processes:
    """Processes on this machine, each of which gets the schedule once."""

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
    """Workers on this machine; the default is one per core."""
    count = cores() if count is None else count
    return ThisProcess(schedule) if count == 1 else Processes(schedule, count)


# Chunks in the order of the schedule, in whatever order they arrive.


def in_order(workers: Workers, first: int, end: int) -> Iterator[Chunk]:
    """Plays games `first` to `end` - 1 and yields their chunks in order.

    Chunks start with one game and grow to take half a second; this does not change any game.
    """
    size, submitted, wanted = 1, first, first
    running: set[object] = set()
    waiting: dict[int, Chunk] = {}
    while wanted < end:
        capacity = workers.capacity
        room = min(2 * capacity, AHEAD * capacity - len(waiting))
        while submitted < end and len(running) < room:
            count = min(size, max(1, (end - submitted) // (2 * capacity)))
            running.add(workers.submit(submitted, count))
            submitted += count
        ticket, chunk = workers.next_done(running)
        running.remove(ticket)
        waiting[chunk.first] = chunk
        size = _next_size(chunk)
        while wanted in waiting:
            chunk = waiting.pop(wanted)
            wanted += len(chunk.outcomes)
            yield chunk


def _next_size(chunk: Chunk) -> int:
    """The size that would have taken the target time, but at most double: the first games say little."""
    played = len(chunk.outcomes)
    fitting = int(played * TARGET_SECONDS / max(chunk.seconds, 1e-9))
    return max(1, min(fitting, 2 * played, MAX_SIZE))


# The run.


class StopRule(Protocol):
    """Sees every game once, in order, and says when enough have been played."""

    def enough(self, outcome: Outcome) -> bool: ...


@dataclass
class Run:
    """The result of a schedule: outcomes in its order, fewer than its games if a rule stopped it early."""

    schedule: Schedule
    outcomes: list[Outcome] = field(default_factory=list)
    latency: dict[str, Latency] = field(default_factory=dict)
    played: int = 0  # now, not by an earlier run
    seconds: float = 0.0


Progress = Callable[[Run], None]
MakeWorkers = Callable[[Schedule], Workers]


def run(
    schedule: Schedule,
    *,
    workers: MakeWorkers = local_workers,
    save: Path | None = None,
    stop: StopRule | None = None,
    progress: Progress | None = None,
) -> Run:
    """Plays a schedule. With `save`, Records go there in order, and existing ones are not played again.

    Whatever ends it, including Ctrl-C, leaves a file from which the same call resumes.
    """
    so_far = Run(schedule)
    done = read_done(save, schedule) if save else []
    if save:
        merge_all(so_far.latency, read_times(save))
    if not _take(so_far, done, stop) and len(done) < len(schedule):
        _play_rest(so_far, workers, save, stop, progress)
    return so_far


def _play_rest(
    so_far: Run, workers: MakeWorkers, save: Path | None, stop: StopRule | None, progress: Progress | None
) -> None:
    start, before, times = perf_counter(), len(so_far.outcomes), dict[str, Latency]()
    if progress:
        progress(so_far)
    place = workers(so_far.schedule)
    try:
        for chunk in in_order(place, before, len(so_far.schedule)):
            merge_all(times, chunk.latency)
            enough = _keep(so_far, chunk, save, stop)
            so_far.played = len(so_far.outcomes) - before
            so_far.seconds = perf_counter() - start
            if progress:
                progress(so_far)
            if enough:
                return
    finally:
        place.close()
        merge_all(so_far.latency, times)
        if save and times:
            append_times(save, times)


def _keep(so_far: Run, chunk: Chunk, save: Path | None, stop: StopRule | None) -> bool:
    """Keeps the games of a chunk until the stop rule has enough; returns whether it has."""
    before = len(so_far.outcomes)
    enough = _take(so_far, chunk.outcomes, stop)
    if save:
        append_lines(save, chunk.lines[: len(so_far.outcomes) - before])
    return enough


def _take(so_far: Run, outcomes: list[Outcome], stop: StopRule | None) -> bool:
    for outcome in outcomes:
        so_far.outcomes.append(outcome)
        if stop and stop.enough(outcome):
            return True
    return False
