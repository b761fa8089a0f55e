"""What is kept of a game: the deal, the contract and who played it, and the chips."""

from dataclasses import dataclass
from struct import Struct, error
from typing import Self

from upperhand._core.rikken import Rules, State
from upperhand.errors import KnowledgeError

_LAYOUT = Struct("<4QBB4h")  # four hands as bits, contract, declarers as bits, the chips of each seat
_CONTRACTS = (*Rules.CONTRACTS, None)
_DECK = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended; `contract` is None where all passed."""

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
        dealt = hands[0] ^ hands[1] ^ hands[2] ^ hands[3]  # the whole deck, if no card lies in two hands
        if contract >= len(_CONTRACTS) or declarers > 15 or dealt != _DECK:
            raise KnowledgeError("a game is damaged: its deal or its contract does not hold")
        seats = tuple(seat for seat in range(4) if declarers >> seat & 1)
        return cls(tuple(hands), _CONTRACTS[contract], seats, (one, two, three, four))
