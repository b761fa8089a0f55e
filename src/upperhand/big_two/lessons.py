"""The first lesson of Big Two, by the usual rules: one deal to learn the order, then three positions."""

from upperhand._core import Cards
from upperhand._core.big_two import State
from upperhand.big_two.presets import preset
from upperhand.big_two.words import USUAL_RULES
from upperhand.lessons import OTHERWISE, Lesson, Step
from upperhand.reason import Reason

#: The person, and the computers of a table.
NAMES = ["You", "Ada", "Blaise", "Emmy"]


def _dealt(*hands: str) -> State:
    """A fresh deal: the holder of the 3 of diamonds opens."""
    return State.from_hands(preset(USUAL_RULES), [Cards(hand) for hand in hands], names=NAMES)


def _later(leader: int, *hands: str) -> State:
    """A game that has been going on for a while; the cards that nobody holds have been played."""
    held = [Cards(hand) for hand in hands]
    gone = Cards.DECK - held[0] - held[1] - held[2] - held[3]
    return State.from_hands(preset(USUAL_RULES), held, names=NAMES, leader=leader, gone=gone)


_DEAL = _dealt(
    "3D 4S 6H 6S 8C TD TS JH QD KC KS AD 2C",
    "3C 4D 5C 6D 7C 8S 9H TC JD QC KD AS 2H",
    "3H 4C 5S 6C 7H 7S 8D 9C JC QH KH AH 2D",
    "3S 4H 5D 5H 7D 8H 9D 9S TH JS QS AC 2S",
)

_GOAL = Step(
    text=Reason("lesson_big_two_goal", card="3D"),
    start=_DEAL,
    right=("3D",),
    praise=Reason("lesson_big_two_goal_right"),
    replies=("5C", "7H", "9D"),
)
_RANKS = Step(
    text=Reason("lesson_big_two_ranks", card="9D"),
    right=("TD",),
    praise=Reason("lesson_big_two_ranks_right"),
    replies=("TC", "pass", "TH"),
    mistakes={
        "TS": Reason("lesson_big_two_ranks_other_ten", card="TD"),
        "pass": Reason("lesson_big_two_can_beat"),
        OTHERWISE: Reason("lesson_big_two_lower_will_do"),
    },
)
_SUITS = Step(
    text=Reason("lesson_big_two_suits", card="TH"),
    right=("TS",),
    praise=Reason("lesson_big_two_suits_right"),
    replies=("QC", "AH", "2S"),
    mistakes={
        "pass": Reason("lesson_big_two_can_beat"),
        OTHERWISE: Reason("lesson_big_two_suits_higher", card="TS"),
    },
)
_PASS = Step(
    text=Reason("lesson_big_two_pass", card="2S"),
    right=("pass",),
    praise=Reason("lesson_big_two_pass_right", name=NAMES[3]),
    replies=("pass", "pass", "5D 5H"),
)
_PAIRS = Step(
    text=Reason("lesson_big_two_pairs", name=NAMES[3]),
    right=("6H 6S",),
    praise=Reason("lesson_big_two_pairs_right"),
    replies=("pass", "pass", "pass"),
    mistakes={"pass": Reason("lesson_big_two_can_beat"), OTHERWISE: Reason("lesson_big_two_pairs_lower")},
)
_LEAD = Step(
    text=Reason("lesson_big_two_lead"),
    right=("4S",),
    praise=Reason("lesson_big_two_lead_right"),
    replies=("pass",),
    mistakes={OTHERWISE: Reason("lesson_big_two_lead_lowest")},
)

_FIVE = Step(
    text=Reason("lesson_big_two_five"),
    start=_later(
        0,
        "3C 5D 6C 7H 8S 9D QH QS",
        "4D 4C 8H JD JC KH AS",
        "5S 9H TC QD KD AD 2C",
        "3S 6D 7S 8D 9S JH AC",
    ),
    right=("5D 6C 7H 8S 9D",),
    praise=Reason("lesson_big_two_five_right"),
    replies=("pass", "pass", "pass"),
    mistakes={OTHERWISE: Reason("lesson_big_two_five_more")},
)
_HIGHER_HANDS = Step(
    text=Reason("lesson_big_two_hands", name=NAMES[1]),
    start=_later(
        1,
        "3C 4D 4S 6C 9C TD TH TS JC KC 2H",
        "4C 5D 6H 7S 8D JH QS KD AH",
        "3S 5C 7D 8S 9H QD KH AC 2C",
        "3H 5H 6S 7C 9S JD QH AS",
    ),
    before=("4C 5D 6H 7S 8D", "pass", "pass"),
    right=("3C 6C 9C JC KC",),
    praise=Reason("lesson_big_two_hands_right"),
    replies=("pass", "pass", "pass"),
    mistakes={
        "pass": Reason("lesson_big_two_can_beat"),
        "full_house": Reason("lesson_big_two_hands_flush_will_do"),
    },
)
_TWOS = Step(
    text=Reason("lesson_big_two_twos", name=NAMES[3], card="2S"),
    start=_later(
        3,
        "7D 7C 2S",
        "5H 6C TD QD",
        "3H 4S 4H 6S 8D 8H TC JD JH QC KS",
        "9H 9S AH",
    ),
    before=("AH",),
    right=("2S",),
    praise=Reason("lesson_big_two_twos_right"),
    replies=("pass", "pass", "pass"),
    mistakes={"pass": Reason("lesson_big_two_twos_pass", name=NAMES[3])},
)
_FINISH = Step(
    text=Reason("lesson_big_two_finish"),
    right=("7D 7C",),
    praise=Reason("lesson_big_two_finish_right"),
    mistakes={OTHERWISE: Reason("lesson_big_two_finish_single")},
)
_POINTS = Step(text=Reason("lesson_big_two_points"))

LESSON = Lesson(
    game="big_two",
    steps=(
        _GOAL, _RANKS, _SUITS, _PASS, _PAIRS, _LEAD, _FIVE, _HIGHER_HANDS, _TWOS, _FINISH, _POINTS
    ),
)  # fmt: skip
