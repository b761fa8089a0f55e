"""Seats: joining and leaving a room, sitting down, and letting a computer play.

Its methods run in the room's inbox, one at a time.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.broadcast import Broadcast
from upperhand.server.rooms.inbox import Inbox
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.state import RoomState, Seat, computer_name
from upperhand.server.rooms.turns import Turns
from upperhand.server.storage.journal import Change
from upperhand.server.web.wire.http import SeatRequest

#: Stores changes durably, or raises a RefusalError.
Store = Callable[..., Awaitable[None]]


class Seats:
    """The people of one room. A seat changes hands atomically, and is stored before it is shown."""

    def __init__(
        self, state: RoomState, broadcast: Broadcast, turns: Turns, inbox: Inbox, store: Store, grace: float
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._turns = turns
        self._inbox = inbox
        self._store = store
        self._grace = grace

    def enter(self, connection: Connection) -> None:
        """A page has opened; a person who sits here plays for themselves again."""
        self._broadcast.audience.add(connection)
        with self._pages_changed(connection.person) as place:
            if place is not None:
                self._state.seats[place].expected = False
            self._broadcast.room()
            self._broadcast.game(connection)

    def exit(self, connection: Connection) -> None:
        """A page has closed; a computer plays for a person who has no other page open."""
        self._broadcast.audience.remove(connection)
        with self._pages_changed(connection.person):
            self._broadcast.room()

    @contextmanager
    def _pages_changed(self, person: Person) -> Iterator[int | None]:
        """The seat of the person who opened or closed a page, if any; its new decider is then asked."""
        place = self._state.seat_of(person.id)
        before = place is not None and self._state.seats[place].by_computer
        if place is not None:
            self._count_devices(place)
        yield place
        if place is not None and self._state.seats[place].by_computer != before:
            self.changed_hands(place)

    def _count_devices(self, place: int) -> None:
        seat = self._state.seats[place]
        seat.devices = len(self._broadcast.audience.of(seat.person_id)) if seat.person_id else 0

    async def sit(self, person: Person, wanted: int | None) -> int:
        """The seat that a person has now; it has not been announced yet."""
        place = self._seat_for(person, wanted)
        await self._change_seat(place, lambda: self._state.seats[place].seat_person(person))
        self.expect(place)
        return place

    def _seat_for(self, person: Person, wanted: int | None) -> int:
        if self._state.seat_of(person.id) is not None:
            raise RefusalError("seated", Reason("seated_already"))
        free = [place for place, seat in enumerate(self._state.seats) if seat.free]
        if not free:
            raise RefusalError("full", Reason("no_free_seat"))
        seen = self._hand_seen_by(person)
        place = wanted if wanted is not None else seen if seen is not None else free[0]
        if place not in free:
            raise RefusalError("taken", Reason("seat_taken"))
        if seen not in (None, place):
            raise RefusalError("seen", Reason("seen_another_hand"))
        if self._all_hands_are_shown():
            raise RefusalError("seen", Reason("spectators_see_all"))
        return place

    def _all_hands_are_shown(self) -> bool:
        """The server cannot know who has watched: the same person may have, under another name."""
        table = self._state.table
        return table is not None and not table.over and self._state.options.spectators == "delayed"

    def _hand_seen_by(self, person: Person) -> int | None:
        """The seat that a person had in the running game; they must not use its hand in another seat."""
        table = self._state.table
        return None if table is None or table.over else table.left.get(person.id)

    def show_seated(self, person: Person, place: int) -> None:
        """Sends a person who has sat down what their seat knows."""
        self._broadcast.room()
        for connection in self._broadcast.audience.of(person.id):
            self._broadcast.game(connection)
        self.changed_hands(place)

    async def stand(self, person: Person) -> None:
        place, seats = self._state.place(person), self._state.seats

        def leave() -> None:
            if self._state.phase == "waiting":
                seats[place].leave_open()
            else:
                seats[place].seat_computer(computer_name(seats))
            seats[place].for_people = True

        await self._change_seat(place, leave)
        if self._state.table is not None:
            self._state.table.left[person.id] = place
        self._state.wanting_next.discard(place)
        self._broadcast.room()
        self.changed_hands(place)

    async def take_over(self, person: Person, *, on: bool) -> None:
        place = self._state.place(person)
        seat = self._state.seats[place]
        if seat.handed_over == on:
            return
        await self._change_seat(place, lambda: setattr(seat, "handed_over", on))
        self._broadcast.room()
        self.changed_hands(place)

    async def change_level(self, level: str) -> None:
        """All computers of the table are of that level from now on, also those that stand in for people."""
        with self._state.all_or_nothing():
            self._state.options = replace(self._state.options, level=level)
            for seat in self._state.seats:
                seat.player = level
            await self._store(*self._state.new_options())
        self._broadcast.room()
        table = self._state.table
        if table is not None and self._state.seats[table.turn].by_computer:
            self.changed_hands(table.turn)

    async def _change_seat(self, place: int, change: Callable[[], None]) -> None:
        with self._state.all_or_nothing():
            change()
            self._count_devices(place)
            stored: list[Change] = self._state.sitting(place)
            await self._store(*stored)

    def expect(self, *places: int) -> None:
        """Seated people who are not connected have some time to come back before a computer plays."""
        for seat in (self._state.seats[place] for place in places):
            seat.expected = seat.kind == "person" and not seat.devices
        if any(seat.expected for seat in self._state.seats):
            self._state.return_clock.set(self._grace, lambda: self._inbox.post(self._expect_nobody))

    async def _expect_nobody(self) -> None:
        missing = [place for place, seat in enumerate(self._state.seats) if seat.expected]
        for place in missing:
            self._state.seats[place].expected = False
        self._broadcast.room()
        for place in missing:
            self.changed_hands(place)

    def changed_hands(self, place: int) -> None:
        """A new decider for a seat; if it is its turn, the decision starts again."""
        table = self._state.table
        if table is not None and not table.over and table.turn == place:
            self._turns.wait(moved=False)
            self._broadcast.views()


def first_seats(requests: Sequence[SeatRequest], options: Options, host: Person) -> list[Seat]:
    """The seats of a new room; the host takes the first seat for a person."""
    if sum(request.kind == "person" for request in requests) > 1:
        raise RefusalError("seats", Reason("one_seat_is_yours"), status=422)
    seats = [Seat("open", player=_player_of(request, options)) for request in requests]
    for seat, request in zip(seats, requests, strict=True):
        seat.for_people = request.kind == "open"
        if request.kind == "person":
            seat.seat_person(host)
    for seat, request in zip(seats, requests, strict=True):
        if request.kind == "computer":
            seat.seat_computer(computer_name(seats))
    return seats


def _player_of(request: SeatRequest, options: Options) -> str:
    return options.level if request.kind != "computer" or request.player is None else request.player
