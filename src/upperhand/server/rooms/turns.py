"""Turns: waits for the seat to move, either a person with a clock or a computer."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from upperhand import Rng
from upperhand.server.computers.computers import Computers, spec_of
from upperhand.server.computers.decisions import Decided
from upperhand.server.computers.load import Priority
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.inbox import Inbox
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.table import Table
from upperhand.server.web.wire.common import MadeBy

_AGAIN = 1.0  # seconds until a move that could not be stored is tried again
_LONGEST = 86_400.0  # seconds of a turn that are told

#: Makes a decided move, in the room's inbox.
Make = Callable[[Any, MadeBy, Decided | None], Awaitable[None]]


class Turns:
    """Drops answers for a past ply, or for a seat that has changed hands.

    Each ply has its time only once: a person who leaves and comes back, or hands the seat over and takes it
    back, gets no extra time. While a table is unattended, nobody moves and no time passes.
    """

    def __init__(
        self,
        state: RoomState,
        inbox: Inbox,
        computers: Computers,
        pause: Callable[[Table], float],
        make: Make,
    ) -> None:
        compared = state.options.boards or state.options.start
        given = compared.chance if compared else None
        # For the computers; deals have their own.
        self.chance = secrets.randbits(63) if given is None else given
        self._state = state
        self._inbox = inbox
        self._computers = computers
        self._pause = pause
        self._make = make
        self._since = 0.0
        #: Since when the table is unattended.
        self._unattended: float | None = None
        self._thinking: asyncio.Task[None] | None = None

    def wait(self, *, moved: bool) -> None:
        """Starts waiting for the turn; `moved` says that the table has just changed."""
        self.stop()
        now = time.monotonic()
        if moved:
            self._since = now
        elif self._unattended is not None:
            self._since += now - self._unattended
        self._unattended = now if self._state.unattended else None
        table = self._state.running
        if table.over or self._state.unattended:
            return
        if self._state.seats[table.turn].by_computer:
            self._thinking = asyncio.create_task(self._think(table, table.ply))
        elif self._state.options.timer:
            self._start_clock(table, table.ply)

    @property
    def taken_ms(self) -> int:
        """How long the turn has lasted, at most a day, without the time in which the table was unattended."""
        return round(1000 * min(time.monotonic() - self._since, _LONGEST))

    def _start_clock(self, table: Table, ply: int) -> None:
        left = self._since + self._state.options.timer - time.monotonic()
        if left > 0:
            self._state.turn_clock.set(left, lambda: self._ring(table, ply))
        else:  # at once, before the seat can change hands again
            self._ring(table, ply)

    def _ring(self, table: Table, ply: int) -> None:
        self._inbox.post(lambda: self._time_is_up(table, ply))

    def stop(self) -> None:
        self._state.turn_clock.stop()
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(self, table: Table, ply: int) -> None:
        """Asks the computer of the seat, and waits until people can follow."""
        player = spec_of(self._state.seats[table.turn].player, table.game, self._state.options.rules)
        priority = Priority.PEOPLE if self._state.has_people else Priority.TABLE
        chance, client, called = (self.chance, table.number), self._state.client, self._state.called
        decided = await self._computers.move(table, player, chance, client, priority, called)
        await asyncio.sleep(max(0.0, self._since + self._pause(table) - time.monotonic()))
        self._inbox.post(lambda: self._computer_moves(table, ply, decided))

    async def _computer_moves(self, table: Table, ply: int, decided: Decided) -> None:
        if self._is_at(table, ply) and self._state.seats[table.turn].by_computer:
            await self._try(table.read(decided.move), "computer", decided)

    async def _time_is_up(self, table: Table, ply: int) -> None:
        if not self._is_at(table, ply) or self._state.seats[table.turn].by_computer:
            return
        rng = Rng.derive(self.chance, table.number, table.turn, ply)
        await self._try(table.presenter.clock_move(table.state.view(table.turn), rng).move, "clock", None)

    async def _try(self, move: Any, by: MadeBy, decided: Decided | None) -> None:
        """If storage fails, the table retries by itself, because no client would."""
        try:
            await self._make(move, by, decided)
        except RefusalError:
            self._state.turn_clock.set(_AGAIN, lambda: self._inbox.post(self._wait_again))

    async def _wait_again(self) -> None:
        self.wait(moved=False)

    def _is_at(self, table: Table, ply: int) -> bool:
        return self._state.table is table and table.ply == ply and not self._state.unattended
