"""Who sits where: in most games the learner plays all seats, in some it meets opponents."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from torch import Tensor

from upperhand._core.big_two import Opponent

SEATS = 4
LEARNER = 0

# How many seats of such a table the opponents take, with what chance: one learner against three is what
# strength is measured by.
_TAKEN, _CHANCES = (1, 2, 3), (0.25, 0.25, 0.5)

# Given states, moves and owners: a logit of each move.
Frozen = Callable[[Tensor, Tensor, Tensor], Tensor]


@dataclass(frozen=True)
class Guests:
    """The opponents that may sit at a table, counted from 1: those inside the core, then the networks."""

    core: Sequence[Opponent] = ()
    networks: Sequence[Frozen] = ()
    under: Sequence[str] = ()
    """The only rules that each of them is met under; empty: all rules. Who is not named is met under all."""
    share: float = 0.0
    """Of the games that have opponents."""

    def met_under(self, rules: str) -> list[int]:
        """The numbers of those who may be met under these rules."""
        count = len(self.core) + len(self.networks)
        under = [*self.under, *[""] * (count - len(self.under))]
        return [number for number, only in enumerate(under, 1) if only in ("", rules)]


def seat_all(games: int, rules: Sequence[str], guests: Guests, seed: int) -> npt.NDArray[np.int64]:
    """Of each game and seat who plays it: the learner, or an opponent by its number.

    At one table there is but one opponent, on one seat or more. Game i is played by the rules i modulo their
    number, as in a Batch.
    """
    rng = np.random.default_rng(seed)
    who = np.full(games, LEARNER)
    for at, one in enumerate(rules):
        if numbers := guests.met_under(one):
            tables = who[at :: len(rules)]
            tables[:] = rng.choice(numbers, len(tables))
    taken = rng.choice(_TAKEN, games, p=_CHANCES)
    order = rng.random((games, SEATS)).argsort(axis=1)
    met = rng.random(games) < guests.share
    seated = met[:, None] & (order < taken[:, None])
    return np.where(seated, who[:, None], LEARNER)
