"""A program at the other end of two pipes: lines to it, lines from it, and a limit for every answer."""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO

from upperhand.errors import AnswerError, SpecError, shown
from upperhand.programs import guard

MAX_LINE = 65_536
MAX_LINES = 10_000
_LAST_WORDS = 500
_END = 60.0  # seconds for the guard to see the end of a program, even on a very slow machine
_QUIT = 1.0  # seconds for a program to end by itself


def split_command(command: str) -> list[str]:
    """The words of a command line; a SpecError if its program is not there."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SpecError(f"{shown(command)} is no command line: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise SpecError(f"there is no program {shown(words[0] if words else '')} that can be run")
    return words


class Process:
    """A running program. Whatever happens to this process, the program ends with it (`guard`)."""

    def __init__(self, command: str) -> None:
        words = split_command(command)
        ours, self._lifeline = os.pipe()
        try:
            self._guard = subprocess.Popen(
                [sys.executable, "-I", "-S", str(Path(guard.__file__)), str(ours), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=(ours,),
                start_new_session=True,  # Ctrl-C is for us, and we end it
            )
        except OSError:
            os.close(self._lifeline)
            raise
        finally:
            os.close(ours)
        self._waiting = selectors.DefaultSelector()
        self._unread = {name: bytearray() for name in ("answer", "words")}
        for name, pipe in (("answer", self._guard.stdout), ("words", self._guard.stderr)):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
            self._waiting.register(pipe, selectors.EVENT_READ, name)

    def tell(self, lines: Iterable[str]) -> None:
        """Writes lines to the program; a AnswerError if it has ended."""
        assert self._guard.stdin is not None
        try:
            self._guard.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._guard.stdin.flush()
        except OSError:
            raise self._crash() from None

    def answer(self, is_last: Callable[[str], bool], seconds: float) -> list[str]:
        """Its lines up to the last one of an answer; a AnswerError if they do not come in time."""
        end, found = monotonic() + seconds, list[str]()
        while not found or not is_last(found[-1]):
            if len(found) == MAX_LINES:
                raise AnswerError("illegal", f"it wrote more than {MAX_LINES:,} lines")
            line = self._line(end, seconds)
            if line:
                found.append(line)
        return found

    def _line(self, end: float, seconds: float) -> str:
        unread = self._unread["answer"]
        while b"\n" not in unread:
            self._check_length(unread)
            self._read(end, seconds)
        line, _, rest = bytes(unread).partition(b"\n")
        self._check_length(line)
        unread[:] = rest
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise AnswerError("illegal", "it wrote a line that is not UTF-8 text") from None

    def _check_length(self, line: bytes | bytearray) -> None:
        if len(line) > MAX_LINE:
            raise AnswerError("illegal", f"it wrote a line of more than {MAX_LINE:,} bytes")

    def _read(self, end: float, seconds: float) -> None:
        """Reads what is there of both its outputs, or waits until something is."""
        ready = self._waiting.select(max(0.0, end - monotonic()))
        if not ready:
            raise AnswerError("silence", f"it did not answer within {seconds:g} s{self._last_words()}")
        for key, _ in ready:
            if not self._take(key.fileobj, key.data):  # type: ignore[arg-type]
                if key.data == "answer":
                    raise self._crash()
                self._waiting.unregister(key.fileobj)

    def _take(self, pipe: IO[bytes], name: str) -> bool:
        """Whether there was more to read."""
        try:
            text = os.read(pipe.fileno(), MAX_LINE)
        except BlockingIOError:
            return True
        self._unread[name] += text
        if name == "words":
            del self._unread[name][:-_LAST_WORDS]
        return bool(text)

    def _crash(self) -> AnswerError:
        """What its end says: how it ended, and what it wrote last to its standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._guard.wait(_END)
        if self._guard.stderr is not None:
            self._take(self._guard.stderr, "words")
        return AnswerError("crash", f"it {_ending(self._guard.poll())}{self._last_words()}")

    def _last_words(self) -> str:
        lines = self._unread["words"].decode(errors="replace").strip().splitlines()
        return f"; it last wrote: {lines[-1].strip()}" if lines else ""

    def close(self, at_once: bool = False) -> None:
        """Ends the program: it may end by itself when its input closes, and is ended if it does not."""
        self._waiting.close()
        for pipe in (self._guard.stdin, self._guard.stdout, self._guard.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        if not at_once:
            with suppress(subprocess.TimeoutExpired):
                self._guard.wait(_QUIT)
        os.close(self._lifeline)
        try:
            self._guard.wait(_END)
        except subprocess.TimeoutExpired:
            self._guard.kill()
            self._guard.wait()


def _ending(status: int | None) -> str:
    if status is None:
        return "closed its output"
    if status == guard.NOT_STARTED:
        return "could not be started"
    if status > 128 and status - 128 in {one.value for one in signal.Signals}:
        return f"was ended by {signal.Signals(status - 128).name}"
    return f"ended with status {status}"
