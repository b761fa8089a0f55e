"""What a decision of the Big2AI players says for itself: which step of Fig. 3 it came from."""

from upperhand._core.big_two import Big2aiOutcome, View
from upperhand.player import Decision

_ONLY, _CHEAPEST, _PASS = 4, 12, 13  # the steps that end it; 11 is the other

# What win rates are shares of.
PASSES = "of the opponents pass"
WINS = "of the simulated games are won"


def decision(view: View, found: Big2aiOutcome, trusted: float, rate: str) -> Decision:
    """The decision that a search came to; `rate` is PASSES or WINS."""
    values = tuple((one.move, one.rate) for one in found.candidates if one.playable)
    return Decision(found.move, _reason(view, found, trusted, rate), values)


def _reason(view: View, found: Big2aiOutcome, trusted: float, rate: str) -> str:
    last = found.steps[-1]
    if last == _PASS and not found.candidates:
        return f"pass: nothing in hand beats {view.table}"
    if last == _PASS:
        return f"pass: {_kept(found)} is worth more together than what could be played of it"
    if last == _ONLY:
        return f"play {found.move}: it is the only play there is"
    rates = {one.move: one.rate for one in found.candidates}
    told = f"{rates[found.move]:.0%} {rate}"
    if last == _CHEAPEST:
        return f"play {found.move}: nothing reaches {trusted:.0%}, so it saves points ({told})"
    verb = "lead" if view.table is None else "play"
    return f"{verb} {found.move}: {told}, the most of {_playable(found)} plays"


def _kept(found: Big2aiOutcome) -> str:
    return str(max((one for one in found.candidates if not one.playable), key=lambda one: one.rate).move)


def _playable(found: Big2aiOutcome) -> int:
    return sum(one.playable for one in found.candidates)
