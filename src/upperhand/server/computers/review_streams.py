"""Review streams: reviews as lines that arrive while they are made.

A review is made once, however many clients read it, and the last ones are kept. Its moments are judged by
worker processes of its own with a low priority: tables never wait for a review.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from upperhand import Record
from upperhand.errors import UpperhandError
from upperhand.reason import Reason
from upperhand.review import Moment, SeatDigest
from upperhand.server.computers.review import Sitters, game_line, moment_line, summary_line, with_names
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError
from upperhand.server.web.wire.review import ReviewFailure

_log = logging.getLogger(__name__)

#: Stores what a review found about each seat of a game.
Keep = Callable[[str, Sequence[SeatDigest]], Awaitable[None]]

_KEPT = 100
_WAITING = 20
_WAITING_OF_ONE = 4  # asked for from one address: the others find a place
_LIMIT = 60.0  # seconds that one moment may take


class ReviewStream:
    """The lines of one review so far, and a way to wait for more."""

    def __init__(self, network: str = "") -> None:
        """`network` is where the request for it came from."""
        self.network = network
        self._lines: list[str] = []
        self._more = asyncio.Condition()
        self.done = self.failed = False

    async def add(self, line: str, *, last: bool = False, failed: bool = False) -> None:
        async with self._more:
            self._lines.append(line)
            self.done, self.failed = last, failed
            self._more.notify_all()

    async def lines(self) -> AsyncIterator[str]:
        """All lines from the first, as they come."""
        told = 0
        while told < len(self._lines) or not self.done:
            for line in self._lines[told:]:
                yield line
                told += 1
            async with self._more:
                while told == len(self._lines) and not self.done:
                    await self._more.wait()


class ReviewStreams:
    """Runs reviews, and keeps the last ones."""

    def __init__(self, workers: Workers, effort: int, keep: Keep | None = None) -> None:
        self._workers = workers
        self._effort = effort
        self._store = keep
        self._streams: OrderedDict[str, ReviewStream] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def knows(self, record_id: str) -> bool:
        return record_id in self._streams

    def open(self, record_id: str, record: str, sitters: Sitters = (), network: str = "") -> ReviewStream:
        """The review of a game; starts it if nobody did."""
        found = self._streams.get(record_id) or self._begin(record_id, record, sitters, network)
        self._streams.move_to_end(record_id)
        return found

    def _begin(self, record_id: str, record: str, sitters: Sitters, network: str) -> ReviewStream:
        running = [stream for stream in self._streams.values() if not stream.done]
        if len(running) >= _WAITING or sum(each.network == network for each in running) >= _WAITING_OF_ONE:
            raise RefusalError("busy", Reason("too_many_reviews"), status=503)
        stream = self._streams[record_id] = ReviewStream(network)
        task = asyncio.create_task(self._make(record_id, record, sitters, stream))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        too_many = max(0, len(self._streams) - _KEPT)
        for old in [key for key, each in self._streams.items() if each.done][:too_many]:
            del self._streams[old]
        return stream

    async def _make(self, record_id: str, record: str, sitters: Sitters, stream: ReviewStream) -> None:
        try:
            await stream.add(await self._workers.run(_LIMIT, game_line, record_id, record, sitters))
            told = with_names(Record.from_json(record), (name for name, _ in sitters)).to_json()
            moments = [moment async for moment in self._moments(told, stream)]
            line, digests = await self._workers.run(_LIMIT, summary_line, told, moments)
            await self._keep(record_id, digests)
            await stream.add(line, last=True)
        except UpperhandError as error:
            if self._streams.get(record_id) is stream:  # the next client may try again
                del self._streams[record_id]
            failure = ReviewFailure(reason=Reason("review_failed", problem=error))
            await stream.add(failure.model_dump_json(), last=True, failed=True)

    async def _keep(self, record_id: str, digests: list[SeatDigest]) -> None:
        """A review is worth reading also if it could not be stored."""
        try:
            if self._store is not None:
                await self._store(record_id, digests)
        except (SQLAlchemyError, OSError) as error:
            _log.error("a review was not stored", extra={"problem": type(error).__name__})

    async def _moments(self, record: str, stream: ReviewStream) -> AsyncIterator[Moment]:
        """In their order; every process has one to judge, and one in reserve."""
        running: deque[asyncio.Task[tuple[Moment, str]]] = deque()
        try:
            for ply in range(len(Record.from_json(record).moves) + 1):
                judging = self._workers.run(_LIMIT, moment_line, record, ply, self._effort)
                running.append(asyncio.create_task(judging))
                if len(running) > self._workers.count:
                    yield await self._told(running.popleft(), stream)
            while running:
                yield await self._told(running.popleft(), stream)
        finally:
            for task in running:
                task.cancel()

    async def _told(self, task: asyncio.Task[tuple[Moment, str]], stream: ReviewStream) -> Moment:
        moment, line = await task
        await stream.add(line)
        return moment

    async def close(self) -> None:
        """Stops all reviews."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
