"""Figures 3.8 and 3.9 from the answers."""

from collections.abc import Sequence

import numpy as np

from upperhand.arena.statistics.intervals import mean, rate
from upperhand.experiments.rikken.consistency.measures import BUDGETS, FORECASTS, PLACES
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.wording import Found, with_interval

STEADY = 0.9  # of the answers are the same card: the thesis's aim

READINGS = ("same", "same_but_twins")


def spread_figures(hands: Sequence[Found]) -> Found:
    """By place, forecast and budget, the mean over hands of the standard deviation, in tricks."""
    return {
        place: {contract: _spread_points([hand[place][contract] for hand in hands]) for contract in FORECASTS}
        for place in PLACES
    }


def _spread_points(hands: Sequence[list[float]]) -> list[Found]:
    return [
        {"budget": budget, **with_interval("spread", mean(values))}
        for budget, values in zip(BUDGETS, np.array(hands).T, strict=True)
    ]


def card_figures(situations: Sequence[Found]) -> dict[str, list[Found]]:
    """For all contracts together and for each, by budget: how often the same card is chosen."""
    groups = {"all": list(situations)} | {
        contract: [each for each in situations if each["contract"] == contract] for contract in CONTRACTS
    }
    return {
        name: [_card_point(own, place, budget) for place, budget in enumerate(BUDGETS)]
        for name, own in groups.items()
    }


def _card_point(situations: Sequence[Found], place: int, budget: int) -> Found:
    point: Found = {"budget": budget, "situations": len(situations)}
    for reading in READINGS:
        shares = np.array([each[reading][place] for each in situations])
        point |= with_interval(reading, rate(shares))
        point[f"steady_{reading}"] = float((shares >= STEADY).mean())
    return point
