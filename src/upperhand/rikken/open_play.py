"""Open play in Rikken: what each card comes to by the Oracle. An auction has no such values.

>>> from upperhand.rikken import State, preset
>>> values(State.deal(preset("vorsteveld2007"), seed=1))
()
"""

from upperhand._core.rikken import State
from upperhand.errors import TooHardError
from upperhand.open_play import OpenValues
from upperhand.rikken.oracle import Objective, Oracle, card_values, objectives

#: Positions before a trick that one contract may take.
_MOST_POSITIONS = 2_000_000


def values(state: State) -> tuple[OpenValues, ...]:
    """For each contract that is played, what its side gets after each card; empty if that is too hard."""
    if state.over or state.phase != "play":
        return ()
    try:
        return tuple(_values(state, objective) for objective in objectives(state))
    except TooHardError:
        return ()


def _values(state: State, objective: Objective) -> OpenValues:
    found = card_values(state, objective, Oracle(_MOST_POSITIONS))
    tricks = objective.aim == "most_tricks"
    return OpenValues(tuple(objective.side), "tricks" if tricks else "made", exact=True, values=tuple(found))
