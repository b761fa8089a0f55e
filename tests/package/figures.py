"""What the native module computes, one line per part: every variant gives the same bits.

Run `python -m tests.package.figures` with a Python that has Upperhand; `UPPERHAND_CORE` names a variant.
"""

import struct
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count, islice
from typing import Any

from tests.golden import games as golden
from tests.golden import rikken_games as rikken_golden
from upperhand import Decision, Rng, _core, big_two, games, make_player, rikken
from upperhand.benchmarks.signature import signature
from upperhand.big_two.weights import ROLLOUT, SHIPPED, load_network, load_place_network
from upperhand.match import play_game
from upperhand.rikken.oracle import Ending, Oracle, objectives

POSITIONS = 1_000
ENDINGS = 40


def digest(parts: Iterable[object]) -> str:
    total = sha256()
    for part in parts:
        total.update(repr(part).encode() + b"\n")
    return total.hexdigest()[:16]


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


def views(presets: Iterable[str]) -> Iterator[big_two.View]:
    """Decisions of random games of every preset in turn."""
    names = list(presets)
    for seed in count():
        state = big_two.State.deal(big_two.preset(names[seed % len(names)]), seed)
        while not state.over:
            moves = state.legal_moves()
            if len(moves) > 1:
                yield state.view(state.turn)
            state.apply(Rng.derive(seed, 0, state.turn, state.ply).choice(moves))


def network_scores(weights: str) -> Iterator[object]:
    """Which move is chosen, and the bits of every figure."""
    network = load_network(weights)
    for view in islice(views(big_two.PRESETS), POSITIONS):
        scored = network.score(view)
        yield str(max(scored, key=lambda one: one[1])[0])
        yield [(str(move), bits(logit), bits(points)) for move, logit, points in scored]


def place_scores() -> Iterator[object]:
    network = load_place_network()
    for view in islice(views(["charlesworth"]), POSITIONS):
        yield [(str(move), bits(logit)) for move, logit in network.score(view)]


def decisions(game: str, player: str) -> Iterator[object]:
    """One game of each preset that the player plays in all seats."""
    for entry in games.load(game).PRESETS.values():
        yield from game_of(game, entry.rules, player)


def game_of(game: str, rules: Any, player: str) -> Iterator[object]:
    """The record of a game, and every decision in it with its values and its reason."""
    made: list[Decision] = []
    state = games.load(game).State.deal(rules, 5)
    seats = [make_player(player, game)] * len(state.names)
    yield play_game(state, seats, 5, on_move=lambda _, decision: made.append(decision), game=game).to_json()
    for one in made:
        yield str(one.move), one.reason, [(str(move), bits(value)) for move, value in one.values]


def oracle_values() -> Iterator[object]:
    """Values of every card in the middle of games of all contracts, and how many positions that took."""
    contracts = [name for name in rikken_golden.contracts() if name != "troela"]
    oracle = Oracle()
    for seed in range(ENDINGS):
        state = middle_of_game(contracts[seed % len(contracts)], seed)
        for objective in objectives(state):
            values = oracle.card_values(Ending.of(state), objective)
            yield [(str(move), value) for move, value in values], oracle.positions


def middle_of_game(contract: str, seed: int) -> rikken.State:
    """Some tricks into a game of chance with this contract or, if it does not come up, another one."""
    for attempt in count():
        state = rikken.State.deal(rikken_golden.rules_with(contract), 1_000 * seed + attempt)
        while not state.over and sum(state.tricks_won) < 5:
            rng = Rng.derive(seed, attempt, state.turn, state.ply)
            moves = state.legal_moves()
            wanted = [move for move in moves if move.contract == contract]
            state.apply(wanted[0] if wanted else rng.choice(moves))
        if not state.over and (state.contract == contract or attempt > 20):
            return state
    raise AssertionError("unreachable")


def parts() -> Iterator[tuple[str, Any]]:
    yield "signature", [signature()]
    yield "golden games of Big Two", (golden.written_game(name) for name in big_two.PRESETS)
    yield "golden games of Rikken", rikken_golden.written_games().items()
    yield "network", network_scores(SHIPPED)
    yield "rollout network", network_scores(ROLLOUT)
    yield "rl_ppo network", place_scores()
    for game in games.GAMES:
        for player in games.players(game):
            yield f"{game} {player}", decisions(game, player)
    yield "oracle", oracle_values()


if __name__ == "__main__":
    print(f"variant {_core.VARIANT}")
    for name, found in parts():
        print(f"{name}: {digest(found)}", flush=True)
