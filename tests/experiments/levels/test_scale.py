"""The scale: recovers strengths from contests, never falls, and places levels at equal distances."""

from itertools import pairwise

import numpy as np
import pytest

from upperhand.experiments.levels.scale import Scale, Seen, fit, log_odds, place_levels

KNOTS = (0.0, 25.0, 50.0, 75.0, 100.0)
WORTHS = (0.0, 0.4, 1.2, 2.0, 3.0)


def share(first: float, second: float) -> float:
    return float(1 / (1 + np.exp(second - first)))


def contests(worth: dict[float | None, float]) -> list[Seen]:
    return [Seen(a, b, share(worth[a], worth[b]), 100) for a in worth for b in worth if a != b]


def test_a_scale_is_found_from_its_contests() -> None:
    worth: dict[float | None, float] = {None: 0.7, **dict(zip(KNOTS, WORTHS, strict=True))}
    scale = fit(KNOTS, contests(worth))
    assert scale.worths == pytest.approx(np.array(WORTHS), abs=0.01)
    assert scale.anchor == pytest.approx(0.7, abs=0.01)


def test_contests_between_knots_count_for_both() -> None:
    worth = {strength: strength / 40 for strength in (10.0, 60.0, 90.0)}
    seen = [Seen(a, b, share(worth[a], worth[b]), 100) for a, b in pairwise(sorted(worth))]
    scale = fit((0.0, 100.0), [*seen, Seen(None, 10.0, 0.5, 100)])
    assert scale.worth(90) - scale.worth(10) == pytest.approx(2, abs=0.01)
    assert scale.anchor == pytest.approx(scale.worth(10), abs=0.01)


def test_a_scale_never_falls() -> None:
    seen = [Seen(0.0, 50.0, 0.4, 50), Seen(50.0, 100.0, 0.55, 50), Seen(None, 0.0, 0.6, 50)]
    assert all(low < high for low, high in pairwise(fit((0.0, 50.0, 100.0), seen).worths))


def test_levels_are_equally_far_apart_and_end_at_the_end() -> None:
    scale = Scale(np.array(KNOTS), np.array(WORTHS) * 1.4, anchor=0.9)
    levels = place_levels(scale)
    assert levels[-1] == 100
    steps = [scale.worth(high) - scale.worth(low) for low, high in pairwise(levels)]
    assert min(steps) == pytest.approx(max(steps), abs=0.02)
    assert scale.worth(levels[0]) - 0.9 <= log_odds(0.37)


def test_levels_differ_even_where_nothing_does() -> None:
    flat = Scale(np.array(KNOTS), np.linspace(0, 4e-3, 5), anchor=0.0)
    assert all(low < high for low, high in pairwise(place_levels(flat)))
