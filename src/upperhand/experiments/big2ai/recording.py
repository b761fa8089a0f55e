"""Figure 5: what an AI 2.0 records of a game, worked out from its Record.

A Record has no place for the passes that a player calculated. But a search depends only on what the seat saw,
what it knew and its random numbers, so it is made again for each set that the seat played. The mean number of
passes that the set forced there, rounded, is the calculated one; where nothing was searched there is none.
"""

from typing import cast

from upperhand import spec
from upperhand._core import Rng
from upperhand._core.big_two import big2ai_search
from upperhand.big_two import Move, State, View
from upperhand.big_two.knowledge import Index, counted_turns
from upperhand.errors import SpecError
from upperhand.record import Record

_VERSION = 2


def recorded_turns(record: Record, index: Index | None, searches: int) -> tuple[bool, ...] | None:
    """For each turn, whether an AI 2.0 at the table records it; None if none sat there: then all count.

    `index` is what it knew, and `searches` its budget.
    """
    seats = [seat for seat, name in enumerate(record.seats) if _is_ai2(name)]
    if not seats:
        return None
    history = cast(State, record.replay()).history
    each = [counted_turns(history, seat, calculated_passes(record, seat, index, searches)) for seat in seats]
    return tuple(any(turn) for turn in zip(*each, strict=True))


def calculated_passes(record: Record, seat: int, index: Index | None, searches: int) -> dict[int, int]:
    """By ply, how many passes the sets of a seat forced in its searches."""
    state, found = cast(State, record.start()), {}
    for text in record.moves:
        move = Move(text)
        if state.turn == seat and not move.is_pass:
            passes = _passes_of(state.view(seat), move, index, searches, record.seed or 0)
            if passes is not None:
                found[state.ply] = passes
        state.apply(move)
    return found


def _passes_of(view: View, move: Move, index: Index | None, searches: int, seed: int) -> int | None:
    rng = Rng.derive(seed, 0, view.seat, view.ply)
    found = big2ai_search(view, _VERSION, searches, rng.bits(), index)
    return next((round(one.mean) for one in found.candidates if one.move == move), None)


def _is_ai2(name: str) -> bool:
    try:
        return spec.parse(name).name == "ai2"
    except SpecError:  # a person, whose name need not be a spec
        return False
