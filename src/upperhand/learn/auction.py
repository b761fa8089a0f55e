"""The first bids of a learner of Rikken: those of a careful table, until its own are worth more.

At first every bid loses, whatever the hand, because it is bid at random and played badly. Left alone, a
learner then passes everything before it can tell hands apart, and never bids again. So at the beginning of a
run it is also taught what the core's careful player would bid, and less and less so.
"""

import torch
from torch import Tensor

from upperhand.learn.contracts import BIDS

# The words of features.h that are read here, and where their fields begin.
_STRENGTH, _WINNERS_FROM, _COUNTS = 24, 13, 14
_SUITS, _HEARTS_FROM = 20, 56
_BID_FROM, _TRUMP_FROM = 4, 21
_NEVER = 99

# As in core/rikken/players/bidder.cpp: the forecast of tricks that a bid needs.
_NEEDED = dict.fromkeys(("rik", "rik_beter", "troela"), 5) | {
    f"solo{tricks}": min(tricks + 2, 12) for tricks in range(8, 14)
}
# What a declarer gains, by Table 2.1 of the thesis: of the bids that are promised, the one that pays most.
_GAINS = {
    "rik": 2,
    "rik_beter": 2,
    "solo8": 3,
    "troela": 4,
    "solo9": 12,
    "misere": 15,
    "solo10": 18,
    "solo11": 24,
    "open_misere": 30,
    "solo12": 36,
    "open_misere_talk": 45,
    "solo13": 66,
}


def careful_bids(states: Tensor, moves: Tensor, owner: Tensor) -> Tensor:
    """For each decision the move that a careful player bids; one that is not of an auction has any."""
    bids = torch.arange(len(BIDS), device=states.device)
    tricks = _one_of(states[:, _STRENGTH], 0, _COUNTS - 1)
    winners = _one_of(states[:, _STRENGTH], _WINNERS_FROM, _COUNTS)
    needed = torch.tensor([_NEEDED.get(bid, _NEVER) for bid in BIDS], device=states.device)
    promised = tricks.unsqueeze(1) >= needed
    avoiding = torch.tensor([bid.endswith("misere") or bid == "open_misere_talk" for bid in BIDS])
    promised |= (winners == 0).unsqueeze(1) & avoiding.to(states.device)
    # Hearts must be the own best suit, which stands first.
    promised[:, BIDS.index("rik_beter")] &= (states[:, _SUITS] >> _HEARTS_FROM & 1).bool()
    gains = torch.tensor([_GAINS.get(bid, 0) for bid in BIDS], device=states.device)
    worth = torch.where(promised, gains + bids / len(BIDS), -1.0)
    worth[:, BIDS.index("pass")] = 0.0
    is_bid = (moves[:, 1].unsqueeze(1) >> (_BID_FROM + bids) & 1).bool()
    of_move = torch.where(is_bid, worth[owner], -2.0).amax(dim=1)
    # A Solo beter, whose bid names its trump, needs hearts as the own best suit, too.
    of_move = torch.where((moves[:, 1] >> _TRUMP_FROM & 15) > 1, -2.0, of_move)
    top = torch.full((len(states),), -3.0, device=states.device).scatter_reduce(0, owner, of_move, "amax")
    numbers = torch.arange(len(moves), device=states.device)
    best = torch.where(of_move == top[owner], numbers, len(moves))
    return torch.full((len(states),), len(moves) - 1, device=states.device).scatter_reduce(
        0, owner, best, "amin"
    )


def _one_of(words: Tensor, start: int, width: int) -> Tensor:
    """Which of some bits is set."""
    places = torch.arange(width, device=words.device)
    return ((words.unsqueeze(1) >> (start + places)) & 1).argmax(dim=1)
