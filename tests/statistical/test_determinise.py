"""Proves that determinisations are uniform over every deal that the seat must consider possible."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

import pytest

from tests.conftest import scaled
from tests.property.positions import play_on
from tests.reference.big_two import DECK, BigTwo
from tests.reference.big_two_game import Game
from tests.reference.deals import possible_deals
from tests.reference.translate import move_to_plain, to_cards, to_plain, to_rules
from tests.statistical.chi_square import assert_drawn_from
from upperhand import Rng
from upperhand.big_two import State

# Cards in play, hand sizes by seat, moves made before the seats look, switches.
CASES: dict[str, tuple[int, tuple[int, ...], int, dict[str, Any]]] = {
    "two, undealt, not opened": (9, (3, 3), 0, {}),
    "two, undealt, opened": (9, (3, 3), 1, {}),
    "two, undealt, clubs lowest": (9, (3, 3), 0, {"suit_order": "CDHS"}),
    "two, undealt, opened alone": (8, (3, 2), 1, {"opening": "alone"}),
    "two, undealt, automatic": (9, (3, 3), 1, {"opening": "automatic"}),
    "two, uneven": (8, (2, 4), 0, {}),
    "two, later": (9, (4, 3), 3, {"after_pass": "out"}),
    "three, undealt, not opened": (8, (2, 2, 2), 0, {}),
    "three, undealt, opened": (8, (2, 2, 2), 1, {}),
    "three, undealt, later": (9, (3, 2, 3), 4, {"triples": True}),
    "three, all dealt, not opened": (7, (3, 2, 2), 0, {}),
    "three, all dealt, opened": (7, (3, 2, 2), 1, {}),
    "four, all dealt, not opened": (7, (2, 2, 1, 2), 0, {}),
    "four, all dealt, opened": (8, (2, 2, 2, 2), 2, {}),
    "four, undealt": (8, (2, 1, 2, 2), 0, {}),
    "four, leads at once": (8, (2, 2, 2, 2), 2, {"lead_after_unbeatable": True}),
}


def position(name: str, seed: int) -> State | None:
    """A small game brought to its place, or None where it ended before."""
    cards, sizes, moves, switches = CASES[name]
    random = Random(seed)
    pack = random.sample(DECK, len(DECK))
    rules = to_rules({**switches, "players": len(sizes)})
    in_play, gone = pack[:cards], pack[cards:]
    hands = [to_cards([in_play.pop() for _ in range(size)]) for size in sizes]
    state = State.from_hands(rules, hands, gone=to_cards(gone))
    play_on(state, moves - state.ply, seed)
    return None if state.over else state


def reference(state: State, gone: frozenset[str]) -> Game:
    game = Game(BigTwo(state.rules.to_dict()), [to_plain(hand) for hand in state.dealt], None, gone)
    for _, move in state.history[len(game.history) :]:
        game.move(move_to_plain(move))
    return game


def check_seat(state: State, game: Game, seat: int, seed: int) -> None:
    possible: list[Hashable] = list(possible_deals(game, seat))
    view, rng = state.view(seat), Rng(seed)
    draws = (
        tuple(map(to_plain, view.determinise(rng).hands)) for _ in range(scaled(20, 200) * len(possible))
    )
    assert_drawn_from(draws, dict.fromkeys(possible, 1 / len(possible)))


@pytest.mark.parametrize("name", CASES)
def test_uniform_over_the_possible_deals(name: str) -> None:
    looked = 0
    for seed in range(100):
        state = position(name, seed)
        if state is None:
            continue
        cards = CASES[name][0]
        game = reference(state, frozenset(Random(seed).sample(DECK, len(DECK))[cards:]))
        for seat in range(state.rules.players):
            check_seat(state, game, seat, seed)
        looked += 1
        if looked == scaled(3, 20):
            return
    raise AssertionError("the games end too soon for this case")


def free_lead(seed: int) -> tuple[State, Game]:
    """A position from the middle of a game, where nobody is known to hold the lowest card."""
    pack = Random(seed).sample(DECK, len(DECK))
    hands, gone = [frozenset(pack[0:3]), frozenset(pack[3:5]), frozenset(pack[5:7])], frozenset(pack[8:])
    rules = to_rules({"players": 3})
    state = State.from_hands(rules, [to_cards(hand) for hand in hands], leader=2, gone=to_cards(gone))
    return state, Game(BigTwo({"players": 3}), hands, 2, gone)


@pytest.mark.parametrize("seed", range(3))
def test_a_free_leader_tells_nothing(seed: int) -> None:
    state, game = free_lead(seed)
    for seat in range(3):
        possible: list[Hashable] = list(possible_deals(game, seat, leader=2))
        view, rng = state.view(seat), Rng(seed)
        draws = [tuple(map(to_plain, view.determinise(rng).hands)) for _ in range(40 * len(possible))]
        assert_drawn_from(draws, dict.fromkeys(possible, 1 / len(possible)))
