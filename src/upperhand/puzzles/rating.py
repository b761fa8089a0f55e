"""Rates puzzles by who solves them: the levels of the computers try each one several times.

The difficulty of a puzzle is the rating of a level that finds it as often as not, as far as a guess does not
find it, too. It is the most likely one under the usual curve of ratings: 400 points are odds of ten to one.
The puzzles are then spread evenly over the scale in this order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from upperhand._core import Rng
from upperhand.levels import ladder
from upperhand.player import Player, make_player
from upperhand.puzzles.puzzle import UNRATED, Puzzle, read_moves

_TRIES = 4
_RATINGS = range(600, 2401, 10)
#: How strongly a rating keeps to the middle, where few tries say little.
_SPREAD = 500.0


@dataclass(frozen=True)
class Solver:
    """A player that tries puzzles, and its rating."""

    player: Player
    rating: float


def solvers(game: str) -> list[Solver]:
    """The levels of the computers under the usual rules."""
    return [Solver(make_player(level.spec, game), level.rating) for level in ladder(game)]


def rate_all(
    puzzles: Sequence[Puzzle], by: Sequence[Solver], on_rated: Callable[[int], None]
) -> list[Puzzle]:
    """The puzzles with ratings spread evenly over the scale, in the order of their difficulty.

    Levels find most puzzles always or never, which would pile the ratings up. `on_rated` is told how many
    puzzles have been tried.
    """
    measured = []
    for number, puzzle in enumerate(puzzles, 1):
        measured.append(difficulty(puzzle, by))
        on_rated(number)
    places = {each: _middle(each, measured) for each in set(measured)}
    low, high = _RATINGS[0], _RATINGS[-1]
    return [
        puzzle.rated(round(low + (high - low) * places[each]))
        for puzzle, each in zip(puzzles, measured, strict=True)
    ]


def _middle(one: tuple[int, float], measured: Sequence[tuple[int, float]]) -> float:
    """Which share of all is easier; of equal ones half."""
    return sum(1.0 if each < one else 0.5 if each == one else 0.0 for each in measured) / len(measured)


def difficulty(puzzle: Puzzle, by: Sequence[Solver]) -> tuple[int, float]:
    """How hard a puzzle is: the rating of those who find it, then how rarely a guess finds it."""
    state = puzzle.state()
    view, right = state.view(state.turn), read_moves(puzzle, puzzle.right)
    guess = len(right) / len(view.legal_moves())
    tried: list[tuple[float, float]] = []
    for place, solver in enumerate(by):
        found = sum(
            solver.player.decide(view, Rng.derive(puzzle.seed, state.ply, place, attempt)).move in right
            for attempt in range(_TRIES)
        )
        tried.append((solver.rating, found / _TRIES))
    return most_likely(tried, guess), -guess


def most_likely(tried: Sequence[tuple[float, float]], guess: float) -> int:
    """The rating that explains best in which share of its tries each level found the answer.

    The tries of one level are much alike, so they count as one.

    >>> most_likely([(800, 0), (1600, 0.5), (2400, 1)], guess=0.1)
    1590
    """
    return max(_RATINGS, key=lambda rating: _likelihood(rating, tried, guess))


def _likelihood(rating: int, tried: Sequence[tuple[float, float]], guess: float) -> float:
    total = -(((rating - UNRATED) / _SPREAD) ** 2) / 2
    for level, found in tried:
        chance = guess + (1 - guess) / (1 + 10 ** ((rating - level) / 400))
        total += found * log(chance) + (1 - found) * log(1 - chance + 1e-9)
    return total
