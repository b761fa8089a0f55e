"""Runs one step of the setup: says what it does and how far it is, and shows its output only if it fails.

python -m tools.step "Building the page" npm run build
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from typing import IO

#: Seconds between two reports of how far a step is: on a terminal, which rewrites its line, and elsewhere.
REPORT_EVERY = 1 if sys.stdout.isatty() else 30
#: The exit code after Ctrl-C.
INTERRUPTED = 130
_REWRITE = "\r\033[K" if sys.stdout.isatty() else ""


def step(title: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> int:
    """The exit code of the command."""
    print(f"{title} ...", flush=True)
    began = time.monotonic()
    # make shares its jobs with make alone: Ninja complains about a job server that it cannot use.
    without_jobs = {name: value for name, value in (environment or os.environ).items() if name != "MAKEFLAGS"}
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(
                command, env=without_jobs, stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
            code = _watch(process, title, output, began)
        except FileNotFoundError:
            output.write(f"{command[0]} is not to be found.\n".encode())
            code = 127
        if code:
            _show(output)
    print(f"{title}: {'failed after ' if code else ''}{_seconds(began)}", flush=True)
    return code


def _watch(process: subprocess.Popen[bytes], title: str, output: IO[bytes], began: float) -> int:
    while True:
        try:
            code = process.wait(timeout=REPORT_EVERY)
        except subprocess.TimeoutExpired:
            _report(f"{title}: {_seconds(began)} {_last_line(output)}")
        except KeyboardInterrupt:  # the command got it as well
            process.wait()
            return INTERRUPTED
        else:
            print(_REWRITE, end="")
            return code


def _report(line: str) -> None:
    if _REWRITE:
        print(_REWRITE + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)
    else:
        print(line, flush=True)


def _last_line(output: IO[bytes]) -> str:
    """The last output of the command; a build says there how many of its files are done."""
    end = os.fstat(output.fileno()).st_size
    tail = os.pread(output.fileno(), 1_000, max(0, end - 1_000))  # does not move the write position
    lines = tail.decode(errors="replace").replace("\r", "\n").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


def _show(output: IO[bytes]) -> None:
    output.seek(0)
    shutil.copyfileobj(output, sys.stderr.buffer)
    sys.stderr.flush()


def _seconds(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


if __name__ == "__main__":
    sys.exit(step(sys.argv[1], sys.argv[2:]))
