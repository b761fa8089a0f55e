"""The agent after Charlesworth: a network prefers one of 1,695 numbered sets of places in the hand.

Observation, actions and network are those of Application of Self-Play Reinforcement Learning to a Four-Player
Game of Imperfect Information (2018). It was trained under `charlesworth`; under other rules it sees what his
observation can tell of them and plays on.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand.big_two import Move, View
from upperhand.big_two.weights import SHIPPED, load_place_network
from upperhand.player import Decision
from upperhand.reason import Reason

_PLACES = 13  # cards of a hand whose places have numbers


@dataclass(frozen=True)
class RlPpo:
    """Plays the move that a network of numbered actions prefers (after Charlesworth).

    It was trained under `charlesworth`, its native rules. It cannot see a whole hand of more than 13 cards,
    as with three players: until the hand is shorter, it plays the first legal move, like `lowest`.
    """

    weights: str = SHIPPED

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002
        moves = view.legal_moves()
        if len(moves) == 1:
            return Decision(moves[0], Reason("only_move"))
        if len(view.hand) > _PLACES:
            return Decision(moves[0], Reason("places_are_fewer", places=_PLACES, count=len(view.hand)))
        scored = load_place_network(self.weights).score(view)
        move = _preferred(scored)
        values = tuple((one, round(logit, 3)) for one, logit in scored)
        return Decision(move, Reason("preferred", count=len(scored)), values)


def _preferred(scored: list[tuple[Move, float]]) -> Move:
    return max(scored, key=lambda one: one[1])[0]
