"""Reviews: made once for all who read them, line by line, and kept."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from upperhand import Record, big_two, rikken
from upperhand.server.computers.review import moment_line, with_names
from upperhand.server.computers.review_streams import ReviewStreams
from upperhand.server.computers.workers import Workers

#: Quick to review: nobody has moved.
BEGUN = Record.of(big_two.State.deal(big_two.PRESETS["hongkong"].rules, 1)).to_json()


def reviewing(work: Callable[[ReviewStreams], Coroutine[None, None, None]]) -> None:
    workers = Workers(1, "reviewer")

    async def run() -> None:
        reviews = ReviewStreams(workers, effort=4)
        await work(reviews)
        await reviews.close()

    try:
        asyncio.run(run())
    finally:
        workers.close()


async def read(reviews: ReviewStreams, record_id: str, record: str) -> list[dict[str, Any]]:
    return [json.loads(line) async for line in reviews.open(record_id, record).lines()]


def test_all_who_wait_for_a_review_that_fails_are_told_so() -> None:
    async def ask(reviews: ReviewStreams) -> None:
        asked = [read(reviews, "broken", "no record") for _ in range(3)]
        for (line,) in await asyncio.gather(*asked):
            assert (line["type"], line["reason"]["code"]) == ("failure", "review_failed")
        assert not reviews.knows("broken")

    reviewing(ask)


def test_reviews_are_kept_until_there_are_many() -> None:
    async def ask(reviews: ReviewStreams) -> None:
        for number in range(80):
            assert [line["type"] for line in await read(reviews, str(number), BEGUN)] == [
                "game",
                "moment",
                "summary",
            ]
        assert all(reviews.knows(str(number)) for number in range(80))

    reviewing(ask)


def test_the_game_is_there_before_its_moves_are_judged() -> None:
    """The first reader has lines while the others are still made; a late one gets all of them at once."""

    async def ask(reviews: ReviewStreams) -> None:
        state = big_two.State.deal(big_two.PRESETS["hongkong"].rules, 1)
        for _ in range(6):
            state.apply(state.legal_moves()[0])
        record = Record.of(state).to_json()
        stream = reviews.open("one", record)
        lines = stream.lines()
        first = json.loads(await anext(lines))
        assert (first["type"], len(first["steps"]), stream.done) == ("game", 6, False)
        rest = [json.loads(line) async for line in lines]
        assert [line.get("ply") for line in rest] == [*range(7), None]
        assert reviews.open("one", record) is stream
        assert [json.loads(line) async for line in stream.lines()] == [first, *rest]

    reviewing(ask)


def test_what_is_said_about_a_game_names_who_sat_there() -> None:
    """A pass in the auction is explained by who plays then."""
    names = {"Wu", "Ada", "Blaise", "Emmy"}
    told = set()
    for seed in range(6):
        state = rikken.State.deal(rikken.preset("vorsteveld2007"), seed)
        state.apply(rikken.Move("pass"))
        record = with_names(Record.of(state, "rikken"), sorted(names))
        moment, _ = moment_line(record.to_json(), 1, 8)
        assert moment.judgement is not None
        told.add(moment.judgement.made.reason.values.get("name"))
    assert told - {None}
    assert told - {None} <= names
