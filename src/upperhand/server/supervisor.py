"""Supervisor: several server processes on one port.

Each is a whole server; together they share a PostgreSQL (`storage.leases`). One that ends is started again.
SIGHUP replaces one after the other, which is how a new version takes over without a pause.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from upperhand.errors import UpperhandError
from upperhand.server.settings import Settings

_log = logging.getLogger(__name__)

_AGAIN = 1.0  # seconds until a process is started again
_LOOK = 0.5  # seconds

#: Serves at the sockets until it is asked to stop; tells its address when it is ready.
Serve = Callable[[Settings, Sequence[socket.socket], Callable[[str], None]], None]


@dataclass
class _Worker:
    place: int
    process: SpawnProcess
    told: Connection
    since: float = field(default_factory=time.monotonic)
    address: str = ""
    #: The one that takes its place, once that is ready.
    successor: "_Worker | None" = None


class Supervisor:
    """Runs in a process that does nothing else."""

    def __init__(
        self,
        settings: Settings,
        sockets: Sequence[socket.socket],
        serve: Serve,
        started: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._sockets = sockets
        self._serve = serve
        self._tell: Callable[[str], None] | None = started
        self._context = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        #: When a place is filled again.
        self._vacant: dict[int, float] = {}
        self._to_replace: list[int] = []
        self._stopping = False

    def run(self) -> None:
        """Until SIGTERM or SIGINT; an error if the first processes cannot start."""
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace_all)
        for place in range(self._settings.processes):
            self._start(place)
        while self._workers or self._vacant:
            self._wait()
            self._hear()
            self._bury()
            self._fill()
            self._replace_next()
        if self._tell is not None and not self._stopping:
            raise UpperhandError("the server processes did not start; the lines above say why")

    def _stop(self, *_: object) -> None:
        self._stopping = True
        self._vacant.clear()
        self._end_all()

    def _replace_all(self, *_: object) -> None:
        self._to_replace = [worker.place for worker in self._workers]

    def _start(self, place: int) -> _Worker:
        told, tell = self._context.Pipe(duplex=False)
        port = self._settings.metrics_port
        settings = replace(self._settings, metrics_port=port + place if port else 0)
        process = self._context.Process(target=_work, args=(self._serve, settings, self._sockets, tell))
        process.start()
        tell.close()
        worker = _Worker(place, process, told)
        self._workers.append(worker)
        if self._stopping:  # the signal came meanwhile
            process.terminate()
        return worker

    def _wait(self) -> None:
        sentinels = [worker.process.sentinel for worker in self._workers]
        wait([*sentinels, *(worker.told for worker in self._workers if not worker.address)], timeout=_LOOK)

    def _hear(self) -> None:
        for worker in self._workers:
            if not worker.address and worker.told.poll():
                with suppress(EOFError):  # it has ended
                    worker.address = worker.told.recv()
        if self._tell is not None and all(worker.address for worker in self._workers):
            self._tell(self._workers[0].address)
            self._tell = None
        for worker in self._workers:
            if worker.successor is not None and worker.successor.address:
                worker.process.terminate()

    def _bury(self) -> None:
        for worker in [worker for worker in self._workers if not worker.process.is_alive()]:
            self._workers.remove(worker)
            worker.told.close()
            if self._tell is not None:  # nobody has been served yet
                self._end_all()
            elif not self._stopping and worker.successor is None:
                _log.error("a server process has ended", extra={"code": worker.process.exitcode})
                quick = time.monotonic() - worker.since < _AGAIN
                self._vacant[worker.place] = time.monotonic() + (_AGAIN if quick else 0.0)

    def _end_all(self) -> None:
        for worker in self._workers:
            worker.process.terminate()

    def _fill(self) -> None:
        for place in [place for place, at in self._vacant.items() if at <= time.monotonic()]:
            del self._vacant[place]
            self._start(place)

    def _replace_next(self) -> None:
        """One at a time: the next is replaced when the successor of the last one serves."""
        waiting = any(worker.successor is not None or not worker.address for worker in self._workers)
        if self._stopping or waiting or self._vacant or not self._to_replace:
            return
        place = self._to_replace.pop(0)
        old = next((worker for worker in self._workers if worker.place == place), None)
        if old is not None:
            old.successor = self._start(place)


def _work(serve: Serve, settings: Settings, sockets: Sequence[socket.socket], tell: Connection) -> None:
    """One server process."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    serve(settings, sockets, tell.send)


def _end_with(parent: int) -> None:
    """A supervisor that was killed cannot stop anybody."""
    wait([parent])
    os.kill(os.getpid(), signal.SIGTERM)
