"""Host: what the host of a room decides, such as its computers, and whether it stays."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import Computers
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.broadcast import Broadcast
from upperhand.server.rooms.inbox import Inbox, queued
from upperhand.server.rooms.seats import Seats, Store
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.swaps import Swaps
from upperhand.server.web.wire.common import Pace

_HOST_ONLY = Reason("host_only")
_LEVEL_HOST_ONLY = Reason("level_host_only")


class Host:
    """The requests that only the host may make. They wait in the inbox of the room."""

    def __init__(
        self,
        state: RoomState,
        inbox: Inbox,
        broadcast: Broadcast,
        store: Store,
        seats: Seats,
        swaps: Swaps,
        computers: Computers,
        wait_for_people: Callable[[], None],
    ) -> None:
        """`wait_for_people` starts the time that open seats wait, or stops it."""
        self._state = state
        self.inbox = inbox
        self._broadcast = broadcast
        self._store = store
        self._seats = seats
        self._swaps = swaps
        self._computers = computers
        self._wait_for_people = wait_for_people

    @queued
    async def choose_level(self, person: Person, level: str) -> None:
        """Other computers for the whole table, from now on."""
        self._check(person, _LEVEL_HOST_ONLY)
        if not self._state.level_open:
            raise RefusalError("begun", Reason("level_too_late"))
        self._computers.check(level, self._state.options.game, self._state.options.rules)
        await self._seats.change_level(level)

    @queued
    async def choose_pace(self, person: Person, pace: Pace) -> None:
        self._check(person, _LEVEL_HOST_ONLY)
        await self._change_options(pace=pace)
        self._broadcast.room()

    @queued
    async def choose_wait(self, person: Person, wait: int | None) -> None:
        """How long open seats wait, from now on."""
        self._check(person)
        self._state.only_while_waiting()
        await self._change_options(wait=wait)
        self._wait_for_people()
        self._broadcast.room()

    @queued
    async def choose_bots(self, person: Person, *, on: bool) -> None:
        """Whether bots may sit down; those that sit already leave when they may not."""
        self._check(person)
        self._state.only_while_waiting()
        await self._change_options(bots=on)
        bots = [seat.person_id for seat in self._state.seats if seat.bot and not on]
        for bot in bots:
            if bot is not None and bot != self._state.host.id:
                self._swaps.forget(self._state.place_of(bot))
                await self._seats.send_away(bot)
        self._broadcast.room()

    @queued
    async def shuffle(self, person: Person) -> None:
        self._check(person)
        await self._swaps.shuffle()

    @queued
    async def keep(self, person: Person, *, on: bool, check: Callable[[], None]) -> None:
        """The room stays when everybody has left, or not any more; `check` refuses one room too many."""
        self._check(person)
        if on and person.guest:
            raise RefusalError("guest", Reason("keep_needs_account"), status=403)
        if on and self._state.options.start is not None:
            raise RefusalError("start", Reason("keep_not_this_room"))
        if on and not self._state.options.kept:
            check()
        await self._change_options(kept=on)
        self._state.host = person  # may have become an account since the room was made
        self._broadcast.room()

    def _check(self, person: Person, why: Reason = _HOST_ONLY) -> None:
        self._state.refuse_in_evening()
        if person.id != self._state.host.id:
            raise RefusalError("not_host", why, status=403)

    async def _change_options(self, **chosen: Any) -> None:
        with self._state.all_or_nothing():
            self._state.options = replace(self._state.options, **chosen)
            await self._store(*self._state.new_options())
