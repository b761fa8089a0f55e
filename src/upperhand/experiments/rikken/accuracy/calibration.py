"""Bidding conditions from results, by one rule, over deals that serve nothing else.

A player declares every contract in the same deals. From the lowest payoff to the highest, a contract is given
the range of forecasts on which bidding it would have won the most chips over what the conditions found so far
win in the same deals, where not to bid wins nothing. That is how conditions are used: of those that are met,
the one with the highest payoff decides. A range has the shape of its kind: it is open above where tricks are
wanted, begins with none where none is, and has two ends in Piek.

A contract whose range is not shown to gain, by a 95% interval over the deals bid on, is not bid at all.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from upperhand.arena.statistics.intervals import mean
from upperhand.arena.table import Flags, Floats
from upperhand.experiments.rikken.accuracy.games import Datapoints
from upperhand.experiments.rikken.players import RULES
from upperhand.rikken import preset
from upperhand.rikken.bidding import Range
from upperhand.rikken.bidding.forecasts import KINDS, Kind

# Played in every deal of calibration. How a Solo is played does not depend on how many tricks it asks for, so
# the games of Solo 8 tell of all up to Solo 12; and where hearts are the best trump, Rik beter is a Rik.
PLAYED = ("rik", "solo8", "piek", "misere", "open_piek", "open_misere")
SOLOS = {f"solo{tricks}": tricks for tricks in range(8, 13)}
_SAME = {"rik_beter": "rik"}
STEPS = {"tpc": 0.1, "ltc": 1.0, "mc": 0.1}  # the ends of a range are multiples of these
LEAST_BIDS = 30  # deals without which nothing is shown
_MOST_FOR_ONE = 4.0  # tricks: no hand forecast to win more is one for Piek

Conditions = dict[str, Range | None]


def calibrate(series: Mapping[str, Datapoints], method: str) -> Conditions:
    """The conditions of one player with one method: of each contract its range, or None not to bid it."""
    found: Conditions = {}
    so_far = np.zeros(next(iter(series.values())).games)
    for contract, (forecasts, chips) in _by_payoff(series, method):
        best = best_range(forecasts, chips - so_far, KINDS[contract], STEPS[method])
        found[contract] = best
        if best is not None:
            so_far = np.where(inside(best, forecasts), chips, so_far)
    return found | {contract: found[same] for contract, same in _SAME.items()}


def best_range(forecasts: Floats, gains: Floats, kind: Kind, step: float) -> Range | None:
    """The range whose gains sum to the most; the narrower of equal ones."""
    ranges = list(_ranges(forecasts, kind, step))
    best = max(ranges, key=lambda each: (gains[inside(each, forecasts)].sum(), each.least - each.most))
    there = gains[inside(best, forecasts)]
    low = mean(there).low if len(there) >= LEAST_BIDS else None
    return best if low is not None and low > 0 else None


def inside(range_: Range, forecasts: Floats) -> Flags:
    return (range_.least <= forecasts) & (forecasts <= range_.most)


def _ranges(forecasts: Floats, kind: Kind, step: float) -> Iterator[Range]:
    last = int(np.ceil(forecasts.max() / step))
    ends = [round(place * step, 4) for place in range(last + 1)]
    if kind in ("partner", "solo"):
        yield from (Range(end) for end in ends)
    elif kind == "misere":
        yield from (Range(0, end) for end in ends)
    else:
        few = [end for end in ends if end <= _MOST_FOR_ONE]
        yield from (Range(low, high) for low in few for high in few if low <= high)


def _by_payoff(series: Mapping[str, Datapoints], method: str) -> list[tuple[str, tuple[Floats, Floats]]]:
    """Forecasts and chips of every contract that the method values, the lowest payoff first."""
    rules = preset(RULES)
    valued = {
        contract: (found.forecasts[method], found.chips)
        for contract, found in series.items()
        if contract not in SOLOS and not np.isnan(found.forecasts[method]).any()
    }
    solo = series["solo8"]
    for contract, tricks in SOLOS.items():
        won, lost = rules.stakes(contract)
        valued[contract] = solo.forecasts[method], np.where(solo.tricks >= tricks, won, -lost)
    return sorted(valued.items(), key=lambda each: rules.stakes(each[0])[0])
