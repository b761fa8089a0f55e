"""All that a player says before the first card: a bid or a pass, trump, and the card that calls a partner.

The players of the thesis share this part and differ in the method that forecasts their tricks (`forecasts`).
Conditions say how many tricks a forecast must promise before a contract is bid. A setting of players names a
table of them and may change lines of it: `minimal`, `strict`, `calibrated/rik:5.5-13`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from upperhand._core import Cards, Rng
from upperhand._core.rikken import Move, View
from upperhand.errors import SpecError, shown
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding.forecasts import (
    KINDS,
    Bidding,
    Chance,
    Deals,
    FirstCard,
    Ltc,
    Mc,
    Method,
    Policy,
    Tpc,
    method,
    points,
    strongest_suit,
    wants_tricks,
)

__all__ = [
    "CALIBRATED",
    "LIKELY",
    "MINIMAL",
    "STRICT",
    "Bidding",
    "Chance",
    "Deals",
    "FirstCard",
    "Ltc",
    "Mc",
    "Method",
    "Policy",
    "Range",
    "Tpc",
    "before_play",
    "bid",
    "call_partner",
    "conditions",
    "fits_trump",
    "method",
    "name_trump",
]

_LINE = re.compile(r"([a-z0-9_]+):([0-9]+(?:\.[0-9]+)?)-([0-9]+(?:\.[0-9]+)?)")


@dataclass(frozen=True)
class Range:
    """Both ends belong to it, but the lower one only unless it asks for `more`.

    >>> Range(0.5, 1).admits(0.5), str(Range(5).reason), str(Range(0, 0.5).reason), str(Range(0.5, 1).reason)
    (True, '5 or more', '0.5 at most', '0.5 to 1')
    >>> Range(5, more=True).admits(5), str(Range(5, more=True).reason)
    (False, 'more than 5')
    """

    least: float
    most: float = 13
    more: bool = field(default=False, kw_only=True)

    def admits(self, tricks: float) -> bool:
        return self.least <= tricks <= self.most and not (self.more and tricks == self.least)

    def misses(self, tricks: float) -> float:
        """By how many tricks a forecast lies outside."""
        return max(0.0, self.least - tricks, tricks - self.most)

    def widened(self, by: float) -> "Range":
        """The same with this many tricks of room on both sides."""
        return Range(max(0.0, self.least - by), min(13.0, self.most + by))

    @property
    def reason(self) -> Reason:
        """The range in words."""
        if self.more:
            return Reason("tricks_above", least=self.least)
        if self.most == 13:
            return Reason("tricks_from", least=self.least)
        if self.least == 0:
            return Reason("tricks_to", most=self.most)
        return Reason("tricks_between", least=self.least, most=self.most)


# Section 4.1.3: what it takes at least to win. Rik needs about five own tricks, the partner brings the rest.
# A solo game asks for what it is named after. Open Misère leaves no room for a forecast that is only nearly
# right; Open Piek, which a forecast of just one trick does not make safe, has no minimal condition: it is bid
# only where a setting gives it one.
MINIMAL: Mapping[str, Range] = {
    "rik": Range(5),
    "rik_beter": Range(5),
    "troela": Range(5),
    **{f"solo{tricks}{trump}": Range(tricks) for trump in ("", "_beter") for tricks in range(8, 14)},
    "piek": Range(0.5, 1),
    "misere": Range(0, 0.5),
    "open_misere": Range(0, 0),
    "open_misere_talk": Range(0, 0),
}


# The same with "more than" instead of "at least". It matters to LTC alone, whose forecasts are whole numbers.
STRICT: Mapping[str, Range] = {
    contract: replace(wanted, more=True) for contract, wanted in MINIMAL.items() if wants_tricks(contract)
}
# By the method `chance`: a contract that wins and loses as many chips gains from one half on.
LIKELY: Mapping[str, Range] = {contract: Range(0.5, 1) for contract in KINDS if not wants_tricks(contract)}


def _read_calibrated() -> dict[tuple[str, str], dict[str, Range | None]]:
    """The file that `upperhand experiment rikken --part accuracy` writes, as it was put here."""
    found = json.loads(Path(__file__).with_name("calibrated.json").read_text(encoding="ascii"))["conditions"]
    return {
        (player, method): {
            name: None if ends is None else Range(*ends)
            for contract, ends in table.items()
            for name in ((contract, f"{contract}_beter") if contract.startswith("solo") else (contract,))
        }
        for player, by_method in found.items()
        for method, table in by_method.items()
    }


# Section 3.2.1, (2): conditions moved by the error that a method was measured to make, by player and method.
# A contract without a range is not bid; one that is not listed keeps its minimal condition.
CALIBRATED: Mapping[tuple[str, str], Mapping[str, Range | None]] = _read_calibrated()


def conditions(setting: Sequence[str], player: str, method: str) -> Mapping[str, Range]:
    """The table that a setting of this player describes."""
    table: dict[str, Range | None] = {**MINIMAL, **(LIKELY if method == "chance" else {})}
    for part in setting:
        if part == "calibrated":
            table.update(CALIBRATED.get((player, method), {}))
        elif part == "strict":
            table.update(STRICT)
        elif part != "minimal":
            contract, wanted = _read_line(part)
            table[contract] = wanted
    return {contract: wanted for contract, wanted in table.items() if wanted is not None}


def _read_line(text: str) -> tuple[str, Range]:
    found = _LINE.fullmatch(text)
    if found is None or found[1] not in KINDS or float(found[2]) > float(found[3]):
        raise SpecError(
            f"{shown(text)} is not a condition: write minimal, strict, calibrated, or a contract with the "
            "least and the most tricks to bid it on, like rik:5.5-13"
        )
    return found[1], Range(float(found[2]), float(found[3]))


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
    by_chance = isinstance(method, Chance)
    if fitting:
        best = max(reversed(fitting), key=lambda contract: view.rules.stakes(contract)[0])
        return Decision(legal[best], _forecast(best, tricks, conditions, by_chance), values)
    nearest = min(tricks, key=lambda contract: conditions[contract].misses(tricks[contract]))
    forecast = _forecast(nearest, tricks, conditions, by_chance)
    if "pass" in legal:
        return Decision(legal["pass"], Reason("not_even", bid=nearest, forecast=forecast), values)
    return Decision(legal[nearest], Reason("must_bid", forecast=forecast), values)


def name_trump(view: View) -> Decision:
    trumps = {move.suit: move for move in view.legal_moves() if move.suit is not None}
    suit = strongest_suit(view.hand, trumps)
    return Decision(trumps[suit], Reason("most_points_in_suit", suit=suit, points=points(view.hand, suit)))


def call_partner(view: View) -> Decision:
    """The suit of most points among those whose ace may be called; the rules leave out trump and own aces."""
    calls = {move.cards.suit: move for move in view.legal_moves()}
    suit = strongest_suit(view.hand, calls)
    why = Reason(
        "most_points_to_call" if len(calls) > 1 else "only_suit_to_call",
        suit=suit,
        points=points(view.hand, suit),
    )
    return Decision(calls[suit], why)


def fits_trump(contract: str, hand: Cards) -> bool:
    """A forecast speaks of the own best trump, so hearts must be it where hearts are trump."""
    return not contract.endswith("_beter") or strongest_suit(hand) == "H"


def _nothing_to_value(legal: Mapping[str, Move]) -> Decision:
    others = [contract for contract in legal if contract != "pass"]
    if "pass" not in legal:
        return Decision(legal[others[0]], Reason("no_better_choice"))
    if not others:
        return Decision(legal["pass"], Reason("no_higher_bid"))
    return Decision(legal["pass"], Reason("no_forecast"))


def _forecast(
    contract: str, tricks: Mapping[str, float], conditions: Mapping[str, Range], by_chance: bool
) -> Reason:
    if by_chance and not wants_tricks(contract):
        return Reason("should_make", share=tricks[contract], wanted=conditions[contract].least)
    forecast = float(f"{tricks[contract]:.3g}")
    return Reason("should_win", tricks=forecast, wanted=conditions[contract].reason)
