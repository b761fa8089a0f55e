"""Every figure of one player in a table of results."""

from dataclasses import dataclass

import numpy as np

from upperhand.arena.statistics.intervals import Estimate, mean, rate, ratio
from upperhand.arena.table import Flags, Table


@dataclass(frozen=True)
class PlayerFigures:
    """One player; scores are points a seat."""

    games: int
    win_rate: Estimate
    """The share of its games that one of its seats won."""
    seat_win_rate: Estimate
    """The share of its seats that won."""
    mean_score: Estimate
    mean_score_won: Estimate
    mean_score_lost: Estimate
    cards_left: Estimate
    cards_left_shares: list[float]
    """The share of its seats that were left with 0, 1, 2, ... cards."""


def player_figures(table: Table, entrant: int) -> PlayerFigures:
    """The figures of one entrant."""
    seats = table.seats_of(entrant)
    return PlayerFigures(
        games=int(seats.any(axis=2).sum()),
        win_rate=rate(table.wins_by_deal(entrant)),
        seat_win_rate=rate(table.by_deal(table.won, entrant)),
        mean_score=mean(table.by_deal(table.scores, entrant)),
        mean_score_won=_score_where(table, seats & table.won),
        mean_score_lost=_score_where(table, seats & table.lost),
        cards_left=mean(table.by_deal(table.left, entrant)),
        cards_left_shares=_shares_left(table, seats),
    )


def _score_where(table: Table, cases: Flags) -> Estimate:
    sums = (table.scores * cases).sum(axis=(1, 2)).astype(np.float64)
    return ratio(sums, cases.sum(axis=(1, 2)).astype(np.float64))


def _shares_left(table: Table, seats: Flags) -> list[float]:
    left = table.left[seats]
    if not left.size:
        return []
    shares: list[float] = (np.bincount(left) / left.size).tolist()
    return shares
