"""Reviews that are being made, and those made last."""

import asyncio
from collections import OrderedDict

from upperhand.server.computers.review import review
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError

_KEPT = 100
_WAITING = 20
_LIMIT = 120.0  # seconds a review may take
_PATIENCE = 1.0  # seconds before who asks is told to come again


class Reviews:
    """A review is made once, however many ask for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._made: OrderedDict[str, asyncio.Task[str]] = OrderedDict()

    def knows(self, record_id: str) -> bool:
        return record_id in self._made

    async def find(self, record_id: str, record: str) -> str | None:
        """The JSON of a review; None while it is being made."""
        task = self._made.get(record_id) or self._begin(record_id, record)
        self._made.move_to_end(record_id)
        await asyncio.wait([task], timeout=_PATIENCE)
        if not task.done():
            return None
        if task.exception() is not None and self._made.get(record_id) is task:  # all who waited come by here
            del self._made[record_id]
        return task.result()

    def _begin(self, record_id: str, record: str) -> asyncio.Task[str]:
        if sum(not task.done() for task in self._made.values()) >= _WAITING:
            raise RefusalError("busy", "too many games are being reviewed; try again in a minute", status=503)
        task = asyncio.create_task(self._workers.run(_LIMIT, review, record_id, record))
        self._made[record_id] = task
        too_many = max(0, len(self._made) - _KEPT)
        for old in [key for key, each in self._made.items() if each.done()][:too_many]:
            del self._made[old]
        return task
