"""Standing: how a room stands, all of which but clocks and connections is stored."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from upperhand import Record, games
from upperhand.server.accounts.sessions import Person
from upperhand.server.accounts.tallies import tally
from upperhand.server.computers.computers import spec_of
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.clock import Clock
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.results import results
from upperhand.server.rooms.seats import Seat
from upperhand.server.rooms.table import Table
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Change, Work
from upperhand.server.web.wire.common import RoomState


@dataclass
class Standing:
    """`game_number` counts every deal, `counted` those of the match that count: not one that all passed."""

    code: str
    options: Options
    seats: list[Seat]
    host: Person
    state: RoomState = "waiting"
    game_number: int = 0
    counted: int = 0
    totals: list[int] = field(default_factory=list)
    table: Table | None = None
    #: Seats that want the next game.
    wanting_next: set[int] = field(default_factory=set)
    turn_clock: Clock = field(default_factory=Clock)
    wait_clock: Clock = field(default_factory=Clock)
    next_clock: Clock = field(default_factory=Clock)
    return_clock: Clock = field(default_factory=Clock)

    def __post_init__(self) -> None:
        self.totals = self.totals or [0] * len(self.seats)

    @property
    def running(self) -> Table:
        """The game that is played, or was last."""
        if self.table is None:
            raise RefusalError("waiting", "no game has begun")
        return self.table

    def seat_of(self, person_id: str) -> int | None:
        places = (place for place, seat in enumerate(self.seats) if seat.person_id == person_id)
        return next(places, None)

    def place(self, person: Person) -> int:
        """The seat of somebody who must have one."""
        found = self.seat_of(person.id)
        if found is None:
            raise RefusalError("not_seated", "you have no seat at this table", status=403)
        return found

    @property
    def has_open_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def people(self) -> set[str]:
        return {seat.person_id for seat in self.seats if seat.person_id}

    def after(self, state: Any) -> tuple[list[int], int]:
        """Totals, and how many games count, once this one is over."""
        totals = [total + score for total, score in zip(self.totals, state.scores, strict=True)]
        nothing = games.words(self.options.game).SCORELESS and not any(state.scores)
        return totals, self.counted + (0 if nothing else 1)

    def record(self, state: Any) -> Record:
        """A game of this room: people by name, computers by spec."""
        game = self.options.game
        names = [seat.name if seat.kind == "person" else spec_of(seat.player, game) for seat in self.seats]
        return replace(Record.of(state, game), seats=tuple(names))

    @contextmanager
    def whole_or_not(self) -> Iterator[None]:
        """What is changed of seats and totals within is as it was before if it could not be stored."""
        seats = [vars(replace(seat)) for seat in self.seats]
        totals, counted = self.totals, self.counted
        try:
            yield
        except RefusalError:
            for seat, before in zip(self.seats, seats, strict=True):
                vars(seat).update(before)
            self.totals, self.counted = totals, counted
            raise

    # --- what is stored ---

    def stored(self, **otherwise: Any) -> dict[str, Any]:
        return {
            "seats": [seat.stored() for seat in self.seats],
            "state": self.state,
            "game_number": self.game_number,
            "counted": self.counted,
            "totals": list(self.totals),
        } | otherwise

    def restore(self, stored: Mapping[str, Any]) -> None:
        self.state, self.game_number = stored["state"], stored["game_number"]
        self.counted, self.totals = stored["counted"], list(stored["totals"])

    def creation(self) -> Change:
        return changes.new_room(self.code, self.host.id, self.options.stored(), self.stored())

    def deal(self, table: Table) -> list[Change]:
        """A new game, with who sits where in it."""
        record = self.record(table.state).to_json()
        new = changes.new_game(table.identity, self.code, table.number, self.options.game, record)
        return [self._playing(table), new, *self._seatings(table)]

    def take_up(self, table: Table) -> list[Change]:
        """A game that was stored before anybody saw it, with who sits where by now."""
        return [self._playing(table), changes.no_seatings(table.identity), *self._seatings(table)]

    def _seatings(self, table: Table) -> list[Change]:
        places = range(len(self.seats))
        return [changes.new_seating(table.identity, place, *self._sitter(place)) for place in places]

    def _playing(self, table: Table) -> Change:
        return changes.room(self.code, self.stored(state="playing", game_number=table.number))

    def ending(self, state: Any) -> list[Change | Work]:
        """What is stored together with the last move of a game."""
        identity = self.running.identity
        totals, counted = self.after(state)
        now = self.stored(totals=totals, counted=counted, state=self.state_after(counted))
        return [
            changes.game_over(identity, self.record(state).to_json()),
            *changes.scores(identity, list(state.scores)),
            changes.room(self.code, now),
            tally(self.options.game, results(self.seats, self.running, state)),
        ]

    def state_after(self, counted: int) -> RoomState:
        return "over" if counted >= self.options.games else "playing"

    def sitting(self, place: int) -> list[Change]:
        """Who sits down, or stands up, while a game runs is part of that game."""
        now = [changes.room(self.code, self.stored())]
        if self.table is None or self.table.over:
            return now
        return [*now, changes.sits(self.table.identity, place, *self._sitter(place))]

    def _sitter(self, place: int) -> tuple[str, str | None, str | None]:
        seat = self.seats[place]
        return seat.name, seat.person_id, None if seat.kind == "person" else seat.player
