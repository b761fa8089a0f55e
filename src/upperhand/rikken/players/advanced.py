"""The advanced player of Vorsteveld, Automated Bidding and Playing in the card game Rikken, 2007, 3.3.

Its card play is in the core, so that simulations can use it. `core/rikken/hand/` has what follows about
hidden cards (`inference`), who plays together (`sides`), the score of Table 3.6 (`discard_score`) and the
card kept for the one trick of Piek (`cover_card`). `core/rikken/players/strategy/` has the lists of section
3.3.2 for Rik and Solo (`tricks`), `piek` and `misere`. Here the word of the step that chose a card becomes a
reason.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View, advanced_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.words import card_reason


@dataclass(frozen=True)
class Advanced:
    """Works out who can hold what, plays by lists for each place and contract, bids by losers (Vorsteveld).

    `bidding` is the method that forecasts tricks: `ltc`, `tpc` or `mc`. `conditions` says how many
    tricks a bid needs: `minimal`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    """

    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            move, word = advanced_card(view, rng)
            return Decision(move, card_reason("advanced", word, view, move))
        wanted = conditions(self.conditions, "advanced", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)
