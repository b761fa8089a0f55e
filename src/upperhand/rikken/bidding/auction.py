"""All that a player says before the first card: a bid or a pass, trump, and the card that calls a partner.

The players of the thesis share this part and differ in the method that forecasts their tricks.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from upperhand._core import Cards, Rng
from upperhand._core.rikken import Move, View
from upperhand.player import Decision
from upperhand.rikken.bidding.conditions import Range
from upperhand.rikken.bidding.suits import SUIT_WORDS
from upperhand.rikken.bidding.trump import points, strongest_suit


class Method(Protocol):
    """A way to forecast how many tricks the hand of a view wins in each of some contracts it can value."""

    def predict(self, view: View, contracts: Sequence[str], rng: Rng, /) -> dict[str, float]: ...


def before_play(view: View, rng: Rng, method: Method, conditions: Mapping[str, Range]) -> Decision:
    if view.phase == "trump":
        return name_trump(view)
    if view.phase == "call":
        return call_partner(view)
    return bid(view, rng, method, conditions)


def bid(view: View, rng: Rng, method: Method, conditions: Mapping[str, Range]) -> Decision:
    """Of the contracts whose condition the forecast meets, the one with the highest payoff.

    Between equal payoffs the higher bid, which is harder to outbid.
    """
    legal = {move.contract: move for move in view.legal_moves() if move.contract is not None}
    asked = [contract for contract in legal if contract in conditions and fits_trump(contract, view.hand)]
    tricks = method.predict(view, asked, rng) if asked else {}
    if not tricks:
        return _nothing_to_value(legal)
    values = tuple((legal[contract], forecast) for contract, forecast in tricks.items())
    fitting = [contract for contract, forecast in tricks.items() if conditions[contract].admits(forecast)]
    if fitting:
        best = max(reversed(fitting), key=lambda contract: view.rules.stakes(contract)[0])
        return Decision(legal[best], f"bid {best}: {_forecast(best, tricks, conditions)}", values)
    nearest = min(tricks, key=lambda contract: conditions[contract].misses(tricks[contract]))
    forecast = _forecast(nearest, tricks, conditions)
    if "pass" in legal:
        return Decision(legal["pass"], f"pass: even for {nearest}, the nearest bid, {forecast}", values)
    return Decision(legal[nearest], f"bid {nearest}, as a bid must be made: {forecast}", values)


def name_trump(view: View) -> Decision:
    trumps = {move.suit: move for move in view.legal_moves() if move.suit is not None}
    suit = strongest_suit(view.hand, trumps)
    why = f"{SUIT_WORDS[suit]} have the most points, {points(view.hand, suit)}"
    return Decision(trumps[suit], f"{trumps[suit]}: {why}")


def call_partner(view: View) -> Decision:
    """The suit of most points among those whose ace may be called; the rules leave out trump and own aces."""
    calls = {move.cards.suit: move for move in view.legal_moves()}
    suit = strongest_suit(view.hand, calls)
    why = f"{SUIT_WORDS[suit]} have {points(view.hand, suit)} points"
    rest = "the most of the suits to call" if len(calls) > 1 else "and nothing else may be called"
    return Decision(calls[suit], f"{calls[suit]}: {why}, {rest}")


def fits_trump(contract: str, hand: Cards) -> bool:
    """A forecast speaks of the own best trump, so hearts must be it where hearts are trump."""
    return contract != "rik_beter" or strongest_suit(hand) == "H"


def _nothing_to_value(legal: Mapping[str, Move]) -> Decision:
    others = [contract for contract in legal if contract != "pass"]
    if "pass" not in legal:
        return Decision(legal[others[0]], f"bid {others[0]}: the rules leave no better choice")
    unknown = f"a forecast of tricks cannot value {' or '.join(others)}"
    return Decision(legal["pass"], f"pass: {unknown if others else 'no higher bid is possible'}")


def _forecast(contract: str, tricks: Mapping[str, float], conditions: Mapping[str, Range]) -> str:
    noun = "trick" if tricks[contract] == 1 else "tricks"
    return f"the hand should win {tricks[contract]:.3g} {noun}, and it asks for {conditions[contract]}"
