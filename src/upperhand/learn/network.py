"""The networks: the player's, which scores every legal move, and the critic, which only training uses.

Moves of many decisions are stored one after the other; `owner` says which decision each belongs to.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional

from upperhand._core.big_two import ACTIONS, PLACE_WORDS
from upperhand.learn.encoding import LEARNED_GAMES, LearnedGame
from upperhand.learn.precision import input_type
from upperhand.learn.sizes import Sizes

WORD, BYTE = 64, 8
SEATS = 4
OTHERS = SEATS - 1
SCORE, WIN = 0, 1  # what the critic predicts
FORESEEN = 2


def bits(words: Tensor) -> Tensor:
    """The bits of packed words as numbers: (n, w) -> (n, 64 w)."""
    shifts = torch.arange(BYTE, device=words.device, dtype=torch.uint8)
    apart = (
        words.contiguous().view(torch.uint8).unsqueeze(-1) >> shifts
    ) & 1  # bytes: the lowest comes first
    return apart.flatten(1).to(input_type(words.device))


class Block(nn.Module):
    """A residual block with layer norm."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(functional.relu(self.first(self.norm(x))))


class Network(nn.Module):
    """Scores each move by its features and by the state."""

    def __init__(self, sizes: Sizes, game: LearnedGame = LEARNED_GAMES["big_two"]) -> None:
        super().__init__()
        move = sizes.move_width
        self.state_in = nn.Linear(game.features.state_words * WORD, sizes.state_width)
        self.state_mid = nn.Linear(sizes.state_width, sizes.width)
        self.blocks = nn.ModuleList([Block(sizes.width) for _ in range(sizes.blocks)])
        self.state_out = nn.LayerNorm(sizes.width)
        self.scale = nn.Linear(sizes.width, move)
        self.shift = nn.Linear(sizes.width, move)
        self.move_in = nn.Linear(game.features.move_words * WORD, move)
        self.move_mid = nn.Linear(move, move)
        self.joint = nn.Linear(2 * move, move)
        self.joint_mid = nn.Linear(move, move // 2)
        self.heads = nn.Linear(move // 2, game.heads)
        self.belief = nn.Linear(sizes.width, OTHERS * game.cards)
        self.partner = None if game.auction is None else nn.Linear(sizes.width, SEATS)
        nn.init.zeros_(self.heads.weight)

    def trunk(self, states: Tensor) -> Tensor:
        x = functional.relu(self.state_in(bits(states)))
        x = functional.relu(self.state_mid(x))
        for block in self.blocks:
            x = block(x)
        return functional.relu(self.state_out(x))

    def forward(self, states: Tensor, moves: Tensor, owner: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """For each move a logit, and what is expected after it; the trunk for each decision."""
        x = self.trunk(states)
        m = self.move_mid(functional.relu(self.move_in(bits(moves))))
        both = torch.cat([m * self.scale(x)[owner], m + self.shift(x)[owner]], dim=1)
        joint = functional.relu(self.joint_mid(functional.relu(self.joint(functional.relu(both)))))
        out = self.heads(joint).float()
        return out[:, 0], out[:, 1:], x

    def beliefs(self, trunk: Tensor) -> Tensor | None:
        """For each decision, how likely each opponent holds each card: decisions x 3 x cards."""
        found: Tensor = self.belief(trunk).float()
        return found.view(len(found), OTHERS, -1)

    def partners(self, trunk: Tensor) -> Tensor | None:
        """For each decision, how likely each seat, counted from the own one, is the declarer's partner."""
        return None if self.partner is None else self.partner(trunk).float()


class PlaceNetwork(nn.Module):
    """A logit for every numbered action, after Charlesworth (2018): 412 numbers to 512 to 256 units."""

    def __init__(self, first_width: int = 512, second_width: int = 256) -> None:
        super().__init__()
        self.first = nn.Linear(PLACE_WORDS * WORD, first_width)
        self.second = nn.Linear(first_width, second_width)
        self.policy = nn.Linear(second_width, ACTIONS)
        nn.init.zeros_(self.policy.weight)

    def forward(self, states: Tensor, moves: Tensor, owner: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Like `Network`; it predicts no scores, so they are 0."""
        x = functional.relu(self.second(functional.relu(self.first(bits(states)))))
        logits = self.policy(x)[owner, moves[:, 0]].float()
        return logits, torch.zeros_like(logits).unsqueeze(1), x

    def beliefs(self, _trunk: Tensor) -> Tensor | None:
        """It has none."""
        return None

    partners = beliefs


class Critic(nn.Module):
    """The score of a decision's seat and its chance of winning; usually it also sees hidden cards."""

    def __init__(
        self, state_words: int, hidden_words: int, critic_width: int, width: int, sees_hidden: bool = True
    ) -> None:
        super().__init__()
        self.sees_hidden = sees_hidden
        words = state_words + hidden_words * sees_hidden
        self.first = nn.Linear(words * WORD, critic_width)
        self.second = nn.Linear(critic_width, width)
        self.block = Block(width)
        self.last = nn.Linear(width, FORESEEN)

    def forward(self, states: Tensor, hidden: Tensor) -> Tensor:
        seen = torch.cat([states, hidden], dim=1) if self.sees_hidden else states
        x = functional.relu(self.first(bits(seen)))
        x = self.block(functional.relu(self.second(x)))
        return self.last(functional.relu(x)).float()
