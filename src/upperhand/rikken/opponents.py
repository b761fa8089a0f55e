"""Players that the core itself can seat in a batch of games, by name.

Each is a class in `core/rikken/players/opponents/`. Those named after a player of the table make its moves;
tests compare them. They are for training, which needs millions of games; the players in Python say why they
move.
"""

from collections.abc import Callable

from upperhand._core.rikken import Opponent

_QUICK = 40  # simulations: enough to play much like 1000, in a time that training can pay

OPPONENTS: dict[str, Callable[[], Opponent]] = {
    "random": Opponent.random,
    "random_silent": lambda: Opponent.random(bids=False),
    "basic": Opponent.basic,
    "advanced": Opponent.advanced,
    "monte_carlo": Opponent.monte_carlo,
    "monte_carlo_quick": lambda: Opponent.monte_carlo(_QUICK),
    "careful": Opponent.careful,
    "curious": Opponent.curious,
}
