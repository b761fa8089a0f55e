"""Attempt: what has become of a puzzle after some answers of its solver.

It depends on nothing but the puzzle and the answers: the others always answer the same, so nothing has to be
remembered between two answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from upperhand.errors import UpperhandError
from upperhand.puzzles.kinds import Kind, kind_of
from upperhand.puzzles.puzzle import Puzzle, read_moves
from upperhand.reason import Reason

Status = Literal["open", "solved", "failed"]


@dataclass(frozen=True)
class Attempt:
    """The game after the answers and the replies to them."""

    state: Any
    status: Status
    reason: Reason
    """What is asked, or what to say of the last answer."""
    right: tuple[str, ...] = ()
    """After a wrong answer: what would have been right there."""


def attempt(puzzle: Puzzle, answers: Sequence[str], names: Sequence[str] | None = None) -> Attempt:
    """Plays the answers one after the other; an illegal one raises an error, and so does one too many."""
    kind, state = kind_of(puzzle), puzzle.state(names)
    seat = state.turn
    said = kind.goal(puzzle, state)
    for number, move in enumerate(read_moves(puzzle, answers), start=1):
        right = kind.right_moves(puzzle, state)
        before = state.copy()
        state.apply(move, seat)
        solved = move in right and _advanced(kind, puzzle, state, seat)
        if (solved or move not in right) and number < len(answers):
            raise UpperhandError(Reason("puzzle_is_over"))
        if move not in right:
            wrong = kind.why_wrong(puzzle, before, move)
            return Attempt(state, "failed", wrong, tuple(map(str, right)))
        if solved:
            return Attempt(state, "solved", Reason("puzzle_solved"))
        said = Reason("puzzle_go_on")
    return Attempt(state, "open", said)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    """The moves of all seats to the end of the puzzle, with the first right move each time."""
    kind, state = kind_of(puzzle), puzzle.state()
    seat, start = state.turn, state.ply
    while True:
        state.apply(kind.right_moves(puzzle, state)[0])
        if _advanced(kind, puzzle, state, seat):
            return tuple(str(move) for _, move in state.history[start:])


def _advanced(kind: Kind, puzzle: Puzzle, state: Any, seat: int) -> bool:
    """Plays on until the solver has something to find; whether the puzzle is solved then."""
    while not kind.finished(puzzle, state):
        if state.turn != seat:
            state.apply(kind.reply(puzzle, state))
            continue
        right = kind.right_moves(puzzle, state)
        if len(right) < len(state.legal_moves()):
            return False
        state.apply(right[0])
    return True
