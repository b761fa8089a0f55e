"""Plays a game between players."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from upperhand._core import Rng
from upperhand.errors import AnswerError, FailureKind, PlayerError, SpecError, UpperhandError
from upperhand.games import State
from upperhand.player import Decision, Player, format_spec
from upperhand.record import Record

MAX_SEED = 2**53 - 1  # the largest integer that every JSON reader keeps exactly
# Not a player's seat, so a deal shares its generator with no decision: nobody can reproduce the deal.
_DEALER = 2**32

OnMove = Callable[[int, Decision], None]


def deal_seed(seed: int, number: int) -> int:
    """The seed of the deal with that number in a match with this seed."""
    return Rng.derive(seed, number, _DEALER, 0).bits() & MAX_SEED


def play_game(
    state: State,
    players: Sequence[Player],
    seed: int,
    game_number: int = 0,
    on_move: OnMove | None = None,
    game: str = "big_two",
    seeing: Collection[int] = (),
) -> Record:
    """Plays `state` to its end with one player per seat; calls `on_move(seat, decision)` after each move.

    The `seeing` seats get the State instead of their View: they are references, for comparison with players.

    Randomness depends only on (seed, game_number, seat, ply), so no player's random numbers depend on
    another's. If a player raises or answers illegally, raises a PlayerError with the game up to that point.
    """
    if len(players) != len(state.names):
        raise UpperhandError(f"{len(players)} players cannot sit at {len(state.names)} seats")
    while not state.over:
        seat = state.turn
        rng = Rng.derive(seed, game_number, seat, state.ply)
        try:
            decision = _take_turn(state, players[seat], rng, seat in seeing)
        except Exception as error:
            reason = str(error) if isinstance(error, UpperhandError) else f"{type(error).__name__}: {error}"
            name, record = name_of(players[seat], game), Record.of(state, game)
            raise PlayerError(seat, name, reason, record, _kind(error)) from error
        if on_move:
            on_move(seat, decision)
    return Record.of(state, game)


def name_of(player: Any, game: str) -> str:
    """The spec of a player, or the name of its class if it is not in the table of players."""
    try:
        return format_spec(player, game)
    except SpecError:
        return type(player).__name__


def _take_turn(state: State, player: Player, rng: Rng, seeing: bool) -> Decision:
    decision = player.decide(state if seeing else state.view(state.turn), rng)
    if not isinstance(decision, Decision):
        raise AnswerError("illegal", f"it answered with {type(decision).__name__} instead of a Decision")
    try:
        state.apply(decision.move)
    except UpperhandError as error:
        raise AnswerError("illegal", str(error)) from error
    return decision


def _kind(error: Exception) -> FailureKind:
    return error.kind if isinstance(error, AnswerError) else "crash"
