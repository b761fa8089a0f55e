"""Index: by generalised hand, contract and table, how learned games ended for who played them."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from struct import error, iter_unpack

from upperhand._core import Cards
from upperhand._core.rikken import Rules, View
from upperhand.errors import KnowledgeError
from upperhand.rikken.bidding.contracts import KINDS, wants_tricks
from upperhand.rikken.knowledge.hands import Combination, Counting, generalised
from upperhand.rikken.knowledge.lesson import Ending

# Who plays, and against whom, wherever they sit.
Table = tuple[str, ...]

_Key = tuple[Table | None, str, Counting, Combination]


@dataclass(frozen=True, slots=True)
class Tally:
    """So many games, how many of them brought chips, and the chips of all together."""

    games: int = 0
    wins: int = 0
    chips: int = 0

    @property
    def mean(self) -> float:
        return self.chips / self.games if self.games else 0.0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.games + other.games, self.wins + other.wins, self.chips + other.chips)


class Index:
    """What the games in a base tell about contracts on hands of a kind."""

    def __init__(
        self, rules: Rules | None, names: Sequence[str], games: Sequence[tuple[bytes, bytes]]
    ) -> None:
        self.rules = rules
        self.contracts: dict[str, int] = {}
        self._games = len(games)
        self._ended: dict[_Key, list[tuple[int, int]]] = defaultdict(list)  # the game's number, the chips
        for number, (seats, body) in enumerate(games):
            self._take_in(number, _seated(names, seats), Ending.from_bytes(body))

    def __len__(self) -> int:
        return self._games

    def fits(self, rules: Rules) -> bool:
        """Chips and the order of bids are what bidding is about, so every switch matters."""
        return self.rules == rules

    def tally(
        self,
        contract: str,
        hand: Cards,
        counting: Counting,
        table: Table | None = None,
        memory: int = 0,
    ) -> Tally:
        """How a contract ended for who played it on hands of the same kind.

        At this table or at all of them; of the last `memory` games of the base, or of all.
        """
        ended = self._ended.get((table, contract, counting, generalised(hand, counting)), [])
        oldest = self._games - memory if memory else 0
        chips = [each for _, each in ended[bisect_left(ended, (oldest,)) :]]
        return Tally(len(chips), sum(each > 0 for each in chips), sum(chips))

    def _take_in(self, number: int, seats: Sequence[str], ending: Ending) -> None:
        word = ending.contract or "passed out"
        self.contracts[word] = self.contracts.get(word, 0) + 1
        if ending.contract not in KINDS:  # nobody bid, or nobody played alone or with a partner
            return
        for seat in ending.declarers:
            hand, result = Cards.from_mask(ending.hands[seat]), (number, ending.chips[seat])
            for table in (table_of(seats[seat], seats), None):
                for counting in _countings(ending.contract):
                    kind = generalised(hand, counting)
                    self._ended[table, ending.contract, counting, kind].append(result)


def table_of(name: str, seats: Sequence[str]) -> Table:
    """The table of somebody who sits there.

    >>> table_of("ann", ("dee", "ann", "cem", "bob"))
    ('ann', 'bob', 'cem', 'dee')
    """
    others = sorted(seats)
    others.remove(name)
    return (name, *others)


def seen_by(view: View) -> Table:
    """The table of the seat that a view belongs to."""
    return table_of(view.names[view.seat], view.names)


def _countings(contract: str) -> tuple[Counting, ...]:
    """The ways to generalise a hand that a player may ask by."""
    return ("tpc",) if wants_tricks(contract) else ("tpc", "ltc")


def _seated(names: Sequence[str], seats: bytes) -> list[str]:
    try:
        found = [names[number] for (number,) in iter_unpack("<H", seats)]
    except (IndexError, error):
        found = []
    if len(found) != 4:
        raise KnowledgeError("a game is damaged: nobody knows who sat in it")
    return found
