"""Samples of Rikken's speed in the core."""

from upperhand import Rng
from upperhand.benchmarks.figures import processor_time
from upperhand.rikken import Rules, State, first_card_tricks, playouts

RULES = Rules()


def playout_games(games: int, seed: int) -> float:
    """Games a second of random cards from a fresh deal with a random trump, on one core."""
    return games / processor_time(lambda: playouts(RULES, games, seed, 1, "random", "solo8"))


def simulation_microseconds(views: int, seed: int) -> float:
    """Microseconds of 1,000 simulations from a hand of 13 with trump, as a Monte-Carlo player makes them."""
    seen = [State.deal(RULES, seed * views + number).view(0) for number in range(views)]
    rng = Rng(seed)

    def work() -> None:
        for view in seen:
            first_card_tricks(view, 1000, rng, contract="solo8", trump="H")

    return processor_time(work) / views * 1e6
