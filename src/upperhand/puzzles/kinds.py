"""Kinds of puzzles: what is asked, what is right, how the others answer, and what a wrong move costs.

A new kind is one class and one line in the table of its game.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from upperhand import spec
from upperhand._core import Rng
from upperhand.puzzles.best_card import BestCard
from upperhand.puzzles.best_lead import BestLead
from upperhand.puzzles.contract import Defeat, Make
from upperhand.puzzles.find_win import FindWin
from upperhand.puzzles.puzzle import Puzzle
from upperhand.reason import Reason


class Kind(Protocol):
    """One kind of puzzle. States are those of the puzzle's game; the seat to move solves."""

    open_hands: bool
    """Whether the solver sees all hands."""

    def found(self, state: Any, rng: Rng) -> Puzzle | None:
        """The puzzle in this position of a game, without its line; None if there is none worth asking."""

    def goal(self, puzzle: Puzzle, state: Any) -> Reason:
        """What is asked."""

    def right_moves(self, puzzle: Puzzle, state: Any) -> list[Any]:
        """Every right move of the solver, here or later in the line."""

    def reply(self, puzzle: Puzzle, state: Any) -> Any:
        """What another seat does."""

    def finished(self, puzzle: Puzzle, state: Any) -> bool:
        """Whether nothing is left to find."""

    def why_wrong(self, puzzle: Puzzle, state: Any, move: Any) -> Reason:
        """What a wrong move of the solver allows or loses."""


KINDS: dict[str, Mapping[str, Kind]] = {
    "big_two": {"find_win": FindWin(), "best_lead": BestLead()},
    "rikken": {"make": Make(), "defeat": Defeat(), "best_lead": BestCard()},
}


def kind_of(puzzle: Puzzle) -> Kind:
    found: Kind = spec.pick(KINDS[puzzle.game], puzzle.kind, "kind of puzzle")
    return found
