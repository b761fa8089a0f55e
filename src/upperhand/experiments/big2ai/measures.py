"""What is measured of a seat in a table of results, and how two are compared over the same deals."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from upperhand.arena import Run
from upperhand.arena.statistics.intervals import Estimate, linearised, mean, rate, ratio
from upperhand.arena.table import Flags, Floats, Table, tables
from upperhand.experiments.wording import Found, with_interval

FEW = 3  # cards: a loser with no more of them counts in the less-card rate

# A game's points, split as the paper splits them: "gained" by winning, "lost" by losing.
MEASURES = ("win_rate", "score", "gained", "lost")


def first_entrants(ran: Run) -> list[tuple[Table, int]]:
    """The table of each match, and its first entrant: the one that is tested there."""
    parts = zip(tables(ran), ran.schedule.matches, strict=True)
    return [(part, part.names.index(match.names[0])) for part, match in parts]


def by_deal(table: Table, entrant: int, measure: str) -> Floats:
    """One value a deal."""
    if measure == "win_rate":
        return table.wins_by_deal(entrant)
    points = {
        "score": table.scores,
        "gained": np.maximum(table.scores, 0),
        "lost": np.maximum(-table.scores, 0),
    }
    return table.by_deal(points[measure], entrant)


def seat_figures(table: Table, entrant: int) -> Found:
    """Games won and points of one entrant that has one seat in every game."""
    seats = table.seats_of(entrant)
    found: Found = {"games": table.games, "total_gained": int(np.maximum(table.scores, 0)[seats].sum())}
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
    """The seats so many places after these, in order of play."""
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
