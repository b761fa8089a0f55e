"""Differences between two players, and the tests of the literature written out a second time."""

from __future__ import annotations

import math
import operator

import numpy as np
import pytest
from scipy import stats

from tests.arena.entrants import schedule
from upperhand.arena import Run, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.statistics.differences import difference, pair_tests
from upperhand.arena.table import Table, joined, tables


@pytest.fixture(scope="module")
def played() -> Run:
    return run(schedule(deals=30), workers=ThisProcess)


@pytest.fixture(scope="module")
def table(played: Run) -> Table:
    return joined(tables(played))


def pairs(played: Run) -> list[tuple[int, int]]:
    """The k-th seat of `lowest` with the k-th of `random`, game by game."""
    found: list[tuple[int, int]] = []
    for fixture, outcome in zip(played.schedule, played.outcomes, strict=True):
        seats = list(zip(fixture.names, outcome.scores, strict=True))
        ours = [score for name, score in seats if name == "lowest"]
        theirs = [score for name, score in seats if name == "random"]
        found.extend(zip(ours, theirs, strict=True))
    return found


def test_a_difference_is_paired_over_deals(table: Table) -> None:
    found = difference(table, 0, 1)
    ours, theirs = table.by_deal(table.scores, 0), table.by_deal(table.scores, 1)
    expected = stats.ttest_rel(ours, theirs)
    assert found.p_value == pytest.approx(expected.pvalue)
    assert found.score.interval == pytest.approx(list(expected.confidence_interval()))
    assert found.win_rate.value == pytest.approx(2 * table.wins_by_deal(0).mean() - 1)
    assert found.seat_win_rate.value == pytest.approx(table.wins_by_deal(0).mean() - 0.5)


def test_a_difference_turned_round_changes_its_sign(table: Table) -> None:
    one, other = difference(table, 0, 1), difference(table, 1, 0)
    assert one.score.value is not None
    assert other.score.value == pytest.approx(-one.score.value)
    assert other.p_value == pytest.approx(one.p_value)


def test_signed_ranks_as_scipy_has_them(played: Run, table: Table) -> None:
    """Zeros dropped, two-sided, normal approximation, no continuity correction; ties shrink the variance."""
    found = pair_tests([table], 0, 1)
    ours, theirs = zip(*pairs(played), strict=True)
    expected = stats.wilcoxon(ours, theirs, zero_method="wilcox", correction=False, method="asymptotic")
    assert found.pairs == len(ours) == 360
    assert found.zeros == sum(map(operator.eq, ours, theirs)) > 0
    assert found.wilcoxon_z == pytest.approx(-expected.zstatistic)  # scipy's has lost its sign
    assert found.wilcoxon_p == pytest.approx(expected.pvalue)


def test_the_effect_size_is_the_rank_sum_z_by_the_root_of_the_pairs(played: Run, table: Table) -> None:
    found = pair_tests([table], 0, 1)
    z = stats.ranksums(*zip(*pairs(played), strict=True)).statistic
    assert found.rank_sum_z == pytest.approx(z)
    assert found.effect_size == pytest.approx(z / math.sqrt(360))


def test_the_effect_size_divides_by_the_pairs_and_not_by_their_seats() -> None:
    """So it is at most √(3n / (2n + 1)), about 1.22, when all of ours are above theirs."""
    entrants = np.tile(np.array([[0, 0, 1, 1]]), (2_000, 1, 1))
    scores = np.tile(np.array([[3, 2, 1, 0]]), (2_000, 1, 1))
    table = Table(("a", "b"), np.arange(2_000), entrants, scores, scores, scores[:, :, 0])
    found = pair_tests([table], 0, 1)
    assert found.pairs == 4_000
    assert found.effect_size == pytest.approx(math.sqrt(3 * 4_000 / 8_001))


def test_uneven_layouts_pair_as_many_seats_as_the_fewer_have() -> None:
    played = run(schedule(deals=5, layout="1v3"), workers=ThisProcess)
    assert pair_tests(tables(played), 0, 1).pairs == 20


def test_players_that_always_tie() -> None:
    flat = np.zeros((3, 2, 2), dtype=np.int64)
    entrants = np.tile(np.array([[0, 1], [1, 0]]), (3, 1, 1))
    table = Table(("a", "b"), np.arange(3), entrants, flat, flat, flat[:, :, 0])
    found = pair_tests([table], 0, 1)
    assert (found.zeros, found.wilcoxon_p, found.effect_size) == (6, 1.0, 0.0)
    assert difference(table, 0, 1).p_value == 1.0
