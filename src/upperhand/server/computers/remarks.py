"""Remarks: what the coach says to a move that gave much away, computed in a worker process."""

from dataclasses import dataclass
from typing import Any

from upperhand import Record, analyse, games
from upperhand.reason import Reason

#: Games played for it, and the milliseconds that they may take: it should come before the next turn.
_EFFORT, _MS = 800, 600
#: From here on a move has given much away, in the unit of the game.
MUCH = {"points": 4.0, "chips": 1.5}


@dataclass(frozen=True)
class Remark:
    """The better move, and what speaks for it."""

    better: str
    reason: Reason


def remark(game: str, record: str, seat: int, move: str) -> Remark | None:
    """Runs in a worker: the remark on a move of a seat, from that seat's View; None if it was good enough."""
    state: Any = Record.from_json(record).replay()
    view, made = state.view(seat), games.load(game).Move(move)
    if len(view.legal_moves()) == 1:
        return None
    found = analyse(view, also=[made], effort=_EFFORT, ms=_MS)
    doubt = 2 * (found.best.error + found.of(made).error)
    if found.cost(made) < max(MUCH[found.unit], doubt):
        return None
    return Remark(str(found.best.move), found.best.reason)
