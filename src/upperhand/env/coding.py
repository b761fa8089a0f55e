"""How a game looks to a learner: a View as bits, its legal moves as a mask, and moves as numbers."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from upperhand._core import big_two as big_two_core
from upperhand._core import rikken as rikken_core
from upperhand.big_two.actions import Actions
from upperhand.rikken import actions as rikken_actions

Bits = npt.NDArray[np.int8]
Observation = dict[str, Bits]

_WORD = 64


class Coding(Protocol):
    """The encoder and the numbers of one game by certain rules."""

    @property
    def bits(self) -> int:
        """How many bits an observation has."""

    @property
    def actions(self) -> int:
        """How many numbers there are."""

    def words(self, view: Any) -> Sequence[int]:
        """The core's words of a view, whichever seat is to move."""

    def numbers(self, view: Any) -> Sequence[int]:
        """The number of each legal move of the seat to move, in their order."""

    def move(self, view: Any, number: int) -> Any:
        """The move of a number; whether it is legal is for the rules."""


class BigTwoCoding:
    """Places of the hand as it is held: `upperhand.big_two.actions`."""

    def __init__(self, rules: big_two_core.Rules) -> None:
        self._table = Actions.for_hand(len(big_two_core.State.deal(rules, 0).hands[0]))
        self.bits = big_two_core.STATE_WORDS * _WORD
        self.actions = len(self._table)

    def words(self, view: big_two_core.View) -> Sequence[int]:
        return big_two_core.encode_state(view)

    def numbers(self, view: big_two_core.View) -> Sequence[int]:
        return self._table.numbers(view.hand, [move.cards for move in view.legal_moves()])

    def move(self, view: big_two_core.View, number: int) -> big_two_core.Move:
        cards = self._table.cards(view.hand, number)
        return big_two_core.Move(str(cards)) if cards else big_two_core.Move.PASS


class RikkenCoding:
    """Bids, trumps, calls and cards one after the other: `upperhand.rikken.actions`."""

    bits = rikken_core.STATE_WORDS * _WORD
    actions = rikken_actions.COUNT

    def words(self, view: rikken_core.View) -> Sequence[int]:
        return rikken_core.encode_state(view)

    def numbers(self, view: rikken_core.View) -> Sequence[int]:
        return rikken_actions.numbers(view.legal_moves())

    def move(self, view: rikken_core.View, number: int) -> rikken_core.Move:
        return rikken_actions.move(view, number)


@cache
def coding(game: str, rules: Any) -> Coding:
    """The coding of a game by these rules."""
    return BigTwoCoding(rules) if game == "big_two" else RikkenCoding()


def observation(code: Coding, view: Any) -> Observation:
    """What a seat is told: the bits of its View and, if it is to move, which actions are legal."""
    bits = _bits(code.words(view))
    mask = np.zeros(code.actions, dtype=np.int8)
    if not view.over and view.turn == view.seat:
        mask[list(code.numbers(view))] = 1
    return {"observation": bits, "action_mask": mask}


def whole_state(code: Coding, table: Any) -> Bits:
    """All hands, 64 bits each with a bit per card, and then the bits of the View of the seat to move."""
    hands = [hand.mask for hand in table.hands]
    return _bits([*hands, *code.words(table.view(table.turn))])


def state_space(code: Coding, players: int) -> spaces.Box:
    return spaces.Box(0, 1, (players * _WORD + code.bits,), np.int8)


def _bits(words: Sequence[int]) -> Bits:
    return np.unpackbits(np.array(words, dtype="<u8").view(np.uint8), bitorder="little").view(np.int8)


def observation_space(code: Coding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (code.bits,), np.int8),
            "action_mask": spaces.Box(0, 1, (code.actions,), np.int8),
        }
    )
