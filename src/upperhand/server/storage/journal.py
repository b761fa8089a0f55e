"""Journal: writes that are on disk before anybody hears of them.

Many rooms write at once, and a disk is slow to confirm. So everything that arrives while one transaction
commits goes together into the next one. Each write is atomic, and a failed write does not affect others.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, ResourceClosedError
from sqlalchemy.sql import Executable

#: A statement and the values of one row.
Change = tuple[Executable, dict[str, Any]]
#: A function that reads before it writes, within the transaction; it may run again after a failure.
Work = Callable[[Connection], None]
_Job = tuple[Sequence[Change | Work], asyncio.Future[None]]

_AT_ONCE = 500


class Journal:
    """The only writer of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._closed = False
        self._worker = asyncio.create_task(self._run(), name="journal")

    async def write(self, *changes: Change | Work) -> None:
        """Returns when the changes are durable; raises if they are not, and then none of them is stored."""
        if self._closed:
            raise ResourceClosedError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((changes, done))
        await done

    async def close(self) -> None:
        """Writes what is waiting, and stops; a later caller must not wait forever."""
        self._closed = True
        self._jobs.put_nowait(None)
        with suppress(asyncio.CancelledError):
            await self._worker
        self._thread.shutdown()

    async def _run(self) -> None:
        while (first := await self._jobs.get()) is not None:
            jobs, last = self._waiting(first)
            await self._write(jobs)
            if last:
                return

    def _waiting(self, first: _Job) -> tuple[list[_Job], bool]:
        jobs = [first]
        while len(jobs) < _AT_ONCE and not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    async def _write(self, jobs: list[_Job]) -> None:
        try:
            await self._commit([change for changes, _ in jobs for change in changes])
        except Exception as error:  # whatever the error is, the next batch must be written
            if len(jobs) == 1 or isinstance(error, OperationalError):  # none could be stored now
                _tell(jobs, error)
            else:  # one of them caused the error; the others must not suffer
                for job in jobs:
                    await self._write([job])
        else:
            _tell(jobs, None)

    async def _commit(self, changes: list[Change | Work]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, _write_here, self._engine, changes)


def _write_here(engine: Engine, changes: list[Change | Work]) -> None:
    """Runs the whole transaction in one thread, so the event loop wakes up only once."""
    with engine.begin() as connection:
        _execute(connection, changes)


def _execute(connection: Connection, changes: list[Change | Work]) -> None:
    for _, alike in groupby(changes, key=_statement):
        _execute_alike(connection, list(alike))


def _statement(change: Change | Work) -> int:
    """Distinguishes statements; all functions count as the same."""
    return id(change[0]) if isinstance(change, tuple) else 0


def _execute_alike(connection: Connection, alike: list[Change | Work]) -> None:
    rows = [change[1] for change in alike if isinstance(change, tuple)]
    if isinstance(alike[0], tuple):
        connection.execute(alike[0][0], rows if len(rows) > 1 else rows[0])
    for work in alike:
        if not isinstance(work, tuple):
            work(connection)


def _tell(jobs: list[_Job], error: Exception | None) -> None:
    for _, done in jobs:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
