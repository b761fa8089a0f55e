"""Measures the tuned levels on other deals: neighbours, the lowest and the highest against known players."""

from itertools import pairwise
from typing import Any

from upperhand import games
from upperhand.experiments.levels.contests import Contest, Played, Table
from upperhand.experiments.levels.tuning import ANCHORS, SEARCH, dial
from upperhand.experiments.reporting import with_interval

STRONGEST = {
    "big_two": ("network", "champion"),
    "rikken": ("advanced", "adaptive", "monte_carlo"),
}


def strongest(table: Table) -> tuple[str, ...]:
    """Those that the highest level meets: under the usual rules alone, as it takes long."""
    usual = table.preset == games.words(table.game).USUAL_RULES
    return STRONGEST[table.game] if usual else ()


def count(table: Table) -> int:
    """How many contests it takes."""
    return 8 + len(strongest(table))


def measure(table: Table, strengths: list[float], played: Played, seed: int, deals: int) -> dict[str, Any]:
    """The share of games that the higher one wins, from low to high; then those of the two ends."""
    specs = [dial(strength) for strength in strengths]
    pairs = [(high, low) for low, high in pairwise(specs)]
    pairs.append((specs[0], ANCHORS[table.game]))
    pairs += [(specs[-1], other) for other in strongest(table)]
    contests = [Contest(table, *pair, seed, brief=_slow(pair, strengths)) for pair in pairs]
    shares = [with_interval("share", each) for each in played.shares(contests, deals)]
    steps = len(specs) - 1
    return {
        "deals": deals,
        "seed": seed,
        "steps": shares[:steps],
        "lowest": {"against": ANCHORS[table.game], **shares[steps]},
        "highest": [
            {"against": other, **share}
            for other, share in zip(strongest(table), shares[steps + 1 :], strict=True)
        ],
    }


def _slow(pair: tuple[str, str], strengths: list[float]) -> bool:
    searching = {dial(strength) for strength in strengths if strength > SEARCH}
    return not searching.isdisjoint(pair)
