"""A stream of chunks in the order of the schedule, however they come back."""

from collections.abc import Iterator

from upperhand.arena.chunk import Chunk
from upperhand.arena.workers import Workers

TARGET_SECONDS = 0.5  # of a chunk: long enough to cost nothing, short enough for progress and for Ctrl-C
MAX_SIZE = 256
# Chunks ahead of the one that is next in order, for each worker: nobody idles while one plays a long game.
AHEAD = 4


def in_order(workers: Workers, first: int, end: int) -> Iterator[Chunk]:
    """Plays games `first` to `end` - 1 and yields their chunks in order.

    Chunks start with one game and grow to take half a second; that changes no game.
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
    """What would have taken the target time, but at most double: the first games tell little."""
    played = len(chunk.outcomes)
    fitting = int(played * TARGET_SECONDS / max(chunk.seconds, 1e-9))
    return max(1, min(fitting, 2 * played, MAX_SIZE))
