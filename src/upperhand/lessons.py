"""Lessons: a game learned step by step, with prepared cards. A lesson is data; the playroom shows it.

A step asks the person, who has seat 0, for one move. It says what there is to learn, which moves are right,
and what to answer to the others that the rules allow; why a move is not legal, the rules say themselves. The
other seats move as it is written down, so every step comes out as it was meant. The module `lessons` of a
game has its LESSON.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import cast

from upperhand import games, spec
from upperhand.games import State
from upperhand.reason import Reason

#: The answer to every other move.
OTHERWISE = "otherwise"


@dataclass(frozen=True)
class Step:
    """One idea, and one move of the person; a step without right moves is only read."""

    text: Reason
    #: Where it begins; None: where the step before it ended.
    start: State | None = None
    #: What the others do first, and what they do after the right move.
    before: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    praise: Reason | None = None
    replies: tuple[str, ...] = ()
    #: Answers to legal moves that are not right, by the move, by its kind, or `OTHERWISE`.
    mistakes: Mapping[str, Reason] = field(default_factory=dict)

    def answer(self, move: str, kind: str) -> Reason | None:
        """What is said to a move; None for one that the step does not expect."""
        if move in self.right:
            return self.praise
        return self.mistakes.get(move) or self.mistakes.get(kind) or self.mistakes.get(OTHERWISE)


@dataclass(frozen=True)
class Lesson:
    """The steps of a game, in order."""

    game: str
    steps: tuple[Step, ...]

    def starts(self) -> Iterator[tuple[Step, State, tuple[str, ...]]]:
        """Every step with its deal and the moves made before it; of right moves the first is made."""
        start = self.steps[0].start
        moves: tuple[str, ...] = ()
        for step in self.steps:
            start, moves = (start, moves) if step.start is None else (step.start, ())
            assert start is not None, "the first step has cards"
            yield step, start, moves
            moves = (*moves, *step.before, *step.right[:1], *step.replies)


def lesson(game: str) -> Lesson:
    """The first lesson of a game."""
    spec.pick(games.GAMES, game, "game")
    return cast(Lesson, import_module(f"upperhand.{game}.lessons").LESSON)
