"""The state of a room: seats, totals, the running game and the clocks.

Everything is stored except clocks and connections.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from upperhand import Record, games
from upperhand.reason import Reason
from upperhand.server.accounts.history import entries, remember
from upperhand.server.accounts.ratings import Result, tally
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import level_of, spec_of
from upperhand.server.computers.library import frozen
from upperhand.server.computers.load import Client
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.boards import Boards
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.table import Table
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Change, Work
from upperhand.server.web.presenters import bots_tag, has_won
from upperhand.server.web.wire.common import RoomPhase, SeatKind
from upperhand.server.web.wire.server import Event


class Clock:
    """One timer, which can be moved or cancelled."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, ring: Callable[[], None]) -> None:
        """Fires once after that time; replaces an earlier setting."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, ring)

    def _ring(self, ring: Callable[[], None]) -> None:
        self._handle = None
        ring()

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    @property
    def left_ms(self) -> int | None:
        """The remaining time; None if it is not set."""
        if self._handle is None:
            return None
        return max(0, round((self._handle.when() - asyncio.get_running_loop().time()) * 1000))


NAMES = ("Ada", "Blaise", "Emmy", "Kurt")


@dataclass
class Seat:
    """The stored data of a seat, and `devices`, the open connections of its person."""

    kind: SeatKind
    name: str = ""
    person_id: str | None = None
    #: The level or spec that plays here when no person does.
    player: str = ""
    #: Whether a visitor may sit down here.
    for_people: bool = False
    #: Whether its person handed it to the computer.
    handed_over: bool = False
    #: Whether its person was a guest when they sat down: the name may be somebody else's.
    guest: bool = False
    #: Whose bot sits there; None for a person.
    owner_id: str | None = None
    #: The person whose seat it is from the next game on.
    coming: Person | None = None
    #: From where its person plays, as `limits.network_of` says; never stored.
    network: str = field(default="", compare=False)
    devices: int = field(default=0, compare=False)
    #: Whether its person stayed away for so long that the computer plays until they return.
    given_up: bool = field(default=False, compare=False)
    ready: bool = field(default=False, compare=False)

    @property
    def bot(self) -> bool:
        return self.owner_id is not None

    @property
    def free(self) -> bool:
        return self.for_people and self.kind != "person" and self.coming is None

    @property
    def by_computer(self) -> bool:
        if self.kind == "person":
            return self.handed_over or self.given_up
        return self.kind == "computer"

    @property
    def awaited(self) -> bool:
        """Whether its person, who is not connected, may still come back before a computer plays."""
        return self.kind == "person" and not (self.devices or self.by_computer)

    def seat_person(self, person: Person) -> None:
        self.kind, self.name, self.person_id, self.guest = "person", person.name, person.id, person.guest
        self.owner_id = person.owner_id
        self.handed_over = self.given_up = self.ready = False
        self.coming = None

    def seat_computer(self, name: str) -> None:
        self.kind, self.name, self.person_id, self.guest = "computer", name, None, False
        self.handed_over = self.given_up = self.ready = False
        self.devices, self.network, self.owner_id = 0, "", None

    def leave_open(self) -> None:
        self.kind, self.name, self.person_id, self.guest = "open", "", None, False
        self.handed_over = self.given_up = self.ready = False
        self.devices, self.network, self.owner_id = 0, "", None

    def stored(self) -> dict[str, Any]:
        kept = ("kind", "name", "person_id", "guest", "coming", "player", "for_people", "handed_over")
        return {name: value for name, value in asdict(self).items() if name in (*kept, "owner_id")}

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> "Seat":
        coming = stored.get("coming")
        return cls(**{**stored, "coming": Person(**coming) if coming else None})


def computer_name(seats: list[Seat]) -> str:
    """A name that nobody at the table has."""
    taken = {seat.name.lower() for seat in seats}
    return next(name for name in (*NAMES, "Sofia") if name.lower() not in taken)


@dataclass
class RoomState:
    """`game_number` counts every deal, `counted` those that count for the match, not passed-out deals."""

    code: str
    options: Options
    seats: list[Seat]
    host: Person
    phase: RoomPhase = "waiting"
    game_number: int = 0
    counted: int = 0
    totals: list[int] = field(default_factory=list)
    table: Table | None = None
    #: Seats that want the next game.
    wanting_next: set[int] = field(default_factory=set)
    #: Whether somebody stopped the countdown to the next game.
    held: bool = False
    #: Who asks whom to swap seats, by their seats.
    swap_wishes: dict[int, int] = field(default_factory=dict)
    #: For every seat of the next game, the seat where its player sits now.
    next_seats: list[int] | None = None
    #: Of a table of an evening: whether nobody may move, whether computers finish the game because the time
    #: of the round is over, and whether others still play the same deals.
    suspended: bool = False
    finishing: bool = False
    sealed: bool = False
    #: The number of the process that has the room (`storage.leases`); 0 if only one can have it.
    owner: int = 0
    #: Where the host came from who made the room; empty if that is not known.
    network: str = ""
    #: Open sockets of people at the table and of spectators.
    connections: int = 0
    turn_clock: Clock = field(default_factory=Clock)
    wait_clock: Clock = field(default_factory=Clock)
    next_clock: Clock = field(default_factory=Clock)
    #: One per seat, each with the time that its person has to come back.
    return_clocks: list[Clock] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.totals = self.totals or [0] * len(self.seats)
        self.return_clocks = [Clock() for _ in self.seats]
        self.sealed = self.options.boards is not None

    @property
    def running(self) -> Table:
        """The current or last game."""
        if self.table is None:
            raise RefusalError("waiting", Reason("no_game_yet"))
        return self.table

    def seat_of(self, person_id: str) -> int | None:
        places = (place for place, seat in enumerate(self.seats) if seat.person_id == person_id)
        return next(places, None)

    @property
    def client(self) -> Client:
        """On whose behalf computers think here."""
        networks = [seat.network for seat in self.seats if seat.devices]
        return Client(networks[0] if networks else self.network, self.host.id)

    def coming_to(self, person_id: str) -> int | None:
        """The seat that a person has from the next game on."""
        coming = ((place, seat.coming) for place, seat in enumerate(self.seats))
        return next((place for place, person in coming if person and person.id == person_id), None)

    def seat_newcomers(self) -> list[Person]:
        """Those who waited for the end of a game take their seats."""
        seated = [(seat, seat.coming) for seat in self.seats if seat.coming]
        for seat, person in seated:
            seat.seat_person(person)
        return [person for _, person in seated]

    def place(self, person: Person) -> int:
        return self.place_of(person.id)

    def place_of(self, person_id: str) -> int:
        """The seat of a person; an error if they have none."""
        found = self.seat_of(person_id)
        if found is None:
            raise RefusalError("not_seated", Reason("no_seat_here"), status=403)
        return found

    @property
    def compared(self) -> bool:
        """Whether others play the same game elsewhere: then nobody gets other computers, or advice."""
        given = self.options.start is not None and self.options.start.chance is not None
        return given or self.options.boards is not None

    @property
    def in_running_round(self) -> bool:
        """Whether an evening needs this room, also when nobody is in it."""
        return self.options.boards is not None and self.phase != "over"

    def refuse_in_evening(self) -> None:
        """Some things are not decided at a table of an evening."""
        if self.options.boards is not None:
            raise RefusalError("evening", Reason("evening_decides"))

    @property
    def level_open(self) -> bool:
        """Whether the level of the computers may change: before a person has moved, and between games."""
        fresh = self.table is None or self.table.over or not self.table.human_moves
        return fresh and not self.compared

    @property
    def called(self) -> tuple[str, ...]:
        """How computers know those at the table: people by name, computers by level or spec."""
        return tuple(seat.name if seat.kind == "person" else seat.player for seat in self.seats)

    @property
    def has_open_seat(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the first game starts because no seat is open; a host may wish to say when."""
        for_people = any(seat.for_people for seat in self.seats)
        says_host = self.options.kept or (for_people and self.options.begins == "host")
        return not (self.has_open_seat or says_host)

    def only_while_waiting(self) -> None:
        if self.phase != "waiting":
            raise RefusalError("begun", Reason("room_has_started"))

    @property
    def between_games(self) -> bool:
        return self.table is None or self.table.over

    @property
    def can_be_joined(self) -> bool:
        """Whether a visitor may sit down now."""
        free = any(seat.free for seat in self.seats)
        return free and self.phase != "over"

    @property
    def has_people(self) -> bool:
        """Whether somebody at the table is here."""
        return any(seat.devices for seat in self.seats)

    @property
    def unattended(self) -> bool:
        """Whether the game waits: none of its people is here, or nobody watches a table of computers."""
        if self.options.boards is not None:  # computers play for those who are not here
            return self.suspended
        return not (self.has_people if self.people else self.connections)

    @property
    def counting_on(self) -> set[int]:
        """The seats of people who are here, or have just left and may come back."""
        return {place for place, seat in enumerate(self.seats) if seat.devices or seat.awaited}

    @property
    def counts_down(self) -> bool:
        """Whether the next game starts by itself after a while.

        A person alone with computers takes the time they like, and so do people if one of them wants it.
        """
        between = self.phase == "playing" and self.table is not None and self.table.over
        if self.options.boards is not None:
            return between and not self.suspended
        return between and not (self.held or self.unattended or len(self.counting_on) == 1)

    @property
    def needs_nobody(self) -> bool:
        """Whether the next game of an evening starts at once: computers play for everybody."""
        return self.options.boards is not None and self.counts_down and not self.counting_on

    @property
    def people(self) -> set[str]:
        return {seat.person_id for seat in self.seats if seat.person_id}

    def after(self, game_state: Any) -> tuple[list[int], int]:
        """Totals, and how many games count, once this one is over."""
        totals = [total + score for total, score in zip(self.totals, game_state.scores, strict=True)]
        given = self.options.boards is not None  # each deal is played once
        nothing = not given and games.words(self.options.game).SCORELESS and not any(game_state.scores)
        return totals, self.counted + (0 if nothing else 1)

    def record(self, game_state: Any, known: int | None) -> Record:
        """A game of this room: people and bots by name, computers by spec, with what they know."""
        game, rules = self.options.game, self.options.rules
        names = [
            seat.name if seat.kind == "person" else frozen(spec_of(seat.player, game, rules), game, known)
            for seat in self.seats
        ]
        bots = bots_tag(place for place, seat in enumerate(self.seats) if seat.bot)
        return replace(Record.of(game_state, game, bots), seats=tuple(names))

    def reseat(self, order: Sequence[int]) -> None:
        """Everybody moves with their points; `order` has for each seat the one that its player comes from."""
        moved = [vars(replace(self.seats[place])) for place in order]
        for seat, sitter in zip(self.seats, moved, strict=True):
            vars(seat).update(sitter)
        self.totals = [self.totals[place] for place in order]

    @contextmanager
    def all_or_nothing(self) -> Iterator[None]:
        """Rolls back changes to seats, options and totals if they could not be stored."""
        seats = [vars(replace(seat)) for seat in self.seats]
        totals, counted, options = self.totals, self.counted, self.options
        try:
            yield
        except RefusalError:
            for seat, before in zip(self.seats, seats, strict=True):
                vars(seat).update(before)
            self.totals, self.counted, self.options = totals, counted, options
            raise

    # --- what is stored ---

    def stored(self, **otherwise: Any) -> dict[str, Any]:
        return {
            "seats": [seat.stored() for seat in self.seats],
            "state": self.phase,
            "game_number": self.game_number,
            "counted": self.counted,
            "totals": list(self.totals),
        } | otherwise

    def restore(self, stored: Mapping[str, Any]) -> None:
        self.phase, self.game_number = stored["state"], stored["game_number"]
        self.counted, self.totals = stored["counted"], list(stored["totals"])

    def creation(self) -> Change:
        return changes.new_room(self.code, self.host.id, self.options.stored(), self.stored(), self.owner)

    def deal(self, table: Table) -> list[Change]:
        """A new game, with the people and computers in its seats."""
        record = self.record(table.state, table.known).to_json()
        new = changes.new_game(
            table.identity,
            self.code,
            table.number,
            self.options.game,
            record,
            sealed=self.sealed,
            known=table.known,
        )
        return [self._playing(table), new, *self._seatings(table)]

    def take_up(self, table: Table) -> list[Change]:
        """A game that was stored before anybody saw it, with those who sit there now."""
        return [self._playing(table), changes.no_seatings(table.identity), *self._seatings(table)]

    def _seatings(self, table: Table) -> list[Change]:
        places = range(len(self.seats))
        return [changes.new_seating(table.identity, place, *self._sitter(place)) for place in places]

    def _playing(self, table: Table) -> Change:
        return changes.room(self.code, self.stored(state="playing", game_number=table.number))

    def ending(self, game_state: Any) -> list[Change | Work]:
        """The changes that are stored together with the last move of a game."""
        identity = self.running.identity
        totals, games_counted = self.after(game_state)
        now = self.stored(totals=totals, counted=games_counted, state=self.phase_after(games_counted))
        stored: list[Change | Work] = [
            changes.game_over(identity, self.record(game_state, self.running.known).to_json()),
            *changes.scores(identity, list(game_state.scores)),
            changes.room(self.code, now),
        ]
        counted: list[Result] = []
        if self.options.boards is not None:
            stored += self._evening_results(self.options.boards, list(game_state.scores))
        if self.options.counts:
            counted = results(self.seats, self.running, game_state)
            stored.append(tally(self.options.game, counted))
        stored.append(self._remembered(game_state, counted))
        return stored

    def _remembered(self, game_state: Any, counted: Sequence[Result]) -> Work:
        """The game in the history of everybody who was dealt cards or sits there now."""
        game, table = self.options.game, self.running
        people = {person: seat for seat, person in enumerate(table.dealt_to) if person}
        people |= {person: seat for seat, person in enumerate(s.person_id for s in self.seats) if person}
        whose = frozenset(each.rated for each in counted if each.is_person)
        return remember(table.identity, game, entries(game, game_state, people, whose), counted)

    def _evening_results(self, boards: Boards, scores: Sequence[int]) -> list[Change]:
        """A game of an evening, for those who were dealt the cards."""
        table = self.running
        return [
            changes.new_evening_result(
                boards.evening,
                (boards.round, table.number, boards.table, place),
                table.identity,
                person=boards.numbers[place] if table.dealt_to[place] else None,
                name=self.seats[place].name,
                points=score,
                own=_is_own_play(table.events, place),
            )
            for place, score in enumerate(scores)
        ]

    def phase_after(self, counted: int) -> RoomPhase:
        return "over" if counted >= self.options.games else "playing"

    def sitting(self, place: int) -> list[Change]:
        """A person who sits down or stands up while a game runs is part of that game."""
        now = [changes.room(self.code, self.stored())]
        if self.table is None or self.table.over:
            return now
        return [*now, changes.sits(self.table.identity, place, *self._sitter(place))]

    def new_options(self, **otherwise: Any) -> list[Change]:
        """The room is played in another way, perhaps with other computers in the running game."""
        options = changes.room_options(self.code, self.options.stored())
        now = [options, changes.room(self.code, self.stored(**otherwise))]
        if self.table is None or self.table.over:
            return now
        identity = self.table.identity
        places = (place for place, seat in enumerate(self.seats) if seat.kind == "computer")
        return [*now, *(changes.sits(identity, place, *self._sitter(place)) for place in places)]

    def _sitter(self, place: int) -> tuple[str, str | None, str | None]:
        seat = self.seats[place]
        return seat.name, seat.person_id, None if seat.kind == "person" else seat.player


# --- whom each seat of a finished game counts for ---


def results(seats: Sequence[Seat], table: Table, game_state: Any) -> list[Result]:
    """The result of everybody who played, in the order of the seats.

    A game without points, for example when all pass, counts for nobody.
    """
    scores = list(game_state.scores)
    if not any(scores):
        return []
    patterns = table.presenter.patterns(game_state)
    return [
        Result(
            **_rated(person, seats[place], table),
            score=score,
            won=has_won(table.game, scores, place),
            patterns=tuple(patterns[place]) if _is_own_play(table.events, place) else (),
        )
        for place, score in enumerate(scores)
        for person in _counts_for(seats[place], table, place, score)
    ]


def _rated(person: str | None, seat: Seat, table: Table) -> dict[str, Any]:
    """Who is rated: a person, a level with its fixed rating, or a computer by its spec."""
    if person is not None:
        return {"rated": person, "is_person": True}
    level = level_of(seat.player, table.game, table.state.rules)
    if level is None:
        return {"rated": seat.player, "is_person": False}
    return {"rated": level.name, "is_person": False, "fixed": level.rating}


def _counts_for(seat: Seat, table: Table, place: int, score: int) -> list[str | None]:
    """The people for whom a seat counts; None is its computer.

    A person who was dealt bad cards cannot leave the loss to a computer; a person who leaves good cards does
    not win with them.
    """
    leaver = table.dealt_to[place] if score < 0 else None
    if seat.person_id is None:
        return [leaver]
    played: list[str | None] = [seat.person_id] if _is_own_play(table.events, place) else []
    return played if leaver is None or leaver in played else [*played, leaver]


def _is_own_play(events: Sequence[Event], place: int) -> bool:
    """A game played mostly by a computer says nothing about the person in that seat."""
    made = [event.by for event in events if event.seat == place]
    return 2 * made.count("computer") <= len(made)
