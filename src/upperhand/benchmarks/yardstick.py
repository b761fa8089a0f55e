"""Compiles and runs a yardstick program and reads its figures.

It is one C++ file that takes the seconds and the number of repetitions of each part and prints, a part a line,
`big two, enum ... moves/cpu s 4.4e+07 ...` and `lead movegen, 13 cards  111.3 ns per hand ...`.
"""

import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from upperhand.errors import UpperhandError

_NUMBER = r"\s*([0-9.]+(?:e[+-]?[0-9]+)?)"
_FIGURES = {
    "big_two_playouts": re.compile(r"^big two, enum .*moves/cpu s" + _NUMBER, re.MULTILINE),
    "big_two_lead_moves": re.compile(r"^lead movegen, 13 cards" + _NUMBER + " ns", re.MULTILINE),
}


class YardstickError(UpperhandError):
    """A yardstick that does not compile, run or print what it should."""


class Yardstick:
    """A compiled yardstick, kept as long as the `with` block."""

    def __init__(self, source: Path) -> None:
        self._source = source
        self._folder = TemporaryDirectory(prefix="upperhand-")

    def __enter__(self) -> "Yardstick":
        if not self._source.is_file():
            raise YardstickError(f"there is no yardstick {self._source}")
        command = ["g++", "-O3", "-march=native", "-std=c++20", str(self._source), "-o", self._program]
        self._run(command, "does not compile")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._folder.cleanup()

    @property
    def _program(self) -> str:
        return str(Path(self._folder.name) / "yardstick")

    def _run(self, command: list[str], failure: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            lines = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
            raise YardstickError(f"the yardstick {self._source} {failure}: {lines[0]}")
        return done.stdout

    def sample(self, seconds: float, repetitions: int) -> dict[str, float]:
        """Its figures by our names."""
        printed = self._run([self._program, str(seconds), str(repetitions)], "fails")
        found = {name: pattern.search(printed) for name, pattern in _FIGURES.items()}
        missing = [name for name, match in found.items() if match is None]
        if missing:
            raise YardstickError(f"the yardstick {self._source} does not print {' and '.join(missing)}")
        return {name: float(match.group(1)) for name, match in found.items() if match is not None}
