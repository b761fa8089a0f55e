"""Cloning: a network learns to play like another player, from that player's own decisions.

Other kinds of players are too slow to play in millions of games; as networks they can play in training.
"""

import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from upperhand.learn.encoding import learned_game
from upperhand.learn.examples import Examples, gather
from upperhand.learn.metrics import Metrics
from upperhand.learn.precision import autocast
from upperhand.learn.segments import choose, log_softmax, owners, picked_moves
from upperhand.learn.weights import read_network, write_network

_HELD_OUT = 20  # one decision in this many is held out for measuring


@dataclass(frozen=True)
class CloneConfig:
    """Settings of one clone."""

    player: str = "rule_based"
    others: tuple[str, ...] = ("network",)
    """Who else sits at the tables."""
    rules: tuple[str, ...] = ("hongkong",)
    games: int = 20_000
    processes: int = 16
    seed: int = 3
    start: str = "network.npz"
    """The weights to begin with, which know the game already."""
    epochs: int = 3
    minibatch: int = 4096
    rate: float = 3e-4
    device: str = "cuda"
    game: str = "big_two"


class Cloning:
    """A player's examples and the network that learns from them."""

    def __init__(self, config: CloneConfig, out: Path) -> None:
        torch.manual_seed(config.seed)
        self.config, self.out = config, out
        out.mkdir(parents=True, exist_ok=True)
        self.metrics = Metrics(out)
        self.device = torch.device(config.device)
        self.game = learned_game(config.game)
        self.network = read_network(Path(config.start), self.game).to(self.device)
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=config.rate)

    def run(self) -> float:
        """Gathers, learns, writes `network.npz`; returns the share of held-out moves that it also plays."""
        c, started = self.config, time.perf_counter()
        data = gather(c.player, c.others, c.rules, c.games, c.seed, c.processes, c.game)
        gathered = time.perf_counter() - started
        accuracy = self.learn(data)
        write_network(self.network, self.out / "network.npz", self.game)
        minutes = (time.perf_counter() - started) / 60
        self.metrics.note(
            {
                "player": c.player,
                "minutes": minutes,
                "gathering_minutes": gathered / 60,
                "examples": len(data),
                "accuracy": accuracy,
            }
        )
        return accuracy

    def learn(self, data: Examples) -> float:
        """Learns all examples except the held-out ones this many times."""
        data = Examples(
            *(part.to(self.device) for part in (data.states, data.moves, data.first, data.chosen))
        )
        order = torch.randperm(len(data), device=self.device)
        held, kept = order[: len(data) // _HELD_OUT], order[len(data) // _HELD_OUT :]
        batches = max(1, len(kept) // self.config.minibatch)
        for step in range(total := batches * self.config.epochs):
            if step % batches == 0:
                kept = kept[torch.randperm(len(kept), device=self.device)]
            for group in self.optimiser.param_groups:
                group["lr"] = self.config.rate * (1 + math.cos(math.pi * step / total)) / 2
            self._step(data, kept[step % batches :: batches])
        return self._accuracy(data, held)

    def _step(self, data: Examples, rows: Tensor) -> None:
        logits, owner, first = self._forward(data, rows)
        chances = log_softmax(logits, owner, len(rows))
        loss = -chances[first[:-1] + data.chosen[rows]].mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()

    @torch.no_grad()
    def _accuracy(self, data: Examples, rows: Tensor) -> float:
        right = 0.0
        for part in rows.split(16_384):
            logits, owner, first = self._forward(data, part)
            best = choose(logits, owner, first, greedy=torch.ones_like(part, dtype=torch.bool))
            right += float((best - first[:-1] == data.chosen[part]).sum())
        return right / max(1, len(rows))

    def _forward(self, data: Examples, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        numbers, first = picked_moves(data.first, rows)
        owner = owners(first, len(numbers))
        with autocast(self.device):
            logits, _, _ = self.network(data.states[rows], data.moves[numbers], owner)
        return logits, owner, first
