"""Inbox: one queue, processed one task at a time.

A task is completed even if its caller has left meanwhile, so a move is never half made.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[], Awaitable[T]]

_log = logging.getLogger(__name__)


class Inbox:
    """The requests to one room, in order of arrival."""

    def __init__(self, name: str) -> None:
        self._closed = False
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._worker = asyncio.create_task(self._run(), name=name)

    async def ask(self, work: Work[T]) -> T:
        """Queues a task and waits for its result."""
        if self._closed:
            raise RefusalError("closed", Reason("room_closed"), status=404)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, answer))
        return await answer

    def post(self, work: Work[None]) -> None:
        """Queues a task without waiting."""
        self._queue.put_nowait((work, None))

    async def close(self) -> None:
        """Stops after the current task; waiting tasks are refused."""
        self._closed = True
        self._worker.cancel()
        with suppress(asyncio.CancelledError):
            await self._worker
        while not self._queue.empty():
            _, answer = self._queue.get_nowait()
            if answer is not None and not answer.done():
                answer.set_exception(RefusalError("closed", Reason("room_closed"), status=404))

    async def _run(self) -> None:
        while True:
            work, answer = await self._queue.get()
            # The current task is finished even when the room is being closed.
            piece = asyncio.ensure_future(_done(work, answer))
            try:
                await asyncio.shield(piece)
            except asyncio.CancelledError:
                await piece
                raise


async def _done(work: Work[Any], answer: asyncio.Future[Any] | None) -> None:
    try:
        outcome = await work()
    except Exception as error:
        if answer is None:
            _log.exception("work in a room failed")
        elif not answer.done():
            answer.set_exception(error)
    else:
        if answer is not None and not answer.done():
            answer.set_result(outcome)


class HasInbox(Protocol):
    @property
    def inbox(self) -> Inbox: ...


Owner = TypeVar("Owner", bound=HasInbox)


def queued(
    verb: Callable[Concatenate[Owner, P], Awaitable[T]],
) -> Callable[Concatenate[Owner, P], Coroutine[Any, Any, T]]:
    """Makes a method a task of its owner's inbox; the caller waits for the result.

    A task in the inbox must not call it: it would wait for itself.
    """

    @wraps(verb)
    async def ask(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await owner.inbox.ask(lambda: verb(owner, *args, **kwargs))

    return ask
