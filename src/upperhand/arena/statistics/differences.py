"""One player against another: paired differences over deals, and the tests of the literature over games."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.special import ndtr, stdtr

from upperhand.arena.statistics.intervals import Estimate, mean
from upperhand.arena.table import Floats, Ints, Table


@dataclass(frozen=True)
class Difference:
    """The lead of the first of two players over the second on the same deals."""

    score: Estimate
    win_rate: Estimate
    """Of games; it favours the player with more seats."""
    seat_win_rate: Estimate
    p_value: float | None
    """Of the difference in score, two-sided, by Student's t over deals."""


@dataclass(frozen=True)
class PairTests:
    """Tests over pairs of seats in the same game, as Sugiyanto, Fernando and Tai (2021) compute them.

    They treat the pairs as independent, which the games of one deal are not; for comparison with that paper.
    """

    pairs: int
    zeros: int
    wilcoxon_z: float
    wilcoxon_p: float
    rank_sum_z: float
    effect_size: float
    """The rank-sum z by the root of the number of pairs."""


def difference(table: Table, first: int, second: int) -> Difference:
    """The paired difference between two entrants."""
    scores = table.by_deal(table.scores, first) - table.by_deal(table.scores, second)
    wins = table.wins_by_deal(first) - table.wins_by_deal(second)
    seat_wins = table.by_deal(table.won, first) - table.by_deal(table.won, second)
    return Difference(mean(scores), mean(wins), mean(seat_wins), _t_test(scores))


def pair_tests(matches: Sequence[Table], first: int, second: int) -> PairTests:
    """Wilcoxon's signed-rank test and the rank-sum effect size over pairs of seats.

    The k-th seat of the one is paired with the k-th of the other in the same game. Signed ranks: zeros
    dropped, two-sided, normal approximation without continuity correction. Rank sum: without a correction
    for ties.
    """
    ours, theirs = np.concatenate([_pairs(match, first, second) for match in matches], axis=1)
    if not (ours != theirs).any():
        return PairTests(len(ours), len(ours), 0.0, 1.0, 0.0, 0.0)
    signed, rank_sum = _signed_rank_z(ours - theirs), _rank_sum_z(ours, theirs)
    return PairTests(
        pairs=len(ours),
        zeros=int((ours == theirs).sum()),
        wilcoxon_z=signed,
        wilcoxon_p=float(2 * ndtr(-abs(signed))),
        rank_sum_z=rank_sum,
        effect_size=rank_sum / math.sqrt(len(ours)),
    )


def _signed_rank_z(gaps: Ints) -> float:
    """Wilcoxon's signed-rank sum in standard deviations; ties make these smaller."""
    gaps = gaps[gaps != 0]
    n = len(gaps)
    ranks, ties = _ranks(np.abs(gaps))
    variance = n * (n + 1) * (2 * n + 1) / 24 - float((ties**3 - ties).sum()) / 48
    return (float(ranks[gaps > 0].sum()) - n * (n + 1) / 4) / math.sqrt(variance)


def _rank_sum_z(ours: Ints, theirs: Ints) -> float:
    """The rank-sum statistic of two samples of one size, in standard deviations."""
    n = len(ours)
    ranks, _ = _ranks(np.concatenate([ours, theirs]))
    return (float(ranks[:n].sum()) - n * (2 * n + 1) / 2) / math.sqrt(n * n * (2 * n + 1) / 12)


def _ranks(values: Ints) -> tuple[Floats, Ints]:
    """The rank of each value from 1, ties sharing the mean of theirs; and how many share each."""
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks: Floats = (np.cumsum(counts) - (counts - 1) / 2)[place]
    return ranks, counts


def _pairs(match: Table, first: int, second: int) -> Ints:
    """The scores of both in one match, where each has as many seats in every game."""
    seats = [match.scores[match.seats_of(entrant)].reshape(match.games, -1) for entrant in (first, second)]
    fewer = min(each.shape[1] for each in seats)
    return np.stack([each[:, :fewer].ravel() for each in seats])


def _t_test(values: Floats) -> float | None:
    deals = len(values)
    if deals < 2:
        return None
    error = float(values.std(ddof=1)) / math.sqrt(deals)
    if error == 0:
        return 1.0 if values[0] == 0 else 0.0
    return float(2 * stdtr(deals - 1, -abs(float(values.mean())) / error))
