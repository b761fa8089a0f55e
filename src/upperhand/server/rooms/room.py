"""Room: the seats around one table, the people at it, and its games one after another.

Every request to a room goes through its inbox, and every decision is stored before anybody sees it.
"""

import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from upperhand import Rng
from upperhand.reason import Reason
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.decisions import Decided
from upperhand.server.computers.load import BusyError, Client, Priority
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.broadcast import Broadcast, analysis_message, hint_message, view_message
from upperhand.server.rooms.coach import Coach
from upperhand.server.rooms.deals import new_table, play_stored, stored_table
from upperhand.server.rooms.host import Host
from upperhand.server.rooms.inbox import Inbox, queued
from upperhand.server.rooms.pace import pause
from upperhand.server.rooms.seats import Seats
from upperhand.server.rooms.state import RoomState, computer_name
from upperhand.server.rooms.swaps import Swaps
from upperhand.server.rooms.table import Table
from upperhand.server.rooms.talk import Talk
from upperhand.server.rooms.turns import Turns
from upperhand.server.settings import Settings
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Change, Journal, Work
from upperhand.server.storage.leases import Lease
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import GameRow, MoveRow
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.client import Act
from upperhand.server.web.wire.common import MadeBy
from upperhand.server.web.wire.server import Event, HintMessage, WhyMessage

_log = logging.getLogger(__name__)

_AGAIN = 1.0  # seconds until a room that could not start tries again
_AT_ONCE = 0.01  # seconds; a clock that is set to 0 cannot tell what is left


@dataclass(frozen=True)
class Services:
    """The services that every room uses."""

    settings: Settings
    journal: Journal
    queries: Queries
    computers: Computers
    metrics: Metrics
    contacts: Contacts
    #: Absent where one process has the database alone.
    lease: Lease | None = None

    @property
    def owner(self) -> int:
        """The number of this process; 0 where it is alone."""
        return self.lease.number if self.lease else 0


class Room:
    """One room. Requests are queued: its inbox runs one task at a time."""

    def __init__(self, state: RoomState, services: Services) -> None:
        self.state = state
        self._last_active = time.monotonic()
        #: Called when a game is over, or none will follow.
        self.after_game: Callable[[], None] = lambda: None
        self._services = services
        self.inbox = Inbox(f"room {state.code}")
        self._broadcast = Broadcast(state, services.settings.spectator_delay)
        self.talk = Talk(state, self._broadcast.audience, services.contacts)
        self._broadcast.then = self.talk.refresh
        self._swaps = Swaps(state, self._broadcast, self._store)
        self._coach = Coach(services.computers)
        self._turns = Turns(state, self.inbox, services.computers, self._pause, self._make)
        self._seats = Seats(
            state,
            self._broadcast,
            self._turns,
            self._store,
            services.settings.grace,
            lambda place: self.inbox.post(partial(self._give_up, place)),
        )
        self.host = Host(
            state,
            self.inbox,
            self._broadcast,
            self._store,
            self._seats,
            self._swaps,
            services.computers,
            self._wait_for_people,
        )

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def idle(self) -> float:
        """Seconds since something was played, or somebody left."""
        return time.monotonic() - self._last_active

    def _pause(self, table: Table) -> float:
        """Seconds until a computer's move is made.

        One that plays for a missing person never hurries, nor does one at a table where people only watch.
        """
        settings = self._services.settings
        rng = Rng.derive(self._turns.chance, table.number, table.turn, table.ply)
        watched = not self.state.has_people and self.state.options.boards is None
        pace = "natural" if watched or self.state.seats[table.turn].given_up else self.state.options.pace
        return min(pause(table, pace, settings.pace, rng), settings.think_limit)

    # --- joining and leaving ---

    @queued
    async def open(self) -> None:
        """Opens a new room: it waits for people, or starts."""
        await self._wait_or_begin()

    async def _wait_or_begin(self) -> None:
        if self.state.begins_by_itself:
            await self._fill_by_itself()
        elif not self.state.options.kept:
            self._wait_for_people()

    def _wait_for_people(self) -> None:
        """Computers take the open seats after the time that the host chose."""
        if self.state.options.wait is None:
            self.state.wait_clock.stop()
        else:
            self._fill_after(self.state.options.wait)

    @queued
    async def enter(self, connection: Connection) -> None:
        self._seats.enter(connection)
        self.talk.enter(connection)
        await self._people_changed()

    @queued
    async def exit(self, connection: Connection) -> None:
        self._last_active = time.monotonic()
        self._seats.exit(connection)
        await self._people_changed()

    async def _give_up(self, place: int) -> None:
        self._seats.give_up(place)
        await self._people_changed()

    @queued
    async def sit(self, person: Person, wanted: int | None, network: str = "") -> None:
        """`network` is where the person comes from; empty if that says nothing."""
        host = self.state.host.id
        if self.state.options.private and self._services.contacts.blocks(host, person.id):
            raise RefusalError("blocked", Reason("host_blocks_you"), status=403)
        place = await self._seats.sit(person, wanted, network)
        if place is None:
            self._broadcast.room()
            return
        self._swaps.forget(place)
        if self.state.phase == "waiting" and self.state.begins_by_itself:
            await self._fill_by_itself()
        else:
            self._seats.show_seated(person)
            await self._people_changed()

    @queued
    async def stand(self, person: Person) -> None:
        self.state.refuse_in_evening()
        coming = self.state.coming_to(person.id)
        if coming is not None:
            await self._seats.stay_away(coming)
            return
        self._swaps.forget(self.state.place(person))
        await self._seats.stand(person)
        await self._people_changed()

    @queued
    async def take_over(self, person: Person, *, on: bool) -> None:
        if self.state.finishing and not on:
            raise RefusalError("evening", Reason("evening_time_is_over"))
        await self._seats.take_over(person, on=on)

    # --- starting ---

    @queued
    async def ready(self, person: Person) -> None:
        self.state.only_while_waiting()
        self.state.seats[self.state.place(person)].ready = True
        if all(seat.ready for seat in self.state.seats if seat.kind == "person"):
            await self._fill()
        else:
            self._broadcast.room()

    @queued
    async def start(self, person: Person) -> None:
        if person.id != self.state.host.id:
            raise RefusalError("not_host", Reason("host_starts"), status=403)
        self.state.only_while_waiting()
        await self._fill()

    def _fill_after(self, seconds: float) -> None:
        self.state.wait_clock.set(seconds, lambda: self.inbox.post(self._fill_by_itself))

    async def _fill_by_itself(self) -> None:
        """If storage fails, the room retries by itself, because no client would."""
        try:
            await self._fill()
        except RefusalError:
            self._fill_after(_AGAIN)
            self._broadcast.room()

    async def _fill(self) -> None:
        """Computers take the open seats, and the first game starts."""
        if self.state.phase != "waiting":
            return
        with self.state.all_or_nothing():
            for seat in self.state.seats:
                if seat.kind == "open":
                    seat.seat_computer(computer_name(self.state.seats))
            await self._start()

    async def _start(self) -> None:
        with self.state.all_or_nothing():
            self.state.totals, self.state.counted = [0] * len(self.state.seats), 0
            await self._deal()
        self.state.wait_clock.stop()

    @queued
    async def swap(self, person: Person, wanted: int | None) -> None:
        await self._swaps.ask(person, wanted)

    @queued
    async def wait_again(self) -> None:
        """A kept room that nobody has used for long: its next game starts when the host says so."""
        if self.state.phase == "waiting" or not self.state.between_games:
            return
        with self.state.all_or_nothing():
            for seat in self.state.seats:
                if seat.free:
                    seat.leave_open()
            await self._store(changes.room(self.code, self.state.stored(state="waiting")))
        self.state.phase, self.state.table = "waiting", None
        self.state.wanting_next.clear()
        self._swaps.clear()
        self.pause()

    @queued
    async def next(self, person: Person) -> None:
        if not self.state.running.over:
            raise RefusalError("not_over", Reason("game_not_over"))
        if self.state.phase == "over" or self.state.suspended:
            self.state.refuse_in_evening()
        self.state.wanting_next.add(self.state.place(person))
        if not await self._go_on_if_wanted():
            self._broadcast.over()

    @queued
    async def hold(self, person: Person) -> None:
        """Stops the countdown: the next game starts when everybody wants it."""
        self.state.place(person)
        self.state.refuse_in_evening()
        if not self.state.running.over:
            raise RefusalError("not_over", Reason("game_not_over"))
        self.state.held = True
        self._count_down()
        self._broadcast.over()

    async def _people_changed(self) -> None:
        """After a game: all who are left may want the next one, or somebody is alone now."""
        try:
            if await self._go_on_if_wanted():
                return
        except RefusalError:  # nobody here has asked for it just now: they can ask again
            self.state.wanting_next.clear()
            self._broadcast.over()
        before = self.state.next_clock.left_ms is None
        self._count_down()
        if (self.state.next_clock.left_ms is None) != before:
            self._broadcast.over()

    async def _go_on_if_wanted(self) -> bool:
        """Starts the next game if everybody at the table wants to."""
        people = self.state.counting_on
        wanted = people <= self.state.wanting_next and (bool(people) or self.state.needs_nobody)
        if wanted:
            await self._go_on()
        return wanted

    async def _go_on(self) -> None:
        await (self._start() if self.state.phase == "over" else self._deal())
        self.state.next_clock.stop()

    async def _go_on_by_itself(self) -> None:
        """If storage fails, the room counts down again."""
        if self.state.counts_down:
            with suppress(RefusalError):
                await self._go_on()
        self._count_down()

    async def _deal(self) -> None:
        """Deals the next game; it is stored before anybody sees a card."""
        with self.state.all_or_nothing():
            self.state.seat_newcomers()
            self._swaps.move()
            options = self.state.options
            table = new_table(self.state, self._services.computers.known(options.game, options.rules))
            try:
                await self._store(*self.state.deal(table))
            except RefusalError:
                table = await self._deal_stored(table.number)
        self._swaps.clear()
        self.state.phase, self.state.game_number, self.state.table = "playing", table.number, table
        self.state.wanting_next.clear()
        self.state.held = False
        self._seats.count_devices()
        self._seats.await_returns()
        self._turns.wait(moved=True)
        self._broadcast.begin()

    async def _deal_stored(self, number: int) -> Table:
        """After a write with unknown result: a stored game was dealt, now or in an earlier attempt."""
        try:
            row = await self._services.queries.game_of_room(self.code, number)
        except (SQLAlchemyError, OSError):
            row = None  # nothing can be stored now either
        if row is None:
            raise _not_stored()
        table = stored_table(self.state, row, [seat.person_id for seat in self.state.seats])
        await self._store(*self.state.take_up(table))  # people may have joined or left since then
        return table

    # --- playing ---

    async def act(self, connection: Connection, message: Act) -> None:
        """Makes a move; the measured time includes the wait in the inbox."""
        with self._services.metrics.acting.time():
            await self._act(connection, message)

    @queued
    async def _act(self, connection: Connection, message: Act) -> None:
        place, table = self.state.place(connection.person), self.state.running
        if made := table.event_of(str(message.id)):  # sent again after a broken connection
            connection.send(made.model_copy(update={"id": str(message.id)}))
            connection.send(view_message(self.state, place))
            return
        if self.state.suspended:
            raise RefusalError("paused", Reason("evening_is_paused"))
        if self.state.seats[place].handed_over:
            raise RefusalError("handed_over", Reason("computer_plays_your_seat"))
        move = table.check(place, message.game_number, message.ply, message.move)
        self._coach.watch(connection, table, move)
        await self._make(move, "person", action=str(message.id))

    async def _make(
        self, move: Any, by: MadeBy, decided: Decided | None = None, *, action: str | None = None
    ) -> None:
        """Stores a legal move, then makes it, then shows it."""
        table = self.state.running
        how: dict[str, Any] = {"fallback": False, "reason": None}
        if decided:
            how = {"fallback": decided.fallback is not None, "reason": decided.reason}
        taken = self._turns.taken_ms if by == "person" else None
        stored = changes.new_move(
            table.identity,
            table.ply,
            table.turn,
            str(move),
            made_by=by,
            taken_ms=taken,
            action_id=action,
            **how,
        )
        after = table.state.copy()
        after.apply(move)
        try:
            await self._store(stored, *(self.state.ending(after) if after.over else ()))
        except RefusalError:
            await self._agree_with_storage()
            if action is None or table.event_of(action) is None:
                raise
            return
        self._moved(table.play(move, by, action=action, **how), action)

    def _moved(self, event: Event, action: str | None) -> None:
        self._last_active = time.monotonic()
        self._services.metrics.moves.labels(self.state.options.game, event.by).inc()
        self._turns.wait(moved=True)
        if self.state.running.over:
            self._end()
        if self.state.running.human_moves == [event]:  # from now on, the level stays
            self._broadcast.room()
        self._broadcast.move(event, action)

    def _end(self) -> None:
        self.state.totals, self.state.counted = self.state.after(self.state.running.state)
        self.state.phase = self.state.phase_after(self.state.counted)
        self._services.metrics.games.labels(self.state.options.game).inc()
        self._count_down()
        self.inbox.post(self._seat_newcomers)
        self.after_game()

    async def _seat_newcomers(self) -> None:
        """Those who came during the game sit down; if that cannot be stored now, with the next deal."""
        if not self.state.between_games or not any(seat.coming for seat in self.state.seats):
            return
        with suppress(RefusalError):
            with self.state.all_or_nothing():
                people = self.state.seat_newcomers()
                await self._store(changes.room(self.code, self.state.stored()))
            self._seats.show_newcomers(people)
            await self._people_changed()

    def _count_down(self) -> None:
        """Starts the countdown to the next game, or stops it."""
        clock = self.state.next_clock
        if not self.state.counts_down:
            clock.stop()
        elif clock.left_ms is None:
            wait = _AT_ONCE if self.state.needs_nobody else self._services.settings.next_wait
            clock.set(wait, lambda: self.inbox.post(self._go_on_by_itself))

    async def _store(self, *stored: Change | Work) -> None:
        try:
            await self._services.journal.write(*stored, owner=self.state.owner)
        except (SQLAlchemyError, OSError) as error:
            _log.error("not stored", extra={"room": self.code, "problem": type(error).__name__})
            raise _not_stored() from error

    async def _agree_with_storage(self) -> None:
        """After a write with unknown result: stored moves were made."""
        table = self.state.running
        try:
            rows = await self._services.queries.moves(table.identity)
        except (SQLAlchemyError, OSError):
            return  # nothing can be stored now either
        for row in [row for row in rows if row.ply >= table.ply]:
            self._moved(play_stored(table, row), row.action_id)

    # --- questions ---

    async def hint(self, person: Person, wanted: str | None, also: str | None) -> HintMessage:
        """Not in the inbox: computing advice for one person must not delay the others."""
        place, table = self.state.place(person), self.state.running
        if table.over or table.turn != place:
            raise RefusalError("out_of_turn", Reason("hint_out_of_turn"))
        if self.state.options.boards is not None:
            raise RefusalError("compared", Reason("evening_no_hints"))
        if self.state.compared and table.number == 1:
            raise RefusalError("compared", Reason("daily_no_hints"))
        try:
            return await self._advise(table, place, wanted, also)
        except BusyError:
            raise RefusalError("busy", Reason("too_many_requests"), status=503) from None

    async def _advise(self, table: Table, place: int, wanted: str | None, also: str | None) -> HintMessage:
        at, seat = (table.number, table.ply), self.state.seats[place]
        client = Client(seat.network, seat.person_id or "")
        if wanted is None:
            asked = None if also is None else str(table.check(place, *at, also))
            found = await self._services.computers.analyse(table, asked, client)
            return analysis_message(at, found, asked)
        spec = self._services.computers.check(wanted, table.game, self.state.options.rules)
        chance = self._turns.chance, table.number
        decided = await self._services.computers.decide(
            table, place, spec, chance, client, Priority.HINT, self.state.called
        )
        return hint_message(table, at, wanted, decided)

    def why(self, person: Person, move: str) -> WhyMessage:
        place, table = self.state.place(person), self.state.running
        why = table.why_not(place, move)
        return WhyMessage(move=move, reason=why)

    # --- stopping and continuing ---

    @queued
    async def resume(
        self, game: GameRow | None, dealt_to: Sequence[str | None], moves: Sequence[MoveRow]
    ) -> None:
        """Continues where the server stopped."""
        if game is not None and self.state.phase != "waiting":
            self.state.table = stored_table(self.state, game, dealt_to)
            for row in moves:
                play_stored(self.state.table, row)
        if self.state.table is None:
            await self._wait_or_begin()
        else:
            self._turns.wait(moved=True)

    # --- at the table of an evening ---

    @queued
    async def suspend(self, *, on: bool) -> None:
        """Stops the game with all its clocks, or goes on."""
        if self.state.suspended == on:
            return
        self.state.suspended = on
        self._seats.await_returns()
        self._count_down()
        if self.state.table is not None and not self.state.table.over:
            self._turns.wait(moved=False)
            self._broadcast.views()
        self._broadcast.room()
        if self.state.table is not None and self.state.table.over:
            self._broadcast.over()

    @queued
    async def finish(self) -> None:
        """The time of the round is over: computers finish the game, and no other one begins."""
        if self.state.phase == "over":
            return
        playing = self.state.table is not None and not self.state.table.over
        with self.state.all_or_nothing():
            self.state.options = replace(
                self.state.options, games=self.state.counted + playing, pace="instant"
            )
            for seat in self.state.seats:
                seat.handed_over = seat.handed_over or (playing and seat.kind == "person")
            phase = self.state.phase_after(self.state.counted)
            await self._store(*self.state.new_options(state=phase))
        self.state.finishing, self.state.phase = True, phase
        self._seats.await_returns()
        self._count_down()
        self._broadcast.room()
        if playing:
            self._turns.wait(moved=False)
            self._broadcast.views()
        else:
            self.after_game()

    @queued
    async def replace(self, person_id: str) -> None:
        """A computer takes the seat of a person for good."""
        await self._seats.replace(person_id)
        await self._people_changed()

    @queued
    async def unseal(self) -> None:
        """Nobody plays these deals any more: all hands may be seen."""
        self.state.sealed = False
        if self.state.table is not None and self.state.table.over:
            self._broadcast.over()

    async def close(self, *, for_good: bool = False) -> None:
        """Stops the room; `for good` means that it is gone after a restart."""
        await self.inbox.close()
        self.pause()  # only now: the current task may have set a clock
        if for_good:
            await self._store(changes.room(self.code, self.state.stored(state="closed")))
        for connection in self._broadcast.audience:
            connection.end()

    def pause(self) -> None:
        """Stops all clocks and background work."""
        state = self.state
        for clock in (state.turn_clock, state.wait_clock, state.next_clock, *state.return_clocks):
            clock.stop()
        self._turns.stop()
        self._broadcast.close()


def _not_stored() -> RefusalError:
    return RefusalError("storage", Reason("not_stored"), status=503)
