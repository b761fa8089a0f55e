"""Broadcast: sends everybody in a room what they may know, and nobody more."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from upperhand import games
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import best_values
from upperhand.server.computers.decisions import Decided
from upperhand.server.rooms.audience import Audience, Connection
from upperhand.server.rooms.options import rules_as_json
from upperhand.server.rooms.state import Seat, Standing
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import View, texts
from upperhand.server.web.wire.common import Model
from upperhand.server.web.wire.http import RoomInfo
from upperhand.server.web.wire.server import (
    Event,
    HintMessage,
    LogMessage,
    OverMessage,
    RoomMessage,
    SeatState,
    ViewMessage,
    You,
)
from upperhand.server.web.wire.views import Legal


class Herald:
    """The only one that sends of a game: a seat's own view to its person, the public view to spectators."""

    def __init__(self, standing: Standing, delay: float) -> None:
        self.audience = Audience()
        self._standing = standing
        self._late = Late(delay, self._show_late)

    def room(self) -> None:
        """The room to everybody."""
        watching = len(self._watching())
        for connection in self.audience:
            connection.send(room_message(self._standing, connection.person, watching))

    def game(self, connection: Connection) -> None:
        """The game so far to one who has come, or to everybody when it begins."""
        if self._standing.table is None:
            return
        place = self._standing.seat_of(connection.person.id)
        if place is None and self._standing.options.spectators != "public":
            self._send(connection, self._late.shown)
            return
        connection.send(log_message(self._standing.running))
        seen = public_view_message(self._standing) if place is None else view_message(self._standing, place)
        connection.send(seen)
        if self._standing.running.over:
            connection.send(over_message(self._standing))

    def begin(self) -> None:
        """A game was dealt."""
        self.room()
        for connection in self.audience:
            self.game(connection)

    def views(self) -> None:
        """Everybody's view anew."""
        self._to_players(())
        self._to_spectators(())

    def move(self, event: Event, action: str | None) -> None:
        """A move, and what everybody knows after it."""
        self._to_players((event,), acted=(event, action))
        self._to_spectators((event,))
        ending = (over_message(self._standing),) if self._standing.running.over else ()
        if ending:
            self.over()
        if self._standing.options.spectators == "delayed":
            self._late.add(event, open_view_message(self._standing), *ending)

    def over(self) -> None:
        """How the game came out, and who wants to go on."""
        self.room()
        told = over_message(self._standing).model_dump_json()
        told_now = self._standing.options.spectators == "public"
        for connection in self.audience:
            if told_now or self._standing.seat_of(connection.person.id) is not None:
                connection.send(told)

    def close(self) -> None:
        self._late.close()

    def _to_players(self, first: Sequence[Model], acted: tuple[Event, str | None] | None = None) -> None:
        texts = [message.model_dump_json() for message in first]
        for place, seat in enumerate(self._standing.seats):
            connections = self.audience.of(seat.person_id) if seat.person_id else []
            if not connections:
                continue
            said = texts
            if acted and acted[0].seat == place:  # the page that acted knows its move by the id
                said = [acted[0].model_copy(update={"id": acted[1]}).model_dump_json()]
            seen = view_message(self._standing, place).model_dump_json()
            for connection in connections:
                self._send(connection, (*said, seen))

    def _to_spectators(self, first: Sequence[Model]) -> None:
        watching = self._watching() if self._standing.options.spectators == "public" else []
        if watching:
            texts = [message.model_dump_json() for message in (*first, public_view_message(self._standing))]
            for connection in watching:
                self._send(connection, texts)

    def _show_late(self, texts: Sequence[str]) -> None:
        for connection in self._watching():
            self._send(connection, texts)

    def _watching(self) -> list[Connection]:
        return self.audience.watching(self._standing.people)

    @staticmethod
    def _send(connection: Connection, texts: Sequence[str]) -> None:
        for text in texts:
            connection.send(text)


class Late:
    """Keeps what happened until it may be shown.

    Its spectators see all hands, but so much later that it is of no use to anybody at the table.
    """

    def __init__(self, delay: float, show: Callable[[Sequence[str]], None]) -> None:
        self._delay = delay
        self._show = show
        self._coming: deque[asyncio.TimerHandle] = deque()
        #: The newest that may be shown, for who comes in.
        self.shown: Sequence[str] = ()

    def add(self, *messages: Model) -> None:
        texts = [message.model_dump_json() for message in messages]
        handle = asyncio.get_running_loop().call_later(self._delay, self._release, texts)
        self._coming.append(handle)

    def _release(self, texts: Sequence[str]) -> None:
        self._coming.popleft()  # they come in the order in which they were added
        self.shown = texts
        self._show(texts)

    def close(self) -> None:
        for handle in self._coming:
            handle.cancel()
        self._coming.clear()


# --- messages, made from the state of a room ---


def room_message(standing: Standing, person: Person, watching: int) -> RoomMessage:
    options = standing.options
    return RoomMessage.made(
        code=standing.code,
        game=options.game,
        preset=options.preset,
        rules=rules_as_json(options.rules),
        seats=seat_states(standing.seats),
        host=standing.host.name,
        you=You(seat=standing.seat_of(person.id), host=person.id == standing.host.id, name=person.name),
        timer=options.timer,
        games=options.games,
        game_number=standing.game_number,
        totals=list(standing.totals),
        state=standing.state,
        level=options.level,
        private=options.private,
        spectators=options.spectators,
        watching=watching,
        teaching=options.teaching,
        wait_ms=standing.wait_clock.left_ms,
    )


def room_info(standing: Standing) -> RoomInfo:
    """A room as the lobby shows it."""
    options = standing.options
    return RoomInfo.made(
        code=standing.code,
        game=options.game,
        preset=options.preset,
        host=standing.host.name,
        state=standing.state,
        seats=seat_states(standing.seats),
        free=sum(seat.free for seat in standing.seats),
        timer=options.timer,
        games=options.games,
        game_number=standing.game_number,
        private=options.private,
        spectators=options.spectators,
        teaching=options.teaching,
        wait_ms=standing.wait_clock.left_ms,
    )


def seat_states(found: list[Seat]) -> list[SeatState]:
    return [
        SeatState.made(
            seat=place,
            name=seat.name,
            kind=seat.kind,
            player=seat.player or None,
            connected=seat.devices > 0,
            played_by_computer=seat.by_computer,
            free=seat.free,
            ready=seat.ready,
        )
        for place, seat in enumerate(found)
    ]


def log_message(table: Table) -> LogMessage:
    return LogMessage.made(game_number=table.number, events=table.events)


def view_message(standing: Standing, seat: int) -> ViewMessage:
    """What a seat may know now."""
    table = standing.running
    legal, why_not = table.legal(seat)
    return _view_message(standing, table.seen(seat), legal, why_not)


def public_view_message(standing: Standing) -> ViewMessage:
    """What a spectator may know now."""
    return _view_message(standing, standing.running.seen_by_all(), [], {})


def open_view_message(standing: Standing) -> ViewMessage:
    """Everything."""
    return _view_message(standing, standing.running.seen_open(), [], {})


def _view_message(standing: Standing, seen: View, legal: list[Legal], why_not: dict[str, str]) -> ViewMessage:
    table = standing.running
    return ViewMessage.made(
        game_number=table.number,
        ply=table.ply,
        turn=table.turn,
        view=seen,
        legal=legal,
        why_not=why_not,
        deadline_ms=standing.turn_clock.left_ms,
    )


def over_message(standing: Standing) -> OverMessage:
    table = standing.running
    return OverMessage.made(
        game_number=table.number,
        headline=table.show.headline(table.state),
        scores=list(table.state.scores),
        totals=list(standing.totals),
        explanation=table.show.explain(table.state),
        hands=[texts(hand) for hand in table.state.hands],
        dealt=[texts(hand) for hand in table.state.dealt],
        reasons=table.reasons,
        record_id=table.identity,
        more=standing.state != "over",
        next_ready=sorted(standing.wanting_next),
        next_ms=standing.next_clock.left_ms,
    )


def hint_message(table: Table, at: tuple[int, int], player: str, decided: Decided) -> HintMessage:
    """`at` is the game and the ply that the advice is for."""
    return HintMessage(
        game_number=at[0],
        ply=at[1],
        player=player,
        move=decided.move,
        text=games.words(table.game).command(table.read(decided.move)),
        reason=decided.reason,
        values=best_values(decided),
    )
