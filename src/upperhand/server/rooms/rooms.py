"""Rooms: all open rooms, by code."""

import asyncio
import logging
import secrets
from collections.abc import Iterator
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.room import Room, Services
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.start import Start, requested_start
from upperhand.server.rooms.state import RoomState, Seat
from upperhand.server.storage.schema import RoomRow
from upperhand.server.web.wire.http import RoomRequest

_log = logging.getLogger(__name__)

#: The characters of a room's code, without letters and digits that look alike.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 6
_SWEEP = 30.0  # seconds between checks for unused rooms
_SHOWN = 100


class Rooms:
    """Creates, finds and closes rooms."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._rooms.values()))

    def find(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None:
            raise RefusalError("not_found", Reason("no_such_room"), status=404)
        return room

    def lobby(self) -> list[Room]:
        """Rooms that want somebody to sit down; those that have not started come first."""
        return sorted((room for room in self if self._is_open(room)), key=_interest)[:_SHOWN]

    def _is_open(self, room: Room) -> bool:
        """Whether somebody would be met there; a room is still open while its people reload their pages."""
        if room.state.options.private or not room.state.can_be_joined:
            return False
        return room.state.has_people or room.idle < self._services.settings.grace

    def of(self, person: Person) -> list[Room]:
        """The unfinished games in which a person has a seat, the latest first."""
        mine = (
            room for room in self if room.state.phase != "over" and room.state.seat_of(person.id) is not None
        )
        return sorted(mine, key=lambda room: room.idle)[:_SHOWN]

    async def create(self, request: RoomRequest, host: Person, start: Start | None = None) -> Room:
        """A new room; `start` is a position that the request must not name because it is secret."""
        start = start or await requested_start(request, self._services.queries)
        options = Options.of(request, self._services.computers.check, start)
        state = RoomState(await self._free_code(), options, first_seats(request.seats, options, host), host)
        await self._services.journal.write(state.creation())
        room = Room(state, self._services)
        self._add(room)
        await room.open()
        return room

    async def _free_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if code not in self._rooms and not await self._services.queries.room_exists(code):
                return code

    def _add(self, room: Room) -> None:
        self._rooms[room.code] = room
        self._services.metrics.rooms.set(len(self._rooms))

    async def restore(self) -> None:
        """Restores every room to where it was when the server stopped.

        A room that cannot be read stays in the database unchanged, and the others continue without it. A
        database that does not answer is an error.
        """
        for code in await self._services.queries.running_rooms():
            try:
                await self._restore(code)
            except DBAPIError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
                _log.error("a room was not restored", extra={"room": code, "problem": problem})
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def _restore(self, code: str) -> None:
        queries = self._services.queries
        row = await queries.room(code)
        if row is None:
            return
        game = await queries.game_of_room(code, row.game_number)
        dealt_to = await queries.dealt_to(game.id) if game else []
        moves = await queries.moves(game.id) if game else []
        room = Room(await self._stored_state(row), self._services)
        try:
            await room.resume(game, dealt_to, moves)
        except Exception:
            await room.close()
            raise
        self._add(room)

    async def _stored_state(self, row: RoomRow) -> RoomState:
        known = await self._services.queries.person(row.host_id)
        host = Person(row.host_id, known.name if known else "", known.language if known else "en")
        seats = [Seat(**seat) for seat in row.seats]  # type: ignore[arg-type]
        state = RoomState(row.code, Options.from_stored(row.options), seats, host)
        state.restore({name: getattr(row, name) for name in ("state", "game_number", "counted", "totals")})
        return state

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            for room in self:
                if not room.state.connections and room.idle > self._services.settings.idle_limit:
                    with suppress(RefusalError):
                        await self._close(room)

    async def _close(self, room: Room) -> None:
        del self._rooms[room.code]
        self._services.metrics.rooms.set(len(self._rooms))
        await room.close(for_good=True)

    def pause(self) -> None:
        """The server is about to stop: no computer takes over although all sockets close."""
        for room in self:
            room.pause()

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self:
            await room.close()


def _interest(room: Room) -> tuple[bool, int, float]:
    free = sum(seat.free for seat in room.state.seats)
    return room.state.phase != "waiting", -free, room.idle
