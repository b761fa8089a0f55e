"""Runs a schedule: what a file holds already is read, the rest is played, and every game is kept in order."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Protocol

from upperhand.arena import store
from upperhand.arena.chunk import Chunk
from upperhand.arena.latency import Latency, merge_all
from upperhand.arena.outcome import Outcome
from upperhand.arena.schedule import Schedule
from upperhand.arena.stream import in_order
from upperhand.arena.workers import Workers, local_workers


class StopRule(Protocol):
    """Sees every game once, in order, and says when enough have been played."""

    def enough(self, outcome: Outcome) -> bool: ...


@dataclass
class Run:
    """What came of a schedule: outcomes in its order, fewer than its games if a rule stopped it early."""

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
    """Plays a schedule. With `save` every Record goes there in order, and those there are not played again.

    Whatever ends it, Ctrl-C included, leaves a file that the same call goes on with.
    """
    so_far = Run(schedule)
    done = store.read_done(save, schedule) if save else []
    if save:
        merge_all(so_far.latency, store.read_times(save))
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
            store.append_times(save, times)


def _keep(so_far: Run, chunk: Chunk, save: Path | None, stop: StopRule | None) -> bool:
    """Keeps the games of a chunk up to the one that is enough; whether there was one."""
    before = len(so_far.outcomes)
    enough = _take(so_far, chunk.outcomes, stop)
    if save:
        store.append_lines(save, chunk.lines[: len(so_far.outcomes) - before])
    return enough


def _take(so_far: Run, outcomes: list[Outcome], stop: StopRule | None) -> bool:
    for outcome in outcomes:
        so_far.outcomes.append(outcome)
        if stop and stop.enough(outcome):
            return True
    return False
