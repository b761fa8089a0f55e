"""The networks: the player's, which scores every legal move, and the critic, which training alone has.

Moves of many decisions lie one after the other; `owner` says to which decision each belongs.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional

from upperhand._core.big_two import HIDDEN_WORDS, MOVE_WORDS, STATE_WORDS
from upperhand.learn.config import Config

WORD = 64
CARDS = 52


def bits(words: Tensor) -> Tensor:
    """The bits of packed words as numbers: (n, w) -> (n, 64 w)."""
    shifts = torch.arange(WORD, device=words.device, dtype=torch.int64)
    return ((words.unsqueeze(-1) >> shifts) & 1).flatten(1).to(torch.get_autocast_dtype(words.device.type))


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
    """Scores each move by what it is and by the state it is made in."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        move = config.move_width
        self.state_in = nn.Linear(STATE_WORDS * WORD, config.state_width)
        self.state_mid = nn.Linear(config.state_width, config.width)
        self.blocks = nn.ModuleList([Block(config.width) for _ in range(config.blocks)])
        self.state_out = nn.LayerNorm(config.width)
        self.scale = nn.Linear(config.width, move)
        self.shift = nn.Linear(config.width, move)
        self.move_in = nn.Linear(MOVE_WORDS * WORD, move)
        self.move_mid = nn.Linear(move, move)
        self.joint = nn.Linear(2 * move, move)
        self.joint_mid = nn.Linear(move, move // 2)
        self.heads = nn.Linear(move // 2, 2)
        self.belief = nn.Linear(config.width, 3 * CARDS)
        nn.init.zeros_(self.heads.weight)

    def trunk(self, states: Tensor) -> Tensor:
        x = functional.relu(self.state_in(bits(states)))
        x = functional.relu(self.state_mid(x))
        for block in self.blocks:
            x = block(x)
        return functional.relu(self.state_out(x))

    def forward(self, states: Tensor, moves: Tensor, owner: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Of each move a logit and the score expected after it; of each decision the trunk."""
        x = self.trunk(states)
        m = self.move_mid(functional.relu(self.move_in(bits(moves))))
        both = torch.cat([m * self.scale(x)[owner], m + self.shift(x)[owner]], dim=1)
        joint = functional.relu(self.joint_mid(functional.relu(self.joint(functional.relu(both)))))
        out = self.heads(joint).float()
        return out[:, 0], out[:, 1], x


class Critic(nn.Module):
    """What a decision's seat will score, told the hidden cards too."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.first = nn.Linear((STATE_WORDS + HIDDEN_WORDS) * WORD, config.critic_width)
        self.second = nn.Linear(config.critic_width, config.width)
        self.block = Block(config.width)
        self.last = nn.Linear(config.width, 1)

    def forward(self, states: Tensor, hidden: Tensor) -> Tensor:
        x = functional.relu(self.first(bits(torch.cat([states, hidden], dim=1))))
        x = self.block(functional.relu(self.second(x)))
        return self.last(functional.relu(x)).float().squeeze(1)
