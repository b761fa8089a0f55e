"""Figure 20: one AI 4.0 against three RL-PPO, each of which is compared with it."""

import numpy as np

from upperhand.arena import Run
from upperhand.arena.statistics.intervals import mean, rate
from upperhand.arena.table import Flags, Floats, Table
from upperhand.experiments.big2ai.contenders import TITLES
from upperhand.experiments.big2ai.measures import MEASURES, after, first_entrants, gap
from upperhand.experiments.big2ai.plan import REINFORCED_RULES
from upperhand.experiments.wording import Found, with_interval

OWN = TITLES["ai4"]
OTHERS = ("RL-PPO P1", "RL-PPO P2", "RL-PPO P3")  # in order of play after AI 4.0


def reinforced_figures(ran: Run) -> Found:
    """By rules: games won and points of the four seats, and what AI 4.0 has over each other."""
    return {
        rules: _figures(table, table.seats_of(entrant))
        for rules, (table, entrant) in zip(REINFORCED_RULES, first_entrants(ran), strict=True)
    }


def _figures(table: Table, own: Flags) -> Found:
    seats = {OWN: own} | {name: after(own, place) for place, name in enumerate(OTHERS, start=1)}
    values = {name: _by_deal(table, flags) for name, flags in seats.items()}
    return {
        "games": table.games,
        "players": {name: {"games": table.games, **_estimates(each)} for name, each in values.items()},
        "over": {OWN: {name: _gaps(values[OWN], values[name]) for name in OTHERS}},
    }


def _by_deal(table: Table, seats: Flags) -> dict[str, Floats]:
    """One value a deal of each measure, of one seat in every game."""
    parts = {
        "win_rate": table.won,
        "score": table.scores,
        "gained": np.maximum(table.scores, 0),
        "lost": np.maximum(-table.scores, 0),
    }
    games = seats.any(axis=2).sum(axis=1)
    return {name: np.where(seats, part, 0).sum(axis=(1, 2)) / games for name, part in parts.items()}


def _estimates(values: dict[str, Floats]) -> Found:
    found: Found = {}
    for measure in MEASURES:
        estimate = rate if measure == "win_rate" else mean
        found |= with_interval(measure, estimate(values[measure]))
    return found


def _gaps(first: dict[str, Floats], second: dict[str, Floats]) -> Found:
    found: Found = {}
    for measure in MEASURES:
        found |= with_interval(measure, gap(first[measure], second[measure]))
    return found
