"""Times of decisions: counted in bins, exact enough to quote."""

from __future__ import annotations

import json

import pytest

from upperhand import Decision, Rng, big_two, make_player
from upperhand.arena.latency import Latency, Timed, merge_all


def filled(*nanoseconds: int) -> Latency:
    latency = Latency()
    for each in nanoseconds:
        latency.add(each)
    return latency


@pytest.mark.parametrize("share", [0.01, 0.5, 0.9, 0.99, 1.0])
def test_quantiles_are_within_half_a_percent(share: float) -> None:
    times = [200 + 37 * each**2 for each in range(1_000)]
    found = filled(*times).quantile_us(share)
    assert found == pytest.approx(sorted(times)[int(share * 1_000) - 1] / 1_000, rel=0.0051)


def test_the_rate_is_over_the_time_spent_deciding() -> None:
    assert filled(1_000, 3_000).per_second == pytest.approx(500_000)
    assert Latency().per_second is None
    assert Latency().quantile_us(0.5) is None


def test_parts_add_up() -> None:
    whole = {"a": filled(1, 10, 100)}
    merge_all(whole, {"a": filled(1_000), "b": filled(5)})
    assert whole == {"a": filled(1, 10, 100, 1_000), "b": filled(5)}


def test_times_are_written_and_read() -> None:
    latency = filled(0, 5, 70_000, 70_000)
    assert Latency.from_dict(json.loads(json.dumps(latency.to_dict()))) == latency


def test_a_timed_player_decides_as_ever() -> None:
    view = (state := big_two.State.deal(big_two.preset("hongkong"), 1)).view(state.turn)
    latency = Latency()
    decision = Timed(make_player("random"), latency).decide(view, Rng(3))
    assert isinstance(decision, Decision)
    assert decision == make_player("random").decide(view, Rng(3))
    assert latency.decisions == 1
