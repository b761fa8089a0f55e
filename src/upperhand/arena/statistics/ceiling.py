"""The ceiling: what a reference that sees all hands reaches on the same deals, in a player's place."""

from collections.abc import Sequence
from typing import Any

from upperhand.arena.schedule import Match
from upperhand.arena.statistics.intervals import rate, ratio
from upperhand.arena.table import Table


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
