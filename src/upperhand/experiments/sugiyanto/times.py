"""Table 5: how long a decision takes, by the cards in hand and those on the table."""

from collections import defaultdict
from dataclasses import dataclass, field
from time import thread_time_ns
from typing import Any

from upperhand import games
from upperhand._core import Rng
from upperhand._core.big_two import View
from upperhand.arena.latency import Latency
from upperhand.experiments.sugiyanto.matches import RULES
from upperhand.match import play_game
from upperhand.player import Decision, Player, make_player

HANDS = (13, 8, 5)
FIELDS = (1, 2, 5, 0)  # cards on the table; none: in control
DECISIONS = 300  # of each kind, unless the games run out first
MAX_GAMES = 3000

Cell = tuple[int, int]


@dataclass(frozen=True)
class Clocked:
    """A player whose time is kept by situation.

    It is time of the processor: what else the machine does is not counted.
    """

    player: Player
    cells: dict[Cell, Latency] = field(default_factory=lambda: defaultdict(Latency))

    def decide(self, view: View, rng: Rng) -> Decision:
        start = thread_time_ns()
        decision = self.player.decide(view, rng)
        spent = thread_time_ns() - start
        on_table = 0 if view.table is None else len(view.table.cards)
        self.cells[len(view.hand), on_table].add(spent)
        return decision


def measure(spec: str, seed: int, decisions: int = DECISIONS) -> dict[Cell, Latency]:
    """The times of one player at all four seats, on one core."""
    clocked = Clocked(make_player(spec))
    rules = games.read_rules(RULES, "big_two")
    for number in range(MAX_GAMES):
        if all(clocked.cells[hand, cards].decisions >= decisions for hand in HANDS for cards in FIELDS):
            break
        state = games.load("big_two").State.deal(rules, seed + number, ["a", "b", "c", "d"])
        play_game(state, [clocked] * rules.players, seed, number)
    return {(hand, cards): clocked.cells[hand, cards] for hand in HANDS for cards in FIELDS}


def time_figures(cells: dict[Cell, Latency]) -> list[dict[str, Any]]:
    """Each situation in a form for JSON."""
    return [
        {
            "hand": hand,
            "table": cards,
            "decisions": found.decisions,
            "mean_us": found.nanoseconds / found.decisions / 1e3 if found.decisions else None,
            "p50_us": found.quantile_us(0.5),
            "p99_us": found.quantile_us(0.99),
        }
        for (hand, cards), found in cells.items()
    ]
