"""Distillation: a small network learns to play like a large one, from games that the large one plays.

For every decision, the student sees the teacher's probabilities of all moves and its expected scores after
them. It needs no games of its own and no rewards.
"""

import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from upperhand.learn.encoding import learned_game
from upperhand.learn.metrics import Metrics
from upperhand.learn.network import Network
from upperhand.learn.precision import autocast
from upperhand.learn.segments import choose, log_softmax
from upperhand.learn.selfplay import SelfPlay
from upperhand.learn.sizes import Sizes
from upperhand.learn.weights import read_network, write_network


@dataclass(frozen=True)
class DistilConfig:
    """Settings of one distillation. The defaults are those of the released rollout network."""

    teacher: str = "network.npz"
    rules: tuple[str, ...] = ("hongkong",)
    games: int = 32_768
    threads: int = 16
    seed: int = 2
    minutes: float = 2.0
    state_width: int = 128
    width: int = 96
    blocks: int = 1
    move_width: int = 64
    rate: float = 2e-3
    last_rate: float = 2e-5
    outcome_weight: float = 0.5
    device: str = "cuda"
    game: str = "big_two"

    @property
    def encoding(self) -> str:
        return "features"

    @property
    def sizes(self) -> Sizes:
        return Sizes(self.state_width, self.width, self.blocks, self.move_width)


class Distillation:
    """Teacher, student, and the games from which the student learns."""

    def __init__(self, config: DistilConfig, out: Path) -> None:
        torch.manual_seed(config.seed)
        self.config, self.out = config, out
        out.mkdir(parents=True, exist_ok=True)
        self.metrics = Metrics(out)
        self.device = torch.device(config.device)
        self.game = learned_game(config.game)
        self.teacher = read_network(Path(config.teacher), self.game).to(self.device).eval()
        self.student = Network(config.sizes, self.game).to(self.device)
        self.optimiser = torch.optim.AdamW(self.student.parameters(), lr=config.rate)
        self.play = SelfPlay(config, config.seed)
        self.figures: dict[str, Tensor] = {}
        self.decisions = 0

    def run(self) -> None:
        """Distils for the given minutes and writes the student."""
        started, noted = time.perf_counter(), 0.0
        while (minutes := (time.perf_counter() - started) / 60) < self.config.minutes:
            self._set_rate(minutes / self.config.minutes)
            self.play.run(8, self.step)
            if minutes - noted >= self.config.minutes / 50:
                noted = minutes
                self._note(minutes)
        self._note(self.config.minutes)
        write_network(self.student, self.out / "network.npz", self.game)

    def step(
        self, states: Tensor, _hidden: Tensor, moves: Tensor, owner: Tensor, first: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Lets the teacher play and the student learn from it."""
        with autocast(self.device):
            logits, outcome, _ = self.teacher(states, moves, owner)
        self._learn(states, moves, owner, logits, outcome)
        self.decisions += len(states)
        return choose(logits, owner, first), logits[: len(states)], logits[: len(states)]

    @torch.enable_grad()
    def _learn(self, states: Tensor, moves: Tensor, owner: Tensor, logits: Tensor, outcome: Tensor) -> None:
        with autocast(self.device):
            own_logits, own_outcome, _ = self.student(states, moves, owner)
        count = len(states)
        wanted = log_softmax(logits, owner, count)
        given = log_softmax(own_logits, owner, count)
        divergence = (wanted.exp() * (wanted - given)).sum() / count
        outcome_loss = functional.mse_loss(own_outcome, outcome)
        self.optimiser.zero_grad(set_to_none=True)
        (divergence + self.config.outcome_weight * outcome_loss).backward()
        torch.nn.utils.clip_grad_norm_(self.student.parameters(), 1.0)
        self.optimiser.step()
        self.figures = {"divergence": divergence.detach(), "outcome": outcome_loss.detach()}

    def _set_rate(self, share: float) -> None:
        cosine = (1 + math.cos(math.pi * share)) / 2
        for group in self.optimiser.param_groups:
            group["lr"] = self.config.last_rate + (self.config.rate - self.config.last_rate) * cosine

    def _note(self, minutes: float) -> None:
        figures = {name: round(float(figure), 5) for name, figure in self.figures.items()}
        self.metrics.note({"minutes": round(minutes, 3), "decisions": self.decisions, **figures})
        self.metrics.draw()
