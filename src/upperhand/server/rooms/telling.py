"""What is told of a room: its messages, made from how it stands."""

from typing import Any

from upperhand import games
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.deciding import Decided
from upperhand.server.rooms.seats import Seat
from upperhand.server.rooms.standing import Standing
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import View, texts
from upperhand.server.web.wire.http import RoomInfo
from upperhand.server.web.wire.server import (
    HintMessage,
    LogMessage,
    OverMessage,
    RoomMessage,
    SeatState,
    Value,
    ViewMessage,
    You,
)
from upperhand.server.web.wire.views import Legal

_BEST = 8  # alternatives that a hint tells


def room(standing: Standing, person: Person, watching: int) -> RoomMessage:
    options = standing.options
    return RoomMessage.made(
        code=standing.code,
        game=options.game,
        preset=options.preset,
        rules=switches(options.rules),
        seats=seats(standing.seats),
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


def info(standing: Standing) -> RoomInfo:
    """A room as the lobby shows it."""
    options = standing.options
    return RoomInfo.made(
        code=standing.code,
        game=options.game,
        preset=options.preset,
        host=standing.host.name,
        state=standing.state,
        seats=seats(standing.seats),
        free=sum(seat.free for seat in standing.seats),
        timer=options.timer,
        games=options.games,
        game_number=standing.game_number,
        private=options.private,
        spectators=options.spectators,
        teaching=options.teaching,
        wait_ms=standing.wait_clock.left_ms,
    )


def switches(rules: Any) -> dict[str, Any]:
    """Rules as JSON has them."""
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in rules.to_dict().items()
    }


def seats(found: list[Seat]) -> list[SeatState]:
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


def log(table: Table) -> LogMessage:
    return LogMessage.made(game_number=table.number, events=table.events)


def view(standing: Standing, seat: int) -> ViewMessage:
    """What a seat may know now."""
    table = standing.running
    legal, why_not = table.legal(seat)
    return _view(standing, table.seen(seat), legal, why_not)


def public_view(standing: Standing) -> ViewMessage:
    """What a spectator may know now."""
    return _view(standing, standing.running.seen_by_all(), [], {})


def open_view(standing: Standing) -> ViewMessage:
    """Everything."""
    return _view(standing, standing.running.seen_open(), [], {})


def _view(standing: Standing, seen: View, legal: list[Legal], why_not: dict[str, str]) -> ViewMessage:
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


def over(standing: Standing) -> OverMessage:
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


def hint(table: Table, at: tuple[int, int], player: str, decided: Decided) -> HintMessage:
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


def best_values(decided: Decided) -> list[Value]:
    """What the alternatives were worth, best first."""
    best = sorted(decided.values, key=lambda each: -each[1])[:_BEST]
    return [Value(move=move, value=round(value, 4)) for move, value in best]
