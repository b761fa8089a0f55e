"""One dial from beginner to champion, to give every person an equal opponent."""

from bisect import bisect_left
from dataclasses import dataclass
from typing import Annotated

from upperhand._core import Rng
from upperhand.big_two import View
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.players.network import NetworkPlayer
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.spec import Between, check_settings

# How often a move is made by whim at some strengths; between them it changes evenly. Set so that equal steps
# of strength are about equal steps of rating: docs/players.md has the measurement.
_WHIMS = ((0, 1.0), (20, 0.66), (40, 0.42), (60, 0.22), (80, 0.06), (90, 0.0), (100, 0.0))
_SEARCHES_ABOVE = 90
_PLAYOUTS_A_STEP = 40  # so that 100 plays 400 games a decision


@dataclass(frozen=True)
class Dial:
    """Plays at a chosen level: `strength` 0 moves at random, 90 plays like `network`, 100 like `champion`.

    Below 90 it makes some moves at random, fewer with more strength; above 90 it searches, longer with more.
    """

    strength: Annotated[int, Between(0, 100)] = 50

    def __post_init__(self) -> None:
        check_settings(self)

    def decide(self, view: View, rng: Rng) -> Decision:
        moves = view.legal_moves()
        if len(moves) > 1 and rng.random() < whim(self.strength):
            return Decision(rng.choice(moves), Reason("whim", strength=self.strength))
        if self.strength <= _SEARCHES_ABOVE:
            return NetworkPlayer().decide(view, rng)
        playouts = (self.strength - _SEARCHES_ABOVE) * _PLAYOUTS_A_STEP
        return Champion(playouts=playouts, deals=playouts // 2).decide(view, rng)


def whim(strength: int) -> float:
    """The chance that a move is random.

    >>> whim(50)
    0.32
    """
    at = bisect_left(_WHIMS, (strength, 0.0))
    high, rarer = _WHIMS[at]
    if high == strength:
        return rarer
    low, often = _WHIMS[at - 1]
    return round(often + (rarer - often) * (strength - low) / (high - low), 4)
