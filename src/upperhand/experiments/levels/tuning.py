"""Finds eight settings of the dial that are equally far apart, on deals that serve nothing else."""

from dataclasses import dataclass
from itertools import pairwise

from upperhand.experiments.levels.contests import Contest, Played, Table
from upperhand.experiments.levels.scale import Seen, fit, place_levels

GRID = (0.0, 4.5, 9.0, 15.0, 30.0, 45.0, 60.0, 75.0, 90.0, 100.0)
ANCHORS = {"big_two": "lowest", "rikken": "basic"}  # the lowest level loses clearly to it
ROUNDS = 2  # of placing the levels, playing neighbours against each other, and placing them again
CONTESTS = 15 + 8 * ROUNDS  # how many contests it takes
SEARCH = 90.0  # strengths above it take long to decide, so they play two seatings of a deal


def dial(strength: float) -> str:
    return f"dial:strength={strength:g}"


@dataclass
class Tuning:
    """The tuning of one table: which contests were played, and the scale that they give."""

    table: Table
    played: Played
    seed: int
    deals: int

    def run(self) -> list[float]:
        """The strengths of the levels, from low to high."""
        anchored: list[tuple[float | None, float | None]] = [(None, strength) for strength in GRID[:6]]
        seen = self._play([*pairwise(GRID), *anchored])
        scale = fit(GRID, seen)
        for _ in range(ROUNDS):
            levels = place_levels(scale)
            seen += self._play([(None, levels[0]), *pairwise(levels)])
            scale = fit(GRID, seen)
        return place_levels(scale)

    def _play(self, pairs: list[tuple[float | None, float | None]]) -> list[Seen]:
        """Contests with a search are on half of the deals: they take long."""
        out = []
        for slow in (False, True):
            some = [pair for pair in pairs if (max(each or 0 for each in pair) > SEARCH) == slow]
            deals = self.deals // 2 if slow else self.deals
            contests = [
                Contest(self.table, self._spec(first), self._spec(second), self.seed, brief=slow)
                for first, second in some
            ]
            shares = self.played.shares(contests, deals)
            out += [
                Seen(*pair, estimate.value or 0.0, deals) for pair, estimate in zip(some, shares, strict=True)
            ]
        return out

    def _spec(self, strength: float | None) -> str:
        return ANCHORS[self.table.game] if strength is None else dial(strength)
