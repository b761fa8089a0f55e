"""Watchdog: gives up a PostgreSQL that hangs.

A timeout of the database does not help if the database itself has stopped, and its kernel still answers. So
a thread looks at every connection: one whose statement makes no progress for too long is cut off, and whoever
waits for it gets an error.
"""

import os
import socket
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from psycopg.pq import TransactionStatus
from sqlalchemy import Engine, event

_LOOK = 0.5  # seconds between looks


@dataclass
class _Watched:
    connection: Any
    statements: int = 0
    seen: int = -1
    since: float = 0.0


class Watchdog:
    """Watches the connections of an engine until it is closed."""

    def __init__(self, engine: Engine, patience: float) -> None:
        """`patience` is in seconds."""
        self._patience = patience
        self._watched: dict[int, _Watched] = {}
        self._closed = threading.Event()
        event.listen(engine, "connect", self._opened)
        event.listen(engine, "before_cursor_execute", self._counted)
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def _opened(self, connection: Any, _: Any) -> None:
        self._watched[id(connection)] = _Watched(connection)

    def _counted(self, _: Any, cursor: Any, *__: Any) -> None:
        if watched := self._watched.get(id(cursor.connection)):
            watched.statements += 1

    def _watch(self) -> None:
        while not self._closed.wait(_LOOK):
            for key, watched in list(self._watched.items()):
                if watched.connection.closed:
                    del self._watched[key]
                else:
                    self._look_at(watched)

    def _look_at(self, watched: _Watched) -> None:
        now = time.monotonic()
        waits = watched.connection.pgconn.transaction_status == TransactionStatus.ACTIVE
        if not waits or watched.statements != watched.seen:
            watched.seen, watched.since = watched.statements, now
        elif now - watched.since > self._patience:
            _cut(watched.connection)

    def close(self) -> None:
        self._closed.set()
        self._thread.join()


def _cut(connection: Any) -> None:
    """The thread that waits for an answer sees the end of the connection."""
    with suppress(OSError), socket.socket(fileno=os.dup(connection.pgconn.socket)) as cut:
        cut.shutdown(socket.SHUT_RDWR)
