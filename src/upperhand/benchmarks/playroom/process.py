"""The server that is measured: a process of its own, and what the system says it has used."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from upperhand.errors import UpperhandError

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")

#: Nobody is taken over while the crowd comes in, and no deal waits; a crowd from one address is no attack.
_SETTINGS: dict[str, Any] = {
    "port": 0,
    "rate_limits": False,
    "grace": 3_600.0,
    "next_wait": 3_600.0,
    "log_level": "warning",
}


class ServerProcess:
    """Runs as long as the `with` block lasts."""

    def __init__(
        self,
        database: Path | str,
        workers: int = 1,
        processes: int = 1,
        chosen: Mapping[str, Any] | None = None,
    ) -> None:
        """`workers` compute for computers, `processes` serve; of the latter several need PostgreSQL.

        `chosen` are other settings than the usual ones of a measurement.
        """
        settings = {**_SETTINGS, "database_url": str(database), "workers": workers, "processes": processes}
        settings |= chosen or {}
        self._alone = processes == 1
        environment = {f"UPPERHAND_{name.upper()}": str(value) for name, value in settings.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "upperhand.cli", "serve"],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        told = self._process.stdout.readline().split()
        if not told:
            raise UpperhandError("the server to measure did not start")
        self.port = int(told[-1].rpartition(":")[2])

    @property
    def processor_seconds(self) -> float:
        """What all its threads have used, in the system as well; of several processes, all of them."""
        pids = [self._process.pid] if self._alone else self._of_system("children").split()
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / _TICKS

    @property
    def memory(self) -> int:
        """Bytes that it has in memory."""
        return int(self._of_system("statm").split()[1]) * _PAGE

    def counted(self, name: str) -> float:
        """The sum of a metric over its labels."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith((f"{name} ", f"{name}{{")))

    def _of_system(self, name: str) -> str:
        pid = self._process.pid
        return Path(f"/proc/{pid}/task/{pid}/{name}").read_text()

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
