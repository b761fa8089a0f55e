"""Rikken: its nouns, its playouts and its presets.

>>> from upperhand import rikken
>>> state = rikken.State.deal(rikken.preset("vorsteveld2007"), seed=7)
>>> state.phase
'auction'
"""

from upperhand._core.rikken import (
    SUITS,
    Move,
    Playouts,
    Rules,
    State,
    View,
    advanced_card,
    arrange,
    basic_card,
    believed_card,
    chained_deal,
    cover_card,
    first_card_tricks,
    forecast_tricks,
    forecast_winners,
    halved_card_tricks,
    perft,
    perft_divide,
    playouts,
    trick_counts,
    try_moves,
)
from upperhand.rikken.deals import match_deal, unseen_deal
from upperhand.rikken.presets import PRESETS, preset

CONTRACTS = Rules.CONTRACTS

__all__ = [
    "CONTRACTS",
    "PRESETS",
    "SUITS",
    "Move",
    "Playouts",
    "Rules",
    "State",
    "View",
    "advanced_card",
    "arrange",
    "basic_card",
    "believed_card",
    "chained_deal",
    "cover_card",
    "first_card_tricks",
    "forecast_tricks",
    "forecast_winners",
    "halved_card_tricks",
    "match_deal",
    "perft",
    "perft_divide",
    "playouts",
    "preset",
    "trick_counts",
    "try_moves",
    "unseen_deal",
]
