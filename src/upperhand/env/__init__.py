"""Environments for reinforcement learning: both games for PettingZoo, and one seat of them for Gymnasium.

`upperhand.env.big_two` and `upperhand.env.rikken` give `env` and `raw_env`, as PettingZoo's own modules do;
`upperhand.env.seat` gives `SeatEnv`, which `gymnasium.make` knows as `upperhand/BigTwo-v1` and
`upperhand/Rikken-v1` once this package is imported. They need the extra `env`: pip install "upperhand[env]".
"""

try:
    import gymnasium
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'the environments need {error.name}, which is not installed: pip install "upperhand[env]"',
        name=error.name,
    ) from None

from upperhand.env.seat import SeatEnv
from upperhand.env.table import TableEnv

__all__ = ["GYMNASIUM_IDS", "SeatEnv", "TableEnv"]

#: The names under which Gymnasium makes a SeatEnv of each game.
GYMNASIUM_IDS = {"big_two": "upperhand/BigTwo-v1", "rikken": "upperhand/Rikken-v1"}

for _game, _id in GYMNASIUM_IDS.items():
    gymnasium.register(_id, entry_point="upperhand.env.seat:SeatEnv", kwargs={"game": _game})
