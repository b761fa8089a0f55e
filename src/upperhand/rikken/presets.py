"""The named rules of Rikken, each with its source. A new preset is one entry here and one golden record."""

from typing import Any

from upperhand import spec
from upperhand._core.rikken import Rules
from upperhand.games import Preset

_VORSTEVELD_SOURCE = "Vorsteveld, Knowledge vs. Power in the Game of Rikken, Universiteit Maastricht, 2007"
_VORSTEVELD = Rules(bids=("rik", "solo8", "piek", "misere"), shuffle="groups")

# The order of bids of the tournament table; house rules have Troela besides.
_TABLE = (
    "rik",
    "rik_beter",
    "solo8",
    "piek",
    "solo9",
    "misere",
    "solo10",
    "open_piek",
    "solo11",
    "open_misere",
    "solo12",
    "open_piek_talk",
    "open_misere_talk",
    "solo13",
)

PRESETS: dict[str, Preset] = {
    "vorsteveld2007": Preset(
        rules=_VORSTEVELD,
        source=f"{_VORSTEVELD_SOURCE}: the four main bids of the experiments",
        players=(4,),
    ),
    "vorsteveld2007_full": Preset(
        rules=_VORSTEVELD.replace(
            bids=(
                "rik",
                "rik_beter",
                "solo8",
                "troela",
                "piek",
                "solo9",
                "misere",
                "solo10",
                "open_piek",
                "solo11",
                "open_piek_talk",
                "open_misere",
                "solo12",
                "open_misere_talk",
                "solo13",
                "schoppen_mie",
            ),
            troela="optional",
        ),
        source=f"{_VORSTEVELD_SOURCE}: Table 2.1",
        players=(4,),
    ),
    "stichting2025": Preset(
        rules=Rules(bids=_TABLE, shuffle="never", called_ace="must_when_led", scores="stichting"),
        source="the tournament table of the Stichting Rikken, 2025; pack and ace by custom",
        players=(4,),
    ),
    "huisregels": Preset(
        rules=Rules(
            bids=(*_TABLE[:3], "troela", *_TABLE[3:]),
            shuffle="never",
            called_ace="must_when_led",
            troela="obligatory",
            join=("piek", "misere"),
            all_pass="schoppen_mie",
            scores="rik_one",
            overtricks=1,
        ),
        source="common house rules: descriptions of the game by clubs and players",
        players=(4,),
    ),
}


def preset(name: str, **switches: Any) -> Rules:
    """The rules of that name, with some switches set otherwise.

    >>> preset("vorsteveld2007", join=("misere",)).join
    ('misere',)
    """
    found: Preset = spec.pick(PRESETS, name, "preset")
    rules: Rules = found.with_switches(name, **switches)
    return rules
