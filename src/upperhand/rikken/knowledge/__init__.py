"""What players of Rikken learn from games: how contracts ended that were played on hands of a kind.

Source: Vorsteveld (2007), section 6.2: hands are generalised, and for every generalised hand, game type and
table of players it is known how many games were played and won.

>>> load("none") is None
True
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from struct import Struct, error, iter_unpack
from typing import Any, ClassVar, Literal, Self

from upperhand import knowledge
from upperhand._core import Cards
from upperhand._core.rikken import SUITS, Rules, State, View
from upperhand.errors import KnowledgeError
from upperhand.knowledge import Shelf
from upperhand.record import Record
from upperhand.rikken.bidding.forecasts import (
    KINDS,
    by_suit,
    wants_tricks,
    winners_of_suit,
    winning_cards_of_suit,
)
from upperhand.rikken.presets import PRESETS

# A hand generalised: of each suit the tricks it should win, from the most to the fewest. All suits are equal,
# so 2-1-0-3 is 3-2-1-0. No suit wins more tricks than it has cards, which leaves 194 combinations: the ways
# to write numbers up to 13 as a sum of at most four.
HandKind = tuple[int, ...]

# tpc: the trick counting of the basic player, which the thesis proposes: the chances of the suit's cards,
# added up, to the nearest whole number (a half counts as one).
# ltc: the cards that are too high to get rid of, as the advanced player counts them for Piek and Misère.
Counting = Literal["tpc", "ltc"]

# Who plays, and against whom, wherever they sit.
TableNames = tuple[str, ...]

_Key = tuple[TableNames | None, str, Counting, HandKind]

_ONE_SUIT = 0x1111111111111  # every fourth bit: the diamonds
_LAYOUT = Struct("<4QBB4h")  # four hands as bits, contract, declarers as bits, the chips of each seat
_CONTRACTS = (*Rules.CONTRACTS[:16], None, *Rules.CONTRACTS[16:])  # by their numbers in stored games
_DECK = (1 << 52) - 1


def generalised(hand: Cards, counting: Counting) -> HandKind:
    """The kind of a hand.

    >>> generalised(Cards("AS KS QS 2S AH 3H 2H KD 2D 5C 4C 3C 2C"), "tpc")
    (3, 1, 1, 0)
    """
    suits = (_tricks(hand.mask >> place & _ONE_SUIT, counting) for place in range(len(SUITS)))
    return tuple(sorted(suits, reverse=True))


def written(kind: HandKind) -> str:
    """As the thesis writes it: 3-2-1-0."""
    return "-".join(map(str, kind))


@cache  # a suit is held in 8,192 ways
def _tricks(suit: int, counting: Counting) -> int:
    held = by_suit(Cards.from_mask(suit))["D"]
    if counting == "ltc":
        return winners_of_suit(held)
    return int(winning_cards_of_suit(held) + 0.5)


@dataclass(frozen=True, slots=True)
class GameEnding:
    """What is kept of a game: how it ended; `contract` is None where all passed."""

    hands: tuple[int, ...]
    contract: str | None
    declarers: tuple[int, ...]
    chips: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> Self:
        contract = None if state.passed_out else state.contract
        return cls(tuple(hand.mask for hand in state.dealt), contract, state.declarers, state.scores)

    def to_bytes(self) -> bytes:
        declarers = sum(1 << seat for seat in self.declarers)
        return _LAYOUT.pack(*self.hands, _CONTRACTS.index(self.contract), declarers, *self.chips)

    @classmethod
    def from_bytes(cls, body: bytes) -> Self:
        try:
            *hands, contract, declarers, one, two, three, four = _LAYOUT.unpack(body)
        except error:
            raise KnowledgeError("a game is damaged: it has the wrong length") from None
        dealt = hands[0] ^ hands[1] ^ hands[2] ^ hands[3]  # the whole deck, if no card is in two hands
        if contract >= len(_CONTRACTS) or declarers > 15 or dealt != _DECK:
            raise KnowledgeError("a game is damaged: its deal or its contract is not valid")
        seats = tuple(seat for seat in range(4) if declarers >> seat & 1)
        return cls(tuple(hands), _CONTRACTS[contract], seats, (one, two, three, four))


@dataclass(frozen=True, slots=True)
class Tally:
    """So many games, how many of them brought chips, and the chips of all together."""

    games: int = 0
    wins: int = 0
    chips: int = 0

    @property
    def mean(self) -> float:
        return self.chips / self.games if self.games else 0.0

    @property
    def won(self) -> float:
        return self.wins / self.games if self.games else 0.0

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
            self._take_in(number, _seated(names, seats), GameEnding.from_bytes(body))

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
        table: TableNames | None = None,
        memory: int = 0,
    ) -> Tally:
        """How a contract ended for its declarers on hands of the same kind.

        At this table or at all of them; of the last `memory` games of the base, or of all.
        """
        ended = self._ended.get((table, contract, counting, generalised(hand, counting)), [])
        oldest = self._games - memory if memory else 0
        chips = [each for _, each in ended[bisect_left(ended, (oldest,)) :]]
        return Tally(len(chips), sum(each > 0 for each in chips), sum(chips))

    def _take_in(self, number: int, seats: Sequence[str], ending: GameEnding) -> None:
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


def table_of(name: str, seats: Sequence[str]) -> TableNames:
    """The table of somebody who sits there.

    >>> table_of("ann", ("dee", "ann", "cem", "bob"))
    ('ann', 'bob', 'cem', 'dee')
    """
    others = sorted(seats)
    others.remove(name)
    return (name, *others)


def seen_by(view: View) -> TableNames:
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
        raise KnowledgeError("a game is damaged: its players are unknown")
    return found


class KnowledgeBase(knowledge.KnowledgeBase[Index]):
    """The learned games of one file. With `create` it is made if it does not exist."""

    GAME: ClassVar[str] = "rikken"

    @classmethod
    def body(cls, record: Record, state: Any) -> bytes:  # noqa: ARG003
        return GameEnding.of(state).to_bytes()

    @classmethod
    def rules_of_play(cls, rules: Any) -> Any:
        """Every switch matters to bidding, the chips most of all."""
        return rules

    def read(self, names: list[str], games: list[tuple[bytes, bytes]]) -> Index:
        return Index(self.rules, names, games)

    def counts(self, index: Index) -> dict[str, int]:
        return dict(sorted(index.contracts.items(), key=lambda entry: (-entry[1], entry[0])))


_SHELF = Shelf(KnowledgeBase, *(Path(__file__).with_name(f"{preset}.db") for preset in PRESETS))
load = _SHELF.load
path_of = _SHELF.path_of
shipped_for = _SHELF.shipped_for
knows_nothing = _SHELF.knows_nothing
