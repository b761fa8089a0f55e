"""Workers: processes that compute for the server, so that its event loop never waits.

They are a `Pool`, whose deadlines and replaced processes are made for this. What is added here: answers are
awaited, and whatever goes wrong is a WorkerError.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from upperhand.errors import UpperhandError
from upperhand.pool import Pool, WorkerError

T = TypeVar("T")


class WorkRefusedError(WorkerError):
    """The work itself found that what it was given cannot be, and says why in a sentence."""


class Workers:
    """So many processes, which have been started when the first is needed."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self._pool = Pool(count, name, nice=5, died="the process died")  # nice: people's messages come first
        self._pool.start()
        self._closed = False

    async def run(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        """The answer of a function that a fresh interpreter can import."""
        if self._closed:
            raise WorkerError("the server stops")
        try:
            return await asyncio.wrap_future(self._pool.submit(work, *arguments, limit=limit))
        except WorkerError:
            raise
        except UpperhandError as error:
            raise WorkRefusedError(str(error)) from None
        except Exception as error:
            raise WorkerError(f"{type(error).__name__}: {error}") from None

    def close(self) -> None:
        """Stops everything, in the middle of work if need be."""
        self._closed = True
        self._pool.close()
