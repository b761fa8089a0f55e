"""Who sits where: in most games the learner plays all seats, in some it plays against opponents."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np
import numpy.typing as npt
from torch import Tensor

from upperhand.learn.network import SEATS

LEARNER = 0

# How many seats of such a table the opponents take, with what chance: one learner against three is what
# strength is measured by.
_TAKEN, _CHANCES = (1, 2, 3), (0.25, 0.25, 0.5)

# Given states, moves and owners: a logit for each move.
Frozen = Callable[[Tensor, Tensor, Tensor], Tensor]
Who = TypeVar("Who", covariant=True)


@dataclass(frozen=True)
class Guest(Generic[Who]):
    """An opponent, and how often it plays."""

    player: Who
    under: str = ""
    """The only rules under which it is met; empty: all."""
    weight: int = 1
    """How often it is met, relative to the others."""


@dataclass(frozen=True)
class Guests:
    """The opponents that may sit at a table, counted from 1: those inside the core, then the networks."""

    core: Sequence[Guest[Any]] = ()
    networks: Sequence[Guest[Frozen]] = ()
    share: float = 0.0
    """Of the games that have opponents."""
    speaker: int = 0
    """Who bids for the learner in guided games."""
    guided: float = 0.0
    """Their share."""

    def chances(self, rules: str) -> npt.NDArray[np.float64]:
        """How likely each of them is chosen under these rules; empty if there is none."""
        everybody: list[Guest[object]] = [*self.core, *self.networks]
        met = [one.weight * (one.under in ("", rules)) for one in everybody]
        return np.array(met) / sum(met) if any(met) else np.array([])


def seat_all(games: int, rules: Sequence[str], guests: Guests, seed: int) -> npt.NDArray[np.int64]:
    """Who plays each seat of each game: the learner, or an opponent by its number.

    A table has only one kind of opponent, in one or more seats. Game i uses rules i modulo their number, as
    in a Batch.
    """
    rng = np.random.default_rng(seed)
    who = np.full(games, LEARNER)
    for at, one in enumerate(rules):
        if len(chances := guests.chances(one)):
            tables = who[at :: len(rules)]
            tables[:] = rng.choice(np.arange(len(chances)) + 1, len(tables), p=chances)
    taken = rng.choice(_TAKEN, games, p=_CHANCES)
    order = rng.random((games, SEATS)).argsort(axis=1)
    met = rng.random(games) < guests.share
    seated = met[:, None] & (order < taken[:, None])
    return np.where(seated, who[:, None], LEARNER)


def speakers(games: int, guests: Guests, seed: int) -> npt.NDArray[np.uint8]:
    """Who bids for the learner in each game: nobody, or the speaker."""
    guided = np.random.default_rng([seed, 1]).random(games) < guests.guided
    return np.where(guided, guests.speaker, LEARNER).astype(np.uint8)
