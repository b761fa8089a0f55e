"""Runs a program and ends it, with all that it started, when the process that asked for it is gone.

`python guard.py LIFELINE COMMAND ...`: the lifeline is the reading end of a pipe whose other end only the
asking process has. However that process ends, even if it is killed, the pipe closes. Imports nothing of
Upperhand, so it starts quickly. Exits as the program does: with its status, or with 128 and the number of its
signal.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

NOT_STARTED = 127


def main(lifeline: int, command: list[str]) -> None:
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr, flush=True)
        os._exit(NOT_STARTED)
    for ours in (0, 1, 2):  # only the program has them now, so its end is seen at once
        os.close(ours)
    threading.Thread(target=_watch, args=(program,), daemon=True).start()
    os.read(lifeline, 1)
    _end(program.pid)
    os._exit(0)


def _watch(program: "subprocess.Popen[bytes]") -> None:
    status = program.wait()
    _end(program.pid)  # what it started and left behind
    os._exit(status if status >= 0 else 128 - status)


def _end(group: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
