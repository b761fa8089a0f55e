"""What a run of Rikken bids and makes, for its log: a learner that only passes shows here."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from upperhand._core.rikken import Rules
from upperhand.learn.targets import Decisions

BIDS = ("pass", *Rules.CONTRACTS[:16])  # a Solo beter looks like the Solo of as many tricks
_BIDS_FROM = 4  # the bits of the bids in the second word of a move

Tallies = Mapping[str, npt.NDArray[np.int64]]


def contract_figures(before: Tallies, after: Tallies) -> dict[str, Any]:
    """Of the games that ended between two moments, by contract: the share that ended with it, the share in
    which the learner declared it by its own bid; of these the share that it made, and its mean chips."""
    if not after:
        return {}
    gained = {name: after[name] - before[name] for name in after}
    total = max(1, sum(int(one[0]) for one in gained.values()))
    return {
        "contracts": {
            name: [
                round(float(games / total), 4),
                round(float(declared / total), 4),
                round(float(made / max(1, declared)), 4),
                round(float(chips / max(1, declared)), 3),
            ]
            for name, (games, declared, made, chips) in gained.items()
            if games
        }
    }


def bid_shares(data: Decisions) -> dict[str, Any]:
    """The share of each bid among the learner's bids."""
    chosen = data.moves[data.first[:-1] + data.chosen][data.kept, 1]
    places = torch.arange(len(BIDS), device=chosen.device)
    counts = ((chosen.unsqueeze(1) >> (_BIDS_FROM + places)) & 1).sum(dim=0).tolist()
    total = max(1, sum(counts))
    return {"bids": {bid: round(count / total, 4) for bid, count in zip(BIDS, counts, strict=True) if count}}
