"""Big Two: its nouns, its analysis primitives and its presets.

>>> from upperhand import big_two
>>> state = big_two.State.deal(big_two.preset("hongkong"), seed=7)
>>> state.over
False
"""

from upperhand._core.big_two import (
    Combination,
    Move,
    Playouts,
    Rules,
    State,
    View,
    beating,
    best_partitions,
    big2ai_search,
    combinations,
    count_lead_plays,
    forced_win,
    minimum_plays,
    open_win,
    perft,
    perft_divide,
    playouts,
    rivals,
    strongest,
    suggested_split,
)
from upperhand.big_two.presets import PRESETS, preset

KINDS = Combination.KINDS

__all__ = [
    "KINDS",
    "PRESETS",
    "Combination",
    "Move",
    "Playouts",
    "Rules",
    "State",
    "View",
    "beating",
    "best_partitions",
    "big2ai_search",
    "combinations",
    "count_lead_plays",
    "forced_win",
    "minimum_plays",
    "open_win",
    "perft",
    "perft_divide",
    "playouts",
    "preset",
    "rivals",
    "strongest",
    "suggested_split",
]
