"""Environments for reinforcement learning: both games for PettingZoo, and one seat of them for Gymnasium.

`upperhand.env.big_two` and `upperhand.env.rikken` give `env` and `raw_env`, as PettingZoo's own modules do;
`upperhand.env.seat` gives `SeatEnv`. They need the extra `env`: pip install "upperhand[env]".
"""

try:
    import gymnasium  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'the environments need {error.name}, which is not installed: pip install "upperhand[env]"',
        name=error.name,
    ) from None

from upperhand.env.seat import SeatEnv
from upperhand.env.table import TableEnv

__all__ = ["SeatEnv", "TableEnv"]
