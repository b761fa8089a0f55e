"""A room does nothing on its own if it is closed in the middle of something, or if its people are away."""

import asyncio
from contextlib import closing
from pathlib import Path

from tests.server.test_storage import with_database
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.sessions import Sessions
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.room import Room, Services
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.state import RoomState
from upperhand.server.settings import Settings
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.http import RoomRequest, SeatRequest

SEATS = [SeatRequest(kind="person"), SeatRequest(kind="open")]


async def new_room(journal: Journal, queries: Queries, workers: Workers, wait: int | None = 0) -> Room:
    """With one open seat; computers take it after `wait` seconds."""
    host, _ = await Sessions(journal, queries).open_guest("Wu", "en")
    metrics = Metrics()
    async with Library.opened(queries) as library:
        computers = Computers(workers, library, 60, metrics)
    options = Options.of(RoomRequest(game="big_two", seats=SEATS, wait=wait), computers.check)
    state = RoomState("ABCDEF", options, first_seats(SEATS, options, host), host)
    await journal.write(state.creation())
    contacts = await Contacts.opened(journal, queries)
    return Room(state, Services(Settings(grace=3_600.0), journal, queries, computers, metrics, contacts))


def test_a_room_that_is_closed_while_it_deals_waits_for_nobody(tmp_path: Path) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        before = asyncio.all_tasks()
        with closing(Workers(1, "thinker")) as workers:
            room = await new_room(journal, queries, workers)
            await room.enter(Connection(room.state.host, Metrics()))
            await room.open()
            while room.state.has_open_seat:  # the next it does is to store the deal
                await asyncio.sleep(0)
            assert room.state.table is None
            await room.close()
            assert room.state.table is not None
            clocks = room.state.turn_clock, *room.state.return_clocks
            assert {clock.left_ms for clock in clocks} == {None}
            await asyncio.sleep(0)  # in which tasks that were cancelled end
            assert asyncio.all_tasks() <= before

    with_database(str(tmp_path / "playroom.db"), use)


def test_people_are_waited_for_by_people(tmp_path: Path) -> None:
    """The time to come back runs while somebody is there; without anybody, nothing runs."""

    async def use(journal: Journal, queries: Queries) -> None:
        with closing(Workers(1, "thinker")) as workers:
            room = await new_room(journal, queries, workers, wait=None)
            friend, _ = await Sessions(journal, queries).open_guest("Bo", "en")
            await room.open()
            await room.sit(friend, 1)

            def running() -> list[bool]:
                clocks = room.state.turn_clock, *room.state.return_clocks
                return [clock.left_ms is not None for clock in clocks]

            assert room.state.phase == "playing"
            assert running() == [False, False, False]
            one, other = Connection(room.state.host, Metrics()), Connection(friend, Metrics())
            await room.enter(one)
            assert running() == [True, False, True]
            await room.enter(other)
            assert running() == [True, False, False]
            await room.exit(one)
            assert running() == [True, True, False]
            await room.exit(other)
            assert running() == [False, False, False]
            assert not any(seat.by_computer for seat in room.state.seats)
            await room.close()

    with_database(str(tmp_path / "playroom.db"), use)
