"""The figures of a phase: auctions won, contracts made and chips, with differences over the same deals."""

from itertools import permutations

import numpy as np

from upperhand.arena.statistics.intervals import Estimate, linearised, mean, ratio, share_of_cases
from upperhand.arena.table import Floats
from upperhand.experiments.rikken.players import CONTRACTS
from upperhand.experiments.rikken.tournament.results import Results
from upperhand.experiments.wording import Found, with_interval

ALL = "all"  # beside the contracts: all games together


def phase_figures(results: Results) -> Found:
    """Every figure of a phase, ready for JSON. Chips are a seat and game, over the games that count."""
    counted = int(results.counted.sum())
    return {
        "deals": len(results.table.deals),
        "games": results.table.games,
        "counted": counted,
        "played": {contract: int(results.played(contract).sum()) for contract in CONTRACTS},
        "players": {name: _player(results, name) for name in results.names},
        "over": _differences(results),
    }


def _player(results: Results, name: str) -> Found:
    seats = results.seats_counted(name)
    parts = {ALL: None} | {contract: results.played(contract) for contract in CONTRACTS}
    return {
        part: {
            **with_interval("chips", ratio(results.chips(name, games), seats)),
            **with_interval("chips_declaring", ratio(results.chips(name, games, declaring=True), seats)),
            "total": int(results.chips(name, games).sum()),
            "total_declaring": int(results.chips(name, games, declaring=True).sum()),
            **_declared(results, name, part),
        }
        for part, games in parts.items()
    }


def _declared(results: Results, name: str, part: str) -> Found:
    declared, made = auctions(results, name, part)
    return {
        "declared": int(declared.sum()),
        "won": int(made.sum()),
        **with_interval("declared_rate", share_of_cases(declared, results.seats_counted(name))),
        **with_interval("made", share_of_cases(made, declared)),
    }


def auctions(results: Results, name: str, part: str) -> tuple[Floats, Floats]:
    """Auctions won and contracts made in each deal."""
    contracts = CONTRACTS if part == ALL else (part,)
    declared = sum(
        (results.declared(name, each) for each in contracts), start=np.zeros(len(results.table.deals))
    )
    made = sum((results.made(name, each) for each in contracts), start=np.zeros(len(results.table.deals)))
    return declared, made


def _differences(results: Results) -> Found:
    """By two players and part, what the first has over the second."""
    parts = (ALL, *CONTRACTS)
    measured = {name: {part: _values(results, name, part) for part in parts} for name in results.names}
    over: Found = {name: {} for name in results.names}
    for first, second in permutations(over, 2):
        over[first][second] = {
            part: _gaps(measured[first][part], measured[second][part]) | _times(results, first, second, part)
            for part in parts
        }
    return over


def _gaps(first: dict[str, Floats], second: dict[str, Floats]) -> Found:
    found: Found = {}
    for measure, values in first.items():
        both = len(values) and len(second[measure])
        found |= with_interval(measure, mean(values - second[measure]) if both else Estimate(None))
    return found


def _times(results: Results, first: str, second: str, part: str) -> Found:
    """How many times as many auctions and games the first won."""
    ours, theirs = auctions(results, first, part), auctions(results, second, part)
    return {
        **with_interval("declared_times", ratio(ours[0], theirs[0])),
        **with_interval("won_times", ratio(ours[1], theirs[1])),
    }


def _values(results: Results, name: str, part: str) -> dict[str, Floats]:
    """One value a deal for each measure; none where a player did not declare in two deals at least."""
    seats = results.seats_counted(name)
    games = None if part == ALL else results.played(part)
    declared, made = auctions(results, name, part)
    return {
        "chips": linearised(results.chips(name, games), seats),
        "chips_declaring": linearised(results.chips(name, games, declaring=True), seats),
        "declared_rate": linearised(declared, seats),
        "won_rate": linearised(made, seats),
        "made": linearised(made, declared) if np.count_nonzero(declared) > 1 else np.empty(0),
    }
