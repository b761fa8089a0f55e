"""Trains a small agent for Big Two by self-play in two minutes, and rates it against a simple player.

    pip install "upperhand[train]"
    python examples/train_big_two.py

The agent learns what each legal move is worth: the score of its seat when the game is over, as in DouZero
(Zha et al., 2021). One network plays all seats, and every decision is an example to learn from. docs/batch.md
explains the batch of games.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from upperhand import Decision, Rng
from upperhand.arena import Entrant, Schedule, make_match, run
from upperhand.arena.run import ThisProcess
from upperhand.arena.summary import summarise
from upperhand.batch import Batch, Decisions, Played, bits, observe_view
from upperhand.big_two import View


@dataclass(frozen=True)
class Config:
    rules: str = "hongkong"
    seed: int = 1
    threads: int = 2
    games: int = 256  # at once
    decisions: int = 250_000  # to learn from
    explore: float = 0.05  # how often any legal move is played instead of the best
    width: int = 128  # of the network
    rate: float = 1e-3  # of learning; it falls to 0
    minibatch: int = 1024
    unit: float = 20.0  # points that count as 1
    rival: str = "lowest"
    deals: int = 250  # of the rating


class Network(nn.Module):
    """What each legal move of each decision is worth."""

    def __init__(self, state_bits: int, move_bits: int, width: int) -> None:
        super().__init__()
        self.state = nn.Linear(state_bits, width)
        self.move = nn.Linear(move_bits, width)
        self.worth = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, states: Tensor, moves: Tensor, owners: Tensor) -> Tensor:
        return self.worth(self.state(states)[owners] + self.move(moves)).squeeze(1)

    @torch.no_grad()
    def worths(self, seen: Decisions) -> np.ndarray:
        return self(numbers(seen.states), numbers(seen.moves), torch.from_numpy(seen.owners)).numpy()


def numbers(words: np.ndarray) -> Tensor:
    return torch.from_numpy(bits(words)).float()


# Self-play


def choose(network: Network, seen: Decisions, explore: float, rng: np.random.Generator) -> np.ndarray:
    """The best move of each game or, now and then, any."""
    order = np.lexsort((network.worths(seen), seen.owners))  # of each game, from the worst to the best
    best = order[seen.first[1:] - 1] - seen.first[:-1]
    anything = (rng.random(len(best)) * seen.counts).astype(np.int64)
    return np.where(rng.random(len(best)) < explore, anything, best)


# Targets


@dataclass
class Examples:
    """Decisions with the score that came of them; those of running games wait for it."""

    games: int
    running: list[list[tuple[Any, ...]]] = field(init=False)
    ready: list[tuple[Any, ...]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.running = [[] for _ in range(self.games)]

    def add(self, seen: Decisions, choices: np.ndarray, played: Played) -> None:
        chosen = seen.moves[seen.first[:-1] + choices]
        for game, decision in enumerate(zip(seen.seats, seen.states, chosen, strict=True)):
            self.running[game].append(decision)
        for game in np.flatnonzero(played.ended):
            self.ready += [
                (state, move, played.rewards[game, seat]) for seat, state, move in self.running[game]
            ]
            self.running[game].clear()

    def take(self, count: int) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        """Minibatches of what is ready: states, moves and scores."""
        while len(self.ready) >= count:
            states, moves, scores = zip(*self.ready[:count], strict=True)
            del self.ready[:count]
            yield np.array(states), np.array(moves), np.array(scores)


# Loss and loop


def loss_of(
    network: Network, states: np.ndarray, moves: np.ndarray, scores: np.ndarray, unit: float
) -> Tensor:
    """How far the network was from the scores."""
    foreseen = network(numbers(states), numbers(moves), torch.arange(len(scores)))
    return nn.functional.mse_loss(foreseen, torch.from_numpy(scores / unit).float())


def train(config: Config) -> Network:
    torch.manual_seed(config.seed)
    torch.set_num_threads(config.threads)
    rng = np.random.default_rng(config.seed)
    batch = Batch("big_two", rules=config.rules, games=config.games, seed=config.seed, threads=config.threads)
    seen, examples = batch.observe(), Examples(config.games)
    network = Network(64 * seen.states.shape[1], 64 * seen.moves.shape[1], config.width)
    optimizer = torch.optim.Adam(network.parameters(), lr=config.rate)
    steps = max(1, config.decisions // config.minibatch)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=steps)
    learned = 0
    while learned < config.decisions:
        seen = batch.observe()
        choices = choose(network, seen, config.explore, rng)
        examples.add(seen, choices, batch.step(choices))
        for states, moves, scores in examples.take(config.minibatch):
            loss = loss_of(network, states, moves, scores, config.unit)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            learned += len(scores)
            if learned // 50_000 > (learned - len(scores)) // 50_000:
                print(f"{learned:,} decisions, {batch.finished:,} games, loss {loss.item():.3f}", flush=True)
    return network


# Rating


@dataclass(frozen=True)
class Learned:
    """Plays the move that is worth most."""

    network: Network

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002 - nothing is left to chance
        worths = self.network.worths(observe_view(view)).tolist()
        moves = view.legal_moves()
        best = max(range(len(moves)), key=worths.__getitem__)
        return Decision(moves[best], "it is worth most", tuple(zip(moves, worths, strict=True)))


def rate(network: Network, config: Config) -> dict[str, Any]:
    """One seat against three of the rival, each deal in all four seatings."""
    torch.set_num_threads(1)  # one decision is too little to share
    players = [Entrant("learned", Learned(network)), config.rival]
    match = make_match(players, rules=config.rules, layout="1v3", deals=config.deals, seed=config.seed)
    figures: dict[str, Any] = summarise(run(Schedule((match,)), workers=ThisProcess))["players"]["learned"]
    return figures


def main(config: Config) -> None:
    figures = rate(train(config), config)
    low, high = figures["mean_score_ci"]
    wins, (least, most) = figures["win_rate"], figures["win_rate_ci"]
    print(f"against {config.rival}, {figures['games']} games: {figures['mean_score']:.2f} points a game")
    print(f"(95% interval {low:.2f} to {high:.2f}), {wins:.1%} won ({least:.1%} to {most:.1%})")


if __name__ == "__main__":
    main(Config())
