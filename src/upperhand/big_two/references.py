"""References for the arena: seats that are given the State. They measure players and are none of them."""

from dataclasses import dataclass
from typing import Annotated

from upperhand._core import Rng
from upperhand._core.big_two import Move, State, foresee
from upperhand.big_two.weights import ROLLOUT, load_network
from upperhand.match import play_game
from upperhand.player import Decision, Player, make_player
from upperhand.reason import Reason
from upperhand.spec import Between, check_settings

MOST_DEPTH = 1  # deeper takes hours from full hands


@dataclass(frozen=True)
class AllSeeing:
    """Sees all hands, and tries its own moves against opponents that follow the network, to the game's end.

    `depth` is how many of its own later decisions it tries out at every step; the network makes the others.
    """

    depth: Annotated[int, Between(0, MOST_DEPTH)] = 1
    weights: str = ROLLOUT

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, state: State, _rng: Rng) -> Decision:
        """The move after which the best line was found; of equals the one that the network likes best."""
        lines = foresee(state, load_network(self.weights), self.depth)
        move, score = max(lines, key=lambda line: line[1])
        values = tuple((one, float(worth)) for one, worth in lines)
        return Decision(move, Reason("foreseen", points=score), values)


@dataclass(frozen=True)
class Foreseeing:
    """Sees all hands and knows its opponents: it plays every move to the end of the game with them.

    Against deterministic opponents its predictions are exact.
    """

    opponents: str = "rule_based"
    own: str = "network"  # who goes on after the move that is tried

    def __post_init__(self) -> None:
        make_player(self.opponents)
        make_player(self.own)

    def decide(self, state: State, rng: Rng) -> Decision:
        """The move after which the most points are made; of equals the one that `own` would make."""
        favourite = make_player(self.own).decide(state.view(state.turn), rng).move
        moves = [favourite, *(move for move in state.legal_moves() if move != favourite)]
        lines = tuple((move, float(self._outcome(state, move, rng))) for move in moves)
        move, score = max(lines, key=lambda line: line[1])
        return Decision(move, Reason("foreseen_against", points=score, opponents=self.opponents), lines)

    def _outcome(self, state: State, move: Move, rng: Rng) -> int:
        tried, seat = state.copy(), state.turn
        tried.apply(move)
        seats = [make_player(self.opponents)] * len(state.names)
        seats[seat] = make_player(self.own)
        play_game(tried, seats, rng.below(2**32))
        return tried.scores[seat]


REFERENCES: dict[str, Player] = {"all_seeing": AllSeeing(), "foreseeing": Foreseeing()}
