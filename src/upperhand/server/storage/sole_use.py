"""Sole use: one server at a time works with a database.

A second one would restore the same rooms, find nobody connected there, and play people's cards. So a server
holds a lock for as long as it lives: on a file beside an SQLite database, or in PostgreSQL itself by a
connection. Both are released when the process dies, however it does.
"""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import SQLAlchemyError

from upperhand.errors import SpecError
from upperhand.server.storage.database import database_url, open_engine

_log = logging.getLogger(__name__)

#: Of the advisory lock in PostgreSQL, which is one per database.
_KEY = 0x75707065726861
#: Seconds in which the connection of a server that has just died is noticed as closed.
_PATIENCE = 10.0
_AGAIN = 0.2  # seconds until the lock is tried again
_CHECK = 5.0  # seconds between looks at the connection that holds the lock


class InUseError(SpecError):
    """Another server works with this database."""

    def __init__(self, url: URL) -> None:
        where = url.render_as_string(hide_password=True)
        super().__init__(
            f"another server uses the database {where}: stop that one first, or name another database"
        )


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Holds the lock of a database; an InUseError if another server has it."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        with _locked_file(url):
            yield
        return
    lock = _PostgresLock(url)
    lock.take()
    try:
        yield
    finally:
        lock.release()


# --- SQLite ---


@contextmanager
def _locked_file(url: URL) -> Iterator[None]:
    """A file of its own: SQLite loses its locks on a file that the process opens a second time."""
    path = Path(f"{url.database}.lock")
    with open(path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            _lock(file)
        except OSError:
            raise InUseError(url) from None
        yield


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- PostgreSQL ---


class _PostgresLock:
    """A lock that a connection holds. If the connection breaks, it is taken again by a new one."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = open_engine(url).execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._process = 0  # of the database, that serves the connection
        self._released = threading.Event()
        self._keeper = threading.Thread(target=self._keep, name="lock of the database", daemon=True)

    def take(self) -> None:
        until = time.monotonic() + _PATIENCE
        while not self._try():
            if time.monotonic() > until:
                self._engine.dispose()
                raise InUseError(self._url)
            time.sleep(_AGAIN)
        self._keeper.start()

    def _try(self) -> bool:
        connection = self._engine.connect()
        taken = bool(connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _KEY}))
        if not taken:
            connection.close()
            return False
        self._connection = connection
        self._process = int(connection.scalar(text("SELECT pg_backend_pid()")) or 0)
        return True

    def _keep(self) -> None:
        while not self._released.wait(_CHECK):
            try:
                if not (self._holds() or self._take_again()):
                    _log.critical("another server uses the database; this one stops")
                    os.kill(os.getpid(), signal.SIGTERM)
                    return
            except SQLAlchemyError as error:  # nothing can be stored now either
                _log.error("the lock of the database is not sure", extra={"problem": type(error).__name__})

    def _holds(self) -> bool:
        try:
            assert self._connection is not None
            return bool(self._connection.scalar(text("SELECT 1")) == 1)
        except SQLAlchemyError:
            return False

    def _take_again(self) -> bool:
        """The database was restarted, or the connection cut: then our old one may not have noticed yet."""
        if self._connection is not None:
            self._connection.invalidate()
        before = self._process
        if self._try():
            return True
        with self._engine.connect() as connection:
            connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": before})
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            if self._try():
                return True
            time.sleep(_AGAIN)
        return False

    def release(self) -> None:
        self._released.set()
        self._keeper.join(timeout=1.0)
        self._engine.dispose()
