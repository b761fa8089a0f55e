"""Ratings: in the order of strength, the same for the same games, on OpenSkill's scale."""

from __future__ import annotations

import pytest

from tests.arena.entrants import match, schedule
from upperhand.arena import Schedule, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.statistics.ratings import ratings
from upperhand.arena.table import joined, tables


def test_a_round_robin_is_rated_in_the_order_of_strength() -> None:
    pairs = (("lowest", "random"), ("lowest", "random_pass"), ("random", "random_pass"))
    table = joined(
        tables(run(Schedule(tuple(match(*pair, deals=20) for pair in pairs)), workers=ThisProcess))
    )
    found = ratings(table, seed=1)
    values = [found[name].value or 0 for name in ("lowest", "random", "random_pass")]
    assert values == sorted(values, reverse=True)
    assert sum(values) / 3 == pytest.approx(25, abs=1)
    assert all(
        each.low and each.value and each.high and each.low < each.value < each.high for each in found.values()
    )
    assert ratings(table, seed=1) == found
    assert ratings(table, seed=2) != found


def test_more_deals_give_narrower_intervals() -> None:
    played = run(schedule("random", "random_pass", deals=120), workers=ThisProcess)
    widths = []
    for deals in (30, 120):
        played.outcomes = (
            played.outcomes[: deals * 6]
            if deals == 30
            else run(played.schedule, workers=ThisProcess).outcomes
        )
        found = ratings(joined(tables(played)), seed=1)["random"]
        widths.append((found.high or 0) - (found.low or 0))
    assert widths[1] < 0.8 * widths[0]


def test_nobody_is_rated_alone_or_without_games() -> None:
    alone = run(schedule("random", layout="4"), workers=ThisProcess)
    assert ratings(joined(tables(alone)), seed=1) == {}
    alone.outcomes = []
    assert ratings(joined(tables(alone)), seed=1) == {}
