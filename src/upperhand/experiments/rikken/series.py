"""Runs many like pieces of work on all cores, keeping each result: a run that was stopped goes on."""

import json
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

from upperhand.arena.workers import cores
from upperhand.experiments.rikken.part import Progress, Setup

# Does the piece of that number and gives back what JSON can hold. A function of a module or a value of a
# frozen dataclass, as it travels to other processes; chance comes from the number alone.
Piece = Callable[[int], Any]

AHEAD = 4  # chunks waiting for each worker, so that nobody idles while one takes long


def run_series(
    piece: Piece, count: int, name: str, setup: Setup, progress: Progress, chunk: int = 16
) -> list[Any]:
    """The results of pieces 0 to `count` - 1 in order, kept one a line in the file of that name.

    The file is of one piece of work alone: whoever changes what is done gives it another name.
    """
    path = setup.folder / f"{name}.jsonl"
    done = _read(path)[:count]
    progress(name, len(done), count)
    if len(done) < count:
        with path.open("a", encoding="ascii") as file:
            for results in _chunks(piece, len(done), count, chunk, setup.workers or cores()):
                file.writelines(f"{json.dumps(each, separators=(',', ':'))}\n" for each in results)
                file.flush()
                done += results
                progress(name, len(done), count)
    return done


def _read(path: Path) -> list[Any]:
    """What an earlier run kept; a last line that was cut off is dropped from the file."""
    if not path.exists():
        return []
    text = path.read_text(encoding="ascii")
    whole = text[: text.rfind("\n") + 1]
    if len(whole) < len(text):
        path.write_text(whole, encoding="ascii")
    return [json.loads(line) for line in whole.splitlines()]


def _chunks(piece: Piece, first: int, end: int, size: int, workers: int) -> Iterator[list[Any]]:
    bounds = [(start, min(start + size, end)) for start in range(first, end, size)]
    if workers == 1:
        yield from (_do(piece, start, stop) for start, stop in bounds)
        return
    # Fresh interpreters: copies of a running one may hold locks of threads that they do not have.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        workers, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    running: deque[Future[list[Any]]] = deque()
    try:
        for start, stop in bounds:
            running.append(pool.submit(_do, piece, start, stop))
            if len(running) >= AHEAD * workers:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _do(piece: Piece, start: int, stop: int) -> list[Any]:
    # What a file gives back later must be what was given back now, tuples as lists included.
    return [json.loads(json.dumps(piece(number))) for number in range(start, stop)]
