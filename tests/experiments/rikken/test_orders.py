"""Orders: when one of the thesis is that of our figures."""

from typing import Any

import pytest

from upperhand.experiments.claim import HELD, NOT_HELD, OPEN
from upperhand.experiments.rikken.orders import least_gap, order_verdict, printed, ranked

R, B, A, M = "random_silent", "basic", "advanced", "monte_carlo"


def gaps(**made: float) -> dict[str, Any]:
    """Differences of shares, each known to one hundredth."""
    return {
        first: {
            second: {
                "made": ours - theirs,
                "made_ci": [round(ours - theirs - 0.01, 9), round(ours - theirs + 0.01, 9)],
            }
            for second, theirs in made.items()
            if second != first
        }
        for first, ours in made.items()
    }


def cells(**made: float) -> dict[str, Any]:
    return {player: {"made": share} for player, share in made.items()}


CLEAR = {R: 0.5, B: 0.4, A: 0.3, M: 0.305}


@pytest.mark.parametrize(
    ("order", "verdict"),
    [
        ([(R,), (B,), (A,)], HELD),
        ([(B,), (R,), (A,)], NOT_HELD),
        ([(R,), (M,), (A,)], OPEN),
        ([(R,), (B,), (A, M)], HELD),
        ([(R, B), (A,)], NOT_HELD),
        ([(M, A, R)], NOT_HELD),
    ],
    ids=["as printed", "turned", "too close", "tie", "no tie", "all level"],
)
def test_an_order_is_held_step_by_step(order: list[tuple[str, ...]], verdict: str) -> None:
    assert order_verdict(order, gaps(**CLEAR)) == verdict


def test_our_order_shows_what_is_shown() -> None:
    assert ranked(cells(**CLEAR), gaps(**CLEAR)) == (
        "Random 50.0% > Basic 40.0% > Monte-Carlo 30.5% ≈ Advanced 30.0%"
    )


def test_the_order_of_the_thesis_in_words() -> None:
    assert printed([(R,), (B, M)]) == "Random > Basic = Monte-Carlo"


def test_the_least_lead_is_told() -> None:
    assert least_gap([(R, B), (M, A)], gaps(**CLEAR)) == "Monte-Carlo over Advanced 0.5% [−0.5, 1.5]"
