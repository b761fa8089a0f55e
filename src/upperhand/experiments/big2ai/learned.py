"""Figure 15: one AI 4.0 against three AI 1.0, by how many games it has learned or played."""

from collections.abc import Sequence

from upperhand.arena import Run
from upperhand.arena.statistics.intervals import Estimate
from upperhand.arena.table import Flags, Table
from upperhand.experiments.big2ai.measures import (
    after,
    by_deal,
    change,
    first_entrants,
    gap,
    less_card_gap,
    less_card_rate,
    part_of,
    seat_figures,
    stacked,
)
from upperhand.experiments.big2ai.plan import LEARNED_POINTS, Plan
from upperhand.experiments.wording import Found, with_interval

Case = tuple[Table, int]
OPPONENTS = ("P1", "P2", "P3")


def trained_figures(ran: Run, plan: Plan) -> Found:
    """Figure 15a: a point for each number of games learned, all over the same deals."""
    cases = first_entrants(ran)
    first, last = cases[0], cases[-1]
    return {
        "points": [
            {"learned": plan.learned_games(point), **_point(case)} for point, case in enumerate(cases)
        ],
        **with_interval("win_rate_rise", gap(*(by_deal(*case, "win_rate") for case in (last, first)))),
        **with_interval("less_card_rise", less_card_gap(_own(last), _own(first))),
        "less_card_over": _over_others(last),
    }


def played_figures(runs: Sequence[Run], plan: Plan) -> Found:
    """Figure 15b: a point for each part of the games, played with what was learned from those before it."""
    cases = [case for ran in runs for case in first_entrants(ran)]
    whole, entrant = stacked([table for table, _ in cases]), cases[0][1]
    size = len(whole.deals) // LEARNED_POINTS
    parts = [part_of(whole, point * size, (point + 1) * size) for point in range(LEARNED_POINTS)]
    half = len(whole.deals) // 2
    early, late = part_of(whole, 0, half), part_of(whole, len(whole.deals) - half, len(whole.deals))
    return {
        "points": [
            {"played": plan.learned_games(point), **_point((part, entrant))}
            for point, part in enumerate(parts, start=1)
        ],
        "whole": _point((whole, entrant)),
        **with_interval("win_rate_rise", change(by_deal(whole, entrant, "win_rate"))),
        **with_interval("less_card_rise", less_card_gap(_own((late, entrant)), _own((early, entrant)))),
        "less_card_over": _over_others((whole, entrant)),
    }


def _point(case: Case) -> Found:
    return {**seat_figures(*case), "others": {name: _less_card(case, name) for name in OPPONENTS}}


def _less_card(case: Case, opponent: str) -> Found:
    return with_interval("less_card", less_card_rate(*_opponent(case, opponent)))


def _over_others(case: Case) -> dict[str, Found]:
    """How much higher the less-card rate of AI 4.0 is than that of each opponent."""
    found: dict[str, Estimate] = {
        name: less_card_gap(_own(case), _opponent(case, name)) for name in OPPONENTS
    }
    return {name: with_interval("gap", each) for name, each in found.items()}


def _own(case: Case) -> tuple[Table, Flags]:
    table, entrant = case
    return table, table.seats_of(entrant)


def _opponent(case: Case, name: str) -> tuple[Table, Flags]:
    table, entrant = case
    return table, after(table.seats_of(entrant), 1 + OPPONENTS.index(name))
