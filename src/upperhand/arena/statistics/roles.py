"""How a player fares in each role of a game that tells its seats apart, such as declarer and defender."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from upperhand.arena.outcome import Outcome
from upperhand.arena.run import Run
from upperhand.arena.statistics.intervals import Estimate, ratio, share_of_cases
from upperhand.arena.table import Floats


@dataclass(frozen=True)
class RoleFigures:
    """One player in one role; the deal is the unit of its intervals."""

    seats: int
    share: float
    """Of the player's seats."""
    seat_win_rate: Estimate
    mean_score: Estimate


def role_figures(run: Run) -> dict[str, dict[str, RoleFigures]]:
    """By player and role, the most frequent role first; empty where a game has no roles."""
    cells: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    deals: set[int] = set()
    for deal, name, role, score in _seats(run):
        cells[name][role].append((deal, score))
        deals.add(deal)
    return {name: _of_player(roles, max(deals) + 1) for name, roles in cells.items()}


def _of_player(roles: dict[str, list[tuple[int, int]]], deals: int) -> dict[str, RoleFigures]:
    seats = sum(len(found) for found in roles.values())
    ordered = sorted(roles.items(), key=lambda item: -len(item[1]))
    return {role: _figures(found, seats, deals) for role, found in ordered}


def _figures(found: list[tuple[int, int]], seats: int, deals: int) -> RoleFigures:
    where = np.array([deal for deal, _ in found])
    scores = np.array([score for _, score in found], dtype=np.float64)
    counts = np.bincount(where, minlength=deals).astype(np.float64)

    def by_deal(values: Floats) -> Floats:
        return np.bincount(where, weights=values, minlength=deals).astype(np.float64)

    won, gained = by_deal((scores > 0).astype(np.float64)), by_deal(scores)
    share = len(found) / seats
    return RoleFigures(len(found), share, share_of_cases(won, counts), _mean(gained, counts))


def _mean(sums: Floats, counts: Floats) -> Estimate:
    """Over the deals that have the role; a single one says nothing of how much deals differ."""
    found = ratio(sums, counts)
    return found if np.count_nonzero(counts) > 1 else Estimate(found.value)


def _seats(run: Run) -> Iterator[tuple[int, str, str, int]]:
    """Every seat of every game that has roles: its deal, player, role and score."""
    schedule = run.schedule
    for match, first in zip(schedule.matches, schedule.firsts, strict=True):
        for number, outcome in enumerate(run.outcomes[first : first + len(match)]):
            yield from _of_game(match[number].deal, match[number].names, outcome)


def _of_game(deal: int, names: tuple[str, ...], outcome: Outcome) -> Iterator[tuple[int, str, str, int]]:
    for name, role, score in zip(names, outcome.roles, outcome.scores, strict=False):
        yield deal, name, role, score
