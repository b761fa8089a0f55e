"""The table of results: every game of every complete deal as arrays, the input of all statistics.

The deal is the unit. A deal with a missing or failed game is left out, because the rest of it would no
longer be fair to everybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from upperhand.arena.outcome import Outcome
from upperhand.arena.run import Run
from upperhand.arena.schedule import Match

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Table:
    """Arrays by deal, game of the deal and, most of them, seat."""

    names: tuple[str, ...]
    deals: Ints
    """The number of each deal."""
    entrants: Ints
    """Whose seat it was, as an index into `names`."""
    scores: Ints
    left: Ints
    """Cards left at the end."""
    moves: Ints

    @property
    def games(self) -> int:
        return self.moves.size

    @cached_property
    def won(self) -> Flags:
        """A seat has won if it gained: one seat of a game of Big Two, more or fewer in other games."""
        return np.greater(self.scores, 0)

    @cached_property
    def lost(self) -> Flags:
        """A seat has lost if it paid; if all passed, nobody wins and nobody loses."""
        return np.less(self.scores, 0)

    @property
    def scoreless(self) -> Flags:
        """The games without a score, by deal and game."""
        return np.logical_not(self.scores.any(axis=2))

    def seats_of(self, entrant: int) -> Flags:
        return np.equal(self.entrants, entrant)

    def by_deal(self, values: npt.NDArray[np.generic], entrant: int) -> Floats:
        """The mean of a value over the seats of an entrant, deal by deal."""
        seats = self.seats_of(entrant)
        means: Floats = (values * seats).sum(axis=(1, 2)) / seats.sum(axis=(1, 2))
        return means

    def wins_by_deal(self, entrant: int) -> Floats:
        """The share of its games that one of an entrant's seats won, deal by deal."""
        seats = self.seats_of(entrant)
        games = seats.any(axis=2)
        shares: Floats = (self.won & seats).any(axis=2).sum(axis=1) / games.sum(axis=1)
        return shares


def tables(run: Run) -> list[Table]:
    """The table of each match of a run, all with the names of the whole schedule."""
    schedule = run.schedule
    return [
        _table(match, run.outcomes[first : first + len(match)], schedule.names)
        for match, first in zip(schedule.matches, schedule.firsts, strict=True)
    ]


def joined(parts: Sequence[Table]) -> Table:
    """One table of matches over the same deals: the deals that are whole in all of them."""
    common = sorted(set.intersection(*(set(part.deals.tolist()) for part in parts)))
    rows = [np.isin(part.deals, common) for part in parts]

    def put_together(name: str) -> Ints:
        columns = [getattr(part, name)[row] for part, row in zip(parts, rows, strict=True)]
        return np.concatenate(columns, axis=1)

    arrays = {name: put_together(name) for name in ("entrants", "scores", "left", "moves")}
    return Table(parts[0].names, np.array(common, dtype=np.int64), **arrays)


def _table(match: Match, outcomes: Sequence[Outcome], names: tuple[str, ...]) -> Table:
    per_deal, seats = match.layout.per_deal, match.rules.players
    deals = [deal for deal in range(len(outcomes) // per_deal) if not _failed(outcomes, deal, per_deal)]
    kept = [outcomes[deal * per_deal + place] for deal in deals for place in range(per_deal)]
    index = np.array([names.index(name) for name in match.names], dtype=np.int64)
    seatings = np.array([match.layout.of_deal(deal) for deal in deals], dtype=np.int64)
    shape = (len(deals), per_deal, seats)
    return Table(
        names=names,
        deals=np.array(deals, dtype=np.int64),
        entrants=index[seatings.reshape(shape)],
        scores=np.array([each.scores for each in kept], dtype=np.int64).reshape(shape),
        left=np.array([each.left for each in kept], dtype=np.int64).reshape(shape),
        moves=np.array([each.moves for each in kept], dtype=np.int64).reshape(shape[:2]),
    )


def _failed(outcomes: Sequence[Outcome], deal: int, per_deal: int) -> bool:
    return any(each.failure for each in outcomes[deal * per_deal : (deal + 1) * per_deal])
