"""The games of a phase as arrays: chips, contracts and declarers, by deal, game of the deal and seat."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from upperhand.arena import Run
from upperhand.arena.outcome import Outcome
from upperhand.arena.table import Flags, Floats, Ints, Table, tables
from upperhand.experiments.rikken.players import CONTRACTS

PASSED_OUT = -1
_NUMBERS = {title: number for number, title in enumerate(CONTRACTS.values())}


@dataclass(frozen=True)
class Results:
    """Games that were passed out bring nobody chips and, as in the thesis, do not count as games."""

    table: Table
    contracts: Ints
    """By deal and game: which of the contracts was played, or that none was."""
    declaring: Flags
    """By deal, game and seat."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    @cached_property
    def counted(self) -> Flags:
        """By deal and game: not passed out."""
        return np.not_equal(self.contracts, PASSED_OUT)

    def played(self, contract: str) -> Flags:
        """By deal and game."""
        return np.equal(self.contracts, list(CONTRACTS).index(contract))

    def seats(self, player: str) -> Flags:
        return self.table.seats_of(self.names.index(player))

    def chips(self, player: str, games: Flags | None = None, declaring: bool = False) -> Floats:
        """What the seats of a player gain in each deal, in some of the games, or only where it declares."""
        cases = self.seats(player) & (self.declaring if declaring else True)
        if games is not None:
            cases = cases & games[:, :, np.newaxis]
        return by_deal(self.table.scores * cases)

    def seats_counted(self, player: str) -> Floats:
        return by_deal(self.seats(player) & self.counted[:, :, np.newaxis])

    def declared(self, player: str, contract: str) -> Floats:
        """How many auctions for a contract the player won in each deal."""
        return by_deal(self._declared(player, contract))

    def made(self, player: str, contract: str) -> Floats:
        """How many of these games it won."""
        return by_deal(self._declared(player, contract) & self.table.won)

    def _declared(self, player: str, contract: str) -> Flags:
        return self.seats(player) & self.declaring & self.played(contract)[:, :, np.newaxis]


def by_deal(values: Ints | Flags) -> Floats:
    """The sum over all games and seats of each deal."""
    sums: Floats = values.sum(axis=(1, 2)).astype(np.float64)
    return sums


def read_results(ran: Run) -> Results:
    """The arrays of a run of one match."""
    [table] = tables(ran)
    shape = table.scores.shape
    contracts = np.array([_contract(each) for each in ran.outcomes], dtype=np.int64).reshape(shape[:2])
    declaring = np.array([_declaring(each) for each in ran.outcomes]).reshape(shape)
    return Results(table, contracts, declaring)


def _contract(outcome: Outcome) -> int:
    return next((_NUMBERS[role] for role in outcome.roles if role in _NUMBERS), PASSED_OUT)


def _declaring(outcome: Outcome) -> list[bool]:
    return [role in _NUMBERS for role in outcome.roles]
