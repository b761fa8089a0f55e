"""The published ways to play Big Two, written down from the papers a second time."""

from __future__ import annotations

from typing import Any

STRAIGHTS_FROM_3_TO_A = tuple("34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA".split())

PRESETS: dict[str, dict[str, Any]] = {
    # A2345 and 23456 are the lowest straights, by the 5 and the 6; a seat that passed is out of the trick.
    "sugiyanto": {
        "straights": ("A2345", "23456", *STRAIGHTS_FROM_3_TO_A),
        "after_pass": "out",
    },
    # Straights go by their first card; no flush; the two rare sets go on anything.
    "big2ai": {
        "suit_order": "CDHS",
        "five_card_hands": ("straight", "full_house", "four_plus_one", "straight_flush"),
        "straights": (*(names[::-1] for names in STRAIGHTS_FROM_3_TO_A), "5432A", "65432"),
        "must_match": "type",
        "bombs": ("four_plus_one", "straight_flush"),
        "card_points": 5,
        "double_from": 10,
        "double_per_two": True,
    },
    # 23456 is the highest straight by its 2, A2345 the lowest.
    "greedy": {
        "triples": True,
        "straights": ("A2345", *STRAIGHTS_FROM_3_TO_A, "34562"),
        "double_from": 10,
        "triple_if_unplayed": True,
    },
    "charlesworth": {
        "triples": True,
        "four_card_hands": True,
        "five_card_hands": ("straight", "flush", "full_house", "straight_flush"),
        "straights": (*STRAIGHTS_FROM_3_TO_A, "JQKA2"),
        "flush_order": "top_card",
        "opening": "automatic",
    },
    "hongkong": {
        "straights": STRAIGHTS_FROM_3_TO_A,
        "double_from": 10,
        "triple_from": 13,
    },
}

# The experiments of the same paper count every card at its value.
PRESETS["big2ai_card_value"] = {
    **{name: value for name, value in PRESETS["big2ai"].items() if name not in ("card_points",)},
    "scoring": "card_value",
    "double_from": 0,
    "double_per_two": False,
}


def straight_as_meant(written: str) -> tuple[frozenset[str], str]:
    """What a straight's text says: its ranks, and the one that ranks it; the order of the others is free."""
    return frozenset(written), written[-1]
