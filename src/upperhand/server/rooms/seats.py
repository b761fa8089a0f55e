"""Seats: joining and leaving a room, sitting down, and letting a computer play.

Its methods run in the room's inbox, one at a time.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.broadcast import Broadcast
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
        self,
        state: RoomState,
        broadcast: Broadcast,
        turns: Turns,
        store: Store,
        grace: float,
        ring: Callable[[int], None],
    ) -> None:
        """`ring` is told the seat of a person who did not come back in time."""
        self._state = state
        self._broadcast = broadcast
        self._turns = turns
        self._store = store
        self._grace = grace
        self._ring = ring

    def enter(self, connection: Connection) -> None:
        """A page has opened; a person who sits here plays for themselves again."""
        place = self._state.seat_of(connection.person.id)
        with self._deciding(place):  # before the page listens: it is sent the game once
            self._state.connections = len(self._broadcast.audience) + 1
            if place is not None:
                self._state.seats[place].devices += 1
                self._state.seats[place].given_up = False
                self._state.seats[place].network = connection.network
        self._broadcast.audience.add(connection)
        self.await_returns()
        self._broadcast.room()
        self._broadcast.game(connection)

    def exit(self, connection: Connection) -> None:
        """A page has closed; a person who has no other page open keeps the seat, and may come back."""
        self._broadcast.audience.remove(connection)
        place = self._state.seat_of(connection.person.id)
        with self._deciding(place):
            self._state.connections = len(self._broadcast.audience)
            if place is not None:
                self._count_devices(place)
        self.await_returns()
        self._broadcast.room()

    @contextmanager
    def _deciding(self, place: int | None) -> Iterator[None]:
        """A new decider of the seat is asked; a game that nobody attends stops until somebody does."""
        seat = None if place is None else self._state.seats[place]
        before = self._state.unattended, seat is not None and seat.by_computer
        yield
        if self._state.unattended != before[0]:
            self._decide_again()
        elif place is not None and seat is not None and seat.by_computer != before[1]:
            self.changed_hands(place)

    def count_devices(self) -> None:
        for place in range(len(self._state.seats)):
            self._count_devices(place)

    def _count_devices(self, place: int) -> None:
        seat = self._state.seats[place]
        seat.devices = len(self._broadcast.audience.of(seat.person_id)) if seat.person_id else 0

    async def sit(self, person: Person, wanted: int | None, network: str) -> int | None:
        """The seat that a person has now, or None if it is theirs from the next game on.

        It has not been announced yet.
        """
        place = self._seat_for(person, wanted)
        self._check_bots(person)
        self._check_network(network)
        seat, at_once = self._state.seats[place], self._may_see(person, place)

        def take() -> None:
            if at_once:
                seat.seat_person(person)
            else:
                seat.coming = person
            seat.network = network

        await self._change_seat(place, take)
        self.await_returns()
        return place if at_once else None

    def _seat_for(self, person: Person, wanted: int | None) -> int:
        if (self._state.seat_of(person.id), self._state.coming_to(person.id)) != (None, None):
            raise RefusalError("seated", Reason("seated_already"))
        free = [place for place, seat in enumerate(self._state.seats) if seat.free]
        if not free:
            raise RefusalError("full", Reason("no_free_seat"))
        seen = self._hand_seen_by(person)
        place = wanted if wanted is not None else seen if seen is not None else free[0]
        if place not in free:
            raise RefusalError("taken", Reason("seat_taken"))
        return place

    def _hand_seen_by(self, person: Person) -> int | None:
        """The seat that a person had in the running game."""
        table = self._state.table
        return None if table is None or table.over else table.left.get(person.id)

    def _may_see(self, person: Person, place: int) -> bool:
        """Whether a person may have the hand of a seat in the running game.

        Those who have seen it already come back to it. Anybody else might tell it to a person who plays, or
        be one of them under another name, unless nobody has seen any hand.
        """
        table = self._state.table
        if table is None or table.over or self._hand_seen_by(person) == place:
            return True
        return not (self._state.people or table.left)

    def _check_bots(self, person: Person) -> None:
        """Bots sit where the host allows them. At a rated table nobody sits twice: as a bot and its owner."""
        if person.bot and not self._state.options.bots:
            raise RefusalError("no_bots", Reason("no_bots_here"), status=403)
        behind = {seat.owner_id or seat.person_id for seat in self._state.seats}
        behind |= {each.coming.owner_id or each.coming.id for each in self._state.seats if each.coming}
        if self._state.options.counts and (person.owner_id or person.id) in behind:
            raise RefusalError("own_bot", Reason("own_bot_here"), status=403)

    def _check_network(self, network: str) -> None:
        """Two seats of one address, which may be one person, make no rated game."""
        if not (self._state.options.counts and network):
            return
        if any(seat.network == network and (seat.person_id or seat.coming) for seat in self._state.seats):
            raise RefusalError("same_address", Reason("same_address"), status=403)

    def show_seated(self, person: Person) -> None:
        """Sends a person who has sat down what their seat knows."""
        self._broadcast.room()
        for connection in self._broadcast.audience.of(person.id):
            self._broadcast.game(connection)
        self._decide_again()

    async def stay_away(self, place: int) -> None:
        """The person who would take the seat after this game does not want it any more."""
        seat = self._state.seats[place]
        await self._change_seat(place, lambda: vars(seat).update(coming=None, network=""))
        self._broadcast.room()

    def show_newcomers(self, people: Sequence[Person]) -> None:
        """Those who waited for the end of a game have their seats now."""
        self.count_devices()
        self.await_returns()
        self._broadcast.room()
        for person in people:
            for connection in self._broadcast.audience.of(person.id):
                self._broadcast.game(connection)

    async def stand(self, person: Person) -> None:
        await self.send_away(person.id)

    async def send_away(self, person_id: str) -> None:
        """Somebody leaves, or has to; the seat is free for another person."""
        place, seats = self._state.place_of(person_id), self._state.seats

        def leave() -> None:
            if self._state.phase == "waiting":
                seats[place].leave_open()
            else:
                seats[place].seat_computer(computer_name(seats))
            seats[place].for_people = True

        await self._change_seat(place, leave)
        if self._state.table is not None:
            self._state.table.left[person_id] = place
        self._state.wanting_next.discard(place)
        self.await_returns()
        self._broadcast.room()
        self._decide_again()

    async def replace(self, person_id: str) -> None:
        """A computer takes the seat of a person for good; nobody else may sit down there."""
        place = self._state.seat_of(person_id)
        if place is None:
            return
        seats = self._state.seats
        await self._change_seat(place, lambda: seats[place].seat_computer(computer_name(seats)))
        self._state.wanting_next.discard(place)
        self.await_returns()
        self._broadcast.room()
        self.changed_hands(place)

    async def take_over(self, person: Person, *, on: bool) -> None:
        place = self._state.place(person)
        seat = self._state.seats[place]
        if seat.handed_over == on:
            return
        await self._change_seat(place, lambda: setattr(seat, "handed_over", on))
        self.await_returns()
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

    def await_returns(self) -> None:
        """People of a game who are missing have some time to come back, while others wait for them."""
        waiting = self._state.table is not None and not self._state.unattended
        for place, seat in enumerate(self._state.seats):
            clock = self._state.return_clocks[place]
            if not (waiting and seat.awaited):
                clock.stop()
            elif clock.left_ms is None:
                clock.set(self._grace, partial(self._ring, place))

    def give_up(self, place: int) -> None:
        """A computer plays for a person who did not come back in time, until they do."""
        seat = self._state.seats[place]
        if seat.awaited and not self._state.unattended:
            seat.given_up = True
            self._broadcast.room()
            self.changed_hands(place)

    def changed_hands(self, place: int) -> None:
        """A new decider for a seat; if it is its turn, the decision starts again."""
        table = self._state.table
        if table is not None and not table.over and table.turn == place:
            self._decide_again()

    def _decide_again(self) -> None:
        if self._state.table is not None and not self._state.table.over:
            self._turns.wait(moved=False)
            self._broadcast.views()


def first_seats(
    requests: Sequence[SeatRequest], options: Options, host: Person, network: str = ""
) -> list[Seat]:
    """The seats of a new room; the host takes the first seat for a person."""
    if sum(request.kind == "person" for request in requests) > 1:
        raise RefusalError("seats", Reason("one_seat_is_yours"), status=422)
    seats = [Seat("open", player=_player_of(request, options)) for request in requests]
    for seat, request in zip(seats, requests, strict=True):
        seat.for_people = request.kind == "open"
        if request.kind == "person":
            seat.seat_person(host)
            seat.network = network
    for seat, request in zip(seats, requests, strict=True):
        if request.kind == "computer":
            seat.seat_computer(computer_name(seats))
    return seats


def _player_of(request: SeatRequest, options: Options) -> str:
    return options.level if request.kind != "computer" or request.player is None else request.player
