"""Deciding: what a worker process does for a seat. It imports little, so that workers start quickly."""

from dataclasses import dataclass
from typing import Any

from upperhand import Record, Rng, make_player
from upperhand.errors import UpperhandError


@dataclass(frozen=True)
class Decided:
    """A decision as plain values, which travel between processes. `fallback` says why it is the clock's."""

    move: str
    reason: str
    values: tuple[tuple[str, float], ...] = ()
    fallback: str | None = None


def decide_once(game: str, record: str, seat: int, player: str, chance: tuple[int, int]) -> Decided:
    """In a worker: the decision of one player in one seat, from that seat's View."""
    state: Any = Record.from_json(record).replay()
    decision = make_player(player, game).decide(state.view(seat), Rng.derive(*chance, seat, state.ply))
    if problem := state.why_not(decision.move):
        raise UpperhandError(f"it chose {decision.move}, but {problem}")
    values = tuple((str(move), float(value)) for move, value in decision.values)
    return Decided(str(decision.move), decision.reason, values)
