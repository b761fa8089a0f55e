"""The first lesson of Rikken, by the usual rules: tricks and trump, an auction, the partner, alone, chips."""

from typing import Any

from upperhand._core import Cards
from upperhand._core.rikken import State
from upperhand.lessons import OTHERWISE, Lesson, Step
from upperhand.reason import Reason
from upperhand.rikken.presets import preset
from upperhand.rikken.words import USUAL_RULES

#: The person, and the computers of a table.
NAMES = ["You", "Ada", "Blaise", "Emmy"]


def _position(*hands: str, called: str | None = None, **known: Any) -> State:
    """A fresh deal or, with a contract, a game that has been going on for a while."""
    ace = None if called is None else Cards(called)
    held = [Cards(hand) for hand in hands]
    return State.from_hands(preset(USUAL_RULES), held, names=NAMES, called=ace, **known)


_TRICK = Step(
    text=Reason("lesson_rikken_trick", name=NAMES[1], suit="D"),
    start=_position(
        "AD 4D AC 6C 2H",
        "9D 8C 5C KH QS",
        "JD TC 9C QH JS",
        "3D 7C 3C TH 5S",
        contract="solo8",
        declarer=1,
        trump="H",
        leader=1,
        tricks_won=[1, 4, 1, 2],
    ),
    before=("9D", "JD", "3D"),
    right=("AD",),
    praise=Reason("lesson_rikken_trick_right"),
    mistakes={OTHERWISE: Reason("lesson_rikken_trick_too_low", card="JD")},
)
_LEAD = Step(
    text=Reason("lesson_rikken_lead"),
    right=("AC",),
    praise=Reason("lesson_rikken_lead_right"),
    replies=("5C", "9C", "3C"),
    mistakes={OTHERWISE: Reason("lesson_rikken_lead_low", card="AC")},
)
_TRUMP = Step(
    text=Reason("lesson_rikken_trump", name=NAMES[1], suit="H", led="C"),
    start=_position(
        "2H 8D 7D TS",
        "KC QH 5D 6S",
        "4C JD 9S 3S",
        "9C TC QD 8S",
        contract="rik",
        declarer=0,
        trump="H",
        called="AD",
        partner=2,
        leader=1,
        tricks_won=[3, 2, 2, 2],
    ),
    before=("KC", "4C", "9C"),
    right=("2H",),
    praise=Reason("lesson_rikken_trump_right", card="2H"),
    mistakes={OTHERWISE: Reason("lesson_rikken_trump_discard", card="KC")},
)
_BID = Step(
    text=Reason("lesson_rikken_bid", bid="rik"),
    start=_position(
        "AH KH QH JH 7H 3H AS 6S KD 9D 4D 8C 5C",
        "TH 5H KS TS 8S 4S QD 7D 3D AC TC 7C 2C",
        "9H 2H QS 9S 7S 3S AD TD 5D QC 9C 6C 3C",
        "8H 6H 4H JS 5S 2S JD 8D 6D 2D KC JC 4C",
        dealer=3,
    ),
    right=("rik",),
    praise=Reason("lesson_rikken_bid_right"),
    replies=("pass", "pass", "pass"),
    mistakes={
        "pass": Reason("lesson_rikken_bid_pass"),
        "solo8": Reason("lesson_rikken_bid_solo"),
        "piek": Reason("lesson_rikken_bid_piek"),
        "misere": Reason("lesson_rikken_bid_misere"),
    },
)
_CHOOSE_TRUMP = Step(
    text=Reason("lesson_rikken_choose"),
    right=("trump H",),
    praise=Reason("lesson_rikken_choose_right", suit="H"),
    mistakes={OTHERWISE: Reason("lesson_rikken_choose_longest", suit="H")},
)
_CALL = Step(
    text=Reason("lesson_rikken_call"),
    right=("call AD", "call AC"),
    praise=Reason("lesson_rikken_call_right"),
)
_FIND = Step(
    text=Reason("lesson_rikken_find", card="AD"),
    start=_position(
        "JH 7H KD 9D 4D 5C",
        "KS TS QD 7D TC 7C",
        "QS 9S AD TD QC 9C",
        "JS 5S JD 2D JC 4C",
        contract="rik",
        declarer=0,
        trump="H",
        called="AD",
        leader=0,
        tricks_won=[4, 1, 1, 1],
    ),
    right=("4D", "9D"),
    praise=Reason("lesson_rikken_find_right", name=NAMES[2]),
    replies=("7D", "AD", "2D"),
    mistakes={
        "KD": Reason("lesson_rikken_find_king", card="AD"),
        OTHERWISE: Reason("lesson_rikken_find_other", suit="D"),
    },
)
_HELP = Step(
    text=Reason("lesson_rikken_help", name=NAMES[1], card="AC"),
    start=_position(
        "AD 2D AC 9H 6S",
        "KD QS TS 4C 3H",
        "5D JH 8H JC 7S",
        "8D TH 6H QC 9C",
        contract="rik",
        declarer=1,
        trump="S",
        called="AC",
        leader=1,
        tricks_won=[1, 4, 2, 1],
    ),
    before=("KD", "5D", "8D"),
    right=("2D",),
    praise=Reason("lesson_rikken_help_right"),
    replies=("4C", "JC", "QC"),
    mistakes={OTHERWISE: Reason("lesson_rikken_help_overtaken", name=NAMES[1])},
)
_SHOW = Step(
    text=Reason("lesson_rikken_show", name=NAMES[1], card="AC"),
    right=("AC",),
    praise=Reason("lesson_rikken_show_right"),
)
_MISERE = Step(
    text=Reason("lesson_rikken_misere", name=NAMES[1], card="KD"),
    start=_position(
        "QD 3D 5C 2C 4S",
        "KD 8D KC 9S JH",
        "7D 6D QC 8S TH",
        "9D TC 9C JS 2H",
        contract="misere",
        declarer=0,
        leader=1,
        tricks_won=[0, 3, 2, 3],
    ),
    before=("KD", "7D", "9D"),
    right=("QD",),
    praise=Reason("lesson_rikken_misere_right"),
    mistakes={OTHERWISE: Reason("lesson_rikken_misere_later", card="QD")},
)
_LAST = Step(
    text=Reason("lesson_rikken_last", name=NAMES[2]),
    start=_position(
        "7H",
        "KS",
        "QC",
        "JS",
        contract="rik",
        declarer=0,
        trump="H",
        called="AD",
        partner=2,
        leader=0,
        tricks_won=[5, 2, 2, 3],
    ),
    right=("7H",),
    praise=Reason("lesson_rikken_last_right"),
    replies=("KS", "QC", "JS"),
)
_CHIPS = Step(text=Reason("lesson_rikken_chips"))

LESSON = Lesson(
    game="rikken",
    steps=(
        _TRICK, _LEAD, _TRUMP, _BID, _CHOOSE_TRUMP, _CALL, _FIND, _HELP, _SHOW, _MISERE, _LAST, _CHIPS
    ),
)  # fmt: skip
