"""The loss of a minibatch of decisions."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from upperhand.learn.auction import careful_bids
from upperhand.learn.config import Config
from upperhand.learn.encoding import learned_game
from upperhand.learn.network import SCORE, SEATS, WIN, Critic, Network, PlaceNetwork
from upperhand.learn.segments import log_softmax, owners, picked_moves
from upperhand.learn.targets import Decisions


@dataclass
class Part:
    """A minibatch: some decisions with all their moves."""

    states: Tensor
    hidden: Tensor
    moves: Tensor
    owner: Tensor
    chosen: Tensor
    log_chance: Tensor
    advantage: Tensor
    returned: Tensor


def take(data: Decisions, picked: Tensor, moves: int) -> Part:
    """The decisions with these numbers, which have this many moves together."""
    numbers, first = picked_moves(data.first, picked, moves)
    return Part(
        states=data.states[picked],
        hidden=data.hidden[picked],
        moves=data.moves[numbers],
        owner=owners(first, moves),
        chosen=first[:-1] + data.chosen[picked],
        log_chance=data.log_chance[picked],
        advantage=data.advantage[picked],
        returned=data.returned[picked],
    )


@dataclass(frozen=True)
class Steering:
    """What leads the player besides its gains; it changes over a run."""

    entropy: float
    """The weight of entropy."""
    bid_entropy: float = 0.0
    """What is added to it in an auction."""
    teaching: float = 0.0
    """The weight of a careful player's bids."""


def loss_of(
    network: Network | PlaceNetwork,
    critic: Critic,
    part: Part,
    config: Config,
    steering: Steering,
) -> tuple[Tensor, dict[str, Tensor]]:
    """The loss, and its parts for the log."""
    logits, outcome, trunk = network(part.states, part.moves, part.owner)
    decisions = len(part.chosen)
    log_chances = log_softmax(logits, part.owner, decisions)
    ratio = (log_chances[part.chosen] - part.log_chance).exp()
    clipped = ratio.clamp(1 - config.clip, 1 + config.clip)
    policy = -torch.minimum(ratio * part.advantage, clipped * part.advantage).mean()
    entropies = log_chances.new_zeros(decisions).index_add(0, part.owner, -(log_chances.exp() * log_chances))
    entropy = entropies.mean()
    in_auction = _in_auction(part, config)
    value = critic(part.states, part.hidden)
    value_loss = functional.mse_loss(value, part.returned)
    outcome_loss = functional.smooth_l1_loss(outcome[part.chosen], part.returned[:, : outcome.shape[1]])
    guesses, partners = network.beliefs(trunk), network.partners(trunk)
    belief_loss = value_loss.new_zeros(()) if guesses is None else _belief_loss(guesses, part)
    partner_loss = value_loss.new_zeros(()) if partners is None else _partner_loss(partners, part)
    loss = (
        policy
        + config.value_weight * value_loss
        + config.outcome_weight * outcome_loss
        + config.belief_weight * (belief_loss + partner_loss)
        - steering.entropy * entropy
        - steering.bid_entropy * (entropies * in_auction).mean()
    )
    if steering.teaching > 0:
        taught = log_chances[careful_bids(part.states, part.moves, part.owner)]
        loss = loss - steering.teaching * (taught * in_auction).mean()
    unexplained = (part.returned - value).var(dim=0) / part.returned.var(dim=0)
    far = ((ratio - 1).abs() > config.clip).float().mean()
    parts = {
        "policy": policy,
        "entropy": entropy,
        "value": value_loss,
        "explained": 1 - unexplained[SCORE],
        "explained_wins": 1 - unexplained[WIN],
        "outcome": outcome_loss,
        "belief": belief_loss,
        "partner": partner_loss,
        "auction_entropy": (entropies * in_auction).sum() / in_auction.sum().clamp(min=1),
        "clipped": far,
    }
    return loss, {name: figure.detach() for name, figure in parts.items()}


def _in_auction(part: Part, config: Config) -> Tensor:
    """1 for decisions of an auction; the other decisions are of cards, trumps and calls."""
    word = learned_game(config.game).auction
    if word is None:
        return torch.zeros(len(part.states), device=part.states.device)
    return (part.states[:, word] & 1).float()


def _partner_loss(guesses: Tensor, part: Part) -> Tensor:
    """How surprising the true partner is, where there is one."""
    seats = torch.arange(SEATS, device=guesses.device)
    true = (part.hidden[:, 3].unsqueeze(-1) >> seats) & 1
    return -(functional.log_softmax(guesses, dim=1) * true).sum() / true.sum().clamp(min=1)


def _belief_loss(guesses: Tensor, part: Part) -> Tensor:
    """How surprising the holders of the unseen cards are."""
    cards = torch.arange(guesses.shape[2], device=guesses.device)
    held = (part.hidden[:, :3].unsqueeze(-1) >> cards) & 1  # decisions x opponents x cards
    log_chances = functional.log_softmax(guesses, dim=1)
    return -(log_chances * held).sum() / held.sum().clamp(min=1)
