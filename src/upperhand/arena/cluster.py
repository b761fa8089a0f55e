"""Chunks on a Ray cluster: nodes may join, and die in the middle of a game.

A chunk is a function of the schedule and its numbers, so if its node dies, it is simply played again on
another node, with the same Records. Every node needs the same version of Upperhand.
"""

import logging
import os
import socket
from collections.abc import Collection
from typing import Any

from upperhand.arena.run import Chunk, play_chunk
from upperhand.arena.schedule import Schedule
from upperhand.errors import UpperhandError, needs_extra, shown
from upperhand.pool import cores


class RayCluster:
    """The workers of the cluster at an address; `local` starts one here with `count` workers."""

    def __init__(self, schedule: Schedule, address: str, count: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics leave the machine
        self._ray = ray = _ray()
        self._ours = not ray.is_initialized()
        if self._ours:
            _connect(ray, address, count)
        self._schedule = ray.put(schedule)
        self._play = ray.remote(max_retries=-1)(play_chunk)

    @property
    def capacity(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, first: int, size: int) -> Any:
        return self._play.remote(self._schedule, first, size)

    def next_done(self, tickets: Collection[Any]) -> tuple[Any, Chunk]:
        done, _ = self._ray.wait(list(tickets), num_returns=1)
        return done[0], self._ray.get(done[0])

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()


def _ray() -> Any:
    with needs_extra("cluster", "a cluster"):
        import ray
    return ray


def _connect(ray: Any, address: str, count: int | None) -> None:
    ours = {"include_dashboard": False, "num_cpus": count or cores()} if address == "local" else {}
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **ours)
    except (OSError, ValueError) as error:
        reason = str(error).partition("\n")[0]
        raise UpperhandError(f"there is no Ray cluster at {shown(address)}: {reason}") from None


def _check_reachable(address: str) -> None:
    """Checks the address first: Ray itself tries for minutes to reach a machine that does not answer."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=5).close()
