"""Self-play: two batches of games take turns, one on the processor while the other is on the accelerator."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from upperhand import games
from upperhand._core.big_two import HIDDEN_WORDS, MOVE_WORDS, STATE_WORDS, Batch, score_unit
from upperhand.learn.config import Config
from upperhand.learn.segments import owners

SEATS = 4
MOVES_A_DECISION = 48  # room for the moves of a batch, on average; leads of a whole batch take about 20

# Given states, hidden facts, moves, owners and where moves begin: the chosen move of each decision, its log
# chance and the critic's value.
Policy = Callable[[Tensor, Tensor, Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]


@dataclass
class Played:
    """One step of one batch: every decision, what was chosen, and the games that ended by it."""

    states: Tensor
    hidden: Tensor
    moves: Tensor
    first: Tensor
    seats: Tensor
    chosen: Tensor
    log_chance: Tensor
    value: Tensor
    ended: Tensor
    scores: Tensor


class Side:
    """One batch with its arrays in memory that the accelerator can fetch by itself."""

    def __init__(self, config: Config, number: int, seed: int) -> None:
        rules = [games.read_rules(text) for text in config.rules]
        self.size = config.games // 2
        self.device = torch.device(config.device)
        self.batch = Batch(rules, self.size, seed + number, config.threads)
        scales = [score_unit(one) for one in rules]
        self.scale = torch.tensor(
            [scales[game % len(rules)] for game in range(self.size)], device=self.device
        ).unsqueeze(1)
        pinned = self.device.type == "cuda"

        def array(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(shape, dtype=dtype, pin_memory=pinned)

        self.states = array(self.size, STATE_WORDS, dtype=torch.int64)
        self.hidden = array(self.size, HIDDEN_WORDS, dtype=torch.int64)
        self.moves = array(self.size * MOVES_A_DECISION, MOVE_WORDS, dtype=torch.int64)
        self.first = array(self.size + 1, dtype=torch.int64)
        self.seats = array(self.size, dtype=torch.uint8)
        self.ended = array(self.size, dtype=torch.uint8)
        self.scores = array(self.size, SEATS, dtype=torch.int32)
        self.choices = array(self.size, dtype=torch.int32)

    def observe(self) -> None:
        self.batch.observe(
            self.states.numpy().view(np.uint64),
            self.hidden.numpy().view(np.uint64),
            self.moves.numpy().view(np.uint64),
            self.first.numpy(),
            self.seats.numpy(),
        )

    def play(self) -> None:
        """Plays the choices and looks at what follows; runs beside the other batch's forward pass."""
        self.batch.step(self.choices.numpy(), self.ended.numpy(), self.scores.numpy())
        self.observe()


class SelfPlay:
    """Plays all games a number of steps further; the games go on from one call to the next."""

    def __init__(self, config: Config, seed: int) -> None:
        self.sides = [Side(config, number, seed) for number in range(2)]
        self.pool = ThreadPoolExecutor(2)
        self.waiting: list[Future[None]] = [self.pool.submit(side.observe) for side in self.sides]

    @torch.no_grad()
    def run(self, steps: int, policy: Policy) -> list[list[Played]]:
        """The steps of each of the two batches."""
        out: list[list[Played]] = [[], []]
        for _ in range(steps):
            for number, side in enumerate(self.sides):
                self.waiting[number].result()
                self._note_ends(out[number], side)
                out[number].append(self._decide(side, policy))
                self.waiting[number] = self.pool.submit(side.play)
        for number, side in enumerate(self.sides):
            self.waiting[number].result()
            self._note_ends(out[number], side)
        return out

    def _note_ends(self, steps: list[Played], side: Side) -> None:
        if steps:
            steps[-1].ended = side.ended.to(side.device).bool()
            steps[-1].scores = (side.scores.to(side.device) / side.scale).clamp(-9, 9)

    def _decide(self, side: Side, policy: Policy) -> Played:
        device, count = side.device, int(side.first[-1])
        states = side.states.to(device, non_blocking=True)
        hidden = side.hidden.to(device, non_blocking=True)
        moves = side.moves[:count].to(device, non_blocking=True)
        first = side.first.to(device, non_blocking=True)
        seats = side.seats.to(device, non_blocking=True).long()
        if device.type == "cpu":  # the arrays themselves are written again by the next step
            states, hidden, moves, first = states.clone(), hidden.clone(), moves.clone(), first.clone()
        chosen, log_chance, value = policy(states, hidden, moves, owners(first, count), first)
        side.choices.copy_((chosen - first[:-1]).int())
        return Played(
            states, hidden, moves, first, seats, chosen, log_chance, value, chosen[:0].bool(), value[:0]
        )
