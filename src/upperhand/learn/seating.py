"""Who sits where: in most games the learner plays all seats, in some it meets frozen opponents."""

import numpy as np
import numpy.typing as npt

SEATS = 4
LEARNER = 0

# How many seats of such a table the opponents take, with what chance: one learner against three is what
# strength is measured by.
_TAKEN, _CHANCES = (1, 2, 3), (0.25, 0.25, 0.5)


def seat_all(games: int, opponents: int, share: float, seed: int) -> npt.NDArray[np.int64]:
    """Of each game and seat who plays it: the learner, or one of the opponents, counted from 1.

    At one table there is but one opponent, on one seat or more.
    """
    rng = np.random.default_rng(seed)
    out = np.full((games, SEATS), LEARNER)
    if opponents == 0:
        return out
    who = rng.integers(1, opponents + 1, games)
    taken = rng.choice(_TAKEN, games, p=_CHANCES)
    order = rng.random((games, SEATS)).argsort(axis=1)
    met = rng.random(games) < share
    seated = met[:, None] & (order < taken[:, None])
    return np.where(seated, who[:, None], out)
