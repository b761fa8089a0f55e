"""Outcomes: what the statistics need from a game, taken from the game itself or from its Record.

The file of a run has one Record per line in the order of the schedule, so a run can be stopped and resumed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from upperhand import games
from upperhand.arena.schedule import Fixture, Schedule
from upperhand.errors import FAILURE_KINDS, FailureKind, PlayerError, RecordError, UpperhandError
from upperhand.record import Record

MAX_REASON = 500
_OPENING = b'{"upperhand": '


@dataclass(frozen=True, slots=True)
class Failure:
    """A player raised, was silent or answered illegally, and the game ended there; `record` shows it."""

    seat: int
    player: str
    reason: str
    record: Record
    kind: FailureKind = "crash"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game: points and cards left by seat, and its number of moves. A failed game has no points.

    If the seats of a game have roles, `roles` says what each one was.
    """

    scores: tuple[int, ...]
    left: tuple[int, ...]
    moves: int
    failure: Failure | None = None
    roles: tuple[str, ...] = ()


def finished(state: games.State, game: str) -> Outcome:
    """The outcome of a finished game."""
    roles = tuple(map(str, games.words(game).roles(state)))
    return Outcome(tuple(state.scores), tuple(state.counts), state.ply, roles=roles)


def broken(failure: Failure) -> Outcome:
    """The outcome of a game in which a player failed."""
    return Outcome((), (), len(failure.record.moves), failure)


def failed(fixture: Fixture, error: PlayerError) -> Failure:
    """The details of a game in which a player failed."""
    reason = "".join(sign if sign.isprintable() else " " for sign in error.reason)[:MAX_REASON]
    tags: dict[str, str | int] = {"failed_seat": error.seat, "failure": reason, "failure_kind": error.kind}
    record = tagged(error.record, fixture, tags)
    return Failure(error.seat, record.seats[error.seat], reason, record, error.kind)


def tagged(record: Record, fixture: Fixture, more: Mapping[str, str | int] | None = None) -> Record:
    """The Record with everything, besides the players, that is needed to reproduce the game."""
    tags = {"match_seed": fixture.match.seed, "game_number": fixture.number}
    return replace(record, tags={**tags, **(more or {})})


def read_outcome(record: Record, fixture: Fixture) -> Outcome:
    """The outcome of a recorded game; a RecordError if it is not valid or not in the schedule."""
    check_belongs(record, fixture)
    state = record.replay()
    if record.scores is not None:
        return finished(state, record.game)
    seat, reason = record.tags.get("failed_seat"), record.tags.get("failure")
    if not isinstance(reason, str) or not isinstance(seat, int) or not 0 <= seat < len(record.seats):
        raise RecordError("the game is not finished, and no failure is recorded")
    told = record.tags.get("failure_kind")
    kind: FailureKind = next((each for each in FAILURE_KINDS if each == told), "crash")
    return broken(Failure(seat, record.seats[seat], reason, record, kind))


def check_belongs(record: Record, fixture: Fixture) -> None:
    """Refuses the Record of another schedule."""
    start = Record.of(fixture.start(), fixture.match.game)
    found = replace(record, moves=start.moves, scores=start.scores, tags={})
    if record.tags.get("game_number") != fixture.number or found != replace(start, tags={}):
        raise RecordError("the game belongs to another schedule: other players, rules, layout, seed or deals")


# The file of a run.


def read_done(path: Path, schedule: Schedule) -> list[Outcome]:
    """The games of the schedule in the file; an incomplete last line is dropped.

    Any other file is refused and left unchanged.
    """
    try:
        return _read_whole(path, schedule) if path.exists() else []
    except RecordError as error:
        raise UpperhandError(f"{path} cannot be resumed: {error}") from None


def _read_whole(path: Path, schedule: Schedule) -> list[Outcome]:
    done: list[Outcome] = []
    whole = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                _check_cut_off(line, number)
                break
            done.append(_read_line(line, number, schedule))
            whole += len(line)
    if whole < path.stat().st_size:
        with path.open("rb+") as file:
            file.truncate(whole)
    return done


def _read_line(line: bytes, number: int, schedule: Schedule) -> Outcome:
    if number > len(schedule):
        raise RecordError(
            f"the file belongs to a longer schedule; this one has {len(schedule)} games", number
        )
    try:
        return read_outcome(Record.from_json(line.decode()), schedule[number - 1])
    except UnicodeDecodeError:
        raise RecordError("not UTF-8 text", number) from None
    except RecordError as error:
        raise error.at_line(number) from None


def _check_cut_off(line: bytes, number: int) -> None:
    """Only the beginning of a Record is ever dropped."""
    if not line.startswith(_OPENING) and not _OPENING.startswith(line):
        raise RecordError("no record of this schedule", number)


def append_lines(path: Path, lines: Sequence[str]) -> None:
    """Appends complete Records to the file."""
    with path.open("a", encoding="ascii") as file:
        file.writelines(f"{line}\n" for line in lines)
