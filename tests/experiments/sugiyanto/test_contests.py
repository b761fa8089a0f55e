"""The statistics of Tables 2, 3 and 5, on games made by hand."""

import math
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from upperhand import Cards
from upperhand.arena.table import Table
from upperhand.big_two import preset
from upperhand.experiments.sugiyanto import claims, contests
from upperhand.experiments.sugiyanto.claims import TABLE_5
from upperhand.experiments.sugiyanto.contests import (
    FIELDS,
    HANDS,
    five_card_hands,
    measure_times,
    stranded_figures,
    time_figures,
)
from upperhand.record import Record

SEATINGS = ((0, 0, 1, 1), (0, 1, 0, 1))
# Two deals in two seatings each. rule_based (0) wins three games of four.
SCORES = [[[9, -2, -3, -4], [-1, -2, 6, -3]], [[5, -1, -1, -3], [-4, 12, -5, -3]]]


@pytest.fixture
def table() -> Table:
    return make_table(SCORES)


def make_table(scores: list[list[list[int]]]) -> Table:
    points = np.array(scores)
    return Table(
        names=("rule_based", "random"),
        deals=np.arange(len(points)),
        entrants=np.array([SEATINGS] * len(points)),
        scores=points,
        left=np.maximum(-points, 0),
        moves=np.full(points.shape[:2], 30),
    )


def test_wins_and_points_of_both_zones(table: Table) -> None:
    found = contests.contest_figures(table, 0, 1)
    ours, others = found["sides"]["rule_based"], found["sides"]["others"]
    assert (found["games"], found["deals"]) == (4, 2)
    assert (ours["wins"], ours["losses"], others["wins"], others["losses"]) == (3, 5, 1, 7)
    assert ours["win_rate"] == 0.75
    assert others["win_rate"] == 0.25
    assert ours["won_mean"] == pytest.approx((9 + 6 + 5) / 3)
    assert ours["lost_mean"] == pytest.approx(-(2 + 1 + 1 + 4 + 5) / 5)
    assert ours["won_sd"] == pytest.approx(float(np.std([9, 6, 5], ddof=1)))
    assert others["won_sd"] is None
    assert ours["many_left"] == 0


def test_winners_get_what_losers_lose(table: Table) -> None:
    found = contests.contest_figures(table, 0, 1)
    assert found["winners_points"] == pytest.approx(8)
    assert found["losers_points"] == pytest.approx(-8)


def test_the_gap_is_that_of_the_means(table: Table) -> None:
    found = contests.contest_figures(table, 0, 1)
    ours, others = found["sides"]["rule_based"], found["sides"]["others"]
    assert found["won_gap"] == pytest.approx(ours["won_mean"] - others["won_mean"])
    assert found["lost_gap"] == pytest.approx(ours["lost_mean"] - others["lost_mean"])
    low, high = found["lost_gap_ci"]
    assert low < found["lost_gap"] < high


def test_a_side_that_never_won_has_no_gap() -> None:
    found = contests.contest_figures(make_table([[[6, -1, -2, -3], [6, -1, -2, -3]]] * 3), 0, 1)
    assert found["won_gap"] is None
    assert found["won_gap_ci"] == [None, None]


def test_the_tests_are_those_of_the_paper() -> None:
    """Signed ranks for p, the rank sum for the effect size, over the k-th seats of the same game."""
    rng = np.random.default_rng(5)
    points = rng.integers(-9, 12, size=(40, 2, 4))
    found = contests.test_figures(make_table(points.tolist()), 0, 1)
    ours = np.concatenate([points[:, 0, :2], points[:, 1, [0, 2]]], axis=1).ravel()
    theirs = np.concatenate([points[:, 0, 2:], points[:, 1, [1, 3]]], axis=1).ravel()
    signed = stats.wilcoxon(ours, theirs, zero_method="wilcox", correction=False, method="approx")
    assert found["pairs"] == 160
    assert 10 ** found["log10_p"] == pytest.approx(signed.pvalue)
    assert found["effect_size"] == pytest.approx(stats.ranksums(ours, theirs).statistic / math.sqrt(160))


def test_p_values_too_small_for_a_number() -> None:
    assert contests.log10_p(0) == pytest.approx(0)
    assert contests.log10_p(1.959964) == pytest.approx(math.log10(0.05), abs=1e-6)
    # The published p-value of Experiment 1 and the z that has it.
    z = float(-stats.norm.isf(0.5 * float(claims.EXPERIMENT_1.p_value)))
    assert contests.log10_p(z) == pytest.approx(math.log10(1.0669) - 283, abs=1e-6)
    assert contests.log10_p(113) < -2700


def test_the_first_deals_are_a_table_of_their_own(table: Table) -> None:
    early = contests.first_deals(table, 1)
    assert (early.games, early.scores.tolist()) == (2, SCORES[:1])


def test_settling_is_measured_after_the_first_games() -> None:
    won, lost = [[6, -1, -2, -3]] * 2, [[-1, -2, -3, 6]] * 2
    table = make_table([won] * 42 + [lost] + [won] * 57)
    assert contests.settling(table, 0)["strayed"] == pytest.approx(1 / 43 - 1 / 100)


def test_published_scores_do_not_sum_to_zero() -> None:
    for paper, total in (
        (claims.EXPERIMENT_1, 2.07),
        (claims.EXPERIMENT_2, 2.46),
        (claims.EXPERIMENT_3, 2.21),
    ):
        assert paper.surplus == pytest.approx(total, abs=0.005)
        assert paper.rounding < 0.03 < paper.surplus


def test_restored_scores_sum_to_zero() -> None:
    for paper in (claims.EXPERIMENT_1, claims.EXPERIMENT_2, claims.EXPERIMENT_3):
        assert abs(paper.restored_surplus) <= paper.rounding
        assert paper.restored.effect_size < paper.effect_size


def test_published_counts_agree_with_each_other() -> None:
    for paper in (claims.EXPERIMENT_1, claims.EXPERIMENT_2, claims.EXPERIMENT_3):
        assert paper.rule_based.wins + paper.others.wins == paper.games
        for side in (paper.rule_based, paper.others):
            assert side.wins + side.losses == 2 * paper.games


# Five-card hands that losers are left with.


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("3D 4C 5H 6S 7D 8C 9H TS JD QC", 2),
        ("3D 4C 5H 6S 7D 7C 9H 9S JD JC", 1),
        ("3D 3C 5H 6S 8D 8C 9H TS QD QC", 0),
    ],
)
def test_disjoint_five_card_hands(hand: str, count: int) -> None:
    assert five_card_hands(preset("sugiyanto"), Cards(hand)) == count


def test_only_rule_based_seats_with_many_cards_count(tmp_path: Path) -> None:
    """Diamonds are led one by one from the bottom, and nobody else plays a card."""
    rules = preset("sugiyanto", opening="alone")
    suits = {suit: [f"{rank}{suit}" for rank in "3456789TJQKA2"] for suit in "DCHS"}
    hands = tuple(Cards(" ".join(suits[suit])) for suit in "DCHS")
    passes = ["pass"] * 3
    moves = [move for card in suits["D"] for move in (card, *passes)][:-3]
    record = Record(
        "big_two", rules, ("random", "rule_based", "rule_based", "random"), hands=hands, moves=tuple(moves)
    )
    path = tmp_path / "games.jsonl"
    path.write_text(record.to_json() + "\n" + record.to_json() + "\n")
    found = stranded_figures(path, 1, 1)
    assert found == {"spec": "rule_based", "games": 1, "seats": 2, "with_five": 2, "with_two": 2}


# Table 5: every situation is met and timed.


def test_every_situation_of_the_paper_is_timed() -> None:
    found = time_figures(measure_times("rule_based", seed=3, decisions=2))
    cells = {(each["hand"], each["table"]) for each in found}
    assert cells == {(hand, cards) for hand in HANDS for cards in FIELDS}
    assert set(TABLE_5) < cells
    for each in found:
        assert each["decisions"] >= 2
        assert 0 < each["mean_us"] < 1e6
        assert each["p50_us"] <= each["p99_us"]
