"""Two choices where the thesis is silent, tried on hands that served no choice.

Open Misère is bid on a forecast of no trick at all and Open Piek on none: the conditions of Misère and Piek
would be too weak once the cards lie open. The advanced player's cover card is one from jack to ace.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from upperhand._core import Rng
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.accuracy.cover import Covering
from upperhand.experiments.rikken.accuracy.games import METHODS
from upperhand.experiments.rikken.declaring import DECLARER, dealt, declare
from upperhand.experiments.wording import Found, with_interval
from upperhand.match import play_game
from upperhand.rikken.bidding import MINIMAL, Ltc, Range
from upperhand.rikken.players import PLAYERS

# The players whose method values open games, with that method; TPC does not.
OPEN_BIDDERS = {"advanced": "ltc", "monte_carlo": "mc"}
_LITTLE = 1.0  # tricks: no condition in question admits a larger forecast
# Of each open contract, forecasts on which it might be bid: what MINIMAL says, and what the closed one asks.
# Nothing lies between none and 0.5 but what 0.5 admits and none does not.
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
        for any_card in (False, True):
            state, others = start.copy(), [PLAYERS["advanced"]] * 3
            play_game(state, [Covering(any_card), *others], self.seed, number, game="rikken")
            chips.append(state.scores[DECLARER])
        return [forecast, *chips]


def open_figures(contract: str, lines: Sequence[list[float] | None]) -> Found:
    """How a declarer fares on the forecasts of each range."""
    bid = np.array([line for line in lines if line is not None], dtype=np.float64).reshape(-1, 2)
    return {
        "deals": len(lines),
        "ranges": {
            name: chips_figures(bid[(wanted.least <= bid[:, 0]) & (bid[:, 0] <= wanted.most), 1])
            for name, wanted in OPEN_RANGES[contract].items()
        },
    }


def cover_figures(lines: Sequence[list[float]]) -> Found:
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


def chips_figures(chips: Floats) -> Found:
    """Of one game a deal."""
    return {
        "games": len(chips),
        **with_interval("won", rate((chips > 0).astype(np.float64))),
        **with_interval("chips", mean(chips)),
    }
