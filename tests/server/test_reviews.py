"""Reviews: made once for all who ask, and kept."""

import asyncio
from collections.abc import Callable, Coroutine

from upperhand import Record, big_two
from upperhand.pool import WorkerError
from upperhand.server.computers.review import Reviews
from upperhand.server.computers.workers import Workers

#: Quick to review: nobody has moved.
BEGUN = Record.of(big_two.State.deal(big_two.PRESETS["hongkong"].rules, 1)).to_json()


def reviewing(work: Callable[[Reviews], Coroutine[None, None, None]]) -> None:
    workers = Workers(1, "reviewer")
    try:
        asyncio.run(work(Reviews(workers)))
    finally:
        workers.close()


async def made(reviews: Reviews, record_id: str, record: str) -> str:
    while (found := await reviews.find(record_id, record)) is None:
        pass
    return found


def test_all_who_wait_for_a_review_that_fails_are_told_so() -> None:
    async def ask(reviews: Reviews) -> None:
        asked = [made(reviews, "broken", "no record") for _ in range(3)]
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(outcome, WorkerError)
        assert not reviews.knows("broken")

    reviewing(ask)


def test_reviews_are_kept_until_there_are_many() -> None:
    async def ask(reviews: Reviews) -> None:
        for number in range(80):
            await made(reviews, str(number), BEGUN)
        assert all(reviews.knows(str(number)) for number in range(80))

    reviewing(ask)
