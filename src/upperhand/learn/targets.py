"""Targets: what each decision was worth, once its game has ended.

A seat's decisions of one game form a chain whose end is the seat's score and whether it won. Advantages are
traced back along it (generalised advantage estimation, Schulman et al., 2016). The last decisions of games
that still run have no next value yet and are left out; so are those of opponents.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from upperhand.learn.network import FORESEEN, SCORE, SEATS, WIN
from upperhand.learn.selfplay import Played


@dataclass
class Decisions:
    """Decisions with their targets, without those that have none; moves are stored one after the other."""

    states: Tensor
    hidden: Tensor
    moves: Tensor
    first: Tensor
    counts: Tensor
    chosen: Tensor
    """Which of its own moves."""
    log_chance: Tensor
    advantage: Tensor
    returned: Tensor
    """Score and win."""
    kept: Tensor
    """The learner's decisions that have targets."""


def collect(sides: list[list[Played]], trace: float, win_bonus: float = 0.0) -> Decisions:
    """All decisions of an iteration; a win is worth this much in addition to its score."""
    traced = [_trace(steps, trace) for steps in sides]
    played = [step for steps in sides for step in steps]
    counts = torch.cat([step.first.diff() for step in played])
    first = torch.zeros(len(counts) + 1, dtype=torch.int64, device=counts.device)
    torch.cumsum(counts, 0, out=first[1:])
    known = torch.cat([part[2].flatten() for part in traced])
    own = torch.cat([step.own for step in played])
    gained = torch.cat([part[0].flatten(0, 1) for part in traced])
    advantage = gained[:, SCORE] + win_bonus * gained[:, WIN]
    kept = torch.nonzero(known & own).squeeze(1)
    spread = advantage[kept]
    advantage = (advantage - spread.mean()) / (spread.std() + 1e-6)
    return Decisions(
        states=torch.cat([step.states for step in played]),
        hidden=torch.cat([step.hidden for step in played]),
        moves=torch.cat([step.moves for step in played]),
        first=first,
        counts=counts,
        chosen=torch.cat([step.chosen - step.first[:-1] for step in played]),
        log_chance=torch.cat([step.log_chance for step in played]),
        advantage=advantage,
        returned=torch.cat([part[1].flatten(0, 1) for part in traced]),
        kept=kept,
    )


def _trace(steps: list[Played], trace: float) -> tuple[Tensor, Tensor, Tensor]:
    """Advantage, return and whether they are known, for each step and game."""
    games, device = len(steps[0].value), steps[0].value.device
    rows = torch.arange(games, device=device)
    next_value = torch.zeros(games, SEATS, FORESEEN, device=device)
    next_advantage = torch.zeros_like(next_value)
    known = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
    advantages, returns, knowns = [], [], []
    for step in reversed(steps):
        ended = step.ended[:, None, None]
        next_value = torch.where(ended, step.results, next_value)
        next_advantage = torch.where(ended, 0.0, next_advantage)
        known = known | step.ended.unsqueeze(1)
        seat = step.seats
        has_next = known[rows, seat]
        ahead = next_value[rows, seat] - step.value + trace * next_advantage[rows, seat]
        advantage = torch.where(has_next.unsqueeze(1), ahead, 0.0)
        advantages.append(advantage)
        returns.append(advantage + step.value)
        knowns.append(has_next)
        next_value[rows, seat] = step.value
        next_advantage[rows, seat] = advantage
        known[rows, seat] = True
    stacked = [torch.stack(parts[::-1]) for parts in (advantages, returns)]
    return stacked[0], stacked[1], torch.stack(knowns[::-1])
