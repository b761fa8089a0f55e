"""Compiles and runs a yardstick program and reads its figures.

It is one C++ file that takes the seconds and the number of repetitions of each part and prints, a part a
line, `big two, enum ... moves/cpu s 4.4e+07 ...`, `lead movegen, 13 cards  111.3 ns per hand ...` and
`trick game ... games/cpu s median 2600000 ...`.
"""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from upperhand.errors import UpperhandError

_NUMBER = r"\s*([0-9.]+(?:e[+-]?[0-9]+)?)"
_FIGURES = {
    "big_two_playouts": re.compile(r"^big two, enum .*moves/cpu s" + _NUMBER, re.MULTILINE),
    "big_two_lead_moves": re.compile(r"^lead movegen, 13 cards" + _NUMBER + " ns", re.MULTILINE),
    "rikken_playouts": re.compile(r"^trick game .*games/cpu s median" + _NUMBER, re.MULTILINE),
}


class YardstickError(UpperhandError):
    """A yardstick that does not compile, run or print what it should."""


@contextmanager
def compiled(source: Path) -> Iterator["Yardstick"]:
    """The yardstick of a source file, compiled for as long as the `with` block lasts."""
    if not source.is_file():
        raise YardstickError(f"there is no yardstick {source}")
    with TemporaryDirectory(prefix="upperhand-") as folder:
        program = str(Path(folder) / "yardstick")
        command = ["g++", "-O3", "-march=native", "-std=c++20", str(source), "-o", program]
        _output_of(command, f"the yardstick {source} does not compile")
        yield Yardstick(source, program)


@dataclass(frozen=True)
class Yardstick:
    """A compiled yardstick."""

    source: Path
    program: str

    def sample(self, seconds: float, repetitions: int) -> dict[str, float]:
        """Its figures by our names."""
        command = [self.program, str(seconds), str(repetitions)]
        printed = _output_of(command, f"the yardstick {self.source} fails")
        found = {name: pattern.search(printed) for name, pattern in _FIGURES.items()}
        missing = [name for name, match in found.items() if match is None]
        if missing:
            raise YardstickError(f"the yardstick {self.source} does not print {' and '.join(missing)}")
        return {name: float(match.group(1)) for name, match in found.items() if match is not None}


def _output_of(command: list[str], failure: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
        raise YardstickError(f"{failure}: {lines[0]}")
    return done.stdout
