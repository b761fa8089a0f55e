"""Workers: processes that compute for the server, so its event loop never blocks.

They use a `Pool`, which has deadlines and replaces processes. This module awaits the answers and turns every
failure into a WorkerError.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from upperhand.errors import UpperhandError, reason_of
from upperhand.pool import Pool, WorkerError

T = TypeVar("T")


class WorkRefusedError(WorkerError):
    """The task found its input invalid, and says why in one sentence."""


class Workers:
    """A number of processes, started before the first one is needed; `prepare` loads what they need."""

    def __init__(
        self, count: int, name: str, nice: int = 5, prepare: Callable[[], object] | None = None
    ) -> None:
        self.count = count
        # nice: people's messages come first
        self._pool = Pool(count, name, nice=nice, prepare=prepare, died="the process died")
        self._pool.start()
        self._closed = False

    async def run(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        """Runs a function that a fresh interpreter can import, and returns its answer."""
        if self._closed:
            raise WorkerError("the server is stopping")
        try:
            return await asyncio.wrap_future(self._pool.submit(work, *arguments, limit=limit))
        except WorkerError:
            raise
        except UpperhandError as error:
            raise WorkRefusedError(reason_of(error) or str(error)) from None
        except Exception as error:
            raise WorkerError(f"{type(error).__name__}: {error}") from None

    def close(self) -> None:
        """Stops everything, even in the middle of work."""
        self._closed = True
        self._pool.close()
