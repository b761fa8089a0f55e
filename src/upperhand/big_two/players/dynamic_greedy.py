"""The agent of Matthew, Dynamic Greedy Algorithm for Big Two Card Game's AI, Bandung, 2009.

Section 4.2 gives every card, pair, triple and five-card hand a *greedy value*. A hand is worth the best total
over all ways to split it, a move earns a bonus, and the player takes the move with the largest sum. It reads
in this order: the paper's numbers, what they come to with the cards still out, what a move earns beside what
it leaves, the choice and its reason, and the numbers that a search found (`dynamic_greedy_tuning`).

The paper leaves out what rules beyond its own bring. Triples and four-card hands on the table are treated as
it treats pairs, and a bomb as the five cards that it is.

The core has the same player without reasons (`core/big_two/players/opponents/dynamic_greedy.h`); a change
belongs into both, and `tests/big_two/test_opponents.py` compares their moves.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Annotated, NamedTuple

from upperhand._core import Rng
from upperhand._core.big_two import Move, View, values_left
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.spec import Length, check_settings

# Table 2, a row a rank from 3 to 2 and a column a suit from low to high.
# fmt: off
TABLE_2_SINGLES = (
    -9.0, -9.0, -9.0, -9.0,
    -7.0, -7.0, -7.0, -7.0,
    -5.0, -5.0, -5.0, -5.0,
    -2.0, -2.0, -2.0, -2.0,
    0.0, 0.0, 0.0, 0.0,
    1.0, 1.0, 1.0, 1.0,
    2.0, 3.0, 4.0, 5.0,
    6.0, 7.0, 8.0, 9.0,
    10.0, 11.0, 12.0, 13.0,
    14.0, 15.0, 16.0, 17.0,
    18.0, 19.0, 20.0, 21.0,
    22.0, 23.0, 24.0, 25.0,
    30.0, 35.0, 40.0, 50.0,
)
# Without the highest suit, and with it. As printed: 10s are below 9s, and 2s are low since they are better
# played one by one.
TABLE_2_PAIRS = (
    20.0, 20.0,
    25.0, 25.0,
    30.0, 30.0,
    35.0, 35.0,
    40.0, 40.0,
    45.0, 45.0,
    50.0, 50.0,
    45.0, 45.0,
    50.0, 50.0,
    55.0, 60.0,
    65.0, 70.0,
    75.0, 80.0,
    30.0, 25.0,
)
# fmt: on

_Two = Annotated[tuple[float, ...], Length(2)]
_Five = Annotated[tuple[float, ...], Length(5)]

_CARDS = 52
_TWOS = 12  # the rank
_FIRST_TWO = 48  # the place of the lowest 2 among the singles
_SAME = 1e-9  # values closer than this differ by rounding alone
_STRAIGHT = 150.0  # what the search leaves as it is: twice all numbers would choose the same moves

Row = list[float] | tuple[float, ...]


@dataclass(frozen=True)
class DynamicGreedy:
    """Makes the move that leaves the most valuable hand, by tables that follow the cards still out (Matthew).

    `singles` to `five_card_hands` are the values of cards kept in hand, `lead` and `follow` the rewards of
    plays, and the other settings adjust these by the number of cards that everybody has left.
    """

    # The numbers of section 4.2. A table of five goes by the number of cards, or by the five-card hand.

    # What combinations kept in hand are worth.
    singles: Annotated[tuple[float, ...], Length(52)] = TABLE_2_SINGLES
    pairs: Annotated[tuple[float, ...], Length(26)] = TABLE_2_PAIRS
    triple: float = 50.0  # in addition to the value of its highest card
    four_card_hands: _Two = (100.0, 110.0)  # two pair, four of a kind; likewise
    five_card_hands: _Five = (150.0, 160.0, 170.0, 180.0, 190.0)  # as in KINDS, straights first

    # What a play earns when it leads, and when it follows.
    lead: _Five = (0.0, 50.0, 50.0, 100.0, 150.0)
    follow: _Five = (0.0, 50.0, 50.0, 100.0, 150.0)

    # What a play earns in addition, by its size: with many cards in hand while another seat has few, with few
    # cards in hand, and while another seat has so few that its next play of this size may be its last.
    many_cards: int = 10
    another_close: int = 6
    late: _Five = (30.0, 30.0, 30.0, 30.0, 0.0)
    few_cards: int = 4
    finish: _Five = (20.0, 50.0, 50.0, 50.0, 0.0)
    last_play: Annotated[tuple[int, ...], Length(5)] = (
        1,
        2,
        3,
        4,
        7,
    )  # from the size of the play to this many cards
    stop: _Five = (20.0, 200.0, 200.0, 200.0, 100.0)
    stop_next: float = 1_000.0  # for the highest card on a single while the next player has one card

    # Where the paper is silent: the price of leading what may be another's last play, and going out at once,
    # which is what the game is for.
    lead_risk: _Five = (0.0, 0.0, 0.0, 0.0, 0.0)
    going_out: float = 10_000.0

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        options = weigh(self, view)
        chosen = choose(view, options)
        values = tuple((option.move, option.value) for option in options)
        return Decision(chosen.move, reason(self, view, chosen, options), values)


# What combinations are worth now: Table 2, read from the highest card still out.
#
# "The GV is relative too, because the GV can rise if the higher card has been thrown": the highest card that
# was not played yet is worth what the highest card of the deck is in the table, the next one what the next
# is, and so on. Pairs go by rank likewise, except the 2s: their pair is low for being better split, not for
# being weak.


def card_values(settings: DynamicGreedy, view: View) -> list[Row]:
    """A row for each of KINDS, with what such a combination is worth by its highest card in order of play."""
    singles = single_values(settings.singles, view)
    two_pair, four = settings.four_card_hands
    return [
        singles,
        pair_values(settings.pairs, view),
        [settings.triple + value for value in singles],
        [two_pair + value for value in singles],
        [four + value for value in singles],
        *_five_card_rows(settings.five_card_hands),
    ]


def single_values(table: tuple[float, ...], view: View) -> list[float]:
    out = view.hand.mask | view.unseen.mask
    places = [place for place, card in enumerate(_order_of_play(view.rules.suit_order)) if out & card]
    values = [0.0] * _CARDS
    for place, value in zip(places, table[_CARDS - len(places) :], strict=True):
        values[place] = value
    return values


def pair_values(table: tuple[float, ...], view: View) -> list[float]:
    hand, unseen = view.hand.mask, view.unseen.mask
    values = [0.0] * _CARDS
    last = _TWOS  # the row of the pair above
    for rank in reversed(range(_CARDS // 4)):
        if not _somebody_may_pair(rank, hand, unseen):
            continue
        row = rank if rank == _TWOS else last - 1
        last = row
        low, high = table[2 * row : 2 * row + 2]
        values[4 * rank : 4 * rank + 4] = low, low, low, high
    return values


def _somebody_may_pair(rank: int, hand: int, unseen: int) -> bool:
    """A 2 in hand and one unseen do not make a pair, as in the example of section 2.2."""
    return any((cards >> 4 * rank & 15).bit_count() >= 2 for cards in (hand, unseen))


@lru_cache
def _order_of_play(suit_order: str) -> tuple[int, ...]:
    """The bit of each card, from the lowest to the highest in order of play."""
    return tuple(1 << 4 * rank + "DCHS".index(suit) for rank in range(_CARDS // 4) for suit in suit_order)


@lru_cache
def _five_card_rows(values: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    return tuple((value,) * _CARDS for value in values)


# What a move earns, apart from what it leaves in hand: by its size, and by everybody's number of cards.


class Adjustment(NamedTuple):
    """A bonus by the situation, and what the situation is."""

    points: float
    why: Reason


@dataclass(frozen=True, slots=True)
class Counts:
    """How many cards everybody has; `next` is the next opponent who may answer a play now."""

    own: int
    others: tuple[int, ...]
    next: int

    @staticmethod
    def of(view: View) -> "Counts":
        counts, seat = view.counts, view.seat
        return Counts(counts[seat], counts[:seat] + counts[seat + 1 :], counts[_next_to_answer(view)])

    def another_within(self, least: int, most: int) -> bool:
        return any(least <= left <= most for left in self.others)


def following_adjustments(settings: DynamicGreedy, counts: Counts, size: int) -> list[Adjustment]:
    """Section 4.2, for a play on this many cards.

    "Pair" under a single, "single" under a pair and "pair" under five cards are read as the kind that lies
    there; "own 10-13" and "one of other player less than 7" as one condition.
    """
    found = []
    if counts.own >= settings.many_cards and min(counts.others) <= settings.another_close:
        why = Reason("many_cards_cost", own=counts.own, other=min(counts.others))
        found.append(Adjustment(settings.late[size - 1], why))
    if counts.own <= settings.few_cards:
        found.append(Adjustment(settings.finish[size - 1], Reason("few_cards_in_hand", own=counts.own)))
    if may_be_last_play(settings, counts, size):
        found.append(Adjustment(settings.stop[size - 1], _last_play_reason(settings, size)))
    return [each for each in found if each.points]


def leading_adjustments(settings: DynamicGreedy, counts: Counts, size: int) -> list[Adjustment]:
    if not settings.lead_risk[size - 1] or not may_be_last_play(settings, counts, size):
        return []
    return [Adjustment(-settings.lead_risk[size - 1], _last_play_reason(settings, size))]


def stopping_bonus(settings: DynamicGreedy, counts: Counts, size: int) -> float:
    """What the highest card earns on this many cards: "throw the largest", as a last card may come next."""
    return settings.stop_next if size == 1 and counts.next == 1 else 0.0


def may_be_last_play(settings: DynamicGreedy, counts: Counts, size: int) -> bool:
    return counts.another_within(size, settings.last_play[size - 1])


def _last_play_reason(settings: DynamicGreedy, size: int) -> Reason:
    most = settings.last_play[size - 1]
    if most <= size:
        return Reason("opponent_has", count=size)
    return Reason("opponent_has_range", least=size, most=most)


def _next_to_answer(view: View) -> int:
    """The next seat; where a pass lasts until the trick ends, the next that has not passed."""
    out = view.passed if view.rules.after_pass == "out" else ()
    players = view.rules.players
    following = [(view.seat + step) % players for step in range(1, players)]
    return next((seat for seat in following if seat not in out), following[0])


# Every legal move with what it leaves in hand and what it earns, and the one to take.


class Earning(NamedTuple):
    """What plays of one size earn, and the part of it that is for the situation."""

    points: float
    adjustments: Sequence[Adjustment] = ()


class Option(NamedTuple):
    """A legal move with this many cards, what the hand is worth after it, and what it earns."""

    move: Move
    size: int
    left: float
    earned: float
    stops: bool = False  # it earns a bonus for keeping another's last card from being played

    @property
    def value(self) -> float:
        return self.left + self.earned


def weigh(settings: DynamicGreedy, view: View) -> list[Option]:
    moves = view.legal_moves()
    left = values_left(view.rules, view.hand, moves, card_values(settings, view))
    counts = Counts.of(view)
    sizes = [len(move.cards) for move in moves]
    points = {size: earning(settings, view, counts, size).points for size in set(sizes)}
    options = [
        Option(move, size, kept, points[size]) for move, size, kept in zip(moves, sizes, left, strict=True)
    ]
    bonus = stopping_bonus(settings, counts, len(view.table.cards) if view.table else 0)
    return _with_stoppers(view, options, bonus) if bonus else options


def earning(settings: DynamicGreedy, view: View, counts: Counts, size: int) -> Earning:
    if size == 0:
        return Earning(0.0)
    if view.table is None:
        usual, adjustments = settings.lead[size - 1], leading_adjustments(settings, counts, size)
    else:
        usual = settings.follow[size - 1]
        adjustments = following_adjustments(settings, counts, len(view.table.cards))
    points = usual + sum(each.points for each in adjustments)
    return Earning(points + settings.going_out if size == counts.own else points, adjustments)


def choose(view: View, options: list[Option]) -> Option:
    """The option of the largest value; of equal ones the most cards, then the weakest."""
    most = max(option.value for option in options) - _SAME
    level = [option for option in options if option.value >= most]
    if len(level) == 1:
        return level[0]
    return min(level, key=lambda option: (-option.size, _strength(view, option), option.move.cards.mask))


def _with_stoppers(view: View, options: list[Option], bonus: float) -> list[Option]:
    """The bonus for the highest card, and for bombs, which no last card beats either."""
    singles = [option for option in options if option.size == 1]
    highest = max(singles, key=lambda option: _strength(view, option), default=None)
    return [
        option._replace(earned=option.earned + bonus, stops=True)
        if option is highest or option.size > 1
        else option
        for option in options
    ]


def _strength(view: View, option: Option) -> int:
    combination = view.rules.classify(option.move.cards)
    return combination.strength if combination else -1


# What a decision says for itself.


def reason(settings: DynamicGreedy, view: View, chosen: Option, options: list[Option]) -> Reason:
    others = [option for option in options if option is not chosen]
    if chosen.move.is_pass:
        return _why_pass(view, chosen, others)
    if chosen.size == len(view.hand):
        return Reason("last_combination")
    if chosen.stops:
        return Reason("bomb_against_last_card" if chosen.size > 1 else "highest_against_last_card")
    adjustments = earning(settings, view, Counts.of(view), chosen.size).adjustments
    if view.table is None:
        return _why_lead(chosen, others, adjustments)
    whole = options[-1].left  # after the pass, which comes last
    return _because(_change(chosen, whole), adjustments)


def _why_pass(view: View, chosen: Option, others: list[Option]) -> Reason:
    if not others:
        return Reason("nothing_beats", play=view.table)
    best = max(others, key=lambda option: option.value)
    return Reason("even_for", play=best.move, what=_change(best, chosen.left))


def _why_lead(chosen: Option, others: list[Option], adjustments: Sequence[Adjustment]) -> Reason:
    worth = _number(chosen.left)
    left = Reason("leaves", worth=worth)
    if chosen.earned:
        left = Reason("leaves_and_earns", worth=worth, earned=_number(chosen.earned))
        left = _because(left, adjustments)
    if not others:
        return left
    second = max(others, key=lambda option: option.value)
    behind = _number(chosen.value - second.value)
    if behind > 0:
        return Reason("comes_behind", what=left, other=second.move, behind=behind)
    return Reason("comes_level", what=left, other=second.move)


def _change(option: Option, whole: float) -> Reason:
    lost = _number(whole - option.left)
    if lost:
        rest = Reason("rest_worth_less" if lost > 0 else "rest_worth_more", worth=abs(lost))
    else:
        rest = Reason("rest_worth_as_much")
    return Reason("and_the_play_earns", what=rest, earned=_number(option.earned)) if option.earned else rest


def _because(what: Reason, adjustments: Sequence[Adjustment]) -> Reason:
    if not adjustments:
        return what
    *before, last = (each.why for each in adjustments)
    why = reduce(lambda then, first: Reason("and", first=first, then=then), reversed(before), last)
    return Reason("as", what=what, why=why)


def _number(value: float) -> float:
    return round(value, 1) + 0.0


# The numbers that a search found. It turns few knobs that shape all tables, since 52 values would fit the
# noise.


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


# experiments/greedy/README.md tells how these were found, and what they gained.
TUNED_KNOBS = {
    "low_singles": 2.41,
    "middle_singles": 1.06,
    "twos": 1.13,
    "pairs": 1.01,
    "triple": 50.8,
    "five_cards_step": 9.68,
    "lead_pair": 49.71,
    "lead_triple": 95.66,
    "lead_five": 175.36,
    "follow_single": 53.67,
    "follow_pair": 87.73,
    "follow_triple": 109.6,
    "follow_five": 201.29,
    "late_single": 29.65,
    "late_pair": 38.37,
    "finish_single": 29.07,
    "finish_pair": 77.56,
    "stop_single": 26.99,
    "stop_pair": 170.9,
    "stop_five": 103.49,
    "risk_single": 51.5,
    "risk_pair": 17.75,
    "risk_five": 12.35,
}

TUNED = player_of(TUNED_KNOBS)
