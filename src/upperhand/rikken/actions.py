"""Fixed numbers for the moves of Rikken.

| numbers | moves |
|---|---|
| 0 - 16 | bids: the pass, then the contracts in the order of `CONTRACTS` |
| 17 - 20 | trump, in the order D C H S |
| 21 - 72 | the call for a partner, by the card in the order of `Cards` (3D 3C 3H 3S 4D ... 2S) |
| 73 - 124 | a card played, in the same order |
| 125 - 130 | bids of 8 to 13 tricks alone with hearts as trump |

Whether a call is blind follows from the hand of the caller and has no number of its own.

>>> number(Move("misere")), number(Move("trump H")), number(Move("call AS")), number(Move("2S"))
(7, 19, 68, 124)
"""

from collections.abc import Iterable

from upperhand._core import Cards
from upperhand._core.rikken import SUITS, Move, Rules, View
from upperhand.errors import UpperhandError

BIDS = ("pass", *Rules.CONTRACTS)
_TRUMP = 17  # the contracts from there on have the last numbers
_CALL = _TRUMP + len(SUITS)
_CARD = _CALL + len(Cards.DECK)
_BETER = _CARD + len(Cards.DECK)
COUNT = _BETER + len(BIDS) - _TRUMP


def number(move: Move) -> int:
    """The number of a move."""
    if move.contract is not None:
        place = BIDS.index(move.contract)
        return place if place < _TRUMP else place - _TRUMP + _BETER
    if move.suit is not None:
        return _TRUMP + SUITS.index(move.suit)
    card = move.cards.mask.bit_length() - 1
    return (_CALL if move.kind == "call" else _CARD) + card


def numbers(moves: Iterable[Move]) -> list[int]:
    """The number of each move."""
    return [number(move) for move in moves]


def move(view: View, chosen: int) -> Move:
    """The move of that number for the seat of a view; whether it is legal is for the rules."""
    if not 0 <= chosen < COUNT:
        raise UpperhandError(f"there is no action {chosen}: actions of Rikken have numbers below {COUNT}")
    if chosen < _TRUMP:
        return Move.bid(BIDS[chosen])
    if chosen >= _BETER:
        return Move.bid(BIDS[chosen - _BETER + _TRUMP])
    if chosen < _CALL:
        return Move.trump(SUITS[chosen - _TRUMP])
    if chosen >= _CARD:
        return Move.of(Cards.from_mask(1 << (chosen - _CARD)))
    card = Cards.from_mask(1 << (chosen - _CALL))
    return Move.call(card, blind=all(held.suit != card.suit for held in view.hand))
