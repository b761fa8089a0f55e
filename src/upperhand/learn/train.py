"""The loop: play, compute targets, learn, and from time to time measure and save."""

import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from upperhand.learn import checkpoint
from upperhand.learn.config import Config
from upperhand.learn.contracts import bid_shares, contract_figures
from upperhand.learn.encoding import encoding_of, learned_game
from upperhand.learn.loss import Steering, loss_of, take
from upperhand.learn.measure import measure, read_rival
from upperhand.learn.metrics import Metrics
from upperhand.learn.network import Critic, Network, PlaceNetwork
from upperhand.learn.opponents import Opponents
from upperhand.learn.precision import autocast
from upperhand.learn.segments import choose, log_softmax
from upperhand.learn.selfplay import SelfPlay
from upperhand.learn.targets import Decisions, collect
from upperhand.learn.weights import FOR_TRAINING, write_network

_WARM_UP = 10  # iterations in which the learning rate rises


class Trainer:
    """Networks, optimiser, opponents and self-play of one run."""

    def __init__(self, config: Config, out: Path, resume: Path | None = None) -> None:
        torch.manual_seed(config.seed)
        self.config, self.out = config, out
        self.game = learned_game(config.game)
        for rival in config.measured:  # refused now, not at the first measurement
            read_rival(rival, config.rules, self.game)
        out.mkdir(parents=True, exist_ok=True)
        self.metrics = Metrics(out)
        self.device = torch.device(config.device)
        self.network = make_network(config).to(self.device)
        self.critic = Critic(
            encoding_of(config.game, config.encoding).state_words,
            self.game.hidden_words,
            config.critic_width,
            config.width,
            config.critic_sees_hidden,
        ).to(self.device)
        self.parameters = [*self.network.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.AdamW(
            self.parameters, lr=config.rate, weight_decay=1e-5, eps=1e-7, fused=self.device.type == "cuda"
        )
        self.opponents = Opponents(
            config.opponents, config.snapshots, config.rules, self.device, self.game, config.speaker
        )
        self.iteration, self.decisions, self.seconds = 0, 0, 0.0
        self.saved = -1  # the iteration of the last checkpoint
        if config.start:
            checkpoint.start_from(self, Path(config.start))
        if resume is not None:
            checkpoint.load(self, resume)
        self.play = self._begin_games()

    def done(self) -> float:
        """The share of the run that is over."""
        if self.config.iterations:
            return min(1.0, self.iteration / self.config.iterations)
        return min(1.0, self.seconds / 60 / self.config.minutes)

    def run(self, measure_every: float = 60.0, until: float | None = None) -> None:
        """Trains until it is done, or until this time of `time.perf_counter`."""
        measured = self.seconds
        while self.done() < 1:
            started = time.perf_counter()
            figures = self.iterate()
            self.seconds += time.perf_counter() - started
            self.metrics.note({"iteration": self.iteration, "minutes": self.seconds / 60, **figures})
            if self.seconds - measured >= measure_every or self.done() >= 1:
                measured = self.seconds
                self.metrics.note({"measured": measure(self.network, self.config, seed=self.iteration)})
                self.metrics.draw()
            if self.iteration % self.config.checkpoint_every == 0:
                self.save()
            if until is not None and time.perf_counter() > until:
                break
        if self.saved != self.iteration:
            self.save()

    def save(self) -> None:
        """Writes a checkpoint. The games start again, as they do in a resumed run."""
        self.saved = self.iteration
        self.opponents.add_snapshot(self.network)
        checkpoint.save(self, self.out / "checkpoint.pt")
        checkpoint.export_all(self, self.out / "networks.pt")
        write_network(self.network, self.out / "network.npz", self.game)
        self.play.close()
        self.play = self._begin_games()

    def iterate(self) -> dict[str, Any]:
        """One round of self-play and learning."""
        start, answered, contracts = time.perf_counter(), self.play.answered, self.play.contracts
        with autocast(self.device):  # around all steps: weights are converted once for all of them
            sides = self.play.run(self.config.steps, self._policy)
        played = time.perf_counter() - start
        data = collect(sides, self.config.trace, self.config.win_bonus)
        figures = self._learn(data)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        total = time.perf_counter() - start
        count = len(data.counts) + self.play.answered - answered
        self.iteration += 1
        self.decisions += count
        return {
            "decisions": self.decisions,
            "per_second": count / total,
            "play_share": played / total,
            "asked_share": len(data.counts) / count,
            "learned_share": len(data.kept) / count,
            **figures,
            **contract_figures(contracts, self.play.contracts),
            **(bid_shares(data) if self.game.auction is not None else {}),
        }

    def _begin_games(self) -> SelfPlay:
        seed = self.config.seed * 1_000_003 + self.iteration
        guided = self.config.guided_share * (1 - self.done())
        return SelfPlay(self.config, seed, self.opponents.guests(self.config.opponent_share, guided))

    @torch.no_grad()
    def _policy(
        self, states: Tensor, hidden: Tensor, moves: Tensor, owner: Tensor, first: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        with autocast(self.device):
            logits, _, _ = self.network(states, moves, owner)
            value = self.critic(states, hidden)
        log_chances = log_softmax(logits, owner, len(states))
        chosen = choose(logits, owner, first)
        return chosen, log_chances[chosen], value

    def _learn(self, data: Decisions) -> dict[str, float]:
        rate, steering = self._rate(), self._steering()
        self._hold_player(self.iteration < self.config.critic_first)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums: dict[str, Tensor] = {}
        parts = 0
        for picked, moves in self._minibatches(data):
            part = take(data, picked, moves)
            with autocast(self.device):
                loss, figures = loss_of(self.network, self.critic, part, self.config, steering)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            torch.nn.utils.clip_grad_norm_(self.parameters, self.config.gradient_clip)
            self.optimiser.step()
            sums = {name: figure + sums.get(name, 0.0) for name, figure in figures.items()}
            parts += 1
        return {"rate": rate, **{name: float(figure) / parts for name, figure in sums.items()}}

    def _hold_player(self, held: bool) -> None:
        """While the player is frozen, only the critic and the training head learn."""
        for name, parameter in self.network.named_parameters():
            parameter.requires_grad_(not held or name.startswith(FOR_TRAINING))

    def _rate(self) -> float:
        cosine = (1 + math.cos(math.pi * self.done())) / 2
        rate = self.config.last_rate + (self.config.rate - self.config.last_rate) * cosine
        held = self.iteration < self.config.critic_first
        begun = self.iteration - (0 if held else self.config.critic_first)
        return rate * min(1.0, (begun + 1) / _WARM_UP)

    def _steering(self) -> Steering:
        config, done = self.config, self.done()
        return Steering(
            entropy=config.entropy * (config.last_entropy / config.entropy) ** done,
            bid_entropy=config.bid_entropy + (config.last_bid_entropy - config.bid_entropy) * done,
            teaching=config.bid_teaching * max(0.0, 1 - 2 * done),
        )

    def _minibatches(self, data: Decisions) -> Iterator[tuple[Tensor, int]]:
        """Decisions by their numbers, and how many moves they have together."""
        order = data.kept[torch.randperm(len(data.kept), device=self.device)]
        parts = order.chunk(max(1, round(len(order) / self.config.minibatch)))
        moves = torch.stack([data.counts[part].sum() for part in parts])
        yield from zip(parts, moves.tolist(), strict=True)  # waits for the accelerator only once


def make_network(config: Config) -> Network | PlaceNetwork:
    """The learner's network, by its inputs."""
    return PlaceNetwork() if config.encoding == "places" else Network(config.sizes, learned_game(config.game))
