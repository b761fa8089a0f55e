"""The queue of a room: one task after the other, each completed, and nobody left waiting."""

import asyncio
from functools import partial

import pytest

from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.inbox import Inbox, queued


def test_work_is_done_in_order_and_one_at_a_time() -> None:
    async def run() -> None:
        inbox, running, order = Inbox("test"), 0, []

        async def work(number: int) -> int:
            nonlocal running
            running += 1
            assert running == 1
            await asyncio.sleep(0)
            running -= 1
            order.append(number)
            return number

        answers = await asyncio.gather(*(inbox.ask(partial(work, number)) for number in range(20)))
        assert answers == order == list(range(20))
        await inbox.close()

    asyncio.run(run())


def test_work_is_finished_although_who_asked_has_gone() -> None:
    async def run() -> None:
        inbox, begun, done = Inbox("test"), asyncio.Event(), asyncio.Event()

        async def work() -> None:
            begun.set()
            await asyncio.sleep(0)
            done.set()

        asking = asyncio.create_task(inbox.ask(work))
        await begun.wait()
        asking.cancel()
        await inbox.close()
        assert done.is_set()

    asyncio.run(run())


def test_errors_go_to_who_asked_and_a_closed_room_refuses() -> None:
    async def run() -> None:
        inbox = Inbox("test")

        async def fails() -> None:
            raise RefusalError("no", "not today")

        with pytest.raises(RefusalError, match="not today"):
            await inbox.ask(fails)
        waiting = [asyncio.create_task(inbox.ask(fails)) for _ in range(3)]
        await inbox.close()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(outcome, RefusalError) for outcome in outcomes)
        with pytest.raises(RefusalError, match="closed"):
            await inbox.ask(fails)

    asyncio.run(run())


class Counter:
    """Reads a number, lets others run, and writes it: correct only if nobody interferes."""

    def __init__(self) -> None:
        self.inbox = Inbox("test")
        self.number = 0

    @queued
    async def add(self, amount: int, *, times: int = 1) -> int:
        before = self.number
        await asyncio.sleep(0)
        self.number = before + amount * times
        return self.number


def test_queued_methods_run_one_after_the_other_and_return_what_they_return() -> None:
    async def ask() -> list[int]:
        counter = Counter()
        try:
            adding = counter.add(1), counter.add(2, times=2), counter.add(3)
            return list(await asyncio.gather(*adding))
        finally:
            await counter.inbox.close()

    assert asyncio.run(ask()) == [1, 5, 8]
