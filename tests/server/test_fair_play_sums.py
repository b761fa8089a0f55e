"""Estimates from running sums, beside libraries that see all values; and who may have met."""

from itertools import combinations
from math import exp, log
from typing import Any

import numpy as np
import pytest
from scipy import stats

from upperhand.arena.statistics.intervals import ratio
from upperhand.server.fair_play.accounts import Accounts
from upperhand.server.fair_play.decisions import Decided
from upperhand.server.fair_play.figures import Correlation, Estimate, Mean, Shares, Times, quantile
from upperhand.server.fair_play.pairs import Meetings, Pairs
from upperhand.server.fair_play.rated_games import RatedGame, Sitter

CHANCE = np.random.default_rng(5)


@pytest.mark.parametrize("share", [0.9, 0.975, 0.999, 1 - 0.05 / 1_000])
@pytest.mark.parametrize("freedom", [19, 40, 500])
def test_quantiles_are_those_of_student(share: float, freedom: int) -> None:
    assert quantile(share, freedom) == pytest.approx(stats.t.ppf(share, freedom), rel=0.01)


def test_shares_by_game_have_the_error_of_a_ratio() -> None:
    """Decisions of a game that depend on each other make the interval wider."""
    cases = CHANCE.integers(5, 15, 60)
    hits = np.array([CHANCE.binomial(count, CHANCE.choice([0.1, 0.9])) for count in cases])
    shares = Shares()
    for hit, count in zip(hits, cases, strict=True):
        shares.add(int(hit), int(count))
    expected = ratio(hits.astype(float), cases.astype(float))
    low, high = shares.interval()
    assert shares.share == pytest.approx(expected.value)
    assert expected.low is not None
    assert expected.high is not None
    assert shares.spread > 4
    assert high - low == pytest.approx(expected.high - expected.low, rel=0.05)


def test_a_share_of_all_has_an_interval_too() -> None:
    shares = Shares()
    for _ in range(20):
        shares.add(10, 10)
    low, high = shares.interval()
    assert 0.8 < low < 0.99
    assert high == 1


def test_means_and_correlations() -> None:
    x = CHANCE.normal(3, 2, 200)
    y = 0.5 * x + CHANCE.normal(0, 1, 200)
    mean, found = Mean(), Correlation()
    for one, other in zip(x, y, strict=True):
        mean.add(one)
        found.add(one, other)
    assert (mean.mean, mean.variance) == pytest.approx((x.mean(), x.var(ddof=1)))
    expected = stats.pearsonr(x, y)
    reach = expected.confidence_interval(0.95)
    told = found.to_json()
    assert told is not None
    assert tuple(told.values()) == pytest.approx((expected.statistic, reach.low, reach.high), abs=1e-3)
    halves = Correlation(), Correlation()
    for number, (one, other) in enumerate(zip(x, y, strict=True)):
        halves[number % 2].add(one, other)
    halves[0].merge(halves[1])
    assert halves[0].to_json() == told


def test_what_never_varies_has_no_correlation() -> None:
    found = Correlation()
    for value in range(50):
        found.add(2.7, value)
    assert found.to_json() is None


def test_times_are_told_within_a_step() -> None:
    seconds = np.exp(CHANCE.normal(log(4), 0.8, 3_000))
    times = Times()
    for each in seconds:
        times.add(round(1000 * each), 4, None)
    for share in (0.25, 0.5, 0.75):
        assert times.seconds(share) == pytest.approx(float(np.quantile(seconds, share)), rel=0.09)
    assert len(times.steps) < 200
    assert times.by_closeness.count == 0
    times.add(0, 2, 0.0)
    assert times.seconds(0) == pytest.approx(exp(0) / 1000)


def test_what_stands_out_depends_on_how_many_were_looked_at() -> None:
    estimate = Estimate(3.0, 1.0)
    assert estimate.stands_out(1)
    assert not estimate.stands_out(1_000)
    assert not Estimate(-3.0, 1.0).stands_out(1)


def test_no_couple_that_met_often_is_missed() -> None:
    """And few others are taken for one, although all share a fixed number of counters."""
    meetings, people = Meetings(), [f"person {number}" for number in range(300)]
    for couple in combinations(people, 2):
        meetings.add({seat: Sitter(person, 0, None) for seat, person in enumerate(couple)})
    often = [(one, other) for one, other in combinations(people, 2) if one == people[0]]
    for couple in often:
        meetings.add({seat: Sitter(person, 0, None) for seat, person in enumerate(reversed(couple))})
    taken = [couple for couple in combinations(people, 2) if meetings.often(couple, 2)]
    assert set(often) <= set(taken)
    assert len(taken) - len(often) < 0.05 * 300 * 299 / 2


def decided(seat: int, choices: int, agreed: int, count: int) -> list[Decided]:
    usual: dict[str, Any] = {"gap": None, "taken_ms": None, "beaten": None, "passed": False}
    return [Decided(seat, "lead", choices, agreed=number < agreed, **usual) for number in range(count)]


def test_an_account_is_compared_with_others_in_decisions_about_as_hard() -> None:
    """Ann has mostly hard decisions, in which Bob agrees in a fifth, and Cem, of another rating, in two."""
    accounts = Accounts()
    for number in range(10):
        sitters = {0: Sitter("ann", 0, 1300.0), 1: Sitter("bob", 0, 1400.0), 2: Sitter("cem", 0, 2100.0)}
        game = RatedGame(str(number), "big_two", "", sitters)
        accounts.add(
            game,
            [
                *decided(0, 8, agreed=5, count=10),
                *decided(0, 2, agreed=5, count=5),
                *decided(1, 7, agreed=2, count=10),
                *decided(1, 2, agreed=4, count=5),
                *decided(2, 8, agreed=4, count=10),
            ],
        )
    found = {one.person: one for one in accounts.figures(["ann", "bob", "cem"])}
    ann = found["ann"]
    assert ann.alike is not None
    assert ann.everybody is not None
    assert ann.alike.expected == pytest.approx((10 * 0.2 + 5 * 0.8) / 15)
    assert ann.alike.more.value == pytest.approx(10 / 15 - ann.alike.expected)
    assert ann.everybody.expected == pytest.approx((10 * 0.3 + 5 * 0.8) / 15)
    assert found["cem"].alike is None, "nobody else has such a rating"
    assert found["cem"].everybody is not None
    assert found["cem"].everybody.expected == pytest.approx((0.5 + 0.2) / 2)
    assert accounts.share() == pytest.approx((10 + 6 + 4) / (15 + 15 + 10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_that_strength_explains_are_no_flow(players: int) -> None:
    """Everybody makes their strength less the mean of the others', but Flo also gives Gil 2 points a game."""
    strengths = {"ann": 3.0, "bob": -3.0, "cem": 2.0, "dee": -2.0, "flo": 0.5, "gil": -0.5}
    meetings = Meetings()
    tables = [table for table in combinations(strengths, players) for _ in range(60)]
    for table in tables:
        meetings.add({seat: Sitter(person, 0, None) for seat, person in enumerate(table)})
    pairs = Pairs(meetings, least=20)
    for number, table in enumerate(tables):
        total = sum(strengths[person] for person in table)
        scores = {
            person: strengths[person] - (total - strengths[person]) / (players - 1) + CHANCE.normal(0, 0.1)
            for person in table
        }
        if {"flo", "gil"} <= scores.keys():
            scores["flo"] -= 2
            scores["gil"] += 2
        sitters = {
            seat: Sitter(person, round(100 * scores[person]), None) for seat, person in enumerate(table)
        }
        pairs.add(RatedGame(str(number), "rikken", "", sitters), 100.0, players, [])
    first, *others = pairs.figures()
    assert first.couple == ("flo", "gil")
    assert first.flow.value == pytest.approx(-4, rel=0.2)
    assert first.together.value == pytest.approx(0, abs=0.2)
    for one in others:
        if not {"flo", "gil"} & set(one.couple):
            assert one.flow.value == pytest.approx(0, abs=0.5), one
            assert one.together.value == pytest.approx(0, abs=0.5), one
