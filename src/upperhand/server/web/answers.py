"""Answers that take a while to make are made once, however many ask, and the last ones are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError

Answer = TypeVar("Answer")


class AnswerCache(Generic[Answer]):
    """At most `most` answers are kept, and at most `waiting` are being made."""

    def __init__(self, most: int, waiting: int = 20) -> None:
        self._most = most
        self._waiting = waiting
        self._tasks: OrderedDict[Hashable, asyncio.Task[Answer]] = OrderedDict()

    def knows(self, key: Hashable) -> bool:
        return key in self._tasks

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer of that key; made if it is not there. One that fails is not kept."""
        task = self._tasks.get(key) or self._begin(key, make)
        self._tasks.move_to_end(key)
        return await asyncio.shield(task)  # others may wait for the same one

    def _begin(self, key: Hashable, make: Callable[[], Awaitable[Answer]]) -> asyncio.Task[Answer]:
        if sum(not task.done() for task in self._tasks.values()) >= self._waiting:
            raise RefusalError("busy", Reason("too_fast"), status=503)
        task = self._tasks[key] = asyncio.create_task(self._made(key, make))
        too_many = max(0, len(self._tasks) - self._most)
        for old in [each for each, one in self._tasks.items() if one.done()][:too_many]:
            del self._tasks[old]
        return task

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[Answer]]) -> Answer:
        try:
            return await make()
        except BaseException:
            self._tasks.pop(key, None)
            raise

    async def close(self) -> None:
        """Stops what is being made."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
