"""Opponents: published players in the core, networks from files, and earlier versions of the learner."""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from upperhand.big_two.opponents import OPPONENTS
from upperhand.errors import SpecError
from upperhand.learn.precision import autocast
from upperhand.learn.seating import Frozen, Guest, Guests
from upperhand.learn.weights import read_network


class FrozenNetwork:
    """A network that samples its moves and never learns."""

    def __init__(self, network: nn.Module) -> None:
        # Its weights still require gradients, though they get none: autocast only caches such copies.
        self.network = network.eval()

    @torch.no_grad()
    def __call__(self, states: Tensor, moves: Tensor, owner: Tensor) -> Tensor:
        with autocast(states.device):
            logits, _, _ = self.network(states, moves, owner)
        return logits


class Opponents:
    """All opponents of a run: those of its config, then the snapshots, oldest first."""

    def __init__(
        self, entries: Sequence[str], snapshots: int, rules: Sequence[str], device: torch.device
    ) -> None:
        named = Counter(read_entry(entry, rules) for entry in entries)
        self.core = [
            Guest(OPPONENTS[who](), under, weight)
            for (who, under), weight in named.items()
            if who in OPPONENTS
        ]
        self.fixed: list[Guest[Frozen]] = [
            Guest(FrozenNetwork(read_network(Path(who)).to(device)), under, weight)
            for (who, under), weight in named.items()
            if who not in OPPONENTS
        ]
        self.snapshots: list[FrozenNetwork] = []
        self.most = snapshots

    def guests(self, share: float) -> Guests:
        return Guests(self.core, [*self.fixed, *(Guest(each) for each in self.snapshots)], share)

    def add_snapshot(self, network: nn.Module) -> None:
        """Keeps a snapshot of the learner; drops the oldest one if there are too many."""
        if self.most > 0:
            self.snapshots = [*self.snapshots, FrozenNetwork(deepcopy(network))][-self.most :]

    def state(self) -> list[dict[str, Tensor]]:
        """The opponents that a checkpoint must contain: all others are recreated."""
        return [each.network.state_dict() for each in self.snapshots]

    def restore(self, like: nn.Module, states: Sequence[dict[str, Any]]) -> None:
        """The snapshots of a checkpoint, as networks like this one."""
        self.snapshots = [FrozenNetwork(deepcopy(like)) for _ in states]
        for each, state in zip(self.snapshots, states, strict=True):
            each.network.load_state_dict(state)


def read_entry(text: str, rules: Sequence[str]) -> tuple[str, str]:
    """The opponent, and the only rules it plays: "rl_ppo @ charlesworth"; without "@", all rules."""
    who, _, under = (part.strip() for part in text.partition("@"))
    if under and under not in rules:
        raise SpecError(f"{text} is never met: {under} is not among the rules of this run")
    if who not in OPPONENTS and not who.endswith(".npz"):
        raise SpecError(f"{who} is not an opponent: name a file of weights, or one of {', '.join(OPPONENTS)}")
    return who, under
