"""The advanced player of Vorsteveld, Knowledge vs. Power in the Game of Rikken, 2007, section 3.3.

Its card play is in the core, so that simulations can use it. `core/rikken/hand/` has what follows about
hidden cards (`inference`), who plays together (`sides`), the score of Table 3.6 (`discard_score`) and the
card kept for the one trick of Piek (`cover_card`). `core/rikken/players/strategy/` has the lists of section
3.3.2 for Rik and Solo (`tricks`), `piek` and `misere`. Here the word of the step that chose a card becomes a
reason.
"""

from dataclasses import dataclass
from typing import Literal

from upperhand._core import Rng
from upperhand._core.rikken import View, advanced_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.words import card_reason

Cover = Literal["any", "high"]


@dataclass(frozen=True)
class Advanced:
    """Works out who can hold what, plays by lists for each place and contract, bids by losers (Vorsteveld).

    `bidding` is the method that forecasts tricks: `ltc`, `tpc`, `mc` or `chance`. `conditions` says how
    many tricks a bid needs: `minimal`, `strict`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    `cover` says from which cards it takes the one for its trick in Piek: `any`, as printed, or `high`.
    """

    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)
    cover: Cover = "any"

    def __post_init__(self) -> None:
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            move, word = advanced_card(view, rng, self.cover)
            return Decision(move, card_reason("advanced", word, view, move))
        wanted = conditions(self.conditions, "advanced", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)
