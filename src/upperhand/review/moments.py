"""Moments: a game judged move by move. Each can be judged alone, in any order, with the same result."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

from upperhand import games
from upperhand.analysis import Candidate, analyse
from upperhand.outlook import EFFORT, Outlook, outlooks, seed_at
from upperhand.record import Record, Replay
from upperhand.review.grades import Grade, grade

SEED = 20_260_101  # the same game has the same review
#: With this effort, the moves of a decision are compared as thoroughly as in a hint.
_AS_A_HINT = 320


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision between several moves, judged by what the seat could know."""

    grade: Grade
    loss: float
    """The points lost beside the best move, less the standard error of that figure."""
    made: Candidate
    best: Candidate
    """What was best; the move made, if none is better."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after some of its moves: who made the last one, what it was worth, and what is expected now."""

    ply: int
    """The moves made: 0 is the deal."""
    seat: int | None
    move: Any | None
    judgement: Judgement | None
    """None if there was no choice."""
    outlook: Outlook


def review(record: Record, *, effort: int = EFFORT, seed: int = SEED, threads: int = 1) -> Iterator[Moment]:
    """Judges a game, finished or not, moment by moment, from the deal on.

    `effort` is the number of deals that every seat believes at each moment.
    """
    for ply in range(len(record.moves) + 1):
        yield judge(record, ply, effort=effort, seed=seed, threads=threads)


def judge(record: Record, ply: int, *, effort: int = EFFORT, seed: int = SEED, threads: int = 1) -> Moment:
    """One moment of a game, after so many moves."""
    replay = Replay(record)
    for text in record.moves[: max(0, ply - 1)]:
        replay.play(text)
    before: Any = copy(replay.state)
    chosen = replay.ply >= before.ply  # the rules may make the first move
    seat, move = replay.play(record.moves[ply - 1]) if ply else (None, None)
    judgement = None
    if ply and chosen and len(before.legal_moves()) > 1:
        stake = outlooks(record.game).stake(record.rules)
        judgement = _judged(before, move, stake, _games(record.game, effort), seed_at(seed, ply), threads)
    found = outlooks(record.game).outlook(replay.state, effort, seed_at(seed, ply), threads)
    return Moment(ply, seat, move, judgement, found)


def _games(game: str, effort: int) -> int:
    return max(2, games.analyser(game).USUAL_EFFORT * effort // _AS_A_HINT)


def _judged(state: Any, move: Any, stake: float, effort: int, seed: int, threads: int) -> Judgement:
    found = analyse(state.view(state.turn), also=[move], effort=effort, seed=seed, threads=threads)
    made, best = found.of(move), found.best
    loss = round(max(0.0, best.points - made.points - made.error), 3)
    return Judgement(grade(loss, stake), loss, made, best)
