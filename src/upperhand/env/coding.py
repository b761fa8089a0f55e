"""How a game looks to a learner: a View as bits, its legal moves as a mask, and moves as numbers.

The core does it, in one call for an observation and one for a step. What the numbers mean is in
`upperhand.big_two.actions` and `upperhand.rikken.actions`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from upperhand import games

Bits = npt.NDArray[np.int8]
Observation = dict[str, Bits]

_WORD = 64
_BYTE = np.dtype(np.int8)


@dataclass(frozen=True)
class Coding:
    """The encoder and the numbers of one game by certain rules."""

    bits: int
    """How many an observation has."""
    actions: int
    """How many numbers there are."""
    legal_actions: Callable[[Any], list[int]]
    """The numbers of the legal moves of a State, ascending."""
    observation: Callable[[Any, int], bytearray]
    """A State as a seat sees it: its bits and, after them, whether each action is legal."""
    apply_action: Callable[[Any, int, int], None]
    """Makes the move of a number for a seat; what is not legal is refused."""


@cache
def coding(game: str, rules: Any) -> Coding:
    """The coding of a game by these rules."""
    core = games.native(game)
    return Coding(
        core.STATE_WORDS * _WORD,
        core.action_count(rules),
        core.legal_actions,
        core.observation,
        core.apply_action,
    )


def observation(code: Coding, table: Any, seat: int) -> Observation:
    """What a seat is told: the bits of its View and, if it is to move, which actions are legal."""
    told = code.observation(table, seat)
    return {  # two views of the bytes: the fastest way to arrays
        "observation": np.ndarray((code.bits,), _BYTE, told),
        "action_mask": np.ndarray((code.actions,), _BYTE, told, code.bits),
    }


def whole_state(code: Coding, table: Any) -> Bits:
    """All hands, 64 bits each with a bit per card, and then the bits of the View of the seat to move."""
    hands = np.array([hand.mask for hand in table.hands], dtype="<u8").view(np.uint8)
    cards = np.unpackbits(hands, bitorder="little").view(np.int8)
    return np.concatenate([cards, observation(code, table, table.turn)["observation"]])


def state_space(code: Coding, players: int) -> spaces.Box:
    return spaces.Box(0, 1, (players * _WORD + code.bits,), np.int8)


def observation_space(code: Coding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (code.bits,), np.int8),
            "action_mask": spaces.Box(0, 1, (code.actions,), np.int8),
        }
    )
