"""Worker processes: the pool for matches, experiments, training and the playroom.

`Worker` is the lowest layer: a fresh interpreter at the other end of a pipe, which is started, called and
killed. `Pool` has a number of them, each fed by a thread that only waits for it. A process can be
stopped in the middle of a computation, which a thread cannot: a process that exceeds its limit is killed and
replaced. The playroom waits for the futures of a pool in its event loop.

>>> with Pool(2) as pool:
...     pool.submit(divmod, 7, 3).result(), list(pool.map(abs, [-1, -2, -3]))
((2, 1), [1, 2, 3])
"""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from upperhand.errors import UpperhandError

T = TypeVar("T")
S = TypeVar("S")

AHEAD = 4  # tasks in progress per process, so none is idle while one takes long
_START = 120.0  # seconds for a process to load what it needs, even on a very slow machine


class WorkerError(UpperhandError):
    """A task gave no answer: it took too long, its process died, or it could not be sent."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """A number of processes, started when they are needed.

    A task is a function that a fresh interpreter can import. `given` are the first arguments of all tasks;
    each process gets them once. `prepare` loads what tasks need, in each process before its first task: no
    limit of a task counts it, so a slow machine does not stop one process after the other. `died` is the
    message for a process that ends by itself.
    """

    def __init__(
        self,
        count: int,
        name: str = "pool",
        *,
        given: tuple[Any, ...] = (),
        nice: int = 0,
        prepare: Callable[[], object] | None = None,
        died: str = "a worker process died in the middle of its work",
    ) -> None:
        self.count = count
        self._given = given
        self._nice = nice
        self._prepare = prepare
        self._died = died
        self._threads = ThreadPoolExecutor(count, name, initializer=_hear_no_interrupt)
        self._own = threading.local()
        self._workers: set[Worker] = set()
        self._closed = False
        self._lock = threading.Lock()  # for the workers: none may start unnoticed while all are being stopped

    def start(self) -> None:
        """Starts the processes now, so the first task does not wait for them."""
        for _ in range(self.count):
            self._threads.submit(self._worker)

    def submit(self, work: Callable[..., T], *arguments: Any, limit: float | None = None) -> Future[T]:
        """Starts a task; its future raises what the task raises. After `limit` seconds it is stopped."""
        if self._closed:
            raise _closed()
        return self._threads.submit(self._call, limit, work, arguments)

    def map(self, work: Callable[[S], T], items: Iterable[S]) -> Iterator[T]:
        """Yields the answers for all items in order; only a few items are taken in advance."""
        running: deque[Future[T]] = deque()
        for item in items:
            running.append(self.submit(work, item))
            if len(running) >= AHEAD * self.count:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()

    def close(self) -> None:
        """Stops everything, even in the middle of a task."""
        with self._lock:
            self._closed = True
            for worker in self._workers:
                worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _call(self, limit: float | None, work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        try:
            worker = self._worker()
        except WorkerError:
            raise
        except Exception as error:  # for example, the machine is out of memory
            raise WorkerError(f"no process could be started: {error}") from None
        try:
            done, answer = worker.call((work, arguments), limit)
        except Exception as error:  # whatever it is, the caller must get it, and the next task is served
            self._drop(worker)
            raise WorkerError(self._problem(error, limit)) from None
        if not done:
            raise answer
        found: T = answer
        return found

    def _worker(self) -> "Worker":
        """The worker of this thread."""
        with self._lock:
            if self._closed:
                raise _closed()
            found: Worker | None = getattr(self._own, "worker", None)
            if found is None:
                found = self._own.worker = Worker(self._given, self._nice, self._prepare)
                self._workers.add(found)
            return found

    def _drop(self, worker: "Worker") -> None:
        with self._lock:
            worker.kill()
            worker.close()
            self._workers.discard(worker)
        self._own.worker = None

    def _problem(self, error: Exception, limit: float | None) -> str:
        if isinstance(error, TimeoutError):
            return f"took more than {limit:g} s"
        if isinstance(error, EOFError | OSError):
            return self._died
        return f"work or answer could not be handed over: {error}"


def _closed() -> WorkerError:
    return WorkerError("the processes have been stopped")


def _hear_no_interrupt() -> None:
    """A process started by this thread never gets Ctrl-C, not even before it could ignore it."""
    resource_tracker.ensure_running()  # which is started with the first process, and would undo this
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Worker:
    """A fresh interpreter: a fork of ours could hold locks of threads that it does not have."""

    def __init__(
        self, given: tuple[Any, ...] = (), nice: int = 0, prepare: Callable[[], object] | None = None
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, given, nice, prepare), daemon=True)
        self._process.start()
        other.close()
        self._ready = False

    def call(self, work: tuple[Callable[..., Any], tuple[Any, ...]], limit: float | None) -> tuple[bool, Any]:
        """Whether the task succeeded, and its answer or error."""
        if not self._ready:
            self._receive(None if limit is None else _START)
            self._ready = True
        self._pipe.send(work)
        answer: tuple[bool, Any] = self._receive(limit)
        return answer

    def _receive(self, limit: float | None) -> Any:
        if not self._pipe.poll(limit):
            raise TimeoutError
        return self._pipe.recv()

    def kill(self) -> None:
        """Ends the process; a thread that waits for it is notified."""
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """Closes the pipe, when no thread reads it any more."""
        self._pipe.close()


def _serve(pipe: Connection, given: tuple[Any, ...], nice: int, prepare: Callable[[], object] | None) -> None:
    """Runs in the process: answers until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process, which stops us
    sys.stdout = sys.stderr  # standard output is for results, not for what a player prints
    if nice:
        os.nice(nice)
    if prepare is not None:
        prepare()
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            work, arguments = pipe.recv()
            pipe.send_bytes(_attempt(work, (*given, *arguments)))


def _attempt(work: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    try:
        return pickle.dumps((True, work(*arguments)))
    except Exception as error:
        if not isinstance(error, UpperhandError):
            error.add_note(f"In the worker process:\n{traceback.format_exc()}")
        return _pack_error(error)


def _pack_error(error: Exception) -> bytes:
    """The error, or a description of it if it cannot be pickled."""
    try:
        packed = pickle.dumps((False, error))
        pickle.loads(packed)
    except Exception:
        stand_in = str(error) if isinstance(error, UpperhandError) else f"{type(error).__name__}: {error}"
        kind = UpperhandError if isinstance(error, UpperhandError) else RuntimeError
        return pickle.dumps((False, kind(stand_in)))
    return packed
