"""Frozen opponents: networks from files, such as clones of players, and the learner's earlier selves."""

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from upperhand.learn.precision import autocast
from upperhand.learn.weights import read_network


class Frozen:
    """A network that plays by its chances and never learns."""

    def __init__(self, network: nn.Module) -> None:
        self.network = network.eval().requires_grad_(False)

    @torch.no_grad()
    def __call__(self, states: Tensor, moves: Tensor, owner: Tensor) -> Tensor:
        with autocast(states.device):
            logits, _, _ = self.network(states, moves, owner)
        return logits


class Opponents:
    """All opponents of a run: those from files first, then the snapshots, the oldest first."""

    def __init__(self, files: Sequence[str], snapshots: int, device: torch.device) -> None:
        self.fixed = [Frozen(read_network(Path(file)).to(device)) for file in files]
        self.snapshots: list[Frozen] = []
        self.most = snapshots

    def all(self) -> list[Frozen]:
        return [*self.fixed, *self.snapshots]

    def add_snapshot(self, network: nn.Module) -> None:
        """Keeps the learner as it is now; the oldest snapshot makes room if there are too many."""
        if self.most > 0:
            self.snapshots = [*self.snapshots, Frozen(deepcopy(network))][-self.most :]

    def state(self) -> list[dict[str, Tensor]]:
        """What a checkpoint must hold of them: the files are read again."""
        return [each.network.state_dict() for each in self.snapshots]

    def restore(self, like: nn.Module, states: Sequence[dict[str, Any]]) -> None:
        """The snapshots of a checkpoint, as networks like this one."""
        self.snapshots = [Frozen(deepcopy(like)) for _ in states]
        for each, state in zip(self.snapshots, states, strict=True):
            each.network.load_state_dict(state)
