"""Compares files of weights: each against three of a rival, on the same deals in every seating.

`python -m upperhand.learn.compare --rivals rule_based lowest --rules hongkong -- old.npz new.npz` prints a
line of JSON for each rival and rules, with the gain of each later file over the first. The arena does more;
this only needs numpy, so it runs where training runs.
"""

import argparse
import json
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from upperhand import games
from upperhand.match import deal_seed, play_game
from upperhand.player import make_player
from upperhand.pool import Pool

_SEATS = 4
_CHUNK = 8  # deals
_SURE = 1.96  # standard errors on each side of a 95% interval
_Floats = npt.NDArray[np.float64]


def one_against_three(
    player: str, rival: str, rules: str, seed: int, deals: range
) -> list[tuple[float, float]]:
    """The share won and the mean points of each deal, over all four seats."""
    read, one, other = games.read_rules(rules), make_player(player), make_player(rival)
    out = []
    for number in deals:
        scores = []
        for seat in range(_SEATS):
            state = games.load("big_two").State.deal(read, deal_seed(seed, number))
            players = [one if each == seat else other for each in range(_SEATS)]
            play_game(state, players, seed, number)
            scores.append(state.scores[seat])
        out.append((sum(score > 0 for score in scores) / _SEATS, sum(scores) / _SEATS))
    return out


def compare(pool: Pool, players: list[str], rival: str, rules: str, deals: int, seed: int) -> dict[str, Any]:
    """Wins and points of each player, and the gain of each later one over the first, with 95% intervals."""
    parts = [range(start, min(start + _CHUNK, deals)) for start in range(0, deals, _CHUNK)]
    by_player = []
    for player in players:
        found = list(pool.map(partial(one_against_three, player, rival, rules, seed), parts))
        by_player.append(np.array([pair for part in found for pair in part]))
    told = {
        player: {"wins": _mean(values[:, 0]), "points": _mean(values[:, 1])}
        | ({} if values is by_player[0] else {"gain": _mean((values - by_player[0])[:, 1])})
        for player, values in zip(players, by_player, strict=True)
    }
    return {"rival": rival, "rules": rules, "games": deals * _SEATS, "players": told}


def _mean(values: _Floats) -> list[float]:
    """Mean and half the width of its interval."""
    return [round(float(values.mean()), 4), round(float(_SURE * values.std(ddof=1) / len(values) ** 0.5), 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rivals", nargs="+", required=True)
    parser.add_argument("--rules", nargs="+", required=True)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=16)
    parser.add_argument("weights", nargs="+", help="files of weights, or players by spec")
    arguments = parser.parse_args()
    players = [f"network:weights={each}" if each.endswith(".npz") else each for each in arguments.weights]
    with Pool(arguments.processes) as pool:
        for rival in arguments.rivals:
            for rules in arguments.rules:
                line = compare(pool, players, rival, rules, arguments.deals, arguments.seed)
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
