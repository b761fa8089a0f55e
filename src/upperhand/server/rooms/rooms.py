"""Rooms: all open rooms of this process, by code.

Where several processes serve one database, each open room is owned by one of them (`storage.leases`), and
only its owner has it here. A room without an owner is taken by the process that is asked for it first, or
that looks for such rooms.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from upperhand.reason import Reason
from upperhand.server.accounts.deletion import NOBODY
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.room import Room, Services
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.start import Start, requested_start
from upperhand.server.rooms.state import RoomState, Seat
from upperhand.server.storage.journal import LeaseLostError
from upperhand.server.storage.leases import claim_room, claim_rooms
from upperhand.server.storage.schema import ProcessRow, RoomRow
from upperhand.server.web.wire.http import RoomRequest

_log = logging.getLogger(__name__)

#: The characters of a room's code, without letters and digits that look alike.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 6
#: Of a private room: nobody finds one by trying codes.
PRIVATE_LENGTH = 10
_SWEEP = 30.0  # seconds between checks for unused rooms
#: Rooms that a process takes at a time.
_TOGETHER = 20
#: Rooms in a list.
SHOWN = 100
#: How many rooms one account may keep.
MOST_KEPT = 5
#: How many rooms may be open that one person made, or that were made from one address.
MOST_ROOMS, MOST_ROOMS_OF_ADDRESS = 30, 120


class Rooms:
    """Creates, finds and closes rooms."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        #: Rooms that this process has just taken, and has not restored yet.
        self._taken: list[str] = []
        #: Rooms that are being restored: nobody restores one twice.
        self._restoring: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[Room]:
        return iter([room for room in self._rooms.values() if self._is_ours(room.state)])

    def find(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None or not self._is_ours(room.state):
            raise RefusalError("not_found", Reason("no_such_room"), status=404)
        return room

    def _is_ours(self, state: RoomState) -> bool:
        return state.owner == self._services.owner

    async def locate(self, code: str) -> ProcessRow | None:
        """The process that has a room; None if it is this one, or if there is no such room."""
        if code in self._rooms and self._is_ours(self._rooms[code].state):
            return None
        found = await self._services.queries.owner_of_room(code)
        if found is None:
            return None
        owner, process = found
        if process is None:
            await self._take(code, owner)
        elif owner == self._services.owner:
            await self._restore_all([code])
        else:
            return process
        return None

    async def _take(self, code: str, owner: int) -> None:
        """Takes a room whose owner is gone; those of evenings are taken together."""
        if not await self._services.queries.is_of_evening(code):
            mine = self._services.owner
            with suppress(LeaseLostError):  # another process was faster
                await self._services.journal.write(claim_room(mine, code, owner), owner=mine)
                await self._restore_all([code])
                return
        raise RefusalError("moving", Reason("room_is_moving"), status=503)

    async def claim(self) -> None:
        """Takes the rooms that nobody has, a few at a time: other processes take some too."""
        lease = self._services.lease
        while lease is not None:
            mine, claimed = lease.number, list[str]()
            await self._restore_all(self._taken)  # those of an attempt that failed half-way, too
            work = claim_rooms(mine, _TOGETHER, claimed, with_evenings=lease.leads)
            await self._services.journal.write(work, owner=mine)
            self._taken = claimed
            if not claimed:
                return

    async def drop_lost(self) -> None:
        """Closes the rooms that this process has lost; their people come back where the rooms are now."""
        for room in list(self._rooms.values()):
            if not self._is_ours(room.state):
                del self._rooms[room.code]
                await room.close()
        self._services.metrics.rooms.set(len(self._rooms))

    def lobby(self) -> list[Room]:
        """Rooms that want somebody to sit down; those that have not started come first."""
        return sorted((room for room in self if self._is_open(room)), key=lobby_order)[:SHOWN]

    def _is_open(self, room: Room) -> bool:
        """Whether somebody would be met there; a room is still open while its people reload their pages."""
        if room.state.options.private or not room.state.can_be_joined:
            return False
        return room.state.has_people or room.idle < self._services.settings.grace

    def of(self, person: Person) -> list[Room]:
        """The unfinished games in which a person has a seat, the latest first; then the rooms that stay."""
        mine = (room for room in self if _belongs_to(room, person))
        return sorted(mine, key=own_order)[:SHOWN]

    async def keep(self, room: Room, person: Person, *, on: bool) -> None:
        """The host wants a room to stay, or gives it up."""
        owner = self._services.owner
        rows = await self._services.queries.rooms_of_host_elsewhere(person.id, owner) if owner else []
        elsewhere = sum(bool(row.options.get("kept")) for row in rows)

        def check() -> None:
            kept = sum(each.state.options.kept and each.state.host.id == person.id for each in self)
            if kept + elsewhere >= MOST_KEPT:
                raise RefusalError("kept_enough", Reason("kept_enough", count=MOST_KEPT))

        await room.host.keep(person, on=on, check=check)

    async def leave_all(self, person: Person) -> None:
        """A person who is gone for good: computers take their seats, and nobody finds their name."""
        for room in self:
            if room.state.coming_to(person.id) is not None:
                await room.stand(person)
            await room.replace(person.id)
            if room.state.host.id == person.id:
                if room.state.options.kept:
                    await room.host.keep(person, on=False, check=lambda: None)
                room.state.host = Person(person.id, NOBODY, person.language)

    def refresh_talk(self, person: Person) -> None:
        """A person allows other things now: the tables where they sit are told."""
        for room in self:
            if room.state.seat_of(person.id) is not None:
                room.talk.refresh()

    async def create(
        self, request: RoomRequest, host: Person, start: Start | None = None, network: str = ""
    ) -> Room:
        """A new room; `start` is a position that the request must not name because it is secret.

        `network` is where the host comes from; empty if that says nothing.
        """
        start = start or await requested_start(request, self._services.queries)
        options = Options.of(request, self._services.computers.check, start)
        await self._make_space(host, network)
        seats = first_seats(request.seats, options, host, network)
        state = RoomState(await self._free_code(private=options.private), options, seats, host)
        state.network, state.owner = network, self._services.owner
        await self._services.journal.write(state.creation(), owner=state.owner)
        return await self.admit(state)

    async def _make_space(self, host: Person, network: str) -> None:
        """Who has too many rooms loses the one that was left longest ago; if all are in use, none is made."""
        if not self._services.settings.rate_limits:
            return
        from_there = sum(network != "" and room.state.network == network for room in self)
        if from_there >= MOST_ROOMS_OF_ADDRESS:
            raise RefusalError("too_many_rooms", Reason("too_many_rooms"), status=429)
        mine = [room for room in self if room.state.host.id == host.id and room.state.options.boards is None]
        if len(mine) < MOST_ROOMS:
            return
        left = [room for room in mine if _is_left(room, host)]
        if not left:
            raise RefusalError("too_many_rooms", Reason("too_many_rooms"), status=429)
        await self._close(max(left, key=lambda room: room.idle))

    async def prepare(self, options: Options, seats: list[Seat], host: Person) -> RoomState:
        """A room that is not stored yet, with given people; `admit` opens it."""
        code, owner = await self._free_code(private=options.private), self._services.owner
        return RoomState(code, options, seats, host, owner=owner)

    async def admit(self, state: RoomState) -> Room:
        """Opens a room whose `creation` is stored; if it is open already, nothing changes."""
        if state.code in self._rooms:
            return self._rooms[state.code]
        if not self._is_ours(state):
            raise RefusalError("moving", Reason("room_is_moving"), status=503)
        room = Room(state, self._services)
        self._add(room)
        await room.open()
        return room

    async def find_or_restore(self, code: str) -> Room | None:
        """A room that may be stored without being open, after a write with unknown result."""
        if code not in self._rooms:
            if code not in self._restoring:
                self._restoring[code] = asyncio.create_task(self._restore(code))
                self._restoring[code].add_done_callback(lambda _: self._restoring.pop(code))
            await asyncio.shield(self._restoring[code])
        return self._rooms.get(code)

    async def _free_code(self, *, private: bool) -> str:
        while True:
            code = new_code(private=private)
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
        if self._services.lease is None:
            await self._restore_all(await self._services.queries.running_rooms())
        await self.claim()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def _restore_all(self, codes: Sequence[str]) -> None:
        for code in codes:
            try:
                await self.find_or_restore(code)
            except DBAPIError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
                _log.error("a room was not restored", extra={"room": code, "problem": problem})

    async def _restore(self, code: str) -> None:
        queries = self._services.queries
        row = await queries.room(code)
        if row is None or row.owner != self._services.owner:
            return
        game = await queries.game_of_room(code, row.game_number)
        dealt_to = await queries.dealt_to(game.id) if game else []
        moves = await queries.moves(game.id) if game else []
        room = Room(await self._stored_state(row), self._services)
        room.state.sealed = room.state.sealed and (game is None or game.sealed)
        try:
            await room.resume(game, dealt_to, moves)
        except Exception:
            await room.close()
            raise
        if self._is_ours(room.state):
            self._add(room)
        else:
            await room.close()

    async def _stored_state(self, row: RoomRow) -> RoomState:
        known = await self._services.queries.person(row.host_id)
        host = Person(row.host_id, "", "en")
        if known is not None:
            owner = await self._services.queries.owner_of(known.id)
            host = Person(known.id, known.name, known.language, known.login, owner.id if owner else None)
        seats = [Seat.from_stored(seat) for seat in row.seats]
        state = RoomState(row.code, Options.from_stored(row.options), seats, host)
        state.restore({name: getattr(row, name) for name in ("state", "game_number", "counted", "totals")})
        state.owner = row.owner
        state.suspended = state.in_running_round  # until its evening goes on
        return state

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            for room in self:
                needed = room.state.connections or room.state.in_running_round
                if not needed and room.idle > self._services.settings.idle_limit:
                    with suppress(RefusalError):
                        await (room.wait_again() if room.state.options.kept else self._close(room))

    async def _close(self, room: Room) -> None:
        del self._rooms[room.code]
        self._services.metrics.rooms.set(len(self._rooms))
        await room.close(for_good=True)

    def pause(self) -> None:
        """The server is about to stop: no computer takes over although all sockets close."""
        for room in self._rooms.values():
            room.pause()

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self._rooms.values()):
            await room.close()


def _belongs_to(room: Room, person: Person) -> bool:
    seated = room.state.seat_of(person.id) is not None
    if room.state.options.kept:
        return seated or room.state.host.id == person.id
    return (seated or room.state.coming_to(person.id) is not None) and room.state.phase != "over"


def _is_left(room: Room, host: Person) -> bool:
    """Whether a room may be closed: nobody is in it, and it is nobody else's."""
    return not (room.state.connections or room.state.options.kept or room.state.people - {host.id})


def new_code(*, private: bool) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(PRIVATE_LENGTH if private else LENGTH))


def own_order(room: Room) -> tuple[float, ...]:
    """Rooms that stay and have no game running come last."""
    return room.state.options.kept and room.state.between_games, room.idle


def lobby_order(room: Room) -> tuple[float, ...]:
    free = sum(seat.free for seat in room.state.seats)
    return room.state.phase != "waiting", -free, room.idle
