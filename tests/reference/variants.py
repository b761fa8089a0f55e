"""Sets of switches to test under: presets at every number of players, odd ones by hand, random ones."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.reference.presets import PRESETS

Switches = dict[str, Any]

FIVE = ("straight", "flush", "full_house", "four_plus_one", "straight_flush")
STRAIGHTS = tuple("A2345 23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA JQKA2 QKA23 KA234".split())

ODD: dict[str, Switches] = {
    "everything": {
        "triples": True,
        "four_card_hands": True,
        "straights": STRAIGHTS,
        "bombs": ("four_plus_one", "straight_flush"),
    },
    "no five-card hands": {"five_card_hands": (), "straights": ()},
    "no straight flush, flush above": {"five_card_hands": ("straight", "flush")},
    "no straight flush, straight above": {"five_card_hands": ("flush", "straight", "full_house")},
    "flush only": {"five_card_hands": ("flush",), "straights": (), "flush_order": "top_card"},
    "straight flush only": {"five_card_hands": ("straight_flush",), "straights": ("34567", "A2345", "JQKA2")},
    "straight flush lowest": {"five_card_hands": ("straight_flush", "four_plus_one", "flush", "straight")},
    "suits reversed": {"suit_order": "SHCD", "flush_order": "top_card", "triples": True},
    "same type": {"must_match": "type", "triples": True, "four_card_hands": True, "suit_order": "HSDC"},
    "same type, low bomb": {"must_match": "type", "bombs": ("straight",)},
    "low bomb": {"bombs": ("full_house",), "triples": True},
    "all bombs": {"bombs": FIVE[::-1], "four_card_hands": True},
    "ranked by the middle": {"straights": ("34675", "JQ2AK", "A2354", "TJQAK"), "suit_order": "CDSH"},
    "alone and out": {"opening": "alone", "after_pass": "out", "lead_after_unbeatable": True},
    "leads at once": {"lead_after_unbeatable": True, "must_match": "type", "bombs": ("straight_flush",)},
    "values doubled": {"scoring": "card_value", "double_from": 3, "triple_from": 8, "double_per_two": True},
    "three share the deck": {"players": 3, "deal": "whole_deck", "triples": True, "triple_if_unplayed": True},
    "two, automatic": {"players": 2, "opening": "automatic", "suit_order": "CDHS"},
}


def preset_variants() -> dict[str, Switches]:
    """Every preset for 2, 3 and 4 players, and for 3 with the whole deck."""
    variants: dict[str, Switches] = {}
    for name, switches in PRESETS.items():
        for players in (2, 3, 4):
            variants[f"{name} {players}"] = {**switches, "players": players}
        variants[f"{name} whole deck"] = {**switches, "players": 3, "deal": "whole_deck"}
    return variants


def all_variants() -> dict[str, Switches]:
    return {**preset_variants(), **ODD}


def random_switches(seed: int) -> Switches:
    """Any switches that do not contradict each other."""
    random = Random(seed)
    five = random.sample(FIVE, random.randint(0, 5))
    has_straights = "straight" in five or "straight_flush" in five
    double_from = random.choice((0, 0, 1, 5, 10))
    scoring = random.choice(("count", "card_value"))
    players = random.choice((2, 3, 4))
    return {
        "players": players,
        "deal": random.choice(("thirteen", "whole_deck")) if players == 3 else "thirteen",
        "suit_order": "".join(random.sample("DCHS", 4)),
        "triples": random.random() < 0.5,
        "four_card_hands": random.random() < 0.5,
        "five_card_hands": tuple(five),
        "straights": random_straights(random) if has_straights else (),
        "flush_order": random.choice(("suit", "top_card")),
        "must_match": random.choice(("size", "type")),
        "bombs": tuple(random.sample(five, random.randint(0, len(five)))),
        "opening": random.choice(("contains", "alone", "automatic")),
        "after_pass": random.choice(("may_return", "out")),
        "lead_after_unbeatable": random.random() < 0.3,
        "scoring": scoring,
        "card_points": random.choice((1, 5, 7)) if scoring == "count" else 1,
        "double_from": double_from,
        "triple_from": random.choice((0, double_from + 1, double_from + 3)),
        "triple_if_unplayed": random.random() < 0.5,
        "double_per_two": random.random() < 0.5,
    }


def random_straights(random: Random) -> tuple[str, ...]:
    chosen = random.sample(STRAIGHTS, random.randint(1, len(STRAIGHTS)))
    return tuple("".join(random.sample(names, 5)) for names in chosen)
