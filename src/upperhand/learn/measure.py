"""A quick look at strength while training: one seat by the network, three by a simple policy."""

from collections.abc import Callable

import torch
from torch import Tensor

from upperhand._core.big_two import ACTIONS
from upperhand.learn.config import Config
from upperhand.learn.network import Network, PlaceNetwork
from upperhand.learn.precision import autocast
from upperhand.learn.segments import choose, owners
from upperhand.learn.selfplay import Side

# Given moves, owners and where they begin: a move of each decision.
Simple = Callable[[Tensor, Tensor, Tensor], Tensor]


def uniform(moves: Tensor, owner: Tensor, first: Tensor) -> Tensor:
    """Any play with the same chance; a pass, which is the last move, only where there is nothing else."""
    passes = moves[:, 0] == ACTIONS - 1 if moves.shape[1] == 1 else (moves[:, 1] >> 52) & 1 == 1
    return choose(torch.where(passes, -1e9, 0.0), owner, first)


def lowest(_moves: Tensor, _owner: Tensor, first: Tensor) -> Tensor:
    """The first move in the list: the lowest single when leading, the weakest answer when following."""
    return first[:-1].clone()


@torch.no_grad()
def against(
    network: Network | PlaceNetwork, config: Config, rival: Simple, games: int, seed: int
) -> tuple[float, float]:
    """Share of wins and mean score (in the unit of its rules) of one seat against three rivals."""
    size = min(games, 8192)
    changed = Config(**{**config.to_dict(), "games": 2 * size, "rules": config.rules[:1]})
    side = Side(changed, seed)
    own = torch.arange(size, device=side.device) % 4
    wins = total = 0.0
    points = 0.0
    side.observe()
    while total < games:
        count = int(side.first[-1])
        states, moves = side.states.to(side.device), side.moves[:count].to(side.device)
        first, seats = side.first.to(side.device), side.seats.to(side.device).long()
        owner = owners(first, count)
        with autocast(side.device):
            logits, _, _ = network(states, moves, owner)
        best = choose(logits, owner, first, greedy=torch.ones_like(seats, dtype=torch.bool))
        chosen = torch.where(seats == own, best, rival(moves, owner, first))
        side.send(chosen - first[:-1])
        side.play()
        ended = side.ended.to(side.device).bool()
        scores = side.scores.to(side.device).float()[torch.arange(size, device=side.device), own][ended]
        wins, points, total = (
            wins + float((scores > 0).sum()),
            points + float(scores.sum()),
            total + len(scores),
        )
    return wins / total, points / total


def measure(network: Network | PlaceNetwork, config: Config, seed: int) -> dict[str, list[float]]:
    """Wins and scores against three of each simple policy, under the first of the rules."""
    rivals = {"random": uniform, "lowest": lowest}
    return {
        name: [round(x, 4) for x in against(network, config, rival, config.measured_games, seed + 77)]
        for name, rival in rivals.items()
    }
