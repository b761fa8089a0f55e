"""Sets of switches to test Rikken under: the presets, odd ones by hand, random ones."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.reference.rikken_presets import BETER, PRESETS, TABLE_2_1

Switches = dict[str, Any]

FULL = PRESETS["vorsteveld2007_full"]

ODD: dict[str, Switches] = {
    "one game": {**FULL, "bids": ("rik",), "troela": "off"},
    "misere below piek": {**FULL, "bids": ("rik", "misere", "piek", "solo8"), "troela": "off"},
    "joining": {**FULL, "join": ("piek", "misere")},
    "only joining": {**FULL, "bids": ("piek", "misere"), "join": ("piek", "misere"), "troela": "off"},
    "ace when led": {**FULL, "called_ace": "must_when_led"},
    "ace for the declarer": {**FULL, "called_ace": "must_when_declarer_leads", "scores": "rik_one"},
    "no blind call": {**FULL, "bids": ("rik", "rik_beter"), "blind_call": False, "troela": "off"},
    "obligatory troela": {**FULL, "troela": "obligatory"},
    "troela of three or four": {**FULL, "troela": "obligatory", "four_aces": True, "troela_lead": "ace"},
    "troela's ace stands": {
        **FULL,
        "four_aces": True,
        "troela_lead": "ace_not_trumped",
        "must_trump": True,
        "called_ace": "must_when_led",
    },
    "must trump": {**FULL, "must_trump": True},
    "hearts are better": {
        **FULL,
        "bids": ("rik", "rik_beter", "solo8", BETER[0], "solo9", BETER[1], "misere", "solo13", BETER[5]),
        "troela": "off",
        "scores": "stichting",
    },
    "schoppen mie for all": {**FULL, "bids": ("rik", "solo13"), "troela": "off", "all_pass": "schoppen_mie"},
    "dealer plays": {**FULL, "all_pass": "dealer_plays"},
    "dealer plays piek": {**FULL, "bids": ("piek",), "troela": "off", "all_pass": "dealer_plays"},
    "one chip": {**FULL, "scores": "rik_one"},
    "chips for every trick": {**FULL, "overtricks": 2},
    "chips of the house": {
        **FULL,
        "scores": "stichting",
        "tariffs": ("rik:3", "piek:7-4", "solo13:1000", "schoppen_mie:5"),
    },
}


def all_variants() -> dict[str, Switches]:
    return {**PRESETS, **ODD}


def random_switches(seed: int) -> Switches:
    """Any switches that do not contradict each other."""
    random = Random(seed)
    known = (*TABLE_2_1, *BETER)
    bids = random.sample(known, random.randint(1, len(known)))
    if random.random() < 0.5:
        bids.sort(key=known.index)
    if bids == ["troela"]:
        bids.append("rik")
    scores = random.choice(("vorsteveld", "rik_one", "stichting"))
    all_pass = random.choice(("redeal", "schoppen_mie", "dealer_plays"))
    played = [*bids] if all_pass != "schoppen_mie" or "schoppen_mie" in bids else [*bids, "schoppen_mie"]
    return {
        "bids": tuple(bids),
        "shuffle": random.choice(("fresh", "groups", "never")),
        "called_ace": random.choice(("must_when_led", "must_when_declarer_leads", "free")),
        "blind_call": random.random() < 0.5,
        "troela": random.choice(("off", "optional", "obligatory")) if "troela" in bids else "off",
        "troela_lead": random.choice(("left_of_dealer", "ace", "ace_not_trumped")),
        "four_aces": random.random() < 0.5,
        "join": tuple(bid for bid in ("piek", "misere") if bid in bids and random.random() < 0.5),
        "must_trump": random.random() < 0.5,
        "all_pass": all_pass,
        "scores": scores,
        "overtricks": 0 if scores == "stichting" else random.randint(0, 2),
        "tariffs": tuple(random_tariff(random, bid) for bid in played if random.random() < 0.2),
    }


def random_tariff(random: Random, contract: str) -> str:
    won, lost = random.randint(1, 1000), random.randint(1, 1000)
    return (
        f"{contract}:{won}"
        if contract == "schoppen_mie" or random.random() < 0.5
        else f"{contract}:{won}-{lost}"
    )
