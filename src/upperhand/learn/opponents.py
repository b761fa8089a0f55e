"""Opponents: published players in the core, networks from files, and earlier versions of the learner."""

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from upperhand import spec
from upperhand.errors import SpecError
from upperhand.learn.encoding import LEARNED_GAMES, LearnedGame
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


_BIG_TWO = LEARNED_GAMES["big_two"]


class Opponents:
    """All opponents of a run: those of its config, then the snapshots, oldest first."""

    def __init__(
        self,
        entries: Sequence[str],
        snapshots: int,
        rules: Sequence[str],
        device: torch.device,
        game: LearnedGame = _BIG_TWO,
        speaker: str = "",
    ) -> None:
        named = Counter(read_entry(entry, rules, game) for entry in entries)
        self.core = [
            Guest(game.opponents[who](), under, weight)
            for (who, under), weight in named.items()
            if who in game.opponents
        ]
        self.fixed: list[Guest[Frozen]] = [
            Guest(FrozenNetwork(read_network(Path(who), game).to(device)), under, weight)
            for (who, under), weight in named.items()
            if who not in game.opponents
        ]
        if speaker:
            self.core.append(Guest(_speaker(speaker, game), weight=0))  # it takes no seat by itself
        self.speaker = len(self.core) if speaker else 0
        self.snapshots: list[FrozenNetwork] = []
        self.most = snapshots

    def guests(self, share: float, guided: float = 0.0) -> Guests:
        networks: list[Guest[Frozen]] = [*self.fixed, *(Guest(each) for each in self.snapshots)]
        return Guests(self.core, networks, share, self.speaker, guided)

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


def _speaker(name: str, game: LearnedGame) -> Any:
    if game.auction is None:
        raise SpecError("a speaker bids for the learner, and this game has no bids")
    return spec.pick(game.opponents, name, "speaker")()


def read_entry(text: str, rules: Sequence[str], game: LearnedGame = _BIG_TWO) -> tuple[str, str]:
    """The opponent, and the only rules it plays: "rl_ppo @ charlesworth"; without "@", all rules."""
    who, _, under = (part.strip() for part in text.partition("@"))
    if under and under not in rules:
        raise SpecError(f"{text} is never met: {under} is not among the rules of this run")
    if who not in game.opponents and not who.endswith(".npz"):
        known = ", ".join(game.opponents)
        raise SpecError(f"{who} is not an opponent: name a file of weights, or one of {known}")
    return who, under
