"""How long a decision takes with the paper's budgets, at a hand of thirteen cards."""

from collections.abc import Iterator
from itertools import count
from time import process_time_ns

from upperhand._core import Rng
from upperhand.arena.latency import Latency
from upperhand.big_two import State, View, preset
from upperhand.experiments.big2ai.plan import GAMES, RULES, SEARCHES, SHARES
from upperhand.experiments.wording import Found
from upperhand.match import deal_seed
from upperhand.player import Player, make_player

WHOLE_HAND = 13


def all_times(knowledge: str, seed: int, decisions: int) -> dict[str, list[Found]]:
    """The times of AI 1.0 and of AI 4.0 at every point of Figure 14."""
    specs = {
        "ai1": [(round(SEARCHES * share), "ai1:searches={}") for share in SHARES],
        "ai4": [(round(GAMES * share), f"ai4:games={{}},knowledge={knowledge}") for share in SHARES],
    }
    return {
        name: [
            {"budget": budget, **time_figures(measure(make_player(spec.format(budget)), seed, decisions))}
            for budget, spec in points
        ]
        for name, points in specs.items()
    }


def measure(player: Player, seed: int, decisions: int) -> Latency:
    """Time of the processor, so that what else the machine does hardly counts, on one core."""
    latency = Latency()
    player.decide(next(opening_views(seed)), Rng(seed))  # loads what it knows, once for all decisions
    for view in opening_views(seed):
        if latency.decisions == decisions:
            break
        start = process_time_ns()
        player.decide(view, Rng(seed))
        latency.add(process_time_ns() - start)
    return latency


def opening_views(seed: int) -> Iterator[View]:
    """Views of seats with whole hands and a choice, deal by deal: of who opens, and of who follows."""
    for number in count():
        state = State.deal(preset(RULES), deal_seed(seed, number), ["a", "b", "c", "d"])
        for _ in range(state.rules.players):
            view = state.view(state.turn)
            moves = view.legal_moves()
            if len(moves) > 1 and len(view.hand) == WHOLE_HAND:
                yield view
            state.apply(moves[0])


def time_figures(latency: Latency) -> Found:
    return {
        "decisions": latency.decisions,
        "mean_ms": latency.nanoseconds / latency.decisions / 1e6,
        "p50_ms": (latency.quantile_us(0.5) or 0.0) / 1e3,
        "p99_ms": (latency.quantile_us(0.99) or 0.0) / 1e3,
    }
