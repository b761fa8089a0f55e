"""The datapoints of section 4.1.1: what each method forecasts of a hand, and what the hand then wins."""

from dataclasses import dataclass

import numpy as np

from upperhand._core import Rng
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.declaring import DECLARER, dealt, declare
from upperhand.match import play_game
from upperhand.rikken.bidding import Ltc, Mc, Method, Tpc
from upperhand.rikken.players import PLAYERS

METHODS: dict[str, Method] = {"tpc": Tpc(), "ltc": Ltc(), "mc": Mc()}
_FORECASTING = 2**32  # the seat of nobody: forecasts share their draws with no decision
_DIGITS = 4  # of a forecast that is kept


@dataclass(frozen=True)
class Declared:
    """Four equal players, one of which declares the contract in every deal; one game serves all methods."""

    player: str
    contract: str
    seed: int

    def __call__(self, number: int) -> list[float | None]:
        """The declarer's tricks and chips, and the forecast of each method that values the contract."""
        state = dealt(self.contract, self.seed, number)
        view = state.view(DECLARER)
        forecasts = [
            method.predict(view, (self.contract,), Rng.derive(self.seed, number, _FORECASTING, 0))
            for method in METHODS.values()
        ]
        declare(state, self.contract)
        play_game(state, [PLAYERS[self.player]] * 4, self.seed, number, game="rikken")
        rounded = [round(each[self.contract], _DIGITS) if each else None for each in forecasts]
        return [state.tricks_won[DECLARER], state.scores[DECLARER], *rounded]


@dataclass(frozen=True)
class Datapoints:
    """A series: one line a game, each of a deal of its own."""

    tricks: Floats
    chips: Floats
    forecasts: dict[str, Floats]

    @property
    def games(self) -> int:
        return len(self.tricks)


def datapoints(lines: list[list[float | None]]) -> Datapoints:
    columns = np.array(lines, dtype=np.float64).T
    return Datapoints(columns[0], columns[1], dict(zip(METHODS, columns[2:], strict=True)))
