"""How many chips more a player gains than the one whose place it takes, over the same deals and seats."""

from collections.abc import Mapping

from upperhand.arena.statistics.intervals import Estimate, linearised, mean
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.rikken.tournament.measures import ALL
from upperhand.experiments.rikken.tournament.results import Results
from upperhand.experiments.wording import Found, with_interval


def changes(before: Results, after: Results, places: Mapping[str, str]) -> Found:
    """By player before and part of the games; `after` may have only the first of the deals."""
    return {
        old: {
            part: with_interval("chips", _change(before, old, after, new, part)) for part in (ALL, *CONTRACTS)
        }
        for old, new in places.items()
    }


def _change(before: Results, old: str, after: Results, new: str, part: str) -> Estimate:
    deals = min(len(before.table.deals), len(after.table.deals))
    return mean(_chips(after, new, part, deals) - _chips(before, old, part, deals))


def _chips(results: Results, player: str, part: str, deals: int) -> Floats:
    """One value a deal, whose mean is the chips a game."""
    games = None if part == ALL else results.played(part)
    return linearised(results.chips(player, games)[:deals], results.seats_counted(player)[:deals])
