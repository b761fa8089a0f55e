"""A quick check of strength during training: the network against three simple or published players."""

from dataclasses import replace

import numpy as np
import torch
from torch import Tensor

from upperhand._core.big_two import ACTIONS
from upperhand.errors import SpecError
from upperhand.learn.config import Config
from upperhand.learn.encoding import LEARNED_GAMES, LearnedGame, learned_game
from upperhand.learn.network import SEATS, Network, PlaceNetwork
from upperhand.learn.opponents import read_entry
from upperhand.learn.precision import autocast
from upperhand.learn.seating import LEARNER, Guest, Guests
from upperhand.learn.segments import choose, owners
from upperhand.learn.selfplay import Side

RANDOM = "random"
_AT_ONCE = 8192  # games


def read_rival(
    text: str, rules: tuple[str, ...], game: LearnedGame = LEARNED_GAMES["big_two"]
) -> tuple[str, str]:
    """The rival and the rules; without rules in the text, the first ones."""
    who, under = (RANDOM, "") if text == RANDOM else read_entry(text, rules, game)
    if who != RANDOM and who not in game.opponents:
        raise SpecError(f"{who} is not a rival: name {RANDOM} or one of {', '.join(game.opponents)}")
    return who, under or rules[0]


def uniform(moves: Tensor, owner: Tensor, first: Tensor) -> Tensor:
    """Any play with equal probability; a pass, which is the last move, only if there is nothing else."""
    passes = moves[:, 0] == ACTIONS - 1 if moves.shape[1] == 1 else (moves[:, 1] >> 52) & 1 == 1
    return choose(torch.where(passes, -1e9, 0.0), owner, first)


@torch.no_grad()
def against(
    network: Network | PlaceNetwork, config: Config, who: str, rules: str, seed: int
) -> tuple[float, float]:
    """Share of wins and mean score (in the unit of its rules) of one seat against three rivals."""
    games = config.measured_games
    size = min(games, _AT_ONCE)
    side = _table(config, who, rules, size, seed)
    numbers = torch.arange(size, device=side.device)
    own = numbers % SEATS
    wanted = -(-games // size)  # of each table, long games and short ones alike
    played = torch.zeros(size, dtype=torch.int64, device=side.device)
    wins = points = 0.0
    side.observe()
    while int(played.min()) < wanted:
        _decide(network, side, own)
        side.play()
        counted = side.ended.to(side.device).bool() & (played < wanted)
        scores = side.scores.to(side.device).float()[numbers, own][counted]
        played += counted
        wins += float((scores > 0).sum())
        points += float(scores.sum())
    total = size * wanted
    return wins / total, points / total


def _table(config: Config, who: str, rules: str, size: int, seed: int) -> Side:
    """Games in which the network has seat i modulo 4; players of the core have the others."""
    changed = replace(config, games=2 * size, rules=(rules,))
    opponents = learned_game(config.game).opponents
    if who not in opponents:
        return Side(changed, seed)
    theirs = np.arange(SEATS) != np.arange(size)[:, None] % SEATS
    return Side(changed, seed, Guests([Guest(opponents[who]())]), np.where(theirs, 1, LEARNER))


def _decide(network: Network | PlaceNetwork, side: Side, own: Tensor) -> None:
    """The network's best move in its own seat, any move in other seats that have to decide."""
    count = int(side.first[-1])
    states, moves = side.states.to(side.device), side.moves[:count].to(side.device)
    first, seats = side.first.to(side.device), side.seats.to(side.device).long()
    owner = owners(first, count)
    with autocast(side.device):
        logits, _, _ = network(states, moves, owner)
    best = choose(logits, owner, first, greedy=torch.ones_like(seats, dtype=torch.bool))
    side.send(torch.where(seats == own, best, uniform(moves, owner, first)) - first[:-1])


def measure(network: Network | PlaceNetwork, config: Config, seed: int) -> dict[str, list[float]]:
    """Wins and scores against three of each rival that the config names."""
    out = {}
    for rival in config.measured:
        who, rules = read_rival(rival, config.rules, learned_game(config.game))
        out[rival] = [round(x, 4) for x in against(network, config, who, rules, seed + 77)]
    return out
