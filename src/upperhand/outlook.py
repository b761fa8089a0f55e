"""The outlook of a game: what every seat may expect of it at one moment, by strong play to the end.

A seat knows its own cards and what has been shown, so its chance is a mean over deals that it can believe.
Beside it stands the same over the cards as they lie. Each game has a module `outlook` that plays the games.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from upperhand._core import Rng

#: Deals that each seat believes, each played once; from the cards as they lie, twice as many games.
EFFORT = 64


@dataclass(frozen=True, slots=True)
class Calibration:
    """What a share of playouts is worth in real games: a line in log-odds, fitted by `experiment review`.

    Playouts are too sure: their players err otherwise than those at the table, and know other cards.

    >>> [Calibration(slope=0.8, shift=-0.1).chance(wins, 64) for wins in (0, 32, 64)]
    [0.0182, 0.475, 0.9779]
    """

    slope: float = 1.0
    shift: float = 0.0

    def chance(self, wins: float, games: int) -> float:
        """The chance of a seat that wins so many playouts: never 0 or 1, since playouts prove nothing."""
        odds = self.slope * math.log((wins + 0.5) / (games - wins + 0.5)) + self.shift
        return round(1 / (1 + math.exp(-odds)), 4)


@dataclass(frozen=True, slots=True)
class Outlook:
    """Seat by seat: the chance to win, 0 to 1, and the points expected."""

    chances: tuple[float, ...]
    """By what the seat can believe. They need not sum to one: each seat believes other deals."""
    points: tuple[float, ...]
    true_chances: tuple[float, ...]
    """By the cards as they lie."""
    true_points: tuple[float, ...]

    @staticmethod
    def at_the_end(wins: Sequence[bool], scores: Sequence[int]) -> "Outlook":
        """The outlook of a game that is over, or decided."""
        chances, points = tuple(map(float, wins)), tuple(map(float, scores))
        return Outlook(chances, points, chances, points)


class Outlooks(Protocol):
    """The module `outlook` of a game."""

    def outlook(self, state: Any, effort: int, seed: int, threads: int) -> Outlook:
        """The outlook of a game, which may be over. The same on any number of threads."""

    def stake(self, rules: Any) -> float:
        """What is usually at stake for a seat: losses are graded by their share of it."""


def outlooks(game: str) -> Outlooks:
    """How the outlook of a game is found."""
    return cast(Outlooks, import_module(f"upperhand.{game}.outlook"))


def seed_at(seed: int, ply: int) -> int:
    """Every moment has chance of its own, so that each can be looked at alone."""
    return Rng.derive(seed, 0, 0, ply).bits()
