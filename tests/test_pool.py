"""The pool of processes: answers in order, errors as they were raised, and nothing left behind.

Deadlines and replaced processes are tested where the server uses them, Ctrl-C where the arena does.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from upperhand.errors import RecordError
from upperhand.pool import AHEAD, Pool, WorkerError


class AwkwardError(Exception):
    """Cannot be unpickled: it is made from two values and keeps one."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}: {why}")


def divide(number: int) -> float:
    return 1 / number


def refuses(number: int) -> None:
    raise RecordError("it cannot be", line=number)


def is_awkward() -> None:
    raise AwkwardError("nothing", "no reason")


def answers_with_a_function() -> object:
    return lambda: None


def dies(how: signal.Signals) -> None:
    os.kill(os.getpid(), how)


PREPARED: list[int] = []


def get_ready() -> None:
    PREPARED.append(os.getpid())


def prepared_by() -> tuple[list[int], int]:
    return PREPARED, os.getpid()


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(2) as found:
        yield found


def test_answers_are_in_order_and_few_items_are_taken_ahead(pool: Pool) -> None:
    numbers = count(1)
    answers = pool.map(divide, numbers)
    assert [next(answers) for _ in range(20)] == [1 / number for number in range(1, 21)]
    assert next(numbers) <= 20 + 2 * AHEAD + 1


def test_what_work_raises_is_raised_with_the_place_in_the_process(pool: Pool) -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        pool.submit(divide, 0).result()
    assert "return 1 / number" in raised.value.__notes__[0]


def test_an_error_of_ours_comes_back_whole(pool: Pool) -> None:
    with pytest.raises(RecordError, match="line 7: it cannot be") as raised:
        pool.submit(refuses, 7).result()
    assert raised.value.line == 7


def test_what_cannot_travel_is_told(pool: Pool) -> None:
    with pytest.raises(RuntimeError, match="AwkwardError: nothing: no reason"):
        pool.submit(is_awkward).result()
    with pytest.raises(Exception, match=r"local object|Can't pickle"):
        pool.submit(answers_with_a_function).result()


def test_a_process_that_dies_is_one_sentence_and_the_next_work_is_done(pool: Pool) -> None:
    with pytest.raises(WorkerError, match=r"^a worker process died in the middle of its work$"):
        list(pool.map(dies, [signal.SIGKILL]))
    assert pool.submit(divide, 2).result() == 0.5


def test_what_is_given_comes_before_the_arguments() -> None:
    with Pool(1, given=(7,)) as pool:
        assert pool.submit(divmod, 3).result() == (2, 1)


def never_ends(begun: Path) -> None:
    begun.touch()
    while True:
        pass


def test_closing_ends_work_and_refuses_more(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    with Pool(2) as pool:
        running = pool.submit(never_ends, tmp_path / "begun")
        while not (tmp_path / "begun").exists():
            pass
    assert isinstance(running.exception(), WorkerError)
    assert set(multiprocessing.active_children()) <= before
    with pytest.raises(WorkerError, match="stopped"):
        pool.submit(divide, 1)


def is_deaf(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


FIRST = """
from tests.test_pool import is_deaf
from upperhand.pool import Pool
with Pool(2) as pool:
    print(all(pool.map(is_deaf, range(8))))
"""


def test_no_process_hears_ctrl_c_not_even_the_first_of_a_program() -> None:
    ended = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    assert ended.stdout == "True\n"


def test_every_process_is_prepared_once_also_one_that_replaces_another() -> None:
    with Pool(1, prepare=get_ready) as pool:
        processes = set()
        for _ in range(2):
            for _ in range(2):
                prepared, process = pool.submit(prepared_by).result()
                assert prepared == [process]
            processes.add(process)
            with pytest.raises(WorkerError):
                pool.submit(dies, signal.SIGKILL).result()
        assert len(processes) == 2
