"""Bidding conditions from results, and two choices where the thesis is silent.

A player declares every contract in the same deals. From the lowest payoff to the highest, a contract gets
the range of forecasts on which bidding it wins the most chips over the conditions found so far, in the same
deals. Not to bid wins nothing. This is how players use conditions: of those that are met, the one with the
highest payoff decides. A range has the shape of its kind: it is open above where tricks are wanted, begins
with zero where none is wanted, and has two ends in Piek.

A contract whose range shows no gain, by a 95% interval over the deals bid on, is not bid at all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from upperhand._core import Rng
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Flags, Floats
from upperhand.experiments.reporting import (
    HELD,
    NOT_HELD,
    OPEN,
    Figures,
    above,
    estimate_of,
    share,
    table,
    with_interval,
)
from upperhand.experiments.rikken.forecasts import METHOD_TITLES, METHODS, Datapoints, Series
from upperhand.experiments.rikken.players import CONTRACTS, DECLARER, RULES, TITLES, dealt, declare
from upperhand.match import play_game
from upperhand.rikken import preset, words
from upperhand.rikken.bidding import CALIBRATED, MINIMAL, Ltc, Range
from upperhand.rikken.bidding.forecasts import KINDS, Kind
from upperhand.rikken.players import PLAYERS
from upperhand.rikken.players.advanced import Advanced, Cover

# Played in every deal of calibration. How a Solo is played does not depend on how many tricks it asks for, so
# the games of Solo 8 count for all up to Solo 12; and where hearts are the best trump, Rik beter is a Rik.
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
    """The range with the largest sum of gains; of equal ones, the narrower."""
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


def calibration_figures(calibration: Series, reported: Series) -> Figures:
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
            player: {method: _judged_figures(reported[player], method, each) for method, each in own.items()}
            for player, own in found.items()
        },
    }


def written(conditions: Conditions) -> dict[str, list[float] | None]:
    """As the file of calibrated conditions has them: the ends of a range, or nothing where it is not bid."""
    return {
        contract: None if wanted is None else [wanted.least, wanted.most]
        for contract, wanted in conditions.items()
    }


def _judged_figures(series: Mapping[str, Datapoints], method: str, conditions: Conditions) -> Figures:
    """By contract, what bidding it by either table of conditions wins: how often, and how much a bid."""
    return {
        contract: {
            "minimal": _bid_figures(found, method, MINIMAL[contract]),
            "calibrated": _bid_figures(found, method, conditions[contract]),
        }
        for contract, found in series.items()
    }


def _bid_figures(found: Datapoints, method: str, wanted: Range | None) -> Figures:
    bid = np.zeros(found.games, dtype=bool) if wanted is None else inside(wanted, found.forecasts[method])
    return {"share": float(bid.mean()), **chips_figures(found.chips[bid])}


# Two choices where the thesis is silent, tried on hands that served no choice.
#
# Open Misère is bid only on a forecast of no trick, and Open Piek never: the conditions of Misère and Piek
# would be too weak once the cards lie open.
#
# The thesis sums a card's chances to win and to lose and takes the card of the largest sum as cover card; it
# names no limit. By the sum alone a two, sure to lose, is as good as an ace, sure to win. The setting
# `cover=high` takes one from jack to ace.

COVERS: tuple[Cover, Cover] = ("high", "any")


# The players whose method values open games, with that method; TPC does not.
OPEN_BIDDERS = {"advanced": "ltc", "monte_carlo": "mc"}
_LITTLE = 1.0  # tricks: no condition in question admits a larger forecast
# Of each open contract, forecasts on which it might be bid: what MINIMAL says, and what the closed one asks.
# The second range of Open Misère is what a limit of 0.5 adds to a limit of 0.
OPEN_RANGES: dict[str, dict[str, Range]] = {
    "open_misere": {"no trick": Range(0, 0), "above 0, up to 0.5": Range(1e-9, 0.5)},
    "open_piek": {"0.5 to 1": MINIMAL["piek"]},
}


@dataclass(frozen=True)
class OpenGame:
    """An open contract, declared by one of four equal players on hands forecast to win little."""

    player: str
    contract: str
    seed: int

    def __call__(self, number: int) -> list[float] | None:
        """The forecast and the declarer's chips; None of a hand that no condition would bid on."""
        state = dealt(self.contract, self.seed, number)
        method, rng = METHODS[OPEN_BIDDERS[self.player]], Rng.derive(self.seed, number, DECLARER, state.ply)
        forecast = method.predict(state.view(DECLARER), (self.contract,), rng)[self.contract]
        if forecast > _LITTLE:
            return None
        declare(state, self.contract)
        play_game(state, [PLAYERS[self.player]] * 4, self.seed, number, game="rikken")
        return [forecast, state.scores[DECLARER]]


@dataclass(frozen=True)
class CoverGames:
    """A deal of Piek twice: an advanced declarer with either cover card against three advanced players."""

    seed: int

    def __call__(self, number: int) -> list[float]:
        """The forecast of LTC, and the chips with a cover card from jack to ace and from the whole hand."""
        start = dealt("piek", self.seed, number)
        forecast = Ltc().predict(start.view(DECLARER), ("piek",), Rng(0))["piek"]
        declare(start, "piek")
        chips = []
        for cover in COVERS:
            state, others = start.copy(), [PLAYERS["advanced"]] * 3
            play_game(state, [Advanced(cover=cover), *others], self.seed, number, game="rikken")
            chips.append(state.scores[DECLARER])
        return [forecast, *chips]


def open_figures(contract: str, lines: Sequence[list[float] | None]) -> Figures:
    """How a declarer fares on the forecasts of each range."""
    bid = np.array([line for line in lines if line is not None], dtype=np.float64).reshape(-1, 2)
    return {
        "deals": len(lines),
        "ranges": {
            name: chips_figures(bid[(wanted.least <= bid[:, 0]) & (bid[:, 0] <= wanted.most), 1])
            for name, wanted in OPEN_RANGES[contract].items()
        },
    }


def cover_figures(lines: Sequence[list[float]]) -> Figures:
    """Both readings over all deals, and over those on which the player would bid Piek."""
    forecasts, high, any_card = np.array(lines, dtype=np.float64).T
    cases = {"all hands": forecasts >= 0, "hands bid on": np.vectorize(MINIMAL["piek"].admits)(forecasts)}
    return {
        name: {
            "jack to ace": chips_figures(high[here]),
            "whole hand": chips_figures(any_card[here]),
            **with_interval("gap", mean(high[here] - any_card[here])),
            **with_interval("won_gap", mean((high[here] > 0) * 1.0 - (any_card[here] > 0))),
        }
        for name, here in cases.items()
    }


def chips_figures(chips: Floats) -> Figures:
    """Of one game per deal."""
    return {
        "games": len(chips),
        **with_interval("won", rate((chips > 0).astype(np.float64))),
        **with_interval("chips", mean(chips)),
    }


# Tables and sentences of the report.

OWN_METHOD = {"basic": "tpc", "advanced": "ltc", "monte_carlo": "mc"}
_CALIBRATED_CONTRACTS = ("rik", *SOLOS, "piek", "misere", "open_piek", "open_misere")


def in_use(figures: Figures) -> str:
    """Whether players use these conditions, or others that an earlier run gave."""
    other = sum(
        CALIBRATED.get((player, method), {}).get(contract, Range(0)) != _range(ends)
        for player, own in figures.items()
        for method, conditions in own.items()
        for contract, ends in conditions.items()
    )
    whole = sum(len(conditions) for own in figures.values() for conditions in own.values())
    if other == 0:
        return "The setting `conditions=calibrated` uses exactly these."
    return (
        f"The setting `conditions=calibrated` uses the conditions of another run, which differ in {other} of "
        f"{whole}; to use these, copy `calibrated.json` from the folder of this report into "
        "`src/upperhand/rikken/bidding/`."
    )


def conditions_table(figures: Figures) -> str:
    heads = ["Player, method", *(words.contract_name(contract) for contract in _CALIBRATED_CONTRACTS)]
    rows = [
        [
            f"{TITLES[player]}, {METHOD_TITLES[method]}",
            *(_condition(own[contract]) if contract in own else "–" for contract in _CALIBRATED_CONTRACTS),
        ]
        for player, by_method in figures.items()
        for method, own in by_method.items()
    ]
    return table(heads, rows)


def _condition(ends_: list[float] | None) -> str:
    return "not bid" if ends_ is None else str(Range(*ends_).reason)


def judged_table(figures: Figures) -> str:
    """What the conditions win on other deals, each player with its own method."""
    heads = [
        "Player, contract",
        "Minimal: hands",
        "won",
        "chips a bid",
        "Calibrated: hands",
        "won",
        "chips a bid",
    ]
    rows = []
    for player, method in OWN_METHOD.items():
        for contract, name in CONTRACTS.items():
            row = [f"{TITLES[player]} by {METHOD_TITLES[method]}, {name}"]
            for which in ("minimal", "calibrated"):
                cell = figures[player][method][contract][which]
                row += [f"{cell['share']:.1%}", share(cell, "won"), figure(cell, "chips")]
            rows.append(row)
    return table(heads, rows)


def open_games_table(figures: Figures) -> str:
    heads = ["", "Forecast", "Hands", "Won", "Chips per game"]
    rows = [
        (
            f"{TITLES[player]}, {words.contract_name(contract)}",
            name,
            f"{cell['games']:,} of {own['deals']:,}",
            share(cell, "won"),
            figure(cell, "chips", 1),
        )
        for contract, by_player in figures.items()
        for player, own in by_player.items()
        for name, cell in own["ranges"].items()
    ]
    return table(heads, rows)


def open_verdicts(figures: Figures) -> Iterator[str]:
    for contract, by_player in figures.items():
        for player, own in by_player.items():
            gains = "; ".join(f"{name}, it {_gains(cell)}" for name, cell in own["ranges"].items())
            yield f"- {TITLES[player]}, {words.contract_name(contract)}: on a forecast of {gains}"


def _gains(cell: Figures) -> str:
    """What a range of forecasts is good for."""
    chips = estimate_of(cell, "chips")
    if chips.low is None:
        return "is too rare to tell"
    verbs = {HELD: "gains", NOT_HELD: "loses", OPEN: "is not shown to gain or to lose"}
    return f"{verbs[above(chips)]}, {figure(cell, 'chips', 1)} chips per game"


def cover_table(figures: Figures) -> str:
    heads = ["", "Deals", "Won, jack to ace", "Won, whole hand", "Difference", "Difference in chips"]
    rows = [
        (
            name.capitalize(),
            f"{cell['jack to ace']['games']:,}",
            share(cell["jack to ace"], "won"),
            share(cell["whole hand"], "won"),
            figure(cell, "won_gap", 1, 100, "%"),
            figure(cell, "gap"),
        )
        for name, cell in figures.items()
    ]
    return table(heads, rows)


def cover_verdict(figures: Figures) -> str:
    """Which reading is the stronger one."""
    verdicts = {
        HELD: "is shown to be better",
        NOT_HELD: "is shown to be worse",
        OPEN: "makes no difference that shows",
    }
    sentences = [
        f"over {name} a cover card from jack to ace {verdicts[above(estimate_of(cell, 'gap'))]}"
        for name, cell in figures.items()
    ]
    return f"{'; '.join(sentences).capitalize()}."


def _range(ends: list[float] | None) -> Range | None:
    return None if ends is None else Range(*ends)
