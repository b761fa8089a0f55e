"""What a review says about a costly move of Rikken, where there is more to say than what was better."""

from collections.abc import Sequence
from typing import Any

from upperhand._core.rikken import Move, State
from upperhand.reason import Reason
from upperhand.rikken.words import command


def remark(state: State, move: Move, judgement: Any, following: Sequence[str]) -> Reason | None:  # noqa: ARG001
    """`state` is the game before the move."""
    number, better = state.ply + 1, judgement.best
    chips = round(better.points - judgement.made.points, 1)
    if state.phase != "auction":
        return None
    if move.is_pass:
        return Reason("remark_timid", number=number, better=command(better.move), chips=chips)
    return Reason(
        "remark_overbid", number=number, bid=move.contract, better=command(better.move), chips=chips
    )


def kind_of_mistake(state: State, move: Move, judgement: Any) -> str:
    """What kind of decision a costly move was; `state` is the game before it."""
    if state.phase == "auction":
        if move.is_pass:
            return "timid"
        return "overbid" if judgement.best.move.is_pass else "other_bid"
    if move.kind != "card":
        return "choice"
    return "follow" if state.trick else "lead"
