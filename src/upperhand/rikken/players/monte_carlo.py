"""The Monte-Carlo player of Vorsteveld (2007), section 3.4.

It deals the cards it cannot see at random, plays the game out, and notes its first card and its own tricks;
after many games the card with the best average is played. The games are the core's `first_card_tricks`.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from upperhand._core import Rng
from upperhand._core.rikken import Move, View, first_card_tricks, halved_card_tricks
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding import (
    Bidding,
    Deals,
    FirstCard,
    Mc,
    Method,
    Policy,
    before_play,
    conditions,
    method,
)
from upperhand.rikken.bidding.forecasts import KINDS, wants_tricks
from upperhand.spec import Between, check_settings

Wanted = Literal["most", "fewest", "nearest_to_one"]


@dataclass(frozen=True)
class MonteCarlo:
    """Plays the card with the most tricks in random games, or the fewest in Piek and Misère (Vorsteveld).

    Plays `simulations` games per decision, from `deals` that fit only the `counts` of cards or are
    `consistent` with everything known, by the `policy` of the player random, basic or advanced. `bidding`
    and `conditions` are as in `basic`. `threads` only changes the time it takes. Two readings: `piek` says
    what a declarer of Piek aims at, the `fewest` tricks, as printed, or `one`; `avoiding` which average it
    forecasts by in Piek and Misère, the `lowest` of a first card, as printed, the `mean` or the `highest`.

    `search` is our own: cards are `drawn` for each game, as printed, or all are tried on the same deals, and
    `halving` leaves the better half after each round. That needs fewer games. Bids do not: they have
    `forecasts` games, or 0 for as many as cards have.
    """

    simulations: Annotated[int, Between(1)] = 1000
    deals: Deals = "counts"
    policy: Policy = "random"
    bidding: Bidding = "mc"
    conditions: tuple[str, ...] = ("minimal",)
    threads: Annotated[int, Between(1)] = 1
    piek: Literal["fewest", "one"] = "fewest"
    avoiding: FirstCard = "lowest"
    search: Literal["drawn", "halving"] = "drawn"
    forecasts: Annotated[int, Between(0)] = 0

    def __post_init__(self) -> None:
        check_settings(self)
        conditions(self.conditions, "monte_carlo", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            return self.play(view, rng)
        wanted = conditions(self.conditions, "monte_carlo", self.bidding)
        return before_play(view, rng, self.method(), wanted)

    def method(self) -> Method:
        """The games of its own bids are played like those of its cards."""
        if self.bidding == "mc":
            games = self.forecasts or self.simulations
            return Mc(games, self.deals, self.policy, self.threads, self.avoiding)
        return method(self.bidding)

    def play(self, view: View, rng: Rng) -> Decision:
        """Section 3.4.2. Defenders, too, want few tricks in Piek and Misère."""
        legal = view.legal_moves()
        if len(legal) == 1:
            return Decision(legal[0], Reason("only_card"))
        wanted = self.wanted(view)
        tried = self.tried(view, wanted, rng)
        averages = tuple((card, tricks / times) for card, times, tricks in tried)
        stayed = max(times for _, times, _ in tried) if self.search == "halving" else 0
        compared = [one for one, (_, times, _) in zip(averages, tried, strict=True) if times >= stayed]
        card, tricks = min(compared, key=lambda one: _distance(wanted, one[1]))
        if wanted == "nearest_to_one":
            return Decision(card, Reason("nearest_to_one", tricks=round(tricks, 2)), averages)
        why = Reason(
            "most_tricks" if wanted == "most" else "fewest_tricks",
            tricks=round(tricks, 2),
            count=len(averages),
        )
        return Decision(card, why, averages)

    def wanted(self, view: View) -> Wanted:
        if self.piek == "one" and _waits_for_its_trick(view):
            return "nearest_to_one"
        return "most" if view.contract in KINDS and wants_tricks(view.contract) else "fewest"

    def tried(self, view: View, wanted: Wanted, rng: Rng) -> list[tuple[Move, int, int]]:
        """Each card, how often it was tried, and its tricks in all."""
        if self.search == "halving":
            return halved_card_tricks(
                view, self.simulations, rng, wanted, self.deals, self.policy, self.threads
            )
        return first_card_tricks(
            view, self.simulations, rng, deals=self.deals, policy=self.policy, threads=self.threads
        )


def _waits_for_its_trick(view: View) -> bool:
    """Whether it declares Piek and has no trick yet."""
    declares = view.seat in view.declarers and KINDS.get(view.contract or "") == "piek"
    return declares and view.tricks_won[view.seat] == 0


def _distance(wanted: Wanted, tricks: float) -> float:
    """How far an average is from what is wanted."""
    if wanted == "nearest_to_one":
        return abs(tricks - 1)
    return -tricks if wanted == "most" else tricks
