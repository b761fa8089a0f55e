"""Figures 18, 19 and 21: several players compared, at one table or in turn with the same cards."""

from collections.abc import Mapping, Sequence

from upperhand.arena import Run
from upperhand.arena.table import Floats, Table
from upperhand.experiments.big2ai.measures import (
    MEASURES,
    by_deal,
    change,
    first_entrants,
    gap,
    part_of,
    seat_figures,
    stacked,
)
from upperhand.experiments.big2ai.plan import TABLE_POINTS, Plan
from upperhand.experiments.wording import Found, with_interval

Values = Mapping[str, Mapping[str, Floats]]  # by player and measure, one value a deal


def table_figures(runs: Sequence[Run], plan: Plan, titles: Sequence[str]) -> Found:
    """Figure 18: players at one table that learn as they play; points and totals after each part."""
    whole = stacked([table for ran in runs for table, _ in first_entrants(ran)])
    values = _values([(whole, place) for place in range(len(titles))], titles)
    return {
        "points": [
            {"games": part.games, "players": _players(part, titles)}
            for point in range(1, TABLE_POINTS + 1)
            for part in [part_of(whole, 0, plan.table_deals(point))]
        ],
        **_compared(values),
        "widening": _widening(values, titles),
    }


def same_table_figures(ran: Run, titles: Sequence[str]) -> Found:
    """Figure 21: players at one table."""
    [(table, _)] = first_entrants(ran)
    values = _values([(table, place) for place in range(len(titles))], titles)
    return {"games": table.games, "players": _players(table, titles), **_compared(values)}


def same_cards_figures(ran: Run, titles: Sequence[str]) -> Found:
    """Figure 19: each in a match of its own, with the same cards against the same three."""
    cases = first_entrants(ran)
    players = {title: seat_figures(*case) for title, case in zip(titles, cases, strict=True)}
    return {"games": cases[0][0].games, "players": players, **_compared(_values(cases, titles))}


def _players(table: Table, titles: Sequence[str]) -> dict[str, Found]:
    return {title: seat_figures(table, place) for place, title in enumerate(titles)}


def _values(cases: Sequence[tuple[Table, int]], titles: Sequence[str]) -> Values:
    return {
        title: {measure: by_deal(*case, measure) for measure in MEASURES}
        for title, case in zip(titles, cases, strict=True)
    }


def _compared(values: Values) -> Found:
    """What each has over each other in the same deals."""
    return {
        "over": {
            first: {
                second: {
                    name: part
                    for measure in MEASURES
                    for name, part in with_interval(
                        measure, gap(values[first][measure], values[second][measure])
                    ).items()
                }
                for second in values
                if second != first
            }
            for first in values
        }
    }


def _widening(values: Values, titles: Sequence[str]) -> Found:
    """Whether the later two win more over the former two in the second half of the games."""
    wins = [values[title]["win_rate"] for title in titles]
    ahead = (wins[2] + wins[3] - wins[0] - wins[1]) / 2
    return {**with_interval("gap", gap(ahead, 0 * ahead)), **with_interval("change", change(ahead))}
