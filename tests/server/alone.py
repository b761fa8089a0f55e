"""A separate process, in which no server of another test starts threads and processes."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def alone(work: Callable[..., T], *arguments: Any) -> T:
    """The answer of a function that a fresh interpreter can import."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(work, *arguments).result()
