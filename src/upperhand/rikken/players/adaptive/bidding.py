"""The bid by expected chips; what is not known yet is bid as usual, and so becomes known."""

from collections.abc import Mapping
from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import Move, View
from upperhand.player import Decision
from upperhand.rikken.bidding import Method, Range
from upperhand.rikken.bidding.auction import bid, fits_trump
from upperhand.rikken.bidding.contracts import KINDS
from upperhand.rikken.knowledge.hands import generalised, written
from upperhand.rikken.players.adaptive.beliefs import Belief, Memory


@dataclass(frozen=True)
class Usual:
    """How the player bids where it knows nothing; `reach` is how many tricks further it then tries."""

    method: Method
    conditions: Mapping[str, Range]
    reach: float

    def decide(self, view: View, rng: Rng) -> Decision:
        return bid(view, rng, self.method, self.conditions)

    def attempt(self, view: View, rng: Rng, known: Mapping[str, Belief]) -> Decision | None:
        """A contract that is worth a try because nobody knows how it ends."""
        unknown = {
            contract: wanted.widened(self.reach)
            for contract, wanted in self.conditions.items()
            if contract not in known
        }
        tried = bid(view, rng, self.method, unknown)
        return tried if tried.move.contract in unknown else None


def choose_bid(view: View, rng: Rng, memory: Memory, usual: Usual) -> Decision:
    """The contract that is expected to bring most chips, if it brings any.

    One that is not known yet is expected to be won, if the usual bidding would play it.
    """
    legal = {move.contract: move for move in view.legal_moves() if move.contract is not None}
    known = _known(view, memory, legal)
    if not known:
        return usual.decide(view, rng)
    values = tuple((legal[contract], round(belief.chips, 3)) for contract, belief in known.items())
    best = max(reversed(known), key=lambda contract: known[contract].chips)
    tried = usual.attempt(view, rng, known) if "pass" in legal else None
    if tried is not None and view.rules.stakes(tried.move.contract)[0] > known[best].chips:
        return Decision(tried.move, f"{tried.reason}; how such hands end here is not known yet", values)
    told = _told(view, memory, best, known[best])
    if known[best].chips > 0 or "pass" not in legal:
        return Decision(legal[best], f"bid {best}: {told}", values)
    return Decision(legal["pass"], f"pass: for {best}, {told}", values)


def _known(view: View, memory: Memory, legal: Mapping[str, Move]) -> dict[str, Belief]:
    asked = [contract for contract in legal if contract in KINDS and fits_trump(contract, view.hand)]
    beliefs = {contract: memory.contract(view, contract) for contract in asked}
    return {contract: belief for contract, belief in beliefs.items() if belief.known}


def _told(view: View, memory: Memory, contract: str, belief: Belief) -> str:
    kind = written(generalised(view.hand, memory.counting(contract)))
    counted = belief.everywhere
    learned = f"{counted.wins} of {counted.games} games were won with hands like {kind}"
    return f"{belief.chips:+.1f} chips are to be expected, as {learned}"
