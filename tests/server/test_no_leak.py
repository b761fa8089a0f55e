"""Nothing that is sent to a seat or a spectator depends on a card it may not know, byte for byte."""

import asyncio
from typing import Any, cast

import pytest

from tests.conftest import scaled
from upperhand import Rng, games
from upperhand.reason import Reason
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.sessions import Person
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.broadcast import Broadcast
from upperhand.server.rooms.options import Options
from upperhand.server.rooms.seats import first_seats
from upperhand.server.rooms.state import RoomState
from upperhand.server.rooms.table import Table
from upperhand.server.rooms.talk import Talk
from upperhand.server.storage.journal import Journal
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.http import RoomRequest, SeatRequest

METRICS = Metrics()
CASES = [
    (game, preset, players)
    for game in games.GAMES
    for preset, entry in games.load(game).PRESETS.items()
    for players in entry.players
]


def room_state(game: str, preset: str, players: int) -> RoomState:
    people = [SeatRequest(kind="open") for _ in range(players)]
    wanted = RoomRequest(game=game, preset=preset, seats=people, teaching=True)  # type: ignore[arg-type]
    options = Options.of(wanted, lambda player, *_: player)
    seats = first_seats(people, options, person(0))
    for place, seat in enumerate(seats):
        seat.seat_person(person(place))
    return RoomState("ABCDEF", options, seats, person(0))


def person(place: int) -> Person:
    return Person(f"id {place}", f"Person {place}", "en")


def sent(game: str, preset: str, start: Any, moves: list[Any], who: int) -> list[str]:
    """Every byte that one person is sent during a game; a person without a seat is a spectator."""
    room = room_state(game, preset, start.rules.players)
    broadcast = Broadcast(room, delay=0)
    connection = Connection(person(who), METRICS)
    broadcast.audience.add(connection)
    room.table = Table(game, 1, "identity", start, teaching=True)
    talk = Talk(room, broadcast.audience, _nobody_is_blocked())
    broadcast.then = talk.refresh
    broadcast.begin()
    talk.signal(person(0), "wow")
    for move in moves[start.ply :]:
        broadcast.move(room.table.play(move, "computer", reason=Reason.plain("a secret")), None)
    broadcast.game(connection)
    return list(iter(connection.waiting, None))


def _nobody_is_blocked() -> Contacts:
    """Nothing is written in this test, so nothing is stored."""
    return Contacts(cast(Journal, None))


def truth(game: str, state: Any, hands: Any) -> Any:
    """The start of a game in which these hands were dealt."""
    dealing = {"dealer": state.dealer} if games.has_dealer(game) else {}
    return games.load(game).State.from_hands(state.rules, hands, state.names, **dealing)


@pytest.mark.parametrize(("game", "preset", "players"), CASES)
def test_bytes_to_a_seat_do_not_tell_of_hidden_cards(game: str, preset: str, players: int) -> None:
    async def compare(rng: Rng) -> None:
        state = middle_of_a_game(game, preset, players, rng)
        moves = [move for _, move in state.history]
        for seat in range(players):
            other = state.view(seat).determinise(rng)
            true, false = truth(game, state, state.dealt), truth(game, state, other.dealt)
            assert sent(game, preset, true, moves, seat) == sent(game, preset, false, moves, seat)
            spectator = players
            assert sent(game, preset, true, moves, spectator) == sent(game, preset, false, moves, spectator)

    rng = Rng(11)
    for _ in range(scaled(4, 250)):
        asyncio.run(compare(rng))


def middle_of_a_game(game: str, preset: str, players: int, rng: Rng) -> Any:
    rules = games.load(game).PRESETS[preset].with_switches(preset, players=players)
    state = games.load(game).State.deal(rules, rng.bits())
    for _ in range(rng.below(45)):
        after = state.copy()
        after.apply(rng.choice(state.legal_moves()))
        if after.over:
            break
        state = after
    return state
