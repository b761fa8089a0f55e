"""The learned player: a network trained by self-play scores every legal move, and the best is played."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand.big_two import View
from upperhand.big_two.weights import SHIPPED, load_network
from upperhand.networks import drawn
from upperhand.player import Decision
from upperhand.reason import Reason


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
        move, _, points = drawn(scored, self.temperature, rng)
        values = tuple((one, round(worth, 3)) for one, _, worth in scored)
        return Decision(move, Reason("promises", points=round(points, 1), count=len(scored)), values)
