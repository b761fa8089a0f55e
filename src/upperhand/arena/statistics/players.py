"""Every figure of a player: in a table of results, in each role, and on the way to the ceiling."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from upperhand.arena.outcome import Outcome
from upperhand.arena.run import Run
from upperhand.arena.schedule import Match
from upperhand.arena.statistics.intervals import Estimate, mean, rate, ratio, share_of_cases
from upperhand.arena.table import Flags, Floats, Table


@dataclass(frozen=True)
class PlayerFigures:
    """One player; scores are points per seat."""

    games: int
    win_rate: Estimate
    """The share of its games that one of its seats won."""
    seat_win_rate: Estimate
    """The share of its seats that won."""
    mean_score: Estimate
    mean_score_won: Estimate
    mean_score_lost: Estimate
    cards_left: Estimate
    cards_left_shares: list[float]
    """The share of its seats that were left with 0, 1, 2, ... cards."""


def player_figures(table: Table, entrant: int) -> PlayerFigures:
    """The figures of one entrant."""
    seats = table.seats_of(entrant)
    return PlayerFigures(
        games=int(seats.any(axis=2).sum()),
        win_rate=rate(table.wins_by_deal(entrant)),
        seat_win_rate=rate(table.by_deal(table.won, entrant)),
        mean_score=mean(table.by_deal(table.scores, entrant)),
        mean_score_won=_score_where(table, seats & table.won),
        mean_score_lost=_score_where(table, seats & table.lost),
        cards_left=mean(table.by_deal(table.left, entrant)),
        cards_left_shares=_shares_left(table, seats),
    )


def _score_where(table: Table, cases: Flags) -> Estimate:
    sums = (table.scores * cases).sum(axis=(1, 2)).astype(np.float64)
    return ratio(sums, cases.sum(axis=(1, 2)).astype(np.float64))


def _shares_left(table: Table, seats: Flags) -> list[float]:
    left = table.left[seats]
    if not left.size:
        return []
    shares: list[float] = (np.bincount(left) / left.size).tolist()
    return shares


# Roles of seats, such as declarer and defender.


@dataclass(frozen=True)
class RoleFigures:
    """One player in one role; the deal is the unit of its intervals."""

    seats: int
    share: float
    """Of the player's seats."""
    seat_win_rate: Estimate
    mean_score: Estimate


def role_figures(run: Run) -> dict[str, dict[str, RoleFigures]]:
    """By player and role, the most frequent role first; empty if a game has no roles."""
    cells: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    deals: set[int] = set()
    for deal, name, role, score in _seats(run):
        cells[name][role].append((deal, score))
        deals.add(deal)
    return {name: _of_player(roles, max(deals) + 1) for name, roles in cells.items()}


def _of_player(roles: dict[str, list[tuple[int, int]]], deals: int) -> dict[str, RoleFigures]:
    seats = sum(len(found) for found in roles.values())
    ordered = sorted(roles.items(), key=lambda item: -len(item[1]))
    return {role: _in_role(found, seats, deals) for role, found in ordered}


def _in_role(found: list[tuple[int, int]], seats: int, deals: int) -> RoleFigures:
    where = np.array([deal for deal, _ in found])
    scores = np.array([score for _, score in found], dtype=np.float64)
    counts = np.bincount(where, minlength=deals).astype(np.float64)

    def by_deal(values: Floats) -> Floats:
        return np.bincount(where, weights=values, minlength=deals).astype(np.float64)

    won, gained = by_deal((scores > 0).astype(np.float64)), by_deal(scores)
    share = len(found) / seats
    return RoleFigures(len(found), share, share_of_cases(won, counts), _mean_score(gained, counts))


def _mean_score(sums: Floats, counts: Floats) -> Estimate:
    """Over the deals that have the role; a single deal says nothing about how much deals differ."""
    found = ratio(sums, counts)
    return found if np.count_nonzero(counts) > 1 else Estimate(found.value)


def _seats(run: Run) -> Iterator[tuple[int, str, str, int]]:
    """Every seat of every game that has roles: its deal, player, role and score."""
    schedule = run.schedule
    for match, first in zip(schedule.matches, schedule.firsts, strict=True):
        for number, outcome in enumerate(run.outcomes[first : first + len(match)]):
            yield from _of_game(match[number].deal, match[number].names, outcome)


def _of_game(deal: int, names: tuple[str, ...], outcome: Outcome) -> Iterator[tuple[int, str, str, int]]:
    for name, role, score in zip(names, outcome.roles, outcome.scores, strict=False):
        yield deal, name, role, score


# The ceiling: the result of a reference that sees all hands, on the same deals in place of a player.


def ceiling_figures(by_match: Sequence[tuple[Match, Table]]) -> dict[str, Any] | None:
    """The wins of the reference, and the player's share of the way there from parity; None without one."""
    if len(by_match) != 2 or not by_match[1][0].entrants[0].sees_all:
        return None
    (match, played), (_, ceiling) = by_match
    player, reference = match.names[0], by_match[1][0].names[0]
    parity = match.layout.rounds[0][0].count(0) / match.rules.players
    reached = played.wins_by_deal(played.names.index(player)) - parity
    reachable = ceiling.wins_by_deal(ceiling.names.index(reference))
    if len(reached) != len(reachable) or not len(reached):
        return None
    wins, share = rate(reachable), ratio(reached, reachable - parity)
    return {
        "player": player,
        "reference": reference,
        "parity": parity,
        "win_rate": wins.value,
        "win_rate_ci": wins.interval,
        "share": share.value,
        "share_ci": share.interval,
    }
