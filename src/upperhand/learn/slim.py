"""Makes a file of weights smaller: `python -m upperhand.learn.slim CONFIG.toml FROM.npz TO.npz`.

Many bits of the inputs are never set: their weights are still those that training began with, and become 0.
The other weights are rounded to the precision in which an accelerator computes while it trains.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from upperhand.learn.config import Config, make_config, read_settings
from upperhand.learn.encoding import learned_game
from upperhand.learn.measure import uniform
from upperhand.learn.network import Network, bits
from upperhand.learn.segments import owners
from upperhand.learn.selfplay import Side
from upperhand.learn.weights import read_network, write_network

_GAMES, _STEPS = 8192, 600  # about five million decisions


def used_inputs(
    config: Config, games: int = _GAMES, steps: int = _STEPS
) -> tuple[torch.Tensor, torch.Tensor]:
    """Which bits of a state and of a move are ever set in games of random moves under the rules of a run."""
    side = Side(replace(config, games=2 * games, device="cpu"), seed=1)
    states = np.zeros(side.states.shape[1], dtype=np.int64)
    moves = np.zeros(side.moves.shape[1], dtype=np.int64)
    side.observe()
    for _ in range(steps):
        count = int(side.first[-1])
        states |= np.bitwise_or.reduce(side.states.numpy(), axis=0)
        moves |= np.bitwise_or.reduce(side.moves[:count].numpy(), axis=0)
        chosen = uniform(side.moves[:count], owners(side.first, count), side.first)
        side.send(chosen - side.first[:-1])
        side.play()
    of_state, of_move = (bits(torch.from_numpy(words).unsqueeze(0))[0] > 0 for words in (states, moves))
    return of_state, of_move


@torch.no_grad()
def slim(network: Network, of_state: torch.Tensor, of_move: torch.Tensor) -> None:
    """Forgets the inputs that are not used, and rounds."""
    network.state_in.weight[:, ~of_state] = 0
    network.move_in.weight[:, ~of_move] = 0
    for weights in network.parameters():
        weights.copy_(weights.bfloat16())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    arguments = parser.parse_args()
    config = make_config(read_settings(arguments.config), Config)
    game = learned_game(config.game)
    network = read_network(arguments.source, game)
    slim(network, *used_inputs(config))
    write_network(network, arguments.target, game)


if __name__ == "__main__":
    main()
