"""Workers: processes that compute for the server, so that its event loop never waits.

A process can be stopped in the middle of a sum, which a thread cannot: one that takes longer than its limit
is killed, and a fresh process takes its place.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from upperhand.errors import UpperhandError

T = TypeVar("T")

_START = 120.0  # seconds in which a process must have loaded the players, on the slowest of machines


class WorkerError(UpperhandError):
    """Work came to no answer: it took too long, its process died, or it raised."""


class WorkRefusedError(WorkerError):
    """The work itself found that what it was given cannot be, and says why in a sentence."""


class Workers:
    """So many processes, each fed by a thread that does nothing but wait for it."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=name)
        self._own = threading.local()
        self._processes: set[_Process] = set()
        self._closed = False
        self._lock = threading.Lock()  # of the processes: none may start unseen while all are stopped
        for _ in range(count):  # nobody shall wait for them when the first is needed
            self._threads.submit(self._process)

    async def run(self, limit: float, work: Callable[..., T], *arguments: Any) -> T:
        """The answer of a function that a fresh interpreter can import."""
        if self._closed:
            raise _stopping()
        loop = asyncio.get_running_loop()
        answer: T = await loop.run_in_executor(self._threads, self._call, limit, work, arguments)
        return answer

    def close(self) -> None:
        """Stops everything, in the middle of work if need be."""
        with self._lock:
            self._closed = True
            for process in tuple(self._processes):
                process.kill()
        self._threads.shutdown(cancel_futures=True)

    def _call(self, limit: float, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        try:
            process = self._process()
        except WorkerError:
            raise
        except Exception as error:  # such as that the machine has no room for it just now
            raise WorkerError(f"no process could be started: {error}") from None
        try:
            outcome, answer = process.call((work, arguments), limit)
        except Exception as error:  # whatever it is, the caller must hear of it, and the next is served
            self._drop(process)
            raise WorkerError(_problem(error, limit)) from None
        if outcome != "done":
            raise WorkRefusedError(answer) if outcome == "refused" else WorkerError(answer)
        return answer

    def _process(self) -> "_Process":
        with self._lock:
            if self._closed:
                raise _stopping()
            found: _Process | None = getattr(self._own, "process", None)
            if found is None:
                found = self._own.process = _Process()
                self._processes.add(found)
            return found

    def _drop(self, process: "_Process") -> None:
        with self._lock:
            process.kill()
            self._processes.discard(process)
        self._own.process = None


def _stopping() -> WorkerError:
    return WorkerError("the server stops")


def _problem(error: Exception, limit: float) -> str:
    if isinstance(error, TimeoutError):
        return f"took more than {limit:g} s"
    if isinstance(error, EOFError | OSError):
        return "the process died"
    return f"work or answer could not be handed over: {error}"


class _Process:
    """A fresh interpreter: a copy of ours could hold locks of threads that it does not have."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self._ready = False

    def call(self, work: Any, limit: float) -> tuple[str, Any]:
        if not self._ready:
            self._receive(_START)
            self._ready = True
        self._pipe.send(work)
        answer: tuple[str, Any] = self._receive(limit)
        return answer

    def _receive(self, limit: float) -> Any:
        if not self._pipe.poll(limit):
            raise TimeoutError
        return self._pipe.recv()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """Runs in the process: answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets us go
    os.nice(5)  # people's messages come first
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            work, arguments = pipe.recv()
            pipe.send(_attempt(work, arguments))


def _attempt(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(*arguments)
    except UpperhandError as error:
        return "refused", str(error)
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"
