"""The player: bids by what it learned, plays as the advanced player does."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View
from upperhand.errors import SpecError
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, conditions, method
from upperhand.rikken.knowledge import load
from upperhand.rikken.players.adaptive.beliefs import NOTHING, Generalising, Memory
from upperhand.rikken.players.adaptive.bidding import Usual, choose_bid
from upperhand.rikken.players.advanced import Advanced


@dataclass(frozen=True)
class Adaptive:
    """Bids by the chips that such hands brought in games learned before, plays as `advanced` (Vorsteveld).

    `knowledge` is its base, `prior` one that is known beforehand, whoever the others were. With `enough`
    games of a kind of hand and contract they decide, before that `bidding` and `conditions` as of `advanced`,
    with `reach` tricks of room to try things. Only the `last` games of the base count; 0: all.
    `generalising` says how hands are told apart: `tpc` as in the thesis, or `mixed`.
    """

    knowledge: str = "shipped"
    prior: str = "none"
    enough: int = 10
    last: int = 0
    reach: float = 0.0
    generalising: Generalising = "mixed"
    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        if self.enough < 1 or self.last < 0 or not 0 <= self.reach <= 13:
            raise SpecError("adaptive needs an enough from 1, a last from 0 and a reach from 0 to 13")
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        usual = Advanced(self.bidding, self.conditions)
        if view.phase != "auction":
            return usual.decide(view, rng)
        own, prior = load(self.knowledge, view.rules), load(self.prior, view.rules)
        if own is None and prior is None:
            return usual.decide(view, rng)
        wanted = conditions(self.conditions, "advanced", self.bidding)
        memory = Memory(own or NOTHING, prior or NOTHING, self.generalising, self.enough, self.last)
        return choose_bid(view, rng, memory, Usual(method(self.bidding), wanted, self.reach))
