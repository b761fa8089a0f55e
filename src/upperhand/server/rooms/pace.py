"""Pace: how long a computer seems to think, so that people can follow the game."""

from upperhand import Rng
from upperhand.server.rooms.table import Table
from upperhand.server.web.wire.common import Pace

#: What each setting takes of the operator's pause.
_SHARES: dict[Pace, float] = {"natural": 1.0, "quick": 0.4, "instant": 0.0}
#: Who has no choice moves soon; who begins a trick or bids thinks longer.
_FORCED, _LEAD, _BID = 0.5, 1.6, 1.3
#: The largest deviation from the usual pause, as a share of it: a person is no metronome.
_UNEVEN = 0.15


def pause(table: Table, pace: Pace, usual: float, rng: Rng) -> float:
    """Seconds until the move of the seat to move should be seen; `usual` is for following in a trick."""
    uneven = 1 + _UNEVEN * (2 * rng.random() - 1)
    return usual * _SHARES[pace] * _kind(table) * uneven


def _kind(table: Table) -> float:
    if len(table.state.legal_moves()) == 1:
        return _FORCED
    if not table.presenter.asks_for_cards(table.state.view(table.turn)):
        return _BID
    return _LEAD if table.leads else 1.0
