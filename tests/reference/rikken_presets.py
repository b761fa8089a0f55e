"""The published ways to play Rikken, written down from their sources a second time."""

from __future__ import annotations

from typing import Any

TABLE_2_1 = tuple(
    "rik rik_beter solo8 troela piek solo9 misere solo10 open_piek solo11 open_piek_talk open_misere solo12 "
    "open_misere_talk solo13 schoppen_mie".split()
)

# 8 to 13 tricks alone with hearts as trump, which some houses put above the same number in another suit.
BETER = tuple(f"solo{tricks}_beter" for tricks in range(8, 14))

PRESETS: dict[str, dict[str, Any]] = {
    # The four main games; the holder of the called ace may keep it back.
    "vorsteveld2007": {
        "bids": ("rik", "solo8", "piek", "misere"),
        "shuffle": "groups",
        "called_ace": "free",
        "blind_call": True,
        "troela": "off",
        "troela_lead": "left_of_dealer",
        "four_aces": False,
        "join": (),
        "must_trump": False,
        "all_pass": "redeal",
        "scores": "vorsteveld",
        "overtricks": 0,
        "tariffs": (),
    },
    # Tournaments do not shuffle either, and the asked ace comes when its suit does.
    "stichting2025": {
        "bids": tuple(
            "rik rik_beter solo8 piek solo9 misere solo10 open_piek solo11 open_misere solo12 open_piek_talk "
            "open_misere_talk solo13".split()
        ),
        "shuffle": "never",
        "called_ace": "must_when_led",
        "scores": "stichting",
    },
}
PRESETS["stichting2025"] = {**PRESETS["vorsteveld2007"], **PRESETS["stichting2025"]}
PRESETS["vorsteveld2007_full"] = {**PRESETS["vorsteveld2007"], "bids": TABLE_2_1, "troela": "optional"}
# A kitchen table: three aces must be told, the ace falls, and what nobody wants is a Schoppen Mie.
PRESETS["huisregels"] = {
    **PRESETS["vorsteveld2007"],
    "bids": tuple(
        "rik rik_beter solo8 troela piek solo9 misere solo10 open_piek solo11 open_misere solo12 "
        "open_piek_talk open_misere_talk solo13".split()
    ),
    "shuffle": "never",
    "called_ace": "must_when_led",
    "troela": "obligatory",
    "join": ("piek", "misere"),
    "all_pass": "schoppen_mie",
    "scores": "rik_one",
    "overtricks": 1,
}
