"""References for the arena: seats that are given the State. They measure players and are none of them."""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.big_two import State, foresee
from upperhand.big_two.weights import ROLLOUT, load_network
from upperhand.errors import SpecError
from upperhand.player import Decision, Player

MOST_DEPTH = 3


@dataclass(frozen=True)
class AllSeeing:
    """Sees all hands, and tries its own moves against opponents that follow the network, to the game's end.

    `depth` is how many of its own later decisions it tries out at every step; the network makes the others.
    """

    depth: int = 1
    weights: str = ROLLOUT

    def __post_init__(self) -> None:
        if not 0 <= self.depth <= MOST_DEPTH:
            raise SpecError(f"depth is a number from 0 to {MOST_DEPTH}, not {self.depth}")

    def decide(self, state: State, _rng: Rng) -> Decision:
        """The move after which the best line was found; of equals the one that the network likes best."""
        lines = foresee(state, load_network(self.weights), self.depth)
        move, score = max(lines, key=lambda line: line[1])
        values = tuple((one, float(worth)) for one, worth in lines)
        return Decision(move, f"{move} leads to {score:+d} points if the others follow the network", values)


REFERENCES: dict[str, Player] = {"all_seeing": AllSeeing()}
