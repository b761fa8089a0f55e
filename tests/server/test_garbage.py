"""When the server collects garbage: not while tables play as usual, but after memory has grown."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from upperhand.server.serve import collect_by_the_hour


class Knot:
    """What no counting of references frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_garbage_is_found_when_memory_has_grown_and_not_before() -> None:
    async def grow() -> tuple[bool, bool]:
        collect_by_the_hour()
        gc.collect()
        lost = weakref.ref(Knot())
        kept: list[list[int]] = [[] for _ in range(50_000)]
        early = lost() is None
        kept += [[] for _ in range(200_000)]
        return early, lost() is None

    assert asyncio.run(grow()) == (False, True)
