"""How good the forecasts of exactly one trick and of none are, and what bidding by them wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from upperhand._core import Rng
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.statistics.words import figure
from upperhand.arena.table import Flags, Floats
from upperhand.experiments.reporting import Figures, number, share, table, with_interval
from upperhand.experiments.rikken.players import CONTRACTS, DECLARER, TITLES, dealt, declare
from upperhand.match import play_game
from upperhand.rikken.bidding import LIKELY, MINIMAL, Chance, Ltc, Mc, Range
from upperhand.rikken.players import PLAYERS

# The ways to bid, each with what it needs.
BIDS: Mapping[str, Mapping[str, Range]] = {"chance": LIKELY, "LTC": MINIMAL, "MC": MINIMAL}
BINS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)
_UNKNOWN = "These results were made before chances were forecast.\n"
_FORECASTING = 2**32  # no real seat: forecasts share their draws with no decision


@dataclass(frozen=True)
class ChanceGame:
    """A contract declared by one of four equal players: its chips, and what each method says of the hand."""

    player: str
    contract: str
    seed: int

    def __call__(self, number: int) -> list[float]:
        state = dealt(self.contract, self.seed, number)
        view, asked = state.view(DECLARER), (self.contract,)
        found = [
            method.predict(view, asked, Rng.derive(self.seed, number, _FORECASTING, 0))[self.contract]
            for method in (Chance(), Ltc(), Mc())
        ]
        declare(state, self.contract)
        play_game(state, [PLAYERS[self.player]] * 4, self.seed, number, game="rikken")
        return [state.scores[DECLARER], *(round(each, 4) for each in found)]


def chance_figures(series: Mapping[str, Mapping[str, Sequence[Sequence[float]]]]) -> Figures:
    return {
        player: {contract: _contract_figures(contract, lines) for contract, lines in own.items()}
        for player, own in series.items()
    }


def _contract_figures(contract: str, lines: Sequence[Sequence[float]]) -> Figures:
    chips, chances, *others = np.array(lines, dtype=np.float64).T
    made = (chips > 0).astype(np.float64)
    forecasts = dict(zip(BIDS, (chances, *others), strict=True))
    return {
        "games": len(chips),
        **with_interval("made", rate(made)),
        **with_interval("brier", mean(np.square(chances - made))),
        "brier_of_share": float(made.var()),
        "bids": {
            name: _bid_figures(chips, _admitted(BIDS[name][contract], values))
            for name, values in forecasts.items()
        },
        "bins": [_bin_figures(low, high, chances, made) for low, high in pairwise(BINS)],
    }


def _admitted(wanted: Range, forecasts: Floats) -> Flags:
    admitted: Flags = (wanted.least <= forecasts) & (forecasts <= wanted.most)
    return admitted


def _bid_figures(chips: Floats, bid: Flags) -> Figures:
    """Of the hands bid on, and what bidding them brings per hand dealt."""
    return {
        "share": float(bid.mean()),
        **with_interval("won", rate((chips[bid] > 0).astype(np.float64))),
        **with_interval("chips", mean(chips[bid])),
        **with_interval("per_hand", mean(np.where(bid, chips, 0.0))),
    }


def _bin_figures(low: float, high: float, chances: Floats, made: Floats) -> Figures:
    """The last bin has both of its ends."""
    here = (low <= chances) & ((chances < high) | (high == BINS[-1]))
    said = float(chances[here].mean()) if here.any() else None
    return {"low": low, "high": high, "hands": int(here.sum()), "said": said} | with_interval(
        "made", rate(made[here])
    )


def chance_table(figures: Figures | None) -> str:
    if figures is None:
        return _UNKNOWN
    heads = ["Player, contract", "Hands", "Made", "Brier score", "Of the share"]
    for name in BIDS:
        heads += [f"{name}: bids", "won", "chips a bid", "chips a hand"]
    rows = []
    for player, by_contract in figures.items():
        for contract, own in by_contract.items():
            row = [f"{TITLES[player]}, {CONTRACTS[contract]}", f"{own['games']:,}", share(own, "made")]
            row += [figure(own, "brier", 4), number(own["brier_of_share"], 4)]
            for cell in own["bids"].values():
                row += [f"{cell['share']:.2%}", share(cell, "won")]
                row += [figure(cell, "chips", 1), figure(cell, "per_hand", 3)]
            rows.append(row)
    return table(heads, rows)


def reliability_table(figures: Figures | None) -> str:
    if figures is None:
        return _UNKNOWN
    columns = [(player, contract) for player, own in figures.items() for contract in own]
    heads = ["Forecast", *(f"{TITLES[player]}, {CONTRACTS[contract]}" for player, contract in columns)]
    rows = [
        [
            f"{BINS[place]:.0%} to {BINS[place + 1]:.0%}",
            *(_bin_cell(figures[player][contract]["bins"][place]) for player, contract in columns),
        ]
        for place in range(len(BINS) - 1)
    ]
    return table(heads, rows)


def _bin_cell(cell: Figures) -> str:
    return f"{cell['hands']:,} hands, {share(cell, 'made')}" if cell["hands"] else "none"
