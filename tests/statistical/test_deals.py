"""Proves that deals and the generator are fair: every card equally likely in every place."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from tests.conftest import scaled
from tests.reference.big_two import DECK
from tests.statistical.chi_square import assert_drawn_from
from upperhand import Rng
from upperhand.big_two import Rules, State

DEALS = scaled(2_000, 50_000)


def holder(state: State, card: str) -> int | None:
    return next((seat for seat, hand in enumerate(state.dealt) if card in str(hand).split()), None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_equally_likely_at_every_seat(players: int) -> None:
    states = [State.deal(Rules(players=players), seed) for seed in range(DEALS)]
    chances: dict[object, float] = dict.fromkeys(range(players), 13 / 52)
    if players < 4:
        chances[None] = 1 - players * 13 / 52
    for card in DECK:
        assert_drawn_from([holder(state, card) for state in states], chances)


def test_two_cards_meet_as_often_as_chance_has_it() -> None:
    states = [State.deal(Rules(), seed) for seed in range(DEALS)]
    for first, second in pairwise(DECK):
        together = [holder(state, first) == holder(state, second) for state in states]
        assert_drawn_from(together, {True: 12 / 51, False: 39 / 51})


def test_the_whole_deck_for_three() -> None:
    """The lowest card lies on top of an even deal of the others."""
    states = [State.deal(Rules(players=3, deal="whole_deck"), seed) for seed in range(DEALS)]
    for card in DECK:
        assert_drawn_from([holder(state, card) for state in states], dict.fromkeys(range(3), 1 / 3))
    for card in DECK[1:]:
        meets = [holder(state, card) == holder(state, "3D") for state in states]
        assert_drawn_from(meets, {True: 1 / 3, False: 2 / 3})


def test_numbers_below() -> None:
    rng = Rng(7)
    for n in (1, 2, 3, 7, 52):
        assert_drawn_from([rng.below(n) for _ in range(100 * n)], dict.fromkeys(range(n), 1 / n))


def test_shuffles_and_choices() -> None:
    rng = Rng(8)
    orders = list(permutations("abcd"))
    drawn = []
    for _ in range(50 * len(orders)):
        letters = list("abcd")
        rng.shuffle(letters)
        drawn.append(tuple(letters))
    assert_drawn_from(drawn, dict.fromkeys(orders, 1 / len(orders)))
    assert_drawn_from([rng.choice("abc") for _ in range(600)], dict.fromkeys("abc", 1 / 3))


def test_fractions() -> None:
    rng = Rng(9)
    fractions = [rng.random() for _ in range(10_000)]
    assert all(0 <= fraction < 1 for fraction in fractions)
    assert_drawn_from([int(fraction * 100) for fraction in fractions], dict.fromkeys(range(100), 0.01))


def test_derived_generators_differ() -> None:
    numbers = {
        Rng.derive(seed, game, seat, ply).bits()
        for seed in range(9)
        for game in range(9)
        for seat in range(4)
        for ply in range(9)
    }
    assert len(numbers) == 9 * 9 * 4 * 9
