"""What a review says about a costly move of Big Two, where there is more to say than what was better."""

from collections.abc import Sequence
from typing import Any

from upperhand._core.big_two import Move, State
from upperhand.big_two.words import command
from upperhand.reason import Reason


def remark(state: State, move: Move, judgement: Any, following: Sequence[str]) -> Reason | None:
    """`state` is the game before the move, `following` are the moves after it."""
    number, better = state.ply + 1, judgement.best
    points = round(better.points - judgement.made.points, 1)
    if better.proven and not judgement.made.proven:
        return Reason("remark_missed_win", number=number, better=command(better.move))
    if move.is_pass:
        return Reason("remark_passed", number=number, better=command(better.move), points=points)
    stronger = _stronger_plays(following, state.rules.players)
    if state.table is None and stronger:
        return _led_into(state, move, number, stronger, points)
    if better.move.is_pass:
        return Reason("remark_should_pass", number=number, play=move, points=points)
    return None


def kind_of_mistake(state: State, move: Move, judgement: Any) -> str:
    """What kind of decision a costly move was; `state` is the game before it."""
    if judgement.best.proven and not judgement.made.proven:
        return "missed_win"
    if move.is_pass:
        return "passed"
    if judgement.best.move.is_pass:
        return "should_pass"
    return "lead" if state.table is None else "follow"


def _led_into(state: State, move: Move, number: int, stronger: int, points: float) -> Reason | None:
    found = state.rules.classify(move.cards)
    if found is None:
        return None
    return Reason("remark_led_into", number=number, kind=found.kind, play=move, count=stronger, points=points)


def _stronger_plays(following: Sequence[str], players: int) -> int:
    """How many plays came upon a lead, until all the others passed."""
    plays = passes = 0
    for text in following:
        passes = passes + 1 if Move(text).is_pass else 0
        plays += passes == 0
        if passes >= players - 1:
            break
    return plays
