"""Journal: writes that are on disk before anybody hears of them.

Many rooms write at once, and a disk is slow to confirm. So everything that arrives while one transaction
commits goes together into the next one. Each write is atomic, and a failed write does not affect others.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, select
from sqlalchemy.exc import OperationalError, ResourceClosedError, SQLAlchemyError
from sqlalchemy.sql import Executable

from upperhand.server.storage.schema import ProcessRow

#: A statement and the values of one row.
Change = tuple[Executable, dict[str, Any]]
#: A function that reads before it writes, within the transaction; it may run again after a failure.
Work = Callable[[Connection], None]

_AT_ONCE = 500


class LeaseLostError(SQLAlchemyError):
    """The process that wrote does not own its rooms any more; nothing was stored."""

    def __init__(self) -> None:
        super().__init__("another process has these rooms now")


class _Job(NamedTuple):
    changes: Sequence[Change | Work]
    #: The process that must still have its lease; 0 if that does not matter.
    owner: int
    done: asyncio.Future[None]


#: Nobody can end these leases until the transaction is over.
_LEASES = (
    select(ProcessRow.number)
    .where(ProcessRow.number.in_(bindparam("owners", expanding=True)))
    .with_for_update(read=True, key_share=True)
)


class Journal:
    """The only writer of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._closed = False
        self._worker = asyncio.create_task(self._run(), name="journal")

    async def write(self, *changes: Change | Work, owner: int = 0) -> None:
        """Returns when the changes are durable; raises if they are not, and then none of them is stored.

        `owner` is the number of the process that has the room of the changes: a LeaseLostError if its lease
        has ended.
        """
        if self._closed:
            raise ResourceClosedError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(changes, owner, done))
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
            await self._commit(
                [change for job in jobs for change in job.changes], {job.owner for job in jobs}
            )
        except Exception as error:  # whatever the error is, the next batch must be written
            if len(jobs) == 1 or isinstance(error, OperationalError):  # none could be stored now
                _tell(jobs, error)
            else:  # one of them caused the error; the others must not suffer
                for job in jobs:
                    await self._write([job])
        else:
            _tell(jobs, None)

    async def _commit(self, changes: list[Change | Work], owners: set[int]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, _write_here, self._engine, changes, owners - {0})


def _write_here(engine: Engine, changes: list[Change | Work], owners: set[int]) -> None:
    """Runs the whole transaction in one thread, so the event loop wakes up only once."""
    with engine.begin() as connection:
        if owners and len(connection.execute(_LEASES, {"owners": sorted(owners)}).all()) < len(owners):
            raise LeaseLostError
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
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
