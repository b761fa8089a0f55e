"""The basic player of Vorsteveld (2007), section 3.2.

Its rules of card play are in the core, `core/rikken/players/strategy/basic.cpp`, so that simulations can use
them; here the word of the rule that chose a card becomes a reason.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View, basic_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.words import card_reason


@dataclass(frozen=True)
class Basic:
    """Plays by a few rules for each place in the trick, and bids by counting cards that win (Vorsteveld).

    `bidding` is the method that forecasts tricks: `tpc`, `ltc`, `mc` or `chance`. `conditions` says how
    many tricks a bid needs: `minimal`, `strict`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    """

    bidding: Bidding = "tpc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        conditions(self.conditions, "basic", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            return play(view, rng)
        wanted = conditions(self.conditions, "basic", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)


def play(view: View, rng: Rng) -> Decision:
    move, rule = basic_card(view, rng)
    return Decision(move, card_reason("basic", rule, view, move))
