"""Swaps: people who change seats between games, or are shuffled by the host.

In the waiting room they move at once. After a game its result stays as it is, and they move when the next
one is dealt. Its methods run in the room's inbox, one at a time.
"""

import secrets
from collections.abc import Sequence

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.broadcast import Broadcast
from upperhand.server.rooms.seats import Store
from upperhand.server.rooms.state import RoomState
from upperhand.server.storage import changes


class Swaps:
    def __init__(self, state: RoomState, broadcast: Broadcast, store: Store) -> None:
        self._state = state
        self._broadcast = broadcast
        self._store = store

    async def ask(self, person: Person, wanted: int | None) -> None:
        """Asks for a seat, or agrees to the wish of the person there; without a seat, ends all wishes."""
        place, wishes = self._state.place(person), self._state.swap_wishes
        if wanted is None:
            self.forget(place)
            self._broadcast.room()
            return
        self._check()
        if wanted >= len(self._state.seats) or wanted == place:
            raise RefusalError("no_such_seat", Reason("swap_no_such_seat"), status=422)
        if self._state.seats[wanted].kind == "person" and wishes.get(wanted) != place:
            wishes[place] = wanted
            self._broadcast.room()
        else:
            order = list(self._state.next_seats or range(len(self._state.seats)))
            order[place], order[wanted] = order[wanted], order[place]
            await self._agree(order, place, wanted)

    async def shuffle(self) -> None:
        """New seats for everybody, by chance."""
        self._check()
        places = list(range(len(self._state.seats)))
        order = sorted(places, key=lambda _: secrets.randbits(64))
        while order == places:  # everybody would stay
            order = sorted(places, key=lambda _: secrets.randbits(64))
        await self._agree(order, *places)

    def _check(self) -> None:
        self._state.refuse_in_evening()
        if not self._state.between_games:
            raise RefusalError("begun", Reason("swap_between_games"))
        if self._state.options.start is not None:
            raise RefusalError("start", Reason("swap_fixed_seats"))

    async def _agree(self, order: Sequence[int], *places: int) -> None:
        if self._state.phase == "waiting":
            with self._state.all_or_nothing():
                self._state.reseat(order)
                await self._store(changes.room(self._state.code, self._state.stored()))
        else:
            self._state.next_seats = list(order)
        for place in places:
            self.forget(place)
        self._broadcast.room()

    def forget(self, place: int) -> None:
        """Nobody waits for an answer to or from this seat any more."""
        wishes = self._state.swap_wishes
        for seat in [seat for seat, to in wishes.items() if place in (seat, to)]:
            del wishes[seat]

    def move(self) -> None:
        """The next game is dealt: everybody takes their new seat."""
        if self._state.next_seats is not None:
            self._state.reseat(self._state.next_seats)

    def clear(self) -> None:
        self._state.swap_wishes.clear()
        self._state.next_seats = None
