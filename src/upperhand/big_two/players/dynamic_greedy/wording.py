"""What a decision of the greedy player says for itself."""

from collections.abc import Sequence

from upperhand._core.big_two import View
from upperhand.big_two.players.dynamic_greedy.bonus import Adjustment, Counts
from upperhand.big_two.players.dynamic_greedy.settings import Settings
from upperhand.big_two.players.dynamic_greedy.weighing import Option, earning


def reason(settings: Settings, view: View, chosen: Option, options: list[Option]) -> str:
    others = [option for option in options if option is not chosen]
    if chosen.move.is_pass:
        return f"pass: {_why_pass(view, chosen, others)}"
    if chosen.size == len(view.hand):
        return f"play {chosen.move}: it is the last combination, and the game is won"
    if chosen.stops:
        return f"play {chosen.move}: {_why_stop(chosen)}"
    adjustments = earning(settings, view, Counts.of(view), chosen.size).adjustments
    if view.table is None:
        return f"lead {chosen.move}: {_why_lead(chosen, others, adjustments)}"
    whole = options[-1].left  # after the pass, which comes last
    return f"play {chosen.move}: {_change(chosen, whole)}{_as(adjustments)}"


def _why_pass(view: View, chosen: Option, others: list[Option]) -> str:
    if not others:
        return f"nothing in hand beats {view.table}"
    best = max(others, key=lambda option: option.value)
    return f"even for {best.move} {_change(best, chosen.left)}"


def _why_stop(chosen: Option) -> str:
    if chosen.size > 1:
        return "a bomb is out of reach of the next player, who has one card left"
    return "the highest card, as the next player has one card left"


def _why_lead(chosen: Option, others: list[Option], adjustments: Sequence[Adjustment]) -> str:
    told = f"it leaves a hand worth {_number(chosen.left)}"
    if chosen.earned:
        told += f" and earns {_number(chosen.earned)}{_as(adjustments)}"
    if not others:
        return told
    second = max(others, key=lambda option: option.value)
    behind = round(chosen.value - second.value, 1)
    return f"{told}; {second.move} comes {f'{_number(behind)} behind' if behind > 0 else 'level'}"


def _change(option: Option, whole: float) -> str:
    lost = round(whole - option.left, 1)
    told = "the rest of the hand is worth "
    told += f"{_number(abs(lost))} {'less' if lost > 0 else 'more'}" if lost else "as much as all of it"
    return f"{told}, and the play earns {_number(option.earned)}" if option.earned else told


def _as(adjustments: Sequence[Adjustment]) -> str:
    return f", as {' and '.join(each.why for each in adjustments)}" if adjustments else ""


def _number(value: float) -> str:
    return f"{round(value, 1) + 0.0:g}"
