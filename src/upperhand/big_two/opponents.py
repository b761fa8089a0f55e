"""Players that the core itself can seat in a batch of games, by their names in the table of players.

Each is a class in `core/big_two/players/opponents/` and makes the moves of its player; tests compare them.
They are for training, which needs millions of games; the players in Python say why they move.
"""

from collections.abc import Callable

from upperhand._core.big_two import Opponent
from upperhand.big_two.players.dynamic_greedy import TUNED, DynamicGreedy
from upperhand.big_two.weights import load_place_network

OPPONENTS: dict[str, Callable[[], Opponent]] = {
    "lowest": Opponent.lowest,
    "rule_based": Opponent.rule_based,
    "dynamic_greedy": lambda: Opponent.dynamic_greedy(DynamicGreedy()),
    "dynamic_greedy_tuned": lambda: Opponent.dynamic_greedy(TUNED),
    "rl_ppo": lambda: Opponent.rl_ppo(load_place_network()),
}
