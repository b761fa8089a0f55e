"""Puzzles: positions with a question that a solver has proven.

`puzzle` is the value, `kinds` says what is asked and what is right, `attempt` plays the answers of a person,
`maker` and `rating` make puzzles and say how hard they are, and `collection` has those that are shipped.

>>> from upperhand.puzzles import attempt, shipped
>>> puzzle = shipped("rikken")[0]
>>> attempt(puzzle, puzzle.right[:1]).status in ("open", "solved")
True
"""

from upperhand.puzzles.attempt import Attempt, attempt, solution
from upperhand.puzzles.collection import read_puzzles, shipped
from upperhand.puzzles.kinds import KINDS, kind_of
from upperhand.puzzles.puzzle import Puzzle

__all__ = ["KINDS", "Attempt", "Puzzle", "attempt", "kind_of", "read_puzzles", "shipped", "solution"]
