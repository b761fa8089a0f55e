"""Every legal move with what it leaves in hand and what it earns, and the one to take."""

from collections.abc import Sequence
from typing import NamedTuple

from upperhand._core.big_two import Move, View, values_left
from upperhand.big_two.players.dynamic_greedy.bonus import (
    Adjustment,
    Counts,
    following_adjustments,
    leading_adjustments,
    stopping_bonus,
)
from upperhand.big_two.players.dynamic_greedy.settings import Settings
from upperhand.big_two.players.dynamic_greedy.standing import worth

_SAME = 1e-9  # values closer than this differ by rounding alone


class Earning(NamedTuple):
    """What plays of one size earn, and the part of it that is for the situation."""

    points: float
    adjustments: Sequence[Adjustment] = ()


class Option(NamedTuple):
    """A legal move with so many cards, what the hand is worth after it, and what it earns."""

    move: Move
    size: int
    left: float
    earned: float
    stops: bool = False  # it earns a bonus for keeping another's last card from being played

    @property
    def value(self) -> float:
        return self.left + self.earned


def weigh(settings: Settings, view: View) -> list[Option]:
    moves = view.legal_moves()
    left = values_left(view.rules, view.hand, moves, worth(settings, view))
    counts = Counts.of(view)
    sizes = [len(move.cards) for move in moves]
    points = {size: earning(settings, view, counts, size).points for size in set(sizes)}
    options = [
        Option(move, size, kept, points[size]) for move, size, kept in zip(moves, sizes, left, strict=True)
    ]
    bonus = stopping_bonus(settings, counts, len(view.table.cards) if view.table else 0)
    return _with_stoppers(view, options, bonus) if bonus else options


def earning(settings: Settings, view: View, counts: Counts, size: int) -> Earning:
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
