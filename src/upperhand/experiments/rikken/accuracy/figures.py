"""All figures of the part, ready for JSON."""

from collections.abc import Mapping

import numpy as np

from upperhand.arena.statistics.intervals import rate
from upperhand.experiments.rikken.accuracy.calibration import Conditions, calibrate, inside
from upperhand.experiments.rikken.accuracy.errors import (
    COUNTED,
    counted,
    gap_figures,
    method_figures,
    numbers_of,
    player_gaps,
    point_figures,
    totals_of,
)
from upperhand.experiments.rikken.accuracy.games import METHODS, Datapoints
from upperhand.experiments.rikken.accuracy.readings import chips_figures
from upperhand.experiments.wording import Found, with_interval
from upperhand.rikken.bidding import MINIMAL, Range

Series = Mapping[str, Mapping[str, Datapoints]]  # by player and contract


def error_figures(series: Series) -> Found:
    """Figures 4.1 to 4.12 and Tables 4.1 to 4.3."""
    totals = {player: totals_of(own, numbers_of(own)) for player, own in series.items()}
    return {
        "games": sum(found.games for own in series.values() for found in own.values()),
        "players": {
            player: {
                "series": {contract: _series(found, contract) for contract, found in own.items()},
                "overall": {method: totals[player]["overall"][method].value for method in METHODS},
                "gaps": gap_figures(totals[player]),
            }
            for player, own in series.items()
        },
        "player_gaps": player_gaps(series),
    }


def _series(found: Datapoints, contract: str) -> Found:
    return {
        "games": found.games,
        **with_interval("won", rate((found.chips > 0).astype(np.float64))),
        "counted": counted(found, COUNTED[contract]),
        "points": point_figures(found),
        "methods": {method: method_figures(found, contract, method) for method in METHODS},
    }


def calibration_figures(calibration: Series, reported: Series) -> Found:
    """The conditions from the deals of calibration, judged by the reported games, which are others."""
    found = {
        player: {method: calibrate(own, method) for method in METHODS} for player, own in calibration.items()
    }
    return {
        "deals": {player: own["rik"].games for player, own in calibration.items()},
        "conditions": {
            player: {method: written(each) for method, each in own.items()} for player, own in found.items()
        },
        "judged": {
            player: {method: _judged(reported[player], method, each) for method, each in own.items()}
            for player, own in found.items()
        },
    }


def written(conditions: Conditions) -> dict[str, list[float] | None]:
    """As the file of calibrated conditions has them: the ends of a range, or nothing where it is not bid."""
    return {
        contract: None if wanted is None else [wanted.least, wanted.most]
        for contract, wanted in conditions.items()
    }


def _judged(series: Mapping[str, Datapoints], method: str, conditions: Conditions) -> Found:
    """By contract, what bidding it by either table of conditions wins: how often, and how much a bid."""
    return {
        contract: {
            "minimal": _bid(found, method, MINIMAL[contract]),
            "calibrated": _bid(found, method, conditions[contract]),
        }
        for contract, found in series.items()
    }


def _bid(found: Datapoints, method: str, wanted: Range | None) -> Found:
    bid = np.zeros(found.games, dtype=bool) if wanted is None else inside(wanted, found.forecasts[method])
    return {"share": float(bid.mean()), **chips_figures(found.chips[bid])}
