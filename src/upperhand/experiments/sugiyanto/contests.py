"""Tables 2 and 3: wins, points and tests of two rule-based seats against two others."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
from scipy.special import log_ndtr

from upperhand.arena.statistics.differences import pair_tests
from upperhand.arena.statistics.intervals import Estimate, mean, running_mean
from upperhand.arena.statistics.players import player_figures
from upperhand.arena.table import Flags, Floats, Table
from upperhand.experiments.sugiyanto.matches import SEATINGS
from upperhand.experiments.wording import with_interval

SETTLED_AFTER = 250  # games, after which the paper calls the winning percentage stable
MANY_LEFT = 10  # cards: two five-card hands


def first_deals(table: Table, deals: int) -> Table:
    """The same table with its first deals only."""
    kept = table.deals < deals
    arrays = ("deals", "entrants", "scores", "left", "moves")
    return replace(table, **{name: getattr(table, name)[kept] for name in arrays})


def contest_figures(table: Table, first: int, second: int) -> dict[str, Any]:
    """Everything that Tables 2 to 4 print, with intervals over deals."""
    return {
        "games": table.games,
        "deals": len(table.deals),
        "sides": {"rule_based": side_figures(table, first), "others": side_figures(table, second)},
        "winners_points": float(table.scores[table.won].sum() / table.games),
        "losers_points": float(table.scores[~table.won].sum() / table.games),
        **with_interval("won_gap", points_gap(table, first, second, table.won)),
        **with_interval("lost_gap", points_gap(table, first, second, ~table.won)),
        "tests": test_figures(table, first, second),
    }


def side_figures(table: Table, entrant: int) -> dict[str, Any]:
    """One column: games won, and points in games won and lost."""
    found, seats = player_figures(table, entrant), table.seats_of(entrant)
    return {
        **with_interval("win_rate", found.win_rate),
        "wins": int((seats & table.won).sum()),
        **with_interval("won_mean", found.mean_score_won),
        "won_sd": _deviation(table, seats & table.won),
        "losses": int((seats & ~table.won).sum()),
        **with_interval("lost_mean", found.mean_score_lost),
        "lost_sd": _deviation(table, seats & ~table.won),
        "many_left": _share_with_many_left(table, seats & ~table.won),
    }


def test_figures(table: Table, first: int, second: int) -> dict[str, Any]:
    """Wilcoxon's signed-rank test and the rank-sum effect size, as the paper has them."""
    tests = pair_tests([table], first, second)
    return {
        "pairs": tests.pairs,
        "wilcoxon_z": tests.wilcoxon_z,
        "log10_p": log10_p(tests.wilcoxon_z),
        "rank_sum_z": tests.rank_sum_z,
        "effect_size": tests.effect_size,
        "effect_size_of_wins": pair_tests([_wins_only(table)], first, second).effect_size,
    }


def log10_p(z: float) -> float:
    """The two-sided p-value as a power of ten, as many of them are too small for a number."""
    return float((log_ndtr(-abs(z)) + math.log(2)) / math.log(10))


def points_gap(table: Table, first: int, second: int, games: Flags) -> Estimate:
    """The mean of the first less that of the second over some of their seats, such as those that won.

    Each deal stands for the means and its own deviations from both, so that the interval is one over deals
    although their numbers of such seats differ.
    """
    ours, theirs = (_deviations(table, table.seats_of(entrant) & games) for entrant in (first, second))
    return mean(ours - theirs) if len(ours) and len(theirs) else Estimate(None)


def settling(table: Table, entrant: int) -> dict[str, float]:
    """How far the running share of games won strays from the last one after the first games."""
    centre, _ = running_mean(table.wins_by_deal(entrant))
    later = centre[-(-SETTLED_AFTER // SEATINGS) :]
    strayed = float(np.abs(later - centre[-1]).max()) if later.size else 0.0
    return {"after": SETTLED_AFTER, "strayed": strayed}


def _wins_only(table: Table) -> Table:
    """The same games with all winning seats alike, and all losing ones."""
    return replace(table, scores=table.won.astype(np.int64))


def _deviation(table: Table, cases: Flags) -> float | None:
    points = table.scores[cases]
    return float(points.std(ddof=1)) if points.size > 1 else None


def _share_with_many_left(table: Table, cases: Flags) -> float | None:
    left = table.left[cases]
    return float((left >= MANY_LEFT).mean()) if left.size else None


def _deviations(table: Table, cases: Flags) -> Floats:
    sums = (table.scores * cases).sum(axis=(1, 2))
    counts = cases.sum(axis=(1, 2))
    if not counts.any():
        return np.empty(0)
    centre = sums.sum() / counts.sum()
    values: Floats = centre + (sums - centre * counts) / counts.mean()
    return values
