"""The figures of the paper's games: win rates, points, less-card rates and times of decisions."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from time import process_time_ns

import numpy as np

from upperhand._core import Rng
from upperhand.arena import Run
from upperhand.arena.latency import Latency
from upperhand.arena.statistics.intervals import Estimate, linearised, mean, rate, ratio
from upperhand.arena.table import Flags, Floats, Table, tables
from upperhand.big_two import State, View, preset
from upperhand.experiments.big2ai.matches import (
    GAMES,
    LEARNED_POINTS,
    REINFORCED_RULES,
    RULES,
    SEARCHES,
    SHARES,
    TABLE_POINTS,
    TITLES,
    Plan,
)
from upperhand.experiments.reporting import Figures, with_interval
from upperhand.match import deal_seed
from upperhand.player import Player, make_player

# What is measured of a seat in a table of results, and how two are compared over the same deals.

FEW = 3  # cards: a loser with no more of them counts in the less-card rate

# A game's points, split as the paper splits them: "gained" by winning, "lost" by losing.
MEASURES = ("win_rate", "score", "gained", "lost")


def first_entrants(ran: Run) -> list[tuple[Table, int]]:
    """The table of each match, and its first entrant: the one that is tested there."""
    parts = zip(tables(ran), ran.schedule.matches, strict=True)
    return [(part, part.names.index(match.names[0])) for part, match in parts]


def by_deal(table: Table, entrant: int, measure: str) -> Floats:
    """One value per deal."""
    if measure == "win_rate":
        return table.wins_by_deal(entrant)
    points = {
        "score": table.scores,
        "gained": np.maximum(table.scores, 0),
        "lost": np.maximum(-table.scores, 0),
    }
    return table.by_deal(points[measure], entrant)


def seat_figures(table: Table, entrant: int) -> Figures:
    """Games won and points of one entrant that has one seat in every game."""
    seats = table.seats_of(entrant)
    found: Figures = {"games": table.games, "total_gained": int(np.maximum(table.scores, 0)[seats].sum())}
    for measure in MEASURES:
        estimate = rate if measure == "win_rate" else mean
        found |= with_interval(measure, estimate(by_deal(table, entrant, measure)))
    return found | with_interval("less_card", less_card_rate(table, seats))


def less_card_rate(table: Table, seats: Flags) -> Estimate:
    """The share of losing seats that were left with few cards."""
    return share_of(*_few_and_lost(table, seats))


def share_of(sums: Floats, counts: Floats) -> Estimate:
    """A ratio that is a share, so that its interval ends at 0 and 1."""
    found = ratio(sums, counts)
    if found.low is None or found.high is None:
        return found
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


def less_card_gap(first: tuple[Table, Flags], second: tuple[Table, Flags]) -> Estimate:
    """How much higher the less-card rate of the first is, over the same deals."""
    ours, theirs = (linearised(*_few_and_lost(table, seats)) for table, seats in (first, second))
    return mean(ours - theirs) if len(ours) and len(theirs) else Estimate(None)


def gap(first: Floats, second: Floats) -> Estimate:
    """The mean of the first less that of the second, deal by deal."""
    return mean(first - second)


def change(values: Floats) -> Estimate:
    """How much higher a value is in the second half of the deals than in the first."""
    half = len(values) // 2
    return mean(values[len(values) - half :] - values[:half])


def after(seats: Flags, places: int) -> Flags:
    """The seats that sit this many places after these, in order of play."""
    shifted: Flags = np.roll(seats, places, axis=2)
    return shifted


def stacked(parts: Sequence[Table]) -> Table:
    """One table of blocks that have each their own deals."""
    arrays = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("entrants", "scores", "left", "moves")
    }
    return Table(parts[0].names, np.arange(len(arrays["moves"])), **arrays)


def part_of(table: Table, first: int, end: int) -> Table:
    """Some of the deals of a table, in its order."""
    arrays = ("deals", "entrants", "scores", "left", "moves")
    return replace(table, **{name: getattr(table, name)[first:end] for name in arrays})


def _few_and_lost(table: Table, seats: Flags) -> tuple[Floats, Floats]:
    lost = seats & ~table.won
    few = lost & np.less_equal(table.left, FEW)
    return few.sum(axis=(1, 2)).astype(np.float64), lost.sum(axis=(1, 2)).astype(np.float64)


# Figure 14: the budget of a search against games won.


def budget_figures(ran: Run, budgets: list[int]) -> Figures:
    """Each point, and what the largest budget has over the smallest in the same deals."""
    cases = first_entrants(ran)
    points = [
        {"share": share, "budget": budget, **seat_figures(*case)}
        for share, budget, case in zip(SHARES, budgets, cases, strict=True)
    ]
    wins = [by_deal(*case, "win_rate") for case in cases]
    return {"points": points, **with_interval("rise", gap(wins[-1], wins[0]))}


# Figure 15: one AI 4.0 against three AI 1.0, by how many games it has learned or played.

Case = tuple[Table, int]
OPPONENTS = ("P1", "P2", "P3")


def trained_figures(ran: Run, plan: Plan) -> Figures:
    """Figure 15a: a point for each number of games learned, all over the same deals."""
    cases = first_entrants(ran)
    first, last = cases[0], cases[-1]
    return {
        "points": [
            {"learned": plan.learned_games(point), **_learning_point(case)}
            for point, case in enumerate(cases)
        ],
        **with_interval("win_rate_rise", gap(*(by_deal(*case, "win_rate") for case in (last, first)))),
        **with_interval("less_card_rise", less_card_gap(_own(last), _own(first))),
        "less_card_over": _over_others(last),
    }


def played_figures(runs: Sequence[Run], plan: Plan) -> Figures:
    """Figure 15b: a point for each part of the games, played with what was learned from those before it."""
    cases = [case for ran in runs for case in first_entrants(ran)]
    whole, entrant = stacked([table for table, _ in cases]), cases[0][1]
    size = len(whole.deals) // LEARNED_POINTS
    parts = [part_of(whole, point * size, (point + 1) * size) for point in range(LEARNED_POINTS)]
    half = len(whole.deals) // 2
    early, late = part_of(whole, 0, half), part_of(whole, len(whole.deals) - half, len(whole.deals))
    return {
        "points": [
            {"played": plan.learned_games(point), **_learning_point((part, entrant))}
            for point, part in enumerate(parts, start=1)
        ],
        "whole": _learning_point((whole, entrant)),
        **with_interval("win_rate_rise", change(by_deal(whole, entrant, "win_rate"))),
        **with_interval("less_card_rise", less_card_gap(_own((late, entrant)), _own((early, entrant)))),
        "less_card_over": _over_others((whole, entrant)),
    }


def _learning_point(case: Case) -> Figures:
    return {**seat_figures(*case), "others": {name: _less_card(case, name) for name in OPPONENTS}}


def _less_card(case: Case, opponent: str) -> Figures:
    return with_interval("less_card", less_card_rate(*_opponent(case, opponent)))


def _over_others(case: Case) -> dict[str, Figures]:
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


# Figures 18, 19 and 21: players compared over the same deals.

Values = Mapping[str, Mapping[str, Floats]]  # by player and measure, one value per deal


def table_figures(runs: Sequence[Run], plan: Plan, titles: Sequence[str]) -> Figures:
    """Figure 18: players at one table that learn as they play; points and totals after each part."""
    whole = stacked([table for ran in runs for table, _ in first_entrants(ran)])
    values = _values_by_deal([(whole, place) for place in range(len(titles))], titles)
    return {
        "points": [
            {"games": part.games, "players": _player_figures(part, titles)}
            for point in range(1, TABLE_POINTS + 1)
            for part in [part_of(whole, 0, plan.table_deals(point))]
        ],
        **_compared(values),
        "widening": _widening(values, titles),
    }


def same_table_figures(ran: Run, titles: Sequence[str]) -> Figures:
    """Figure 21: players at one table."""
    [(table, _)] = first_entrants(ran)
    values = _values_by_deal([(table, place) for place in range(len(titles))], titles)
    return {"games": table.games, "players": _player_figures(table, titles), **_compared(values)}


def same_cards_figures(ran: Run, titles: Sequence[str]) -> Figures:
    """Figure 19: each in a match of its own, with the same cards against the same three."""
    cases = first_entrants(ran)
    players = {title: seat_figures(*case) for title, case in zip(titles, cases, strict=True)}
    return {"games": cases[0][0].games, "players": players, **_compared(_values_by_deal(cases, titles))}


def _player_figures(table: Table, titles: Sequence[str]) -> dict[str, Figures]:
    return {title: seat_figures(table, place) for place, title in enumerate(titles)}


def _values_by_deal(cases: Sequence[tuple[Table, int]], titles: Sequence[str]) -> Values:
    return {
        title: {measure: by_deal(*case, measure) for measure in MEASURES}
        for title, case in zip(titles, cases, strict=True)
    }


def _compared(values: Values) -> Figures:
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


def _widening(values: Values, titles: Sequence[str]) -> Figures:
    """Whether the later two win more over the former two in the second half of the games."""
    wins = [values[title]["win_rate"] for title in titles]
    ahead = (wins[2] + wins[3] - wins[0] - wins[1]) / 2
    return {**with_interval("gap", gap(ahead, 0 * ahead)), **with_interval("change", change(ahead))}


# Figure 20: one AI 4.0 against three RL-PPO, each of which is compared with it.

AI_4_SEAT = TITLES["ai4"]
RL_PPO_SEATS = ("RL-PPO P1", "RL-PPO P2", "RL-PPO P3")  # in order of play after AI 4.0


def reinforced_figures(ran: Run) -> Figures:
    """By rules: games won and points of the four seats, and what AI 4.0 has over each other."""
    return {
        rules: seats_figures(table, table.seats_of(entrant))
        for rules, (table, entrant) in zip(REINFORCED_RULES, first_entrants(ran), strict=True)
    }


def seats_figures(table: Table, own: Flags) -> Figures:
    seats = {AI_4_SEAT: own} | {name: after(own, place) for place, name in enumerate(RL_PPO_SEATS, start=1)}
    values = {name: _seat_by_deal(table, flags) for name, flags in seats.items()}
    return {
        "games": table.games,
        "players": {name: {"games": table.games, **_estimates(each)} for name, each in values.items()},
        "over": {AI_4_SEAT: {name: _gaps(values[AI_4_SEAT], values[name]) for name in RL_PPO_SEATS}},
    }


def _seat_by_deal(table: Table, seats: Flags) -> dict[str, Floats]:
    """One value per deal for each measure, of one seat in every game."""
    parts = {
        "win_rate": table.won,
        "score": table.scores,
        "gained": np.maximum(table.scores, 0),
        "lost": np.maximum(-table.scores, 0),
    }
    games = seats.any(axis=2).sum(axis=1)
    return {name: np.where(seats, part, 0).sum(axis=(1, 2)) / games for name, part in parts.items()}


def _estimates(values: dict[str, Floats]) -> Figures:
    found: Figures = {}
    for measure in MEASURES:
        estimate = rate if measure == "win_rate" else mean
        found |= with_interval(measure, estimate(values[measure]))
    return found


def _gaps(first: dict[str, Floats], second: dict[str, Floats]) -> Figures:
    found: Figures = {}
    for measure in MEASURES:
        found |= with_interval(measure, gap(first[measure], second[measure]))
    return found


# Figure 14: how long a decision takes with the paper's budgets, at a hand of thirteen cards.

WHOLE_HAND = 13


def all_times(knowledge: str, seed: int, decisions: int) -> dict[str, list[Figures]]:
    """The times of AI 1.0 and of AI 4.0 at every point of Figure 14."""
    specs = {
        "ai1": [(round(SEARCHES * share), "ai1:searches={}") for share in SHARES],
        "ai4": [(round(GAMES * share), f"ai4:games={{}},knowledge={knowledge}") for share in SHARES],
    }
    return {
        name: [
            {
                "budget": budget,
                **time_figures(measure_times(make_player(spec.format(budget)), seed, decisions)),
            }
            for budget, spec in points
        ]
        for name, points in specs.items()
    }


def measure_times(player: Player, seed: int, decisions: int) -> Latency:
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
    """Views of seats with whole hands and a choice, deal by deal: the opener and those that follow."""
    for number in count():
        state = State.deal(preset(RULES), deal_seed(seed, number), ["a", "b", "c", "d"])
        for _ in range(state.rules.players):
            view = state.view(state.turn)
            moves = view.legal_moves()
            if len(moves) > 1 and len(view.hand) == WHOLE_HAND:
                yield view
            state.apply(moves[0])


def time_figures(latency: Latency) -> Figures:
    return {
        "decisions": latency.decisions,
        "mean_ms": latency.nanoseconds / latency.decisions / 1e6,
        "p50_ms": (latency.quantile_us(0.5) or 0.0) / 1e3,
        "p99_ms": (latency.quantile_us(0.99) or 0.0) / 1e3,
    }
