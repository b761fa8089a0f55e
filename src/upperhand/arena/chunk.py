"""Chunks: a run of games played in one place, and what comes back from there."""

from dataclasses import dataclass, field
from time import perf_counter

from upperhand.arena.latency import Latency, Timed
from upperhand.arena.outcome import Outcome, broken, failed, finished, tagged
from upperhand.arena.schedule import Fixture, Schedule
from upperhand.errors import PlayerError
from upperhand.match import play_game


@dataclass
class Chunk:
    """Games `first`, `first` + 1, ... of a schedule: the line of each Record, and its outcome."""

    first: int
    lines: list[str] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    latency: dict[str, Latency] = field(default_factory=dict)
    seconds: float = 0.0


def play_chunk(schedule: Schedule, first: int, size: int) -> Chunk:
    """Plays so many games of a schedule, from the first on."""
    start = perf_counter()
    chunk = Chunk(first)
    for position in range(first, first + size):
        line, outcome = play_fixture(schedule[position], chunk.latency)
        chunk.lines.append(line)
        chunk.outcomes.append(outcome)
    chunk.seconds = perf_counter() - start
    return chunk


def play_fixture(fixture: Fixture, latency: dict[str, Latency]) -> tuple[str, Outcome]:
    """Plays one game: the line of its Record, and its outcome, a player's failure included."""
    match, state = fixture.match, fixture.start()
    entrants = [match.entrants[entrant] for entrant in fixture.seating]
    players = [Timed(each.player, latency.setdefault(each.name, Latency())) for each in entrants]
    seeing = [seat for seat, each in enumerate(entrants) if each.sees_all]
    try:
        record = play_game(state, players, match.seed, fixture.number, game=match.game, seeing=seeing)
    except PlayerError as error:
        failure = failed(fixture, error)
        return failure.record.to_json(), broken(failure)
    return tagged(record, fixture).to_json(), finished(state, match.game)
