"""Accounts: how often each agrees with a strong policy, beside what others do, and how long it takes."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from upperhand.server.fair_play.decisions import Decided
from upperhand.server.fair_play.figures import Estimate, Shares, Times
from upperhand.server.fair_play.rated_games import RatedGame

#: The width of a band of ratings in which people count as alike: about that of a level.
BAND = 250
#: Decisions of others that a comparison needs.
_LEAST_OF_OTHERS = 50


class Cell(NamedTuple):
    """Decisions that are about as hard, of people of about the same rating."""

    band: int | None
    kind: str
    size: int


Cells = dict[Cell, list[int]]
"""Decisions and agreements by cell."""


@dataclass(slots=True)
class Account:
    agreed: Shares = field(default_factory=Shares)
    cells: Cells = field(default_factory=dict)
    times: Times = field(default_factory=Times)
    #: After the last game.
    rating: float | None = None

    def add(self, rating: float | None, decided: Sequence[Decided]) -> None:
        """The decisions of one game."""
        self.rating = rating
        self.agreed.add(sum(one.agreed for one in decided), len(decided))
        band = None if rating is None else int(rating // BAND)
        for one in decided:
            cell = Cell(band, one.kind, one.size)
            counts = self.cells.setdefault(cell, [0, 0])
            counts[0] += 1
            counts[1] += one.agreed
            if one.taken_ms is not None:
                self.times.add(one.taken_ms, one.choices, one.gap)


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much more often an account agrees than others do in decisions that are about as hard."""

    expected: float
    more: Estimate
    decisions: int

    def to_json(self) -> dict[str, Any]:
        return {
            "expected": round(self.expected, 4),
            "more": self.more.to_json(),
            "decisions": self.decisions,
        }


@dataclass(frozen=True, slots=True)
class AccountFigures:
    person: str
    account: Account
    #: With people of about the same rating, and with everybody; None where too few others are known.
    alike: Comparison | None
    everybody: Comparison | None

    @property
    def rank(self) -> tuple[float, float]:
        """What is surely more than expected comes first."""
        known = self.everybody.more.low if self.everybody else -1.0
        return -known, -self.account.agreed.share


class Accounts:
    """Of all people in the games of one kind."""

    def __init__(self) -> None:
        self._accounts: dict[str, Account] = defaultdict(Account)

    def __len__(self) -> int:
        return len(self._accounts)

    def add(self, game: RatedGame, decided: Iterable[Decided]) -> None:
        by_seat: dict[int, list[Decided]] = defaultdict(list)
        for one in decided:
            by_seat[one.seat].append(one)
        for seat, own in by_seat.items():
            sitter = game.sitters[seat]
            self._accounts[sitter.person].add(sitter.rating, own)

    def with_games(self, least: int) -> list[str]:
        """The people with at least so many games."""
        return [person for person, found in self._accounts.items() if found.agreed.games >= least]

    def figures(self, people: Iterable[str]) -> list[AccountFigures]:
        """Those of these people, the most remarkable first."""
        alike, everybody = self._totals(), self._totals(banded=False)
        found = [
            AccountFigures(
                person,
                account,
                _compared(account, alike),
                _compared(account, everybody, banded=False),
            )
            for person in people
            for account in [self._accounts[person]]
        ]
        return sorted(found, key=lambda one: (*one.rank, one.person))

    def times(self) -> Times:
        """Those of everybody."""
        found = Times()
        for account in self._accounts.values():
            found.merge(account.times)
        return found

    def share(self) -> float | None:
        """How often everybody agrees."""
        cases = sum(account.agreed.cases for account in self._accounts.values())
        hits = sum(account.agreed.hits for account in self._accounts.values())
        return hits / cases if cases else None

    def _totals(self, *, banded: bool = True) -> Cells:
        totals: Cells = defaultdict(lambda: [0, 0])
        for account in self._accounts.values():
            for cell, (cases, hits) in _cells(account, banded=banded):
                totals[cell][0] += cases
                totals[cell][1] += hits
        return dict(totals)


def between_accounts(found: Iterable[AccountFigures]) -> float | None:
    """How much accounts differ from each other beyond chance, as a standard deviation."""
    compared = [one.everybody.more for one in found if one.everybody]
    if len(compared) < 2:
        return None
    mean = sum(more.value for more in compared) / len(compared)
    spread = sum((more.value - mean) ** 2 for more in compared) / (len(compared) - 1)
    return sqrt(max(0.0, spread - sum(more.error**2 for more in compared) / len(compared)))


def _cells(account: Account, *, banded: bool) -> Iterator[tuple[Cell, list[int]]]:
    """Without bands, a cell may come several times."""
    for cell, counts in account.cells.items():
        yield (cell if banded else cell._replace(band=None)), counts


def _compared(
    account: Account, totals: Mapping[Cell, list[int]], *, banded: bool = True
) -> Comparison | None:
    """Cell by cell with the others, so that hard and easy decisions are compared with their like."""
    own: Cells = defaultdict(lambda: [0, 0])
    for cell, (cases, hits) in _cells(account, banded=banded):
        if not banded or cell.band is not None:
            own[cell][0] += cases
            own[cell][1] += hits
    decisions = agreed = 0
    expected = squares = 0.0
    for cell, (cases, hits) in own.items():
        others, others_hits = totals[cell][0] - cases, totals[cell][1] - hits
        if others >= _LEAST_OF_OTHERS:
            share = others_hits / others
            decisions, agreed = decisions + cases, agreed + hits
            expected += cases * share
            squares += cases * cases * share * (1 - share) / others
    if 2 * decisions < account.agreed.cases:
        return None
    spread = account.agreed.spread
    error = sqrt(account.agreed.error**2 * account.agreed.cases / decisions + spread * squares / decisions**2)
    more = Estimate((agreed - expected) / decisions, error, account.agreed.games - 1)
    return Comparison(expected / decisions, more, decisions)
