"""Worker processes: limits, deaths and errors do not affect the next request."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.alone import alone
from upperhand.big_two import preset
from upperhand.errors import SpecError, UpperhandError
from upperhand.pool import WorkerError
from upperhand.server.computers.computers import check_player
from upperhand.server.computers.workers import Workers, WorkRefusedError


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers(1, "test")
    yield found
    found.close()


def never_ends() -> None:
    while True:
        time.monotonic()


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuses() -> None:
    raise UpperhandError("it cannot be")


def fails() -> None:
    raise KeyError("lost")


class Trap:
    """What cannot be unpacked again."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("nothing",)


def test_work_is_done(workers: Workers) -> None:
    assert asyncio.run(workers.run(60, divmod, 7, 3)) == (2, 1)


@pytest.mark.parametrize(
    ("work", "limit", "error"),
    [
        (never_ends, 0.2, "more than 0.2 s"),
        (dies, 60, "died"),
        (refuses, 60, "cannot be"),
        (fails, 60, "KeyError"),
        (Trap, 60, "handed over"),
        (lambda: 3, 60, "handed over"),
    ],
)
def test_what_goes_wrong_is_told_and_the_next_is_served(
    work: object, limit: float, error: str, workers: Workers
) -> None:
    with pytest.raises(WorkerError, match=error) as raised:
        asyncio.run(workers.run(limit, work))  # type: ignore[arg-type]
    assert isinstance(raised.value, WorkRefusedError) == (work is refuses)
    assert asyncio.run(workers.run(60, abs, -3)) == 3


def waits_for(file: Path) -> None:
    while not file.exists():
        pass


def test_the_loop_goes_on_while_work_is_done(workers: Workers, tmp_path: Path) -> None:
    """The work ends by what the loop does meanwhile."""

    async def count() -> None:
        work = asyncio.ensure_future(workers.run(600, waits_for, tmp_path / "done"))
        for _ in range(100):
            await asyncio.sleep(0)
            assert not work.done()
        (tmp_path / "done").touch()
        await work

    asyncio.run(count())


def test_no_process_outlives_workers_that_are_closed_at_once() -> None:
    assert alone(close_at_once) == []


def close_at_once() -> list[str]:
    """The processes that are left."""
    workers = Workers(2, "hasty")
    workers.close()
    left = [process.name for process in multiprocessing.active_children()]
    with pytest.raises(WorkerError, match="the server is stopping"):
        asyncio.run(workers.run(60, abs, -3))
    return left


@pytest.mark.parametrize("text", ["Skilled", "ai4", "ai4:games=200", "rule_based:finish=exact", "network"])
def test_levels_and_players_may_sit(text: str) -> None:
    assert check_player(text, "big_two", preset("hongkong"))


@pytest.mark.parametrize(
    "text",
    [
        "nobody",
        "ai2:knowledge=/etc/passwd",
        "network:weights=x",
        "ai4:threads=8",
        "ai4:games=99999999",
        "ai4:x=1",
    ],
)
def test_files_and_endless_work_may_not(text: str) -> None:
    with pytest.raises(SpecError):
        check_player(text, "big_two", preset("hongkong"))
