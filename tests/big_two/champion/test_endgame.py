"""Endings solved with open hands, against trying every line in Python."""

from random import Random

import pytest

from tests.conftest import scaled
from upperhand import Cards
from upperhand._core.big_two import solve_endgame
from upperhand.big_two import Move, Rules, State, preset


def slow_solve(state: State, line: tuple[Move, ...] = ()) -> list[int]:
    """Every seat takes what is best for itself, the first of equals."""
    now = State.from_hands(state.rules, state.dealt, leader=0)
    for move in line:
        now.apply(move)
    if now.over:
        return list(now.scores)
    best: list[int] | None = None
    for move in now.legal_moves():
        if move.cards == now.hands[now.turn]:
            return slow_solve(state, (*line, move))
        found = slow_solve(state, (*line, move))
        if best is None or found[now.turn] > best[now.turn]:
            best = found
    assert best is not None
    return best


def ending(rules: Rules, sizes: tuple[int, ...], seed: int) -> State:
    cards = list(Cards.DECK)
    Random(seed).shuffle(cards)
    hands = []
    for size in sizes:
        hands.append(Cards(" ".join(str(card) for card in cards[:size])))
        cards = cards[size:]
    return State.from_hands(rules, hands, leader=0)


@pytest.mark.parametrize("name", ["hongkong", "sugiyanto", "charlesworth"])
def test_endings_are_solved_exactly(name: str) -> None:
    for seed in range(scaled(6, 60)):
        state = ending(preset(name), (3, 2, 1, 2), seed)
        assert solve_endgame(state) == slow_solve(state)


def test_a_limit_of_positions_is_kept() -> None:
    assert solve_endgame(ending(preset("hongkong"), (5, 5, 5, 5), 1), most=10) is None
