"""Sums and choices over the moves of each decision, which are stored one after the other."""

import torch
from torch import Tensor


def owners(first: Tensor, moves: int | None = None) -> Tensor:
    """The decision of each move, from where the moves of each decision begin.

    With the number of moves told, the accelerator need not be waited for.
    """
    counts = first.diff()
    numbers = torch.arange(len(counts), device=first.device)
    return torch.repeat_interleave(numbers, counts, output_size=moves)


def picked_moves(first: Tensor, rows: Tensor, moves: int | None = None) -> tuple[Tensor, Tensor]:
    """The numbers of the moves of some decisions, and where those of each begin among them.

    With the number of moves told, the accelerator need not be waited for.
    """
    counts = first.diff()[rows]
    begins = torch.zeros(len(rows) + 1, dtype=torch.int64, device=first.device)
    torch.cumsum(counts, 0, out=begins[1:])
    shift = torch.repeat_interleave(first[rows] - begins[:-1], counts, output_size=moves)
    return torch.arange(len(shift), device=first.device) + shift, begins


def log_softmax(logits: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """The log probability of each move among the moves of its decision."""
    top = torch.full((decisions,), -torch.inf, device=logits.device).scatter_reduce(
        0, owner, logits.detach(), "amax"
    )
    shifted = logits - top[owner]
    total = torch.zeros(decisions, device=logits.device).index_add(0, owner, shifted.exp())
    return shifted - total.log()[owner]


def choose(logits: Tensor, owner: Tensor, first: Tensor, greedy: Tensor | None = None) -> Tensor:
    """A move of each decision, sampled by its probability (Gumbel's trick), or the best if `greedy`."""
    noise = -torch.empty_like(logits).exponential_().log()
    if greedy is not None:
        noise = torch.where(greedy[owner], 0.0, noise)
    drawn = logits + noise
    top = torch.full((len(first) - 1,), -torch.inf, device=logits.device).scatter_reduce(
        0, owner, drawn, "amax"
    )
    numbers = torch.arange(len(logits), device=logits.device)
    best = torch.where(drawn == top[owner], numbers, len(logits))
    return first[1:].clone().sub_(1).scatter_reduce(0, owner, best, "amin")
