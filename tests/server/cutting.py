"""Connections to PostgreSQL that are cut: just after a transaction was committed, or at any moment."""

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingMixIn, ThreadingTCPServer, UnixStreamServer

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


class Wire(ThreadingTCPServer):
    """The network between one process and PostgreSQL: it can break, or lose what is sent without a sign."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, database: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Call)
        self.goal = str(database / _NAME)
        self._changed = threading.Condition()
        self._whole, self._silent = True, False
        self._ends: set[socket.socket] = set()
        #: Ends of connections that were cut, and messages that were held back.
        self.ended, self.held = 0, 0

    def cut(self) -> None:
        """Ends all connections; new ones end at once. What was on its way is lost."""
        with self._changed:
            self._whole = False
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self.ended += len(self._ends)
            self._ends.clear()
            self._changed.notify_all()

    def silence(self) -> None:
        """Nothing arrives any more, and nobody is told; after `heal` it does, unless the wire was cut."""
        with self._changed:
            self._silent = True

    def heal(self) -> None:
        with self._changed:
            self._whole, self._silent = True, False
            self._changed.notify_all()

    def opened(self, *ends: socket.socket) -> bool:
        """Whether a connection with these ends is possible now."""
        with self._changed:
            if self._whole:
                self._ends.update(ends)
            return self._whole

    def closed(self, *ends: socket.socket) -> None:
        with self._changed:
            self._ends.difference_update(ends)

    def passes(self, end: socket.socket) -> bool:
        """Waits while the wire is silent; false if the connection was cut meanwhile."""
        with self._changed:
            self.held += self._silent
            self._changed.wait_for(lambda: not self._silent or end not in self._ends)
            return end in self._ends


class _Call(BaseRequestHandler):
    """One connection through a wire, with a thread for each direction."""

    server: Wire

    def handle(self) -> None:
        with socket.socket(socket.AF_UNIX) as database, suppress(OSError):
            database.connect(self.server.goal)
            if self.server.opened(self.request, database):
                answering = threading.Thread(target=self._pass, args=(database, self.request))
                answering.start()
                self._pass(self.request, database)
                answering.join()
                self.server.closed(self.request, database)

    def _pass(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while (data := source.recv(_AT_ONCE)) and self.server.passes(source):
                goal.sendall(data)
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wire_to(url: str) -> Iterator[tuple[str, Wire]]:
    """The URL of the same database through a wire over TCP."""
    before, _, folder = url.partition("?host=")
    with Wire(Path(folder)) as wire:
        serving = threading.Thread(target=wire.serve_forever)
        serving.start()
        try:
            yield before.replace("@/", f"@127.0.0.1:{wire.server_address[1]}/"), wire
        finally:
            wire.cut()
            wire.shutdown()
            serving.join()
