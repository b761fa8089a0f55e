"""Proves that playouts win as often as the whole tree of the game says, counted branch by branch."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest

from tests.conftest import scaled
from tests.reference.big_two import DECK, BigTwo, CardSet
from tests.reference.big_two_game import PASS, Game
from tests.reference.perft import after
from tests.reference.translate import to_cards, to_rules
from tests.reference.variants import Switches
from tests.statistical.chi_square import assert_drawn_from
from upperhand.big_two import State, playouts

GAMES = scaled(4_000, 100_000)
CASES: dict[str, tuple[tuple[int, ...], Switches]] = {
    "two": ((4, 4), {}),
    "three": ((3, 3, 3), {"triples": True}),
    "four": ((2, 3, 2, 3), {"after_pass": "out"}),
    "bombs": ((6, 3), {"bombs": ("four_plus_one", "straight"), "must_match": "type"}),
    "leads at once": ((3, 3, 2), {"lead_after_unbeatable": True}),
}


def choices(game: Game, policy: str) -> list[CardSet]:
    """The moves that the policy takes with equal chance."""
    moves = game.legal_moves()
    if policy == "random_pass" or moves == [PASS]:
        return moves
    return [move for move in moves if move != PASS]


def chances(game: Game, policy: str) -> list[float]:
    """The chance of each seat to win."""
    if game.winner is not None:
        return [float(seat == game.winner) for seat in range(len(game.hands))]
    moves = choices(game, policy)
    branches = [chances(after(game, move), policy) for move in moves]
    return [sum(column) / len(moves) for column in zip(*branches, strict=True)]


@pytest.mark.parametrize("policy", ["random", "random_pass"])
@pytest.mark.parametrize("name", CASES)
def test_wins_come_as_often_as_the_tree_says(name: str, policy: str) -> None:
    sizes, switches = CASES[name]
    for seed in range(scaled(3, 20)):
        pack = Random(seed).sample(DECK[:28], sum(sizes))
        hands = [frozenset(pack.pop() for _ in range(size)) for size in sizes]
        book = BigTwo({**switches, "players": len(sizes)})
        expected = chances(Game(book, hands), policy)
        state = State.from_hands(to_rules(book.switches), [to_cards(hand) for hand in hands])
        wins = playouts(state, GAMES, seed, 1, policy).wins[: len(sizes)]
        assert [bool(count) for count in wins] == [chance > 0 for chance in expected] or min(expected) < 0.01
        likely: dict[Hashable, float] = {
            seat: chance for seat, chance in enumerate(expected) if chance > 0.005
        }
        drawn = [seat for seat in likely for _ in range(wins[int(str(seat))])]
        scale = sum(likely.values())
        assert_drawn_from(drawn, {seat: chance / scale for seat, chance in likely.items()})
