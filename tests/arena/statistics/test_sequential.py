"""The sequential test: its formula, its verdicts, and that it only sees deals."""

from __future__ import annotations

import math
from statistics import mean, variance

import pytest

from tests.arena.entrants import Raises, against_lowest, match, schedule
from upperhand.arena import Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.statistics.sequential import MIN_DEALS, SequentialTest, sequential_test
from upperhand.arena.statistics.words import verdict_sentence
from upperhand.arena.summary import summarise
from upperhand.arena.table import joined, tables
from upperhand.errors import SpecError

UNEVEN = [0.5, -1.0, 2.5, 4.0, 0.0, 1.0]


def test_the_ratio_by_its_formula() -> None:
    test = SequentialTest(match(), margin=0.5)
    assert test.llr == 0
    for number, difference in enumerate(UNEVEN, start=1):
        test.add(difference)
        if number > 1:
            seen = UNEVEN[:number]
            assert test.llr == pytest.approx(number * 0.5 * (mean(seen) - 0.25) / variance(seen))
    assert test.bounds == pytest.approx((-math.log(19), math.log(19)))


@pytest.mark.parametrize(("shift", "verdict"), [(1.0, "stronger"), (0.5, "stronger"), (-0.5, "not stronger")])
def test_verdicts(shift: float, verdict: str) -> None:
    test = SequentialTest(match(), margin=0.5)
    while test.verdict == "undecided":
        test.add(shift + 0.4 * (-1) ** test.deals)
    assert test.verdict == verdict
    assert test.deals >= MIN_DEALS


def test_differences_that_never_vary_are_decided_at_the_first_chance() -> None:
    test = SequentialTest(match(), margin=0.5)
    for _ in range(MIN_DEALS):
        assert test.verdict == "undecided"
        test.add(0.0)
    assert test.verdict == "not stronger"


@pytest.mark.parametrize(("margin", "measure"), [("1.5", "score"), ("10%", "seat_win_rate")])
def test_a_match_stops_when_it_is_decided(margin: str, measure: str) -> None:
    games = schedule(deals=1_000)
    test = sequential_test(games.matches[0], margin)
    played = run(games, workers=ThisProcess, stop=test)
    table = joined(tables(played))
    assert test.measure == measure
    assert MIN_DEALS <= test.deals == len(table.deals) < 200
    again = SequentialTest(games.matches[0], test.margin)
    values = table.scores if measure == "score" else table.won
    for difference in table.by_deal(values, 0) - table.by_deal(values, 1):
        assert again.verdict == "undecided"
        again.add(float(difference))
    assert again.llr == pytest.approx(test.llr)
    found = summarise(played, test)["sequential_test"]
    assert found["verdict"] == "stronger"
    assert verdict_sentence(found, "points").startswith(
        f"After {test.deals} deals lowest is shown stronger than random ("
    )


def test_a_weaker_player_is_shown_not_to_be_stronger() -> None:
    games = schedule("random", "lowest", deals=1_000)
    test = sequential_test(games.matches[0], "1.5")
    run(games, workers=ThisProcess, stop=test)
    assert test.verdict == "not stronger"


def test_what_deals_cannot_decide_stays_open() -> None:
    games = schedule(deals=3)
    test = sequential_test(games.matches[0], "0.5")
    found = summarise(run(games, workers=ThisProcess, stop=test), test)["sequential_test"]
    assert (found["verdict"], found["deals"]) == ("undecided", 3)
    assert "it is undecided whether lowest is stronger" in verdict_sentence(found, "points")


def test_failed_deals_are_left_out() -> None:
    games: Schedule = against_lowest("wrong", Raises(), deals=3)
    test = SequentialTest(games.matches[0], margin=1)
    run(games, workers=ThisProcess, stop=test)
    assert test.deals == 0


@pytest.mark.parametrize("margin", ["", "much", "0", "-1", "nan", "inf", "2%%"])
def test_a_margin_that_is_none_is_refused(margin: str) -> None:
    with pytest.raises(SpecError, match="margin"):
        sequential_test(match(), margin)


def test_one_player_alone_is_refused() -> None:
    with pytest.raises(SpecError, match="compares two players"):
        sequential_test(match("random", layout="4"), "1")
