"""The learned player: a network trained by self-play scores every legal move, and the best is played.

It bids, chooses trump, calls and plays cards with one network, under every preset.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import View
from upperhand.networks import drawn
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.weights import SHIPPED, load_network


@dataclass(frozen=True)
class NetworkPlayer:
    """Plays the move that the network prefers; with a temperature, samples moves by their probability."""

    weights: str = SHIPPED
    temperature: float = 0.0

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        scored = load_network(self.weights).score(view)
        move, _, chips, share = drawn(scored, self.temperature, rng)
        values = tuple((one, round(worth, 3)) for one, _, worth, _ in scored)
        return Decision(move, _reason(view, round(chips, 1), round(share, 2), len(scored)), values)


def _reason(view: View, chips: float, share: float, count: int) -> Reason:
    """A declarer gains chips if it makes its contract; before that, and for the others, a gain is a gain."""
    declares = view.phase != "auction" and view.seat in view.declarers
    return Reason(
        "promises_contract" if declares else "promises_chips", chips=chips, share=share, count=count
    )
