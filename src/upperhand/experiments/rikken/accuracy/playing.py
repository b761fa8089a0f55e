"""The part `accuracy`: what the methods forecast, the conditions that follow, and two readings tried."""

from dataclasses import dataclass
from typing import Any

from upperhand.experiments.rikken.accuracy.calibration import PLAYED
from upperhand.experiments.rikken.accuracy.games import Datapoints, Declared, datapoints
from upperhand.experiments.rikken.accuracy.readings import OPEN_BIDDERS, OPEN_RANGES, CoverGames, OpenGame
from upperhand.experiments.rikken.part import Progress, Setup
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.rikken.series import Piece, run_series
from upperhand.match import deal_seed

GAMES = 100_000  # of a series, the most that the thesis plays; as many deals for every other use
LEAST_GAMES = 30  # however small the scale
_OWN_DEALS = 2  # what the deals of this part come from, besides the seed of all
# And what the deals of each use come from, so that none serves two: a choice is never judged by the games
# that it was made from.
_REPORTED, _CALIBRATION, _OPEN, _COVER = 100, 200, 300, 400
# A player's own deals come from these besides; any numbers do that differ.
_NUMBERS = {"basic": 0, "advanced": 3, "monte_carlo": 4}
_CHUNK = 64

Series = dict[str, dict[str, Datapoints]]  # by player and contract


@dataclass(frozen=True)
class Games:
    """Plays the games of the part, a file a series."""

    setup: Setup
    progress: Progress

    def reported(self) -> Series:
        """Every series has deals of its own, so that their errors are independent."""
        found: Series = {player: {} for player in _NUMBERS}
        for player, number in _NUMBERS.items():
            for place, contract in enumerate(CONTRACTS, len(CONTRACTS) * number):
                piece = Declared(player, contract, self._seed(_REPORTED + place))
                lines = self._run(piece, GAMES, f"reported_{player}_{contract}")
                found[player][contract] = datapoints(lines)
        return found

    def calibration(self) -> Series:
        """A player declares every contract in the same deals."""
        found: Series = {player: {} for player in _NUMBERS}
        for player, number in _NUMBERS.items():
            for contract in PLAYED:
                piece = Declared(player, contract, self._seed(_CALIBRATION + number))
                lines = self._run(piece, GAMES, f"calibration_{player}_{contract}")
                found[player][contract] = datapoints(lines)
        return found

    def open_games(self) -> dict[str, dict[str, list[list[float] | None]]]:
        """By contract and player, from the same deals."""
        return {
            contract: {
                player: self._run(
                    OpenGame(player, contract, self._seed(_OPEN)), GAMES, f"{contract}_{player}"
                )
                for player in OPEN_BIDDERS
            }
            for contract in OPEN_RANGES
        }

    def cover_games(self) -> list[list[float]]:
        return self._run(CoverGames(self._seed(_COVER)), GAMES, "cover")

    def _seed(self, use: int) -> int:
        return deal_seed(deal_seed(self.setup.seed, _OWN_DEALS), use)

    def _run(self, piece: Piece, count: int, name: str) -> list[Any]:
        return run_series(
            piece, self.setup.count(count, LEAST_GAMES), name, self.setup, self.progress, chunk=_CHUNK
        )
