"""The conventional opponent of the rule-based paper, which plays "the lowest possible card combination"."""

from dataclasses import dataclass

from upperhand.big_two.players.simple import Lowest


@dataclass(frozen=True)
class Conventional(Lowest):
    """Plays as `lowest` does, under the name that the published results know it by."""
