"""Evening: the requests to one evening, and its rounds, which follow by themselves.

Every request goes through its inbox. What changes is stored first and read again, so an evening goes on from
what is stored: after a restart, and after a write with unknown result.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from upperhand.match import MAX_SEED
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.evenings.pairing import Seating, pair_round
from upperhand.server.evenings.plan import MOST_PEOPLE
from upperhand.server.evenings.state import EveningState, result_of
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.boards import Boards, make_deals
from upperhand.server.rooms.inbox import Inbox, queued
from upperhand.server.rooms.room import Room, Services
from upperhand.server.rooms.rooms import Rooms
from upperhand.server.rooms.state import Clock, RoomState, Seat, computer_name
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Change
from upperhand.server.storage.schema import EveningPersonRow, EveningTableRow, now
from upperhand.server.web.wire.evenings import PersonState

_log = logging.getLogger(__name__)

_AGAIN = 1.0  # seconds until what could not be stored is tried again
_TOGETHER = 0.2  # seconds in which several results become one piece of news
_RECENT = 60.0  # seconds for which somebody who looked at the evening is here


class Evening:
    """One evening that is not over, or was until just now."""

    def __init__(self, state: EveningState, services: Services, rooms: Rooms) -> None:
        self.state = state
        self.inbox = Inbox(f"evening {state.code}")
        #: Another one after every change, and after a restart.
        self.version = time.time_ns() // 1_000_000
        self._services = services
        self._owner = services.owner
        self._rooms = rooms
        self._tables: dict[int, Room] = {}
        self._changed = asyncio.Event()
        self._seen: dict[str, float] = {}
        self._deadline, self._news, self._again = Clock(), Clock(), Clock()

    @property
    def code(self) -> str:
        return self.state.code

    # --- who is there ---

    async def follow(self, person: Person | None, since: int | None, patience: float) -> None:
        """Returns when something is different from what the page knows, or after some time."""
        if person is not None:
            self._seen[person.id] = time.monotonic()
        if since == self.version:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), patience)

    def is_here(self, person_id: str) -> bool:
        """Whether somebody sits at their table, or has looked at the evening lately."""
        rooms = (room.state for room in self._tables.values())
        places = ((state, state.seat_of(person_id)) for state in rooms)
        if any(place is not None and state.seats[place].devices for state, place in places):
            return True
        return time.monotonic() - self._seen.get(person_id, -_RECENT) < _RECENT

    def room_at(self, table: int) -> Room | None:
        """The room of a table of the running round, or of the last one."""
        return self._tables.get(table)

    def room_of(self, known: EveningPersonRow) -> str | None:
        """The room in which somebody plays now; who was taken out and came back waits for the next round."""
        table = self.state.table_with(known.number)
        room = self._tables.get(table.number) if table else None
        seated = room is not None and room.state.seat_of(known.person_id) is not None
        return room.code if room is not None and seated else None

    @queued
    async def join(self, person: Person) -> None:
        """Takes part from the next round on; who has joined already stays."""
        known = self.state.person(person)
        if known is not None and known.state == "removed":
            raise RefusalError("removed", Reason("evening_removed"), status=403)
        row = self.state.row
        if row.phase == "over" or (row.round and row.round >= row.rounds):
            raise RefusalError("over", Reason("evening_too_late"))
        if known is None:
            await self._join(person)
        elif known.state == "out":
            await self._write(changes.evening_person(self.code, known.number, "in"))

    async def _join(self, person: Person) -> None:
        if len(self.state.people) >= MOST_PEOPLE:
            raise RefusalError("full", Reason("evening_full", count=MOST_PEOPLE))
        number = 1 + max((each.number for each in self.state.people), default=0)
        name = self.state.free_name(person.name)
        await self._write(changes.new_evening_person(self.code, number, person.id, name))

    @queued
    async def leave(self, person: Person) -> None:
        """Before the start without a trace; later a computer takes the seat."""
        known = self.state.person(person)
        if known is None or known.state != "in":
            raise RefusalError("not_found", Reason("evening_not_joined"))
        await self._take_out(known, "out")

    # --- directors ---

    @queued
    async def start(self, person: Person) -> None:
        self._only_for_directors(person)
        if self.state.row.phase != "coming":
            raise RefusalError("begun", Reason("evening_has_started"))
        if not self.state.playing:
            raise RefusalError("empty", Reason("evening_is_empty"))
        await self._begin_round()

    @queued
    async def pause(self, person: Person) -> None:
        """Stops all tables and all clocks."""
        self._only_for_directors(person)
        self._only_while_running()
        if not self.state.row.paused:
            left = max(0, round(self.seconds_left or 0))
            await self._write(self._stored(paused=True, deadline=None, seconds_left=left))
            await self._suspend_tables()

    @queued
    async def go_on(self, person: Person) -> None:
        self._only_for_directors(person)
        self._only_while_running()
        if self.state.row.paused:
            deadline = now() + timedelta(seconds=self.state.row.seconds_left or 0)
            await self._write(self._stored(paused=False, deadline=deadline, seconds_left=None))
            await self._suspend_tables()

    @queued
    async def end(self, person: Person) -> None:
        """Ends the evening: a running round is the last one, and its time is over now."""
        self._only_for_directors(person)
        if self.state.row.phase == "over":
            raise RefusalError("over", Reason("evening_is_over"))
        if self.state.row.phase != "playing":
            await self._close()
            return
        last = self.state.row.round
        await self._write(self._stored(rounds=last, paused=False, deadline=now(), seconds_left=None))
        await self._suspend_tables()

    @queued
    async def name_second(self, person: Person, number: int) -> None:
        """Somebody here may do what the director may."""
        self._only_for_directors(person)
        await self._write(self._stored(second_id=self.state.numbered(number).person_id))

    @queued
    async def take_out(self, person: Person, number: int, state: PersonState) -> None:
        """A computer takes the seat of somebody, who may come back unless they are removed."""
        self._only_for_directors(person)
        await self._take_out(self.state.numbered(number), state)

    def _only_for_directors(self, person: Person) -> None:
        if not self.state.directs(person):
            raise RefusalError("not_director", Reason("evening_directors_only"), status=403)

    def _only_while_running(self) -> None:
        if self.state.row.phase not in ("playing", "resting"):
            raise RefusalError("not_running", Reason("evening_not_running"))

    async def _take_out(self, known: EveningPersonRow, state: PersonState) -> None:
        if self.state.row.phase == "over":
            raise RefusalError("over", Reason("evening_is_over"))
        if self.state.row.phase == "coming" and state == "out":
            await self._write(changes.no_evening_person(self.code, known.number))
            return
        await self._write(changes.evening_person(self.code, known.number, state))
        await self._replace(known)

    async def _replace(self, known: EveningPersonRow) -> None:
        table = self.state.table_with(known.number)
        room = self._tables.get(table.number) if table else None
        if room is not None:
            await room.replace(known.person_id)

    # --- rounds ---

    async def _begin_round(self) -> None:
        """Seats everybody and deals; all of it is stored before anybody sees a table."""
        state, plan = self.state, self.state.plan
        people = [each.number for each in state.playing]
        if not people:
            await self._close()
            return
        seatings = await asyncio.to_thread(
            pair_round, people, plan.rules.players, state.seatings, secrets.randbits(53)
        )
        rooms = await self._new_rooms(seatings)
        number, deadline = state.row.round + 1, now() + timedelta(minutes=plan.minutes)
        await self._write(
            self._stored(phase="playing", round=number, paused=False, deadline=deadline, seconds_left=None),
            *(room.creation() for room in rooms),
            *(
                changes.new_evening_table(self.code, (number, table), room.code, seats)
                for table, (room, seats) in enumerate(zip(rooms, seatings, strict=True), start=1)
            ),
        )
        for room in rooms:
            await self._rooms.admit(room)
        await self._sit_down()

    async def _new_rooms(self, seatings: list[Seating]) -> list[RoomState]:
        """The tables of the next round, with the same deals at all of them."""
        state, plan = self.state, self.state.plan
        deals = make_deals(plan.game, plan.rules, plan.games, secrets.randbits(53) & MAX_SEED)
        chance = secrets.randbits(63)
        host = Person(state.row.director_id, state.director, "en")
        rooms = []
        for table, numbers in enumerate(seatings, start=1):
            boards = Boards(
                evening=self.code,
                title=state.row.name,
                round=state.row.round + 1,
                rounds=state.row.rounds,
                table=table,
                numbers=numbers,
                deals=deals,
                chance=chance,
            )
            options = plan.room_options(boards)
            rooms.append(await self._rooms.prepare(options, self._seats(numbers), host))
        return rooms

    def _seats(self, numbers: Seating) -> list[Seat]:
        seats = [Seat("open", player=self.state.plan.level) for _ in numbers]
        for seat, number in zip(seats, numbers, strict=True):
            if number is not None:
                person = self.state.numbered(number)
                seat.seat_person(Person(person.person_id, person.name, "en"))
        for seat in seats:
            if seat.kind == "open":
                seat.seat_computer(computer_name(seats))
        return seats

    async def _sit_down(self) -> None:
        """Finds the rooms of the running round, and goes on where they are."""
        self._tables = {}
        for table in self.state.tables_of(self.state.row.round):
            room = await self._rooms.find_or_restore(table.room_code)
            if room is not None:
                self._tables[table.number] = room
        if self.state.row.phase != "playing":
            return
        for table in self.state.tables_of(self.state.row.round):
            if room := self._tables.get(table.number):
                room.after_game = partial(self._post, partial(self._game_over, table))
        for known in self.state.people:
            if known.state != "in":
                await self._replace(known)
        await self._suspend_tables()
        await self._end_round_if_over()

    async def _suspend_tables(self) -> None:
        for room in self._tables.values():
            await room.suspend(on=self.state.row.paused)

    async def _game_over(self, table: EveningTableRow) -> None:
        at = table.round, table.number
        self.state.results[at] = [
            result_of(row) for row in await self._services.queries.evening_results(self.code, at)
        ]
        if self._news.left_ms is None:
            self._news.set(_TOGETHER, self.tell)
        if table.round == self.state.row.round:
            await self._end_round_if_over()

    async def _end_round_if_over(self) -> None:
        """When all tables have finished: everything of this round may be seen, and the next one is near."""
        row = self.state.row
        over = all(room.state.phase == "over" for room in self._tables.values())
        if row.phase != "playing" or not over:
            return
        last = row.round >= row.rounds
        rest = timedelta(seconds=self.state.plan.rest)
        await self._write(
            self._stored(
                phase="over" if last else "resting",
                deadline=None if last else now() + rest,
                ended_at=now() if last else None,
            ),
            *(changes.unseal(table.room_code) for table in self.state.tables_of(row.round)),
            *(changes.evening_person(self.code, number, "out") for number in self._stayed_away()),
        )
        for room in self._tables.values():
            await room.unseal()

    def _stayed_away(self) -> list[int]:
        """People who are not here, and for whom a computer played the whole round."""
        number = self.state.row.round
        played = {
            result.person
            for table in self.state.tables_of(number)
            for result in self.state.results.get((number, table.number), ())
            if result.own
        }
        seated = {person for table in self.state.tables_of(number) for person in table.seats}
        return [
            each.number
            for each in self.state.playing
            if each.number in seated - played and not self.is_here(each.person_id)
        ]

    async def _ring(self) -> None:
        """The time for something has come."""
        row = self.state.row
        if row.paused or self.state.deadline is None or self.state.deadline > now():
            return
        if row.phase == "playing":
            for room in self._tables.values():
                await room.finish()
        elif row.phase == "resting" or (row.phase == "coming" and self.state.plan.timed):
            await self._begin_round()
        elif row.phase == "coming":
            await self._close()

    async def _close(self) -> None:
        await self._write(self._stored(phase="over", deadline=None, paused=False, ended_at=now()))

    # --- storing ---

    def _stored(self, **otherwise: object) -> Change:
        return changes.evening(self.code, self.state.changed(**otherwise))

    async def _write(self, *stored: Change) -> None:
        """Stores, and reads what is stored now; whatever goes wrong, the evening goes on from there."""
        try:
            await self._services.journal.write(*stored, owner=self._owner)
            await self._load()
        except (SQLAlchemyError, OSError) as error:
            _log.error("not stored", extra={"evening": self.code, "problem": type(error).__name__})
            self._recover_later()
            raise RefusalError("storage", Reason("not_stored"), status=503) from error

    async def _load(self) -> None:
        found = await EveningState.load(self.code, self._services.queries)
        if found is not None:
            self.state = found
        self._set_clock()
        self.tell()

    def _recover_later(self) -> None:
        self._again.set(_AGAIN, lambda: self._post(self.resume))

    def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        self.inbox.post(partial(self._by_itself, work))

    async def _by_itself(self, work: Callable[[], Awaitable[None]]) -> None:
        """If something fails, nobody asks again: the evening does so itself."""
        try:
            await work()
        except (SQLAlchemyError, OSError, RefusalError):
            self._recover_later()

    async def resume(self) -> None:
        """Continues from what is stored."""
        await self._load()
        await self._sit_down()

    # --- time and news ---

    @property
    def seconds_left(self) -> float | None:
        """Until the deadline; while paused, what was left then."""
        if self.state.row.paused:
            return self.state.row.seconds_left
        deadline: datetime | None = self.state.deadline
        return None if deadline is None else max(0.0, (deadline - now()).total_seconds())

    def _set_clock(self) -> None:
        left = None if self.state.row.paused else self.seconds_left
        if left is None:
            self._deadline.stop()
        else:  # a little later, so that the time has come when the clock rings
            self._deadline.set(left + 0.01, lambda: self._post(self._ring))

    def tell(self) -> None:
        """Something is different: whoever waits for news gets it."""
        self.version += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def close(self) -> None:
        await self.inbox.close()
        self.stop()

    def stop(self) -> None:
        """Stops all clocks, and lets nobody wait."""
        for clock in (self._deadline, self._news, self._again):
            clock.stop()
        self.tell()
