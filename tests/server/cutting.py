"""A connection to PostgreSQL that is cut after a transaction was committed, before anybody learns of it."""

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingMixIn, UnixStreamServer

_NAME = ".s.PGSQL.5432"
_AT_ONCE = 1 << 16


class Way(ThreadingMixIn, UnixStreamServer):
    """Passes on what is said, until a transaction with a certain statement was committed."""

    daemon_threads = True

    def __init__(self, folder: Path, database: Path) -> None:
        super().__init__(str(folder / _NAME), _Talk)
        self.goal = str(database / _NAME)
        #: Text that the transaction to cut must contain; empty: none is cut.
        self.statement = b""
        self.cuts = 0


class _Talk(BaseRequestHandler):
    """One connection, with a thread for each direction."""

    server: Way

    def handle(self) -> None:
        self._cut = False
        with socket.socket(socket.AF_UNIX) as database:
            database.connect(self.server.goal)
            answering = threading.Thread(target=self._answer, args=(database,))
            answering.start()
            with suppress(OSError):
                self._ask(database)
            with suppress(OSError):
                database.shutdown(socket.SHUT_WR)
            answering.join()

    def _ask(self, database: socket.socket) -> None:
        wanted = False
        while data := self.request.recv(_AT_ONCE):
            wanted |= bool(self.server.statement) and self.server.statement in data
            if wanted and b"COMMIT" in data:
                self._cut, self.server.statement = True, b""
            database.sendall(data)

    def _answer(self, database: socket.socket) -> None:
        with suppress(OSError):
            while data := database.recv(_AT_ONCE):
                if self._cut:  # it is committed now, but nobody may learn of it
                    self.server.cuts += 1
                    break
                self.request.sendall(data)
        with suppress(OSError):
            self.request.shutdown(socket.SHUT_RDWR)


@contextmanager
def way_to(url: str) -> Iterator[tuple[str, Way]]:
    """The URL of the same database through a connection that can be cut."""
    before, _, database = url.partition("?host=")
    with (
        tempfile.TemporaryDirectory(prefix="upperhand-") as folder,
        Way(Path(folder), Path(database)) as way,
    ):
        serving = threading.Thread(target=way.serve_forever)
        serving.start()
        try:
            yield f"{before}?host={folder}", way
        finally:
            way.shutdown()
            serving.join()
