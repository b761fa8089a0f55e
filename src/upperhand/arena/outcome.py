"""Outcomes: what the statistics need of a game, taken from the game itself or from its Record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from upperhand import games
from upperhand.arena.schedule import Fixture
from upperhand.errors import PlayerError, RecordError
from upperhand.record import Record

MAX_REASON = 500


@dataclass(frozen=True, slots=True)
class Failure:
    """A player raised or answered illegally, and the game ended there; `record` shows it."""

    seat: int
    player: str
    reason: str
    record: Record


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: points and cards left by seat, and its number of moves. A failed game has no points.

    Where a game tells its seats apart, `roles` says what each one was.
    """

    scores: tuple[int, ...]
    left: tuple[int, ...]
    moves: int
    failure: Failure | None = None
    roles: tuple[str, ...] = ()


def finished(state: games.State, game: str) -> Outcome:
    """The outcome of a game that is over."""
    roles = tuple(map(str, games.words(game).roles(state)))
    return Outcome(tuple(state.scores), tuple(state.counts), state.ply, roles=roles)


def broken(failure: Failure) -> Outcome:
    """The outcome of a game that a player broke."""
    return Outcome((), (), len(failure.record.moves), failure)


def failed(fixture: Fixture, error: PlayerError) -> Failure:
    """What there is to tell of a game that a player broke."""
    reason = "".join(sign if sign.isprintable() else " " for sign in error.reason)[:MAX_REASON]
    record = tagged(error.record, fixture, {"failed_seat": error.seat, "failure": reason})
    return Failure(error.seat, record.seats[error.seat], reason, record)


def tagged(record: Record, fixture: Fixture, more: Mapping[str, str | int] | None = None) -> Record:
    """The Record with what it takes, beside the players, to play the very game again."""
    tags = {"match_seed": fixture.match.seed, "game_number": fixture.number}
    return replace(record, tags={**tags, **(more or {})})


def read_outcome(record: Record, fixture: Fixture) -> Outcome:
    """The outcome of a recorded game of the schedule; a RecordError if it is another's, or does not hold."""
    check_belongs(record, fixture)
    state = record.replay()
    if record.scores is not None:
        return finished(state, record.game)
    seat, reason = record.tags.get("failed_seat"), record.tags.get("failure")
    if not isinstance(reason, str) or not isinstance(seat, int) or not 0 <= seat < len(record.seats):
        raise RecordError("the game is not finished, and no failure is told")
    return broken(Failure(seat, record.seats[seat], reason, record))


def check_belongs(record: Record, fixture: Fixture) -> None:
    """Refuses the Record of another schedule."""
    match = fixture.match
    dealer = getattr(fixture.start(), "dealer", None) if record.dealer is not None else None
    found = (record.game, record.rules, record.seed, record.seats, record.tags.get("game_number"))
    if record.dealer != dealer or found != (
        match.game,
        match.rules,
        fixture.deal_seed,
        fixture.names,
        fixture.number,
    ):
        raise RecordError("the game belongs to another schedule: other players, rules, layout or seed")
