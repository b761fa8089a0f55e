"""Pearson's test that counts come from given probabilities."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from scipy.stats import chi2

# With fixed seeds a test always passes or always fails; a right program fails one in a million of them.
LEAST_P = 1e-6


def p_value(counts: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> float:
    """How likely counts at least this far from the expected ones are."""
    distance = sum((counts.get(case, 0) - mean) ** 2 / mean for case, mean in expected.items())
    return float(chi2.sf(distance, len(expected) - 1)) if len(expected) > 1 else 1.0


def assert_drawn_from(drawn: Iterable[Hashable], probabilities: Mapping[Hashable, float]) -> None:
    """Nothing impossible is drawn, and all that is possible as often as it should be."""
    counts: dict[Hashable, int] = {}
    for case in drawn:
        counts[case] = counts.get(case, 0) + 1
    impossible = set(counts) - set(probabilities)
    assert not impossible, f"drawn, though impossible: {sorted(map(str, impossible))[:3]}"
    total = sum(counts.values())
    expected = {case: total * probability for case, probability in probabilities.items()}
    assert min(expected.values()) >= 5, "too few draws for the test to hold"
    p = p_value(counts, expected)
    assert p > LEAST_P, f"counts this uneven have a chance of {p:.2g}"
