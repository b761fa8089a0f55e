"""A real server on a free port: in a thread of the test, or as a process that can be killed."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

from upperhand.server.serve import make_server
from upperhand.server.settings import Settings

#: Computers answer at once; but however slow the machine is, nobody is played for, no thought is cut short
#: and no game begins unless a test asks for it.
QUICK: dict[str, Any] = {
    "port": 0,
    "pace": 0.0,
    "grace": 3_600.0,
    "next_wait": 3_600.0,
    "think_limit": 600.0,
    "rate_limits": False,
    "workers": 1,
    "review_effort": 4,
    "log_level": "warning",
}


@contextmanager
def server(folder: Path, **settings: Any) -> Iterator[str]:
    """Its address; it is gone, gracefully, afterwards."""
    addresses: Queue[str] = Queue()
    chosen = Settings(**{"database_url": str(folder / "playroom.db"), **QUICK, **settings})
    running = make_server(chosen, addresses.put)
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        yield addresses.get(timeout=600)
    finally:
        running.should_exit = True
        thread.join()


class ServerProcess:
    """A server that can be killed at any moment and started again on the same database."""

    def __init__(self, database: str, **settings: Any) -> None:
        self._settings = {**QUICK, **settings, "database_url": database}
        self.start()

    def start(self) -> None:
        environment = {f"UPPERHAND_{name.upper()}": str(value) for name, value in self._settings.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "upperhand.cli", "serve"],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        self.address = told.split()[-1]
        self._settings["port"] = int(self.address.rpartition(":")[2])  # people come back to the same address

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stops gracefully; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        code = self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
