"""Sole use: one server at a time works with an SQLite file.

A second one would restore the same rooms, find nobody connected there, and play people's cards. So a server
holds a lock on a file beside the database for as long as it lives; it is released when the process dies,
however it does. Servers on PostgreSQL share it (`leases.py`).
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from upperhand.errors import SpecError
from upperhand.server.storage.database import database_url


class InUseError(SpecError):
    """Another server works with this database."""

    def __init__(self, url: URL) -> None:
        where = url.render_as_string(hide_password=True)
        super().__init__(
            f"another server uses the database {where}: stop that one first, or name another database"
        )


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Holds the lock of an SQLite file; an InUseError if another server has it."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    # A file of its own: SQLite loses its locks on a file that the process opens a second time.
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
