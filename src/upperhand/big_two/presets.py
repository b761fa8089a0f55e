"""The named rules of Big Two, each with its source. A new preset is one entry here and one golden record."""

from typing import Any

from upperhand import spec
from upperhand._core.big_two import Rules
from upperhand.games import Preset

# Straights from low to high; each lists its five ranks with the one that ranks it last.
_THREE_TO_ACE = ("34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA")
_BY_FIRST_CARD = ("76543", "87654", "98765", "T9876", "JT987", "QJT98", "KQJT9", "AKQJT", "5432A", "65432")

_BIG2AI = Rules(
    suit_order="CDHS",
    five_card_hands=("straight", "full_house", "four_plus_one", "straight_flush"),
    straights=_BY_FIRST_CARD,  # "based on the first card": 23456 is the highest, A2345 the next
    must_match="type",
    bombs=("four_plus_one", "straight_flush"),  # the paper's rare sets
)
_BIG2AI_SOURCE = (
    "Chen and Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction "
    "for the Card Game Big2, IEEE Access 10, 2022"
)

PRESETS: dict[str, Preset] = {
    "sugiyanto": Preset(
        rules=Rules(straights=("A2345", "23456", *_THREE_TO_ACE), after_pass="out"),
        source="Sugiyanto, Fernando and Tai, A Rule-Based AI Method for an Agent Playing Big Two, "
        "Applied Sciences 11, 4206, 2021",
        players=(4,),
    ),
    "big2ai": Preset(
        rules=_BIG2AI.replace(card_points=5, double_from=10, double_per_two=True),
        source=f"{_BIG2AI_SOURCE}: the rules",
        players=(2, 3, 4),
    ),
    "big2ai_card_value": Preset(
        rules=_BIG2AI.replace(scoring="card_value"),
        source=f"{_BIG2AI_SOURCE}: the points of the experiments",
        players=(2, 3, 4),
    ),
    "greedy": Preset(
        rules=Rules(
            triples=True,
            straights=("A2345", *_THREE_TO_ACE, "34562"),
            double_from=10,
            triple_if_unplayed=True,
        ),
        source="Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, "
        "Bandung Institute of Technology, 2009",
        players=(2, 3, 4),
    ),
    "charlesworth": Preset(
        rules=Rules(
            triples=True,
            four_card_hands=True,
            five_card_hands=("straight", "flush", "full_house", "straight_flush"),
            straights=(*_THREE_TO_ACE, "JQKA2"),
            flush_order="top_card",
            opening="automatic",
        ),
        source="Charlesworth, Application of Self-Play Reinforcement Learning to a Four-Player Game of "
        "Imperfect Information, 2018",
        players=(4,),
    ),
    "hongkong": Preset(
        rules=Rules(straights=_THREE_TO_ACE, double_from=10, triple_from=13),
        source="the rules most tables in Hong Kong play by",
        players=(2, 3, 4),
    ),
}


def preset(name: str, **switches: Any) -> Rules:
    """The rules of that name, with some switches set otherwise.

    >>> preset("hongkong", players=3).players
    3
    """
    found: Preset = spec.pick(PRESETS, name, "preset")
    rules: Rules = found.with_switches(name, **switches)
    return rules
