"""Broadcast: sends each client in a room what it may know, and no more."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, cast

from upperhand import games
from upperhand.analysis import Analysis, Candidate
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.decisions import Decided
from upperhand.server.rooms.audience import Audience, Connection
from upperhand.server.rooms.options import rules_as_json
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import View, alternative, texts
from upperhand.server.web.wire.common import Game, Model
from upperhand.server.web.wire.http import RoomInfo
from upperhand.server.web.wire.server import (
    EveningPlace,
    Event,
    HintMessage,
    HintMove,
    HintOutcome,
    LineMove,
    LogMessage,
    OverMessage,
    RoomMessage,
    SeatState,
    SwapWish,
    ViewMessage,
    You,
)
from upperhand.server.web.wire.views import Legal

_SHOWN = 3  # moves of a hint, and outcomes of a bid
_RARE = 0.02  # outcomes that are rarer are not shown
_LONGEST_PAUSE = 10.0  # seconds between two moves that are shown after a game


class Broadcast:
    """Sends the events of a game: to a person the view of their own seat, to spectators the public view.

    This is the only place that sends them.
    """

    def __init__(self, state: RoomState, delay: float) -> None:
        self.audience = Audience()
        #: What follows a change of the room.
        self.then: Callable[[], None] = lambda: None
        self._state = state
        self._delayed = DelayedStream(delay, self._send_delayed)

    def room(self) -> None:
        """Sends the room to everybody."""
        watching = len(self._watching())
        for connection in self.audience:
            connection.send(room_message(self._state, connection.person, watching))
        self.then()

    def game(self, connection: Connection) -> None:
        """Sends the game so far to a new client, or to everybody when it begins."""
        if self._state.table is None:
            return
        place = self._state.seat_of(connection.person.id)
        if place is None and self._state.options.spectators != "public":
            self._send(connection, self._delayed.shown)
            return
        connection.send(log_message(self._state.running))
        seen = public_view_message(self._state) if place is None else view_message(self._state, place)
        connection.send(seen)
        if self._state.running.over:
            connection.send(over_message(self._state))

    def begin(self) -> None:
        """A game was dealt."""
        self.room()
        for connection in self.audience:
            self.game(connection)

    def views(self) -> None:
        """Sends everybody a new view."""
        self._to_players(())
        self._to_spectators(())

    def move(self, event: Event, action: str | None) -> None:
        """Sends a move, and what everybody knows after it."""
        self._to_players((event,), acted=(event, action))
        self._to_spectators((event,))
        ending = (over_message(self._state),) if self._state.running.over else ()
        if ending:
            self.over()
        if self._state.options.spectators == "delayed":
            self._delayed.add(event, open_view_message(self._state), *ending, last=bool(ending))

    def over(self) -> None:
        """Sends the result of the game, and who wants to continue."""
        self.room()
        message = over_message(self._state).model_dump_json()
        at_once = self._state.options.spectators == "public"
        for connection in self.audience:
            if at_once or self._state.seat_of(connection.person.id) is not None:
                connection.send(message)

    def close(self) -> None:
        self._delayed.close()

    def _to_players(self, first: Sequence[Model], acted: tuple[Event, str | None] | None = None) -> None:
        texts = [message.model_dump_json() for message in first]
        for place, seat in enumerate(self._state.seats):
            connections = self.audience.of(seat.person_id) if seat.person_id else []
            if not connections:
                continue
            sent = texts
            if acted and acted[0].seat == place:  # the page that acted recognises its move by the id
                sent = [acted[0].model_copy(update={"id": acted[1]}).model_dump_json()]
            seen = view_message(self._state, place).model_dump_json()
            for connection in connections:
                self._send(connection, (*sent, seen))

    def _to_spectators(self, first: Sequence[Model]) -> None:
        watching = self._watching() if self._state.options.spectators == "public" else []
        if watching:
            texts = [message.model_dump_json() for message in (*first, public_view_message(self._state))]
            for connection in watching:
                self._send(connection, texts)

    def _send_delayed(self, texts: Sequence[str]) -> None:
        for connection in self._watching():
            self._send(connection, texts)

    def _watching(self) -> list[Connection]:
        return self.audience.watching(self._state.people)

    @staticmethod
    def _send(connection: Connection, texts: Sequence[str]) -> None:
        for text in texts:
            connection.send(text)


class DelayedStream:
    """Keeps a game until it is over, and then shows it from its beginning at the pace of the table.

    Its spectators see all hands. An earlier view of a running game would be as good as the present one: hands
    only change by plays that everybody sees.
    """

    def __init__(self, delay: float, show: Callable[[Sequence[str]], None]) -> None:
        """A game is shown when it is over, and not before its first move is `delay` seconds old."""
        self._delay = delay
        self._show = show
        self._kept: list[tuple[float, Sequence[str]]] = []
        self._coming: deque[asyncio.TimerHandle] = deque()
        self._until = 0.0  # when the last message of earlier games is shown
        #: The newest state that may be shown, for spectators who join.
        self.shown: Sequence[str] = ()

    def add(self, *messages: Model, last: bool) -> None:
        """Keeps the messages of a move; the last one of a game releases them all."""
        now = asyncio.get_running_loop().time()
        self._kept.append((now, [message.model_dump_json() for message in messages]))
        if last:
            self._show_game(now)

    def _show_game(self, now: float) -> None:
        kept, self._kept = self._kept, []
        before = kept[0][0]
        at = max(now, before + self._delay, self._until)
        for moment, messages in kept:
            at += min(moment - before, _LONGEST_PAUSE)
            before = moment
            self._coming.append(asyncio.get_running_loop().call_at(at, self._release, messages))
        self._until = at

    def _release(self, texts: Sequence[str]) -> None:
        self._coming.popleft()  # in the order in which they were added
        self.shown = texts
        self._show(texts)

    def close(self) -> None:
        for handle in self._coming:
            handle.cancel()
        self._coming.clear()
        self._kept.clear()


# --- messages, made from the state of a room ---


def room_message(state: RoomState, person: Person, watching: int) -> RoomMessage:
    options = state.options
    return RoomMessage(
        code=state.code,
        game=cast(Game, options.game),
        preset=options.preset,
        rules=rules_as_json(options.rules),
        seats=seat_states(state),
        host=state.host.name,
        host_guest=state.host.guest,
        host_bot=state.host.bot,
        bots=options.bots,
        you=You(
            seat=state.seat_of(person.id),
            coming=state.coming_to(person.id),
            host=person.id == state.host.id,
            name=person.name,
        ),
        timer=options.timer,
        games=options.games,
        game_number=state.game_number,
        totals=list(state.totals) if not state.sealed or state.seat_of(person.id) is not None else [],
        state=state.phase,
        level=options.level,
        private=options.private,
        spectators=options.spectators,
        watching=watching,
        teaching=options.teaching,
        pace=options.pace,
        level_open=state.level_open,
        daily=state.compared and options.boards is None,
        evening=_evening_place(state),
        rated=options.counts,
        begins=options.begins,
        kept=options.kept,
        swaps=[SwapWish(seat=seat, to=to) for seat, to in sorted(state.swap_wishes.items())],
        next_seats=state.next_seats,
        wait=options.wait,
        wait_ms=state.wait_clock.left_ms,
    )


def _evening_place(state: RoomState) -> EveningPlace | None:
    boards = state.options.boards
    if boards is None:
        return None
    return EveningPlace(
        code=boards.evening,
        name=boards.title,
        round=boards.round,
        rounds=boards.rounds,
        table=boards.table,
        sealed=state.sealed,
    )


def room_info(state: RoomState, person_id: str | None = None) -> RoomInfo:
    """A room as the lobby shows it, or as one of its people sees it in a list."""
    options = state.options
    return RoomInfo(
        code=state.code,
        game=cast(Game, options.game),
        preset=options.preset,
        host=state.host.name,
        host_guest=state.host.guest,
        host_bot=state.host.bot,
        bots=options.bots,
        state=state.phase,
        seats=seat_states(state),
        your_seat=None if person_id is None else state.seat_of(person_id),
        free=sum(seat.free for seat in state.seats),
        level=options.level,
        rated=options.counts,
        kept=options.kept,
        timer=options.timer,
        games=options.games,
        game_number=state.game_number,
        private=options.private,
        spectators=options.spectators,
        teaching=options.teaching,
        wait_ms=state.wait_clock.left_ms,
    )


def seat_states(state: RoomState) -> list[SeatState]:
    return [
        SeatState(
            seat=place,
            name=seat.name,
            kind=seat.kind,
            guest=seat.guest,
            bot=seat.bot,
            player=seat.player or None,
            connected=seat.devices > 0,
            played_by_computer=seat.by_computer,
            free=seat.free,
            coming=seat.coming.name if seat.coming else None,
            ready=seat.ready,
            back_ms=state.return_clocks[place].left_ms,
        )
        for place, seat in enumerate(state.seats)
    ]


def log_message(table: Table) -> LogMessage:
    return LogMessage(game_number=table.number, events=table.events)


def view_message(state: RoomState, seat: int) -> ViewMessage:
    """What a seat may know now."""
    table = state.running
    legal, why_not = table.legal(seat)
    return _view_message(state, table.seen(seat), legal, why_not, tip=table.tip(seat))


def public_view_message(state: RoomState) -> ViewMessage:
    """What a spectator may know now."""
    return _view_message(state, state.running.seen_by_all(), [], {})


def open_view_message(state: RoomState) -> ViewMessage:
    """Everything."""
    return _view_message(state, state.running.seen_open(), [], {})


def _view_message(
    state: RoomState, seen: View, legal: list[Legal], why_not: dict[str, Reason], tip: Reason | None = None
) -> ViewMessage:
    table = state.running
    return ViewMessage(
        game_number=table.number,
        ply=table.ply,
        turn=table.turn,
        view=seen,
        legal=legal,
        why_not=why_not,
        deadline_ms=state.turn_clock.left_ms,
        tip=tip,
    )


def over_message(state: RoomState) -> OverMessage:
    """While others play the same deal at other tables, nobody is shown hands that they did not hold."""
    table = state.running
    nothing: list[list[str]] = [[] for _ in state.seats]
    return OverMessage(
        game_number=table.number,
        headline=table.presenter.headline(table.state),
        scores=list(table.state.scores),
        totals=list(state.totals),
        explanation=table.presenter.explain(table.state),
        hands=nothing if state.sealed else [texts(hand) for hand in table.state.hands],
        dealt=nothing if state.sealed else [texts(hand) for hand in table.state.dealt],
        reasons=[] if state.sealed else table.reasons,
        record_id=table.identity,
        more=state.phase != "over",
        next_ready=sorted(state.wanting_next),
        next_ms=state.next_clock.left_ms,
    )


def hint_message(table: Table, at: tuple[int, int], player: str, decided: Decided) -> HintMessage:
    """`at` is the game and the ply that the advice is for."""
    return HintMessage(
        game_number=at[0],
        ply=at[1],
        player=player,
        move=decided.move,
        command=games.words(table.game).command(table.read(decided.move)),
        reason=decided.reason,
        nudge=None,
        candidates=[],
        also=None,
    )


def analysis_message(at: tuple[int, int], found: Analysis, also: str | None) -> HintMessage:
    """The best moves and the one that was asked about."""
    shown = [one for place, one in enumerate(found.candidates) if place < _SHOWN or str(one.move) == also]
    return HintMessage(
        game_number=at[0],
        ply=at[1],
        player=None,
        move=str(found.best.move),
        command=games.words(found.game).command(found.best.move),
        reason=found.best.reason,
        nudge=found.nudge,
        candidates=[_hint_move(found.game, one) for one in shown],
        also=also,
    )


def _hint_move(game: str, one: Candidate) -> HintMove:
    return HintMove(
        move=str(one.move),
        reason=one.reason,
        chance=one.chance,
        points=one.points,
        line=[_line_move(game, seat, move) for seat, move in one.line],
        outcomes=[HintOutcome(**each.to_json()) for each in one.outcomes[:_SHOWN] if each.share >= _RARE],
        made=one.made,
        against=alternative(game, one.against),
    )


def _line_move(game: str, seat: int, move: Any) -> LineMove:
    command = games.words(game).command(move)
    return LineMove(seat=seat, move=str(move), words=None if command.code == "do_play" else command)
