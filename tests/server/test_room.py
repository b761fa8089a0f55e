"""A room that is closed in the middle of something does nothing more on its own."""

import asyncio
from contextlib import closing
from pathlib import Path

from tests.server.test_storage import with_database
from upperhand.server.accounts.sessions import Sessions
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.room import Room, Services
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.state import RoomState
from upperhand.server.settings import Settings
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.http import RoomRequest, SeatRequest

SEATS = [SeatRequest(kind="person"), SeatRequest(kind="computer")]


async def new_room(journal: Journal, queries: Queries, workers: Workers) -> Room:
    """Where a game is about to begin."""
    host, _ = await Sessions(journal, queries).open_guest("Wu", "en")
    metrics = Metrics()
    async with Library.opened(queries) as library:
        computers = Computers(workers, library, 60, metrics)
    options = Options.of(RoomRequest(game="big_two", seats=SEATS), computers.check)
    state = RoomState("ABCDEF", options, first_seats(SEATS, options, host), host)
    await journal.write(state.creation())
    return Room(state, Services(Settings(grace=3_600.0), journal, queries, computers, metrics))


def test_a_room_that_is_closed_while_it_deals_waits_for_nobody(tmp_path: Path) -> None:
    async def use(journal: Journal, queries: Queries) -> None:
        before = asyncio.all_tasks()
        with closing(Workers(1, "thinker")) as workers:
            room = await new_room(journal, queries, workers)
            opening = asyncio.create_task(room.open())
            while not room.state.return_clock.left_ms:  # the next it does is to store the deal
                await asyncio.sleep(0)
            assert room.state.table is None
            await room.close()
            await opening
            assert room.state.table is not None
            clocks = room.state.turn_clock, room.state.return_clock
            assert [clock.left_ms for clock in clocks] == [None, None]
            await asyncio.sleep(0)  # in which tasks that were cancelled end
            assert asyncio.all_tasks() <= before

    with_database(str(tmp_path / "playroom.db"), use)
