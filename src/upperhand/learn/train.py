"""The loop: play, work out targets, learn, and now and then measure and save."""

import json
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from upperhand.learn import checkpoint
from upperhand.learn.config import Config
from upperhand.learn.loss import loss_of, take
from upperhand.learn.measure import measure
from upperhand.learn.network import Critic, Network
from upperhand.learn.segments import choose, log_softmax
from upperhand.learn.selfplay import SelfPlay
from upperhand.learn.targets import Decisions, collect


class Trainer:
    """Networks, optimiser and self-play of one run."""

    def __init__(self, config: Config, out: Path, resume: Path | None = None) -> None:
        torch.manual_seed(config.seed)
        self.config, self.out = config, out
        out.mkdir(parents=True, exist_ok=True)
        self.device = torch.device(config.device)
        self.network, self.critic = Network(config).to(self.device), Critic(config).to(self.device)
        parameters = [*self.network.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.AdamW(
            parameters, lr=config.rate, weight_decay=1e-5, eps=1e-7, fused=self.device.type == "cuda"
        )
        self.iteration, self.decisions, self.seconds = 0, 0, 0.0
        if resume is not None:
            checkpoint.load(self, resume)
        self.play = SelfPlay(config, config.seed * 1_000_003 + self.iteration)

    def done(self) -> float:
        """The share of the run that is over."""
        return min(1.0, self.seconds / 60 / self.config.minutes)

    def run(self, measure_every: float = 60.0, save_every: float = 120.0, until: float | None = None) -> None:
        """Trains until its minutes are over, or this moment of `time.perf_counter` is reached."""
        measured = saved = self.seconds
        while self.done() < 1:
            if until is not None and time.perf_counter() > until:
                checkpoint.save(self, self.out / "checkpoint.pt")
                checkpoint.export(self, self.out / "network.npz")
                return
            started = time.perf_counter()
            figures = self.iterate()
            self.seconds += time.perf_counter() - started
            self._note({"iteration": self.iteration, "minutes": self.seconds / 60, **figures})
            if self.seconds - measured >= measure_every or self.done() >= 1:
                measured = self.seconds
                self._note({"measured": measure(self.network, self.config, seed=self.iteration)})
            if self.seconds - saved >= save_every or self.done() >= 1:
                saved = self.seconds
                checkpoint.save(self, self.out / "checkpoint.pt")
                checkpoint.export(self, self.out / "network.npz")

    def iterate(self) -> dict[str, float]:
        """One round of self-play and learning."""
        start = time.perf_counter()
        sides = self.play.run(self.config.steps, self._policy)
        played = time.perf_counter() - start
        data = collect(sides, self.config.trace)
        figures = self._learn(data)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        total = time.perf_counter() - start
        count = len(data.counts)
        self.iteration += 1
        self.decisions += count
        return {
            "decisions": self.decisions,
            "per_second": count / total,
            "play_share": played / total,
            **figures,
        }

    @torch.no_grad()
    def _policy(
        self, states: Tensor, hidden: Tensor, moves: Tensor, owner: Tensor, first: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        with self._autocast():
            logits, _, _ = self.network(states, moves, owner)
            value = self.critic(states, hidden)
        log_chances = log_softmax(logits, owner, len(states))
        chosen = choose(logits, owner, first)
        return chosen, log_chances[chosen], value

    def _learn(self, data: Decisions) -> dict[str, float]:
        share = self.done()
        cosine = (1 + math.cos(math.pi * share)) / 2
        rate = self.config.last_rate + (self.config.rate - self.config.last_rate) * cosine
        rate *= min(1.0, (self.iteration + 1) / 10)
        entropy = self.config.entropy * (self.config.last_entropy / self.config.entropy) ** share
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums: dict[str, Tensor] = {}
        parts = 0
        for picked in self._minibatches(data):
            with self._autocast():
                loss, figures = loss_of(self.network, self.critic, take(data, picked), self.config, entropy)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            parameters = [p for group in self.optimiser.param_groups for p in group["params"]]
            torch.nn.utils.clip_grad_norm_(parameters, self.config.gradient_clip)
            self.optimiser.step()
            sums = {name: figure + sums.get(name, 0.0) for name, figure in figures.items()}
            parts += 1
        return {"rate": rate, **{name: float(figure) / parts for name, figure in sums.items()}}

    def _minibatches(self, data: Decisions) -> Iterator[Tensor]:
        order = data.kept[torch.randperm(len(data.kept), device=self.device)]
        count = max(1, round(len(order) / self.config.minibatch))
        yield from order.chunk(count)

    def _autocast(self) -> Any:
        return torch.autocast(self.device.type, dtype=torch.bfloat16)

    def _note(self, figures: dict[str, Any]) -> None:
        line = json.dumps(figures)
        with (self.out / "metrics.jsonl").open("a") as log:
            log.write(line + "\n")
        print(line, flush=True)
