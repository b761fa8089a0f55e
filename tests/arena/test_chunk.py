"""Chunks: games as `play_game` plays them, and failures reported as such."""

from __future__ import annotations

from typing import Any

import pytest

from tests.arena.entrants import PATIENCE, Cheats, Raises, against_lowest, schedule
from upperhand import Record, make_player
from upperhand.arena.outcome import Outcome, read_outcome
from upperhand.arena.run import play_chunk
from upperhand.match import play_game


def test_a_game_of_a_chunk_is_the_game_that_its_numbers_say() -> None:
    games = schedule()
    chunk = play_chunk(games, 5, 4)
    assert chunk.first == 5
    for position, line in enumerate(chunk.lines, start=5):
        record, fixture = Record.from_json(line), games[position]
        players = [make_player(name) for name in record.seats]
        again = play_game(fixture.start(), players, seed=7, game_number=position)
        assert (again.seed, again.seats, again.moves, again.scores) == (
            fixture.deal_seed,
            fixture.names,
            record.moves,
            record.scores,
        )
        assert record.tags == {"match_seed": 7, "game_number": position}


def test_outcomes_say_what_the_records_say() -> None:
    games = schedule(deals=2)
    chunk = play_chunk(games, 0, len(games))
    for line, outcome, fixture in zip(chunk.lines, chunk.outcomes, games, strict=True):
        record = Record.from_json(line)
        state = record.replay()
        assert outcome == Outcome(tuple(state.scores), tuple(state.counts), len(record.moves))
        assert outcome == read_outcome(record, fixture)


def test_every_decision_is_timed_for_its_player() -> None:
    chunk = play_chunk(schedule(), 0, 6)
    moves = [(record.seats, record.replay().history) for record in map(Record.from_json, chunk.lines)]
    for name in ("lowest", "random"):
        decisions = sum(1 for seats, history in moves for seat, _ in history if seats[seat] == name)
        assert chunk.latency[name].decisions == decisions


@pytest.mark.parametrize(
    ("player", "reason"), [(Raises(), "RuntimeError: no idea what to do"), (Cheats(), "hold")]
)
def test_a_player_that_goes_wrong_is_named_with_the_record_that_shows_it(player: Any, reason: str) -> None:
    games = against_lowest("wrong", player)
    chunk = play_chunk(games, 0, len(games))
    for line, outcome, fixture in zip(chunk.lines, chunk.outcomes, games, strict=True):
        failure, record = outcome.failure, Record.from_json(line)
        assert failure is not None
        assert fixture.names[failure.seat] == failure.player == "wrong"
        assert reason in failure.reason
        assert failure.record == record
        assert record.scores is None
        assert len(record.moves) >= PATIENCE
        assert record.replay().turn == failure.seat
        assert read_outcome(record, fixture) == outcome
