"""The player: bids by a forecast of tricks, plays by the lists of the core."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View, advanced_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.players.advanced.wording import sentence


@dataclass(frozen=True)
class Advanced:
    """Works out who can hold what, plays by lists for each place and contract, bids by losers (Vorsteveld).

    `bidding` is the method that forecasts tricks: `ltc`, `tpc` or `mc`. `conditions` says how many tricks it
    takes to bid: `minimal`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    """

    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            move, word = advanced_card(view, rng)
            return Decision(move, sentence(view, move, word))
        wanted = conditions(self.conditions, "advanced", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)
