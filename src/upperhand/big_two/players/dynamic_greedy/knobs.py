"""What the search may turn: few numbers that shape all tables, since 52 values would fit the noise."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from upperhand.big_two.players.dynamic_greedy.player import DynamicGreedy
from upperhand.big_two.players.dynamic_greedy.settings import TABLE_2_PAIRS, TABLE_2_SINGLES

_FIRST_TWO = 48  # the place of the lowest 2 among the singles


class Knob(NamedTuple):
    """A number that is searched from the middle of a range, and what it is in the paper."""

    low: float
    high: float
    paper: float


# The middles are a brisk player: the paper's passes on most singles, which is no good place to search from.
# A kept straight stays at the paper's 150: twice all numbers would choose the same moves.
KNOBS = {
    # Table 2 times these: cards below zero, those up to the aces, the 2s, and pairs.
    "low_singles": Knob(0, 3, 1),
    "middle_singles": Knob(0.4, 1.6, 1),
    "twos": Knob(0.4, 1.6, 1),
    "pairs": Knob(0.4, 1.6, 1),
    "triple": Knob(0, 100, 50),
    "five_cards_step": Knob(0, 20, 10),
    "lead_pair": Knob(0, 120, 50),
    "lead_triple": Knob(0, 150, 50),
    "lead_five": Knob(50, 250, 150),
    "follow_single": Knob(0, 80, 0),
    "follow_pair": Knob(20, 140, 50),
    "follow_triple": Knob(20, 180, 50),
    "follow_five": Knob(100, 300, 150),
    "late_single": Knob(0, 60, 30),
    "late_pair": Knob(0, 60, 30),
    "finish_single": Knob(0, 60, 20),
    "finish_pair": Knob(0, 100, 50),
    "stop_single": Knob(0, 60, 20),
    "stop_pair": Knob(100, 300, 200),
    "stop_five": Knob(0, 200, 100),
    "risk_single": Knob(0, 80, 0),
    "risk_pair": Knob(0, 40, 0),
    "risk_five": Knob(0, 40, 0),
}

PAPER = {name: float(knob.paper) for name, knob in KNOBS.items()}
START = {name: (knob.low + knob.high) / 2 for name, knob in KNOBS.items()}

_STRAIGHT = 150.0


def player_of(at: Mapping[str, float]) -> DynamicGreedy:
    """The player with every knob set; at the paper's numbers, the paper's player."""
    return DynamicGreedy(
        singles=_rounded(_single_factor(place, at) * value for place, value in enumerate(TABLE_2_SINGLES)),
        pairs=_rounded(at["pairs"] * value for value in TABLE_2_PAIRS),
        triple=at["triple"],
        four_card_hands=_four_card_hands(at),
        five_card_hands=_rounded(_STRAIGHT + at["five_cards_step"] * kind for kind in range(5)),
        lead=_by_size(0.0, at["lead_pair"], at["lead_triple"], at["lead_five"]),
        follow=_by_size(at["follow_single"], at["follow_pair"], at["follow_triple"], at["follow_five"]),
        late=_as_pairs(at["late_single"], at["late_pair"], 0.0),
        finish=_as_pairs(at["finish_single"], at["finish_pair"], 0.0),
        stop=_as_pairs(at["stop_single"], at["stop_pair"], at["stop_five"]),
        lead_risk=_as_pairs(at["risk_single"], at["risk_pair"], at["risk_five"]),
    )


def _single_factor(place: int, at: Mapping[str, float]) -> float:
    if place >= _FIRST_TWO:
        return at["twos"]
    return at["low_singles"] if TABLE_2_SINGLES[place] < 0 else at["middle_singles"]


def _four_card_hands(at: Mapping[str, float]) -> tuple[float, ...]:
    """Half way from a triple to a straight, and a step above it."""
    two_pair = (at["triple"] + _STRAIGHT) / 2
    return _rounded((two_pair, two_pair + at["five_cards_step"]))


def _by_size(one: float, two: float, three: float, five: float) -> tuple[float, ...]:
    """Four cards lie half way between three and five."""
    return one, two, three, (three + five) / 2, five


def _as_pairs(one: float, two: float, five: float) -> tuple[float, ...]:
    return one, two, two, two, five


def _rounded(values: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(value, 1) + 0.0 for value in values)
