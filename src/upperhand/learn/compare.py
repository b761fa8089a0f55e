"""Compares files of weights: each against three of a rival, on the same deals in every seating.

`python -m upperhand.learn.compare --rivals rule_based lowest --rules hongkong -- old.npz new.npz` prints a
line of JSON for each rival and rules, with the gain of each later file over the first. Deals of Rikken are
chained: the pack of each comes from a game of a fixed player. The arena does more; this only needs numpy, so
it runs where training runs.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from upperhand import games
from upperhand._core import Rng
from upperhand.big_two.players.network import NetworkPlayer as BigTwoNetwork
from upperhand.match import deal_seed
from upperhand.player import Player, make_player
from upperhand.pool import Pool
from upperhand.rikken.opponents import OPPONENTS
from upperhand.rikken.players.network import NetworkPlayer as RikkenNetwork

_SEATS = 4
_CHUNK = 8  # deals, and the games of a chain
_SURE = 1.96  # standard errors on each side of a 95% interval
_CHAIN_PLAYER = "basic"
_NETWORKS: dict[str, Callable[[str], Player]] = {"big_two": BigTwoNetwork, "rikken": RikkenNetwork}
Mover = Callable[[Any, Rng], Any]
_Floats = npt.NDArray[np.float64]


def mover(text: str, game: str) -> Mover:
    """What decides for a file of weights or a player by its spec.

    The core plays for those that it knows, and the cards of `adaptive`: the same moves, but without reasons,
    which need the catalogues of sentences.
    """
    player = _NETWORKS[game](text) if text.endswith(".npz") else make_player(text, game)
    if game == "rikken" and text in OPPONENTS:
        return OPPONENTS[text]().choose
    cards = OPPONENTS["advanced"]() if game == "rikken" and text.startswith("adaptive") else None

    def move(view: Any, rng: Rng) -> Any:
        return cards.choose(view, rng) if cards and view.phase == "play" else player.decide(view, rng).move

    return move


def play(state: Any, movers: Sequence[Mover], seed: int, number: int) -> None:
    """Plays a State to its end, with the chance of `play_game`."""
    while not state.over:
        rng = Rng.derive(seed, number, state.turn, state.ply)
        state.apply(movers[state.turn](state.view(state.turn), rng))


def deals_of(game: str, rules: Any, seed: int, numbers: range) -> Iterator[tuple[int, Callable[[], Any]]]:
    """The number of each deal, and what gives its State, again and again."""
    dealt = games.load(game).State.deal
    last: Any = None
    for number in numbers:
        deal = partial(dealt, rules, deal_seed(seed, number))
        if last is not None:
            deal = partial(last.next_deal, deal_seed(seed, number))
        yield number, deal
        if game == "rikken":
            last = deal()
            play(last, [mover(_CHAIN_PLAYER, game)] * _SEATS, seed, number)


def one_against_three(
    game: str, player: str, rival: str, rules: str, seed: int, deals: range
) -> list[tuple[float, float, list[tuple[str, int]]]]:
    """The share won and the mean points of each deal over all four seats, and the points of each role."""
    read, one, other = games.read_rules(rules, game), mover(player, game), mover(rival, game)
    out = []
    for number, deal in deals_of(game, read, seed, deals):
        roles = []
        for seat in range(_SEATS):
            state = deal()
            play(state, [one if each == seat else other for each in range(_SEATS)], seed, number)
            roles.append((role_of(state, seat), state.scores[seat]))
        scores = [score for _, score in roles]
        out.append((sum(score > 0 for score in scores) / _SEATS, sum(scores) / _SEATS, roles))
    return out


def role_of(state: Any, seat: int) -> str:
    """In Rikken, what a seat was: the contract that it declared, or on which side of another's it sat."""
    if not hasattr(state, "declarers") or state.contract is None:
        return ""
    if seat in state.declarers:
        return str(state.contract)
    if not state.declarers:
        return "alone"
    return "partner" if state.partner == seat else "defender"


def compare(
    pool: Pool, players: list[str], rival: str, rules: str, deals: int, seed: int, game: str = "big_two"
) -> dict[str, Any]:
    """Wins and points of each player, and the gain of each later one over the first, with 95% intervals."""
    parts = [range(start, min(start + _CHUNK, deals)) for start in range(0, deals, _CHUNK)]
    told: dict[str, Any] = {}
    first: _Floats | None = None
    for player in players:
        work = partial(one_against_three, game, player, rival, rules, seed)
        found = [one for part in pool.map(work, parts) for one in part]
        values = np.array([(wins, points) for wins, points, _ in found])
        told[player] = {"wins": _mean(values[:, 0]), "points": _mean(values[:, 1])}
        if first is None:
            first = values
        else:
            told[player]["gain"] = _mean((values - first)[:, 1])
        if roles := _roles([one for _, _, each in found for one in each]):
            told[player]["roles"] = roles
    return {"rival": rival, "rules": rules, "games": deals * _SEATS, "players": told}


def _roles(games: list[tuple[str, int]]) -> dict[str, list[float]]:
    """By role: the share of games, the share of these with a gain, and the mean points."""
    out = {}
    for role in sorted({role for role, _ in games} - {""}):
        points = np.array([score for one, score in games if one == role])
        out[role] = [
            round(len(points) / len(games), 4),
            round(float((points > 0).mean()), 3),
            round(float(points.mean()), 3),
        ]
    return out


def _mean(values: _Floats) -> list[float]:
    """Mean and half the width of its interval."""
    return [round(float(values.mean()), 4), round(float(_SURE * values.std(ddof=1) / len(values) ** 0.5), 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(_NETWORKS), default="big_two")
    parser.add_argument("--rivals", nargs="+", required=True)
    parser.add_argument("--rules", nargs="+", required=True)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=16)
    parser.add_argument("weights", nargs="+", help="files of weights, or players by spec")
    arguments = parser.parse_args()
    with Pool(arguments.processes) as pool:
        for rival in arguments.rivals:
            for rules in arguments.rules:
                found = compare(
                    pool, arguments.weights, rival, rules, arguments.deals, arguments.seed, arguments.game
                )
                print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
