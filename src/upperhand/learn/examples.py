"""Examples: the decisions of a player, encoded, from games against itself and others."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
import torch
from torch import Tensor

from upperhand import games
from upperhand._core import Rng
from upperhand.learn.encoding import learned_game
from upperhand.match import deal_seed
from upperhand.player import Player, make_player
from upperhand.pool import Pool

_SEATS = 4
_OWN_SEAT = 0.6  # the chance that the player itself sits on a seat


@dataclass
class Examples:
    """Decisions with all their moves, one after the other, and which one was chosen."""

    states: Tensor
    moves: Tensor
    first: Tensor
    chosen: Tensor

    def __len__(self) -> int:
        return len(self.chosen)


def gather(
    player: str,
    others: tuple[str, ...],
    rules: tuple[str, ...],
    count: int,
    seed: int,
    processes: int,
    game: str = "big_two",
) -> Examples:
    """The decisions of `player` in this many games; it and `others` take the other seats."""
    work = partial(_play_some, game, player, others, rules, seed)
    parts = [range(start, min(start + 50, count)) for start in range(0, count, 50)]
    with Pool(processes) as pool:
        found = list(pool.map(work, parts))
    states, moves, counts, chosen = (np.concatenate(columns) for columns in zip(*found, strict=True))
    first = torch.zeros(len(counts) + 1, dtype=torch.int64)
    torch.cumsum(torch.from_numpy(counts), 0, out=first[1:])
    return Examples(torch.from_numpy(states), torch.from_numpy(moves), first, torch.from_numpy(chosen))


_Arrays = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]  # type: ignore[type-arg]


def _play_some(
    game: str, player: str, others: tuple[str, ...], rules: tuple[str, ...], seed: int, numbers: range
) -> _Arrays:
    """States, moves, counts of moves and choices of some games."""
    words = learned_game(game).features
    found = [one for number in numbers for one in _decisions(player, others, rules, seed, number, game)]
    return (
        np.array([state for state, _, _ in found], np.uint64).view(np.int64).reshape(-1, words.state_words),
        np.array([move for _, moves, _ in found for move in moves], np.uint64)
        .view(np.int64)
        .reshape(-1, words.move_words),
        np.array([len(moves) for _, moves, _ in found], np.int64),
        np.array([chosen for _, _, chosen in found], np.int64),
    )


def _decisions(
    player: str,
    others: tuple[str, ...],
    rules: tuple[str, ...],
    seed: int,
    number: int,
    game: str = "big_two",
) -> Iterator[tuple[tuple[int, ...], tuple[tuple[int, ...], ...], int]]:
    """Each real decision of the player in one game: state, moves, and the chosen move."""
    rng = Rng.derive(seed, number, _SEATS, 0)
    own: Player = make_player(player, game)
    seats = [
        own if not others or rng.random() < _OWN_SEAT else make_player(others[rng.below(len(others))], game)
        for _ in range(_SEATS)
    ]
    state = games.load(game).State.deal(
        games.read_rules(rules[number % len(rules)], game), deal_seed(seed, number)
    )
    while not state.over:
        view = state.view(state.turn)
        legal = view.legal_moves()
        move = seats[state.turn].decide(view, Rng.derive(seed, number, state.turn, state.ply)).move
        if seats[state.turn] is own and len(legal) > 1:
            yield *learned_game(game).core.encode(view), legal.index(move)
        state.apply(move)
