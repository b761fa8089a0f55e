"""Runs calls in a child process, and reports the result of each, including the one that ended the process."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import NamedTuple

from tests.fuzz.native.__main__ import CPU_S

ROOT = Path(__file__).parents[3]
ALONE = {"MALLOC_ARENA_MAX": "2", "OPENBLAS_NUM_THREADS": "1"}  # so that 1024 threads find room


class Made(NamedTuple):
    """A call that was made."""

    seed: int
    number: int
    name: str
    source: str
    outcome: str
    detail: str
    took_s: float

    def __str__(self) -> str:
        """What went wrong, and two ways to see it again: this call, or others of the same thing."""
        module = "python -m tests.fuzz.native"
        others = f"\n  {module} --seed {self.seed} --only {shlex.quote(self.name)}" if self.name else ""
        return f"{self.name}: {self.detail}\n  {module} --source {shlex.quote(self.source)}{others}"


def made_calls(seeds: range, calls: int, folder: Path) -> Iterator[Made]:
    """All calls of the seeds; after one that ended the process, the next seed begins in a new one."""
    while seeds:
        made = run(folder, "--seed", str(seeds.start), "--seeds", str(len(seeds)), "--calls", str(calls))
        yield from made
        seeds = range(made[-1].seed + 1, seeds.stop)


def made_sources(sources: list[str], folder: Path, cpu_s: int = CPU_S) -> Iterator[Made]:
    """Written calls, each of them, whatever the one before it did."""
    while sources:
        made = run(folder, "--cpu-s", str(cpu_s), *(f"--source={source}" for source in sources))
        yield from made
        sources = sources[len(made) :]


def run(folder: Path, *arguments: str) -> list[Made]:
    """The calls of one child; the last may have ended it."""
    with NamedTemporaryFile(dir=folder, suffix=".log") as log:
        command = [sys.executable, "-m", "tests.fuzz.native", "--log", log.name, *arguments]
        child = subprocess.run(command, cwd=ROOT, env=os.environ | ALONE, capture_output=True, text=True)
        lines = [json.loads(line) for line in log.read().splitlines()]
    assert lines, f"no call was made: {how_it_ended(child)}"
    ended = how_it_ended(child)
    if len(lines) % 2:
        lines.append(["wrong", ended, 0.0])
    elif ended:  # memory that a call spoiled may be used after it
        lines[-1] = ["wrong", f"after this call, or one before it, {ended}", 0.0]
    return [Made(*begun, *done) for begun, done in zip(lines[::2], lines[1::2], strict=True)]


def how_it_ended(child: subprocess.CompletedProcess[str]) -> str:
    """In words; empty if it made all its calls."""
    if child.returncode == 0:
        return ""
    if child.returncode == -signal.SIGXCPU:
        return "it worked without end"
    if child.returncode < 0:
        return f"the process died of {signal.Signals(-child.returncode).name}"
    if "Timeout (" in child.stderr:
        return "it waited without end"
    return f"the process ended with {child.returncode}: {child.stderr[-2_000:]}"
