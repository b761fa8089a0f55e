"""Room: the seats around one table, the people at it, and its games one after another.

Whatever is asked of a room goes through its one inbox, and what is decided is stored before anybody sees it.
"""

import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from upperhand import Record, games
from upperhand.server import telling
from upperhand.server.audience import Connection
from upperhand.server.computers import Computers, check_player
from upperhand.server.deciding import Decided
from upperhand.server.herald import Herald
from upperhand.server.inbox import Inbox
from upperhand.server.metrics import Metrics
from upperhand.server.refusal import RefusalError
from upperhand.server.seats import computer_name
from upperhand.server.sessions import Person
from upperhand.server.settings import Settings
from upperhand.server.standing import Standing
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Change, Journal, Work
from upperhand.server.storage.reading import Reading
from upperhand.server.storage.schema import GameRow, MoveRow
from upperhand.server.table import Table
from upperhand.server.turns import Turns
from upperhand.server.wire.client import Act
from upperhand.server.wire.common import MadeBy
from upperhand.server.wire.server import Event, HintMessage, WhyMessage

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Services:
    """What every room uses."""

    settings: Settings
    journal: Journal
    reading: Reading
    computers: Computers
    metrics: Metrics


class Room:
    """One room. Its verbs are for others; each is one piece of work of the inbox, named the same with `_`."""

    def __init__(self, standing: Standing, services: Services) -> None:
        self.standing = standing
        self.last_active = time.monotonic()
        self._services = services
        self._inbox = Inbox(f"room {standing.code}")
        self._herald = Herald(standing, services.settings.spectator_delay)
        self._turns = Turns(standing, self._inbox, services.computers, self._pace, self._make)

    @property
    def code(self) -> str:
        return self.standing.code

    @property
    def connections(self) -> int:
        return len(self._herald.audience)

    def _pace(self) -> float:
        """Nobody has to follow where nobody looks on."""
        return self._services.settings.pace if self.connections else 0.0

    # --- who comes and goes ---

    async def open(self) -> None:
        """The first thing of a new room: it waits for people, or begins."""
        await self._inbox.ask(self._open)

    async def _open(self) -> None:
        self._expect(*range(len(self.standing.seats)))
        wait = self.standing.options.wait
        if not self.standing.has_open_seat:
            await self._start()
        elif wait is not None:
            self.standing.wait_clock.set(wait, lambda: self._inbox.post(self._fill))

    async def enter(self, connection: Connection) -> None:
        await self._inbox.ask(lambda: self._enter(connection))

    async def _enter(self, connection: Connection) -> None:
        self._herald.audience.add(connection)
        place = self.standing.seat_of(connection.person.id)
        before = place is not None and self.standing.seats[place].by_computer
        if place is not None:
            self._count_devices(place)
            self.standing.seats[place].expected = False
        self._herald.room()
        self._herald.game(connection)
        if place is not None and self.standing.seats[place].by_computer != before:
            self._changed_hands(place)

    async def exit(self, connection: Connection) -> None:
        await self._inbox.ask(lambda: self._exit(connection))

    async def _exit(self, connection: Connection) -> None:
        self.last_active = time.monotonic()
        self._herald.audience.remove(connection)
        place = self.standing.seat_of(connection.person.id)
        before = place is not None and self.standing.seats[place].by_computer
        if place is not None:
            self._count_devices(place)
        self._herald.room()
        if place is not None and self.standing.seats[place].by_computer != before:
            self._changed_hands(place)
        await self._go_on_if_wanted()

    def _count_devices(self, place: int) -> None:
        seat = self.standing.seats[place]
        seat.devices = len(self._herald.audience.of(seat.person_id)) if seat.person_id else 0

    async def sit(self, person: Person, wanted: int | None) -> None:
        await self._inbox.ask(lambda: self._sit(person, wanted))

    async def _sit(self, person: Person, wanted: int | None) -> None:
        if self.standing.seat_of(person.id) is not None:
            raise RefusalError("seated", "you sit at this table already")
        free = [place for place, seat in enumerate(self.standing.seats) if seat.free]
        if not free:
            raise RefusalError("full", "no seat is free")
        seen = self._hand_seen_by(person)
        place = wanted if wanted is not None else seen if seen is not None else free[0]
        if place not in free:
            raise RefusalError("taken", "this seat is not free")
        if seen not in (None, place):
            raise RefusalError("seen", "you have seen another hand of this game; wait for the next")
        await self._change_seat(place, lambda: self.standing.seats[place].seat_person(person))
        self._expect(place)
        if self.standing.state == "waiting" and not self.standing.has_open_seat:
            await self._start()
            return
        self._herald.room()
        for connection in self._herald.audience.of(person.id):
            self._herald.game(connection)
        self._changed_hands(place)

    def _hand_seen_by(self, person: Person) -> int | None:
        """The seat of the running game that somebody had, whose hand nobody else may learn from them."""
        table = self.standing.table
        return None if table is None or table.over else table.left.get(person.id)

    async def stand(self, person: Person) -> None:
        await self._inbox.ask(lambda: self._stand(person))

    async def _stand(self, person: Person) -> None:
        place, seats = self.standing.place(person), self.standing.seats

        def leave() -> None:
            if self.standing.state == "waiting":
                seats[place].leave_open()
            else:
                seats[place].seat_computer(computer_name(seats))
            seats[place].for_people = True

        await self._change_seat(place, leave)
        if self.standing.table is not None:
            self.standing.table.left[person.id] = place
        self.standing.wanting_next.discard(place)
        self._herald.room()
        self._changed_hands(place)
        await self._go_on_if_wanted()

    async def take_over(self, person: Person, *, on: bool) -> None:
        await self._inbox.ask(lambda: self._take_over(person, on=on))

    async def _take_over(self, person: Person, *, on: bool) -> None:
        place = self.standing.place(person)
        seat = self.standing.seats[place]
        if seat.handed_over == on:
            return
        await self._change_seat(place, lambda: setattr(seat, "handed_over", on))
        self._herald.room()
        self._changed_hands(place)

    async def _change_seat(self, place: int, change: Callable[[], None]) -> None:
        """Changes who sits somewhere, whole or not at all."""
        before = vars(replace(self.standing.seats[place]))
        change()
        self._count_devices(place)
        try:
            await self._store(*self.standing.sitting(place))
        except RefusalError:
            vars(self.standing.seats[place]).update(before)
            raise

    def _expect(self, *places: int) -> None:
        """People who sit here but are not connected have some time to come before a computer plays."""
        for seat in (self.standing.seats[place] for place in places):
            seat.expected = seat.kind == "person" and not seat.devices
        if any(seat.expected for seat in self.standing.seats):
            grace = self._services.settings.grace
            self.standing.return_clock.set(grace, lambda: self._inbox.post(self._expect_nobody))

    async def _expect_nobody(self) -> None:
        missing = [place for place, seat in enumerate(self.standing.seats) if seat.expected]
        for place in missing:
            self.standing.seats[place].expected = False
        self._herald.room()
        for place in missing:
            self._changed_hands(place)

    def _changed_hands(self, place: int) -> None:
        """Somebody else decides for a seat now; if it is its turn, they do so from the beginning."""
        table = self.standing.table
        if table is not None and not table.over and table.turn == place:
            self._turns.wait(moved=False)
            self._herald.views()

    # --- beginning ---

    async def ready(self, person: Person) -> None:
        await self._inbox.ask(lambda: self._ready(person))

    async def _ready(self, person: Person) -> None:
        self._only_while_waiting()
        self.standing.seats[self.standing.place(person)].ready = True
        if all(seat.ready for seat in self.standing.seats if seat.kind == "person"):
            await self._fill()
        else:
            self._herald.room()

    async def start(self, person: Person) -> None:
        await self._inbox.ask(lambda: self._start_by(person))

    async def _start_by(self, person: Person) -> None:
        if person.id != self.standing.host.id:
            raise RefusalError("not_host", "only who made the room can begin", status=403)
        self._only_while_waiting()
        await self._fill()

    def _only_while_waiting(self) -> None:
        if self.standing.state != "waiting":
            raise RefusalError("begun", "the room has begun to play")

    async def _fill(self) -> None:
        """Computers take the seats that are open, and the first game begins."""
        if self.standing.state != "waiting":
            return
        for seat in self.standing.seats:
            if seat.kind == "open":
                seat.seat_computer(computer_name(self.standing.seats))
        await self._start()

    async def _start(self) -> None:
        self.standing.wait_clock.stop()
        self.standing.totals, self.standing.counted = [0] * len(self.standing.seats), 0
        await self._deal()

    async def next(self, person: Person) -> None:
        await self._inbox.ask(lambda: self._next(person))

    async def _next(self, person: Person) -> None:
        if not self.standing.running.over:
            raise RefusalError("not_over", "the game is not over")
        self.standing.wanting_next.add(self.standing.place(person))
        if not await self._go_on_if_wanted():
            self._herald.over()

    async def _go_on_if_wanted(self) -> bool:
        """Goes on if all who are here want to; the last who did not may have left."""
        here = {place for place, seat in enumerate(self.standing.seats) if seat.devices}
        wanted = bool(here) and here <= self.standing.wanting_next
        if wanted:
            await self._go_on()
        return wanted

    async def _go_on(self) -> None:
        self.standing.next_clock.stop()
        await (self._start() if self.standing.state == "over" else self._deal())

    async def _go_on_by_itself(self) -> None:
        """A room where nobody is any more waits."""
        if self.standing.state != "playing" or not self.standing.running.over:
            return
        if self.connections:
            await self._go_on()
        else:
            self._await_next()

    async def _deal(self) -> None:
        """The next game; it is stored before anybody sees a card."""
        table = self._table(self.standing.game_number + 1, secrets.token_urlsafe(9), self._dealt())
        await self._store(*self.standing.deal(table))
        self.standing.state, self.standing.game_number, self.standing.table = "playing", table.number, table
        self.standing.wanting_next.clear()
        self._turns.wait(moved=True)
        self._herald.begin()

    def _dealt(self) -> Any:
        names, seed = [seat.name for seat in self.standing.seats], secrets.randbits(64)
        last = self.standing.table
        if last is not None and hasattr(last.state, "next_deal"):  # a pack is what the last game left
            return last.state.next_deal(seed, names)
        return games.load(self.standing.options.game).State.deal(self.standing.options.rules, seed, names)

    def _table(self, number: int, identity: str, state: Any) -> Table:
        options = self.standing.options
        return Table(options.game, number, identity, state, teaching=options.teaching)

    # --- playing ---

    async def act(self, connection: Connection, message: Act) -> None:
        with self._services.metrics.acting.time():
            await self._inbox.ask(lambda: self._act(connection, message))

    async def _act(self, connection: Connection, message: Act) -> None:
        place, table = self.standing.place(connection.person), self.standing.running
        if made := table.made(message.id):  # sent again after a broken connection
            connection.send(made.model_copy(update={"id": str(message.id)}))
            connection.send(telling.view(self.standing, place))
            return
        if self.standing.seats[place].handed_over:
            raise RefusalError("handed_over", "the computer plays your seat; take it back first")
        move = table.check(place, message.game_number, message.ply, message.move)
        await self._make(move, "person", action=str(message.id))

    async def _make(
        self, move: Any, by: MadeBy, decided: Decided | None = None, *, action: str | None = None
    ) -> None:
        """Stores a legal move, then makes it, then shows it."""
        table = self.standing.running
        how: dict[str, Any] = {"fallback": False, "reason": None}
        if decided:
            how = {"fallback": decided.fallback is not None, "reason": decided.reason}
        stored = changes.new_move(
            table.identity, table.ply, table.turn, str(move), made_by=by, action_id=action, **how
        )
        after = table.state.copy()
        after.apply(move)
        try:
            await self._store(stored, *(self.standing.ending(after) if after.over else ()))
        except RefusalError:
            await self._agree_with_storage()
            raise
        self._moved(table.play(move, by, action=action, **how), action)

    def _moved(self, event: Event, action: str | None) -> None:
        self.last_active = time.monotonic()
        self._services.metrics.moves.labels(self.standing.options.game, event.by).inc()
        self._turns.wait(moved=True)
        if self.standing.running.over:
            self._end()
        self._herald.move(event, action)

    def _end(self) -> None:
        self.standing.totals, self.standing.counted = self.standing.after(self.standing.running.state)
        self.standing.state = self.standing.state_after(self.standing.counted)
        self._services.metrics.games.labels(self.standing.options.game).inc()
        self._await_next()

    def _await_next(self) -> None:
        if self.standing.state == "playing":
            wait = self._services.settings.next_wait
            self.standing.next_clock.set(wait, lambda: self._inbox.post(self._go_on_by_itself))

    async def _store(self, *stored: Change | Work) -> None:
        try:
            await self._services.journal.write(*stored)
        except (SQLAlchemyError, OSError) as error:
            _log.error("not stored", extra={"room": self.code, "problem": type(error).__name__})
            raise RefusalError("storage", "this could not be stored; try again", status=503) from error

    async def _agree_with_storage(self) -> None:
        """After a write of unknown outcome: moves that are stored were made."""
        table = self.standing.running
        try:
            rows = await self._services.reading.moves(table.identity)
        except (SQLAlchemyError, OSError):
            return  # nothing can be stored now either
        for row in [row for row in rows if row.ply >= table.ply]:
            self._moved(_play_stored(table, row), row.action_id)

    # --- what may be asked ---

    async def hint(self, person: Person, wanted: str | None) -> HintMessage:
        """Not in the inbox: thinking for one must not hold up the others."""
        place, table = self.standing.place(person), self.standing.running
        if table.over or table.turn != place:
            raise RefusalError("out_of_turn", "advice is given when it is your turn")
        at = table.number, table.ply
        player = wanted or games.usual_player(table.game)
        spec = check_player(player, table.game)
        chance = self._turns.chance, table.number
        decided = await self._services.computers.decide(table, place, spec, chance)
        return telling.hint(table, at, player, decided)

    def why(self, person: Person, move: str) -> WhyMessage:
        place, table = self.standing.place(person), self.standing.running
        return WhyMessage(move=move, message=table.why_not(place, move))

    # --- stopping and going on ---

    async def resume(self, stored: Mapping[str, Any], game: GameRow | None, moves: Sequence[MoveRow]) -> None:
        """Goes on where the server stopped."""
        self.standing.restore(stored)
        if game is not None:
            names = tuple(seat.name for seat in self.standing.seats)
            start = replace(Record.from_json(game.record), seats=names, moves=(), scores=None).start()
            self.standing.table = self._table(game.number, game.id, start)
            for row in moves:
                _play_stored(self.standing.table, row)
        await self._inbox.ask(self._resume)

    async def _resume(self) -> None:
        if self.standing.table is None:
            await self._open()
        else:
            self._expect(*range(len(self.standing.seats)))
            self._turns.wait(moved=True)
            if self.standing.running.over:
                self._await_next()

    async def close(self, *, for_good: bool = False) -> None:
        """Stops; for good, it is not there any more when the server starts again."""
        self.pause()
        await self._inbox.close()
        if for_good:
            await self._store(changes.room(self.code, self.standing.stored(state="closed")))
        for connection in self._herald.audience:
            connection.end()

    def pause(self) -> None:
        """Nothing happens by itself any more."""
        standing = self.standing
        for clock in (standing.turn_clock, standing.wait_clock, standing.next_clock, standing.return_clock):
            clock.stop()
        self._turns.stop()
        self._herald.close()


def _play_stored(table: Table, row: MoveRow) -> Event:
    by: Any = row.made_by
    return table.play(
        table.read(row.move), by, action=row.action_id, fallback=row.fallback, reason=row.reason
    )
