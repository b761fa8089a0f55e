"""Self-play: two batches of games alternate, one on the CPU while the other is on the accelerator."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from upperhand import games
from upperhand.learn.encoding import encoding_of, learned_game
from upperhand.learn.network import SEATS
from upperhand.learn.seating import LEARNER, Guests, seat_all, speakers
from upperhand.learn.segments import choose, owners, picked_moves

# Given states, hidden facts, moves, owners and where moves begin: the chosen move of each decision, its log
# probability and what the critic predicts.
Policy = Callable[[Tensor, Tensor, Tensor, Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
NOBODY = Guests()


class Table(Protocol):
    """Which games are played; a config of any job that plays."""

    @property
    def game(self) -> str: ...
    @property
    def rules(self) -> tuple[str, ...]: ...
    @property
    def games(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def device(self) -> str: ...
    @property
    def encoding(self) -> str: ...


@dataclass
class Played:
    """One step of one batch: every decision, the choices, and the games that ended."""

    states: Tensor
    hidden: Tensor
    moves: Tensor
    first: Tensor
    seats: Tensor
    own: Tensor
    """Whether the learner decided, and not an opponent."""
    chosen: Tensor
    log_chance: Tensor
    value: Tensor
    """The critic's score and chance of winning."""
    ended: Tensor
    results: Tensor
    """Of each game and seat the score, and 1 for who won."""


@dataclass
class Others:
    """The decisions of a batch that opponent networks make, grouped by network.

    All counting is done on the CPU during the other batch's forward pass, and sent in one piece: asking the
    accelerator for a count would mean waiting for it.
    """

    packed: Tensor
    """Games, numbers of their moves, which decision each belongs to, and where those of each begin."""
    sizes: list[int]
    bounds: list[int]
    """Where the decisions of each opponent begin, and the end."""
    move_bounds: list[int]


class Side:
    """One batch with its arrays in pinned memory, which the accelerator can read by itself."""

    def __init__(
        self,
        table: Table,
        seed: int,
        guests: Guests = NOBODY,
        everybody: npt.NDArray[np.int64] | None = None,
    ) -> None:
        """`everybody` says who sits where, if it is not random."""
        game, encoding = learned_game(table.game), encoding_of(table.game, table.encoding)
        rules = [games.read_rules(text, table.game) for text in table.rules]
        self.size = table.games // 2
        self.device = torch.device(table.device)
        if everybody is None:
            everybody = seat_all(self.size, table.rules, guests, seed)
        inside = len(guests.core)
        spoken = [speakers(self.size, guests, seed)] if guests.speaker else []
        self.batch = game.core.Batch(
            rules,
            self.size,
            seed,
            table.threads,
            [guest.player for guest in guests.core],
            np.where(everybody <= inside, everybody, LEARNER).astype(np.uint8),
            *spoken,
        )
        self.write = getattr(self.batch, encoding.observe)
        self.opponents = len(guests.networks)
        self.seating = np.maximum(everybody - inside, LEARNER)  # of the seats to move
        self.others: Others | None = None
        scales = [game.core.score_unit(one) for one in rules]
        self.scale = torch.tensor(
            [scales[game % len(rules)] for game in range(self.size)], device=self.device
        ).unsqueeze(1)
        pinned = self.device.type == "cuda"

        def array(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(shape, dtype=dtype, pin_memory=pinned)

        self.states = array(self.size, encoding.state_words, dtype=torch.int64)
        self.hidden = array(self.size, game.hidden_words, dtype=torch.int64)
        self.moves = array(self.size * game.room, encoding.move_words, dtype=torch.int64)
        self.first = array(self.size + 1, dtype=torch.int64)
        self.seats = array(self.size, dtype=torch.uint8)
        self.ended = array(self.size, dtype=torch.uint8)
        self.scores = array(self.size, SEATS, dtype=torch.int32)
        self.choices = array(self.size, dtype=torch.int32)
        self.sent = torch.cuda.Event(blocking=True) if pinned else None  # once the choices have arrived

    def send(self, choices: Tensor) -> None:
        """Starts copying the choices here; `play` waits for them, so the next batch can be decided now."""
        self.choices.copy_(choices.int(), non_blocking=True)
        if self.sent is not None:
            self.sent.record()

    def observe(self) -> None:
        self.write(
            self.states.numpy().view(np.uint64),
            self.hidden.numpy().view(np.uint64),
            self.moves.numpy().view(np.uint64),
            self.first.numpy(),
            self.seats.numpy(),
        )
        self.others = self._others() if self.opponents else None

    def play(self) -> None:
        """Plays the choices and reads the next decisions; runs during the other batch's forward pass."""
        if self.sent is not None:
            self.sent.synchronize()
        self.batch.step(self.choices.numpy(), self.ended.numpy(), self.scores.numpy())
        self.observe()

    def _others(self) -> Others:
        deciding = self.seating[np.arange(self.size), self.seats.numpy()]
        order = np.argsort(deciding, kind="stable")
        bounds = np.searchsorted(deciding[order], np.arange(LEARNER + 1, self.opponents + 2))
        rows = torch.from_numpy(order[bounds[0] :])
        moves, first = picked_moves(self.first, rows)
        parts = [rows, moves, owners(first), first]
        packed = torch.cat(parts)
        begins = bounds - bounds[0]
        return Others(
            packed.pin_memory() if self.device.type == "cuda" else packed,
            [len(part) for part in parts],
            begins.tolist(),
            first[torch.from_numpy(begins)].tolist(),
        )


class SelfPlay:
    """Plays all games a number of steps further; the games continue from one call to the next."""

    def __init__(self, table: Table, seed: int, guests: Guests = NOBODY) -> None:
        self.networks = [guest.player for guest in guests.networks]
        self.sides = [Side(table, seed + number, guests) for number in range(2)]
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

    @property
    def answered(self) -> int:
        """How many decisions opponents inside the core have made."""
        return sum(side.batch.answered for side in self.sides)

    @property
    def contracts(self) -> dict[str, npt.NDArray[np.int64]]:
        """In Rikken, by contract: games, those the learner declared, how many it made, its chips there."""
        found = [getattr(side.batch, "contracts", {}) for side in self.sides]
        return {name: np.array([one[name] for one in found]).sum(axis=0) for name in found[0]}

    def close(self) -> None:
        """Waits for the games to stop and releases the threads."""
        self.pool.shutdown()

    def _note_ends(self, steps: list[Played], side: Side) -> None:
        """The output of `play` is not overwritten before the next choices are sent, which is after this."""
        if steps:
            steps[-1].ended = side.ended.to(side.device, non_blocking=True).bool()
            scores = side.scores.to(side.device, non_blocking=True)
            steps[-1].results = torch.stack([(scores / side.scale).clamp(-9, 9), (scores > 0).float()], dim=2)

    def _decide(self, side: Side, policy: Policy) -> Played:
        device, count = side.device, int(side.first[-1])
        states = side.states.to(device, non_blocking=True)
        hidden = side.hidden.to(device, non_blocking=True)
        moves = side.moves[:count].to(device, non_blocking=True)
        first = side.first.to(device, non_blocking=True)
        seats = side.seats.to(device, non_blocking=True).long()
        if device.type == "cpu":  # the next step overwrites the arrays themselves
            states, hidden, moves, first = states.clone(), hidden.clone(), moves.clone(), first.clone()
        chosen, log_chance, value = policy(states, hidden, moves, owners(first, count), first)
        own = torch.ones(side.size, dtype=torch.bool, device=device)
        if side.others is not None:
            self._answer(side.others, states, moves, first, chosen, own)
        side.send(chosen - first[:-1])
        return Played(
            states, hidden, moves, first, seats, own, chosen, log_chance, value, chosen[:0].bool(), value[:0]
        )

    def _answer(
        self, others: Others, states: Tensor, moves: Tensor, first: Tensor, chosen: Tensor, own: Tensor
    ) -> None:
        """Replaces the learner's choices with those of opponents."""
        packed = others.packed.to(states.device, non_blocking=True)
        rows, numbers, owner, begins = packed.split(others.sizes)
        theirs, their_moves = states[rows], moves[numbers]
        logits = []
        for number, network in enumerate(self.networks):
            a, b = others.bounds[number : number + 2]
            c, d = others.move_bounds[number : number + 2]
            if b > a:
                logits.append(network(theirs[a:b], their_moves[c:d], owner[c:d] - a))
        if logits:
            chosen[rows] = choose(torch.cat(logits), owner, begins) - begins[:-1] + first[rows]
            own[rows] = False
