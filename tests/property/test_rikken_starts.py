"""Proves that games of Rikken that begin with a settled contract follow the rules and show what they may."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.positions import examples, seeds
from tests.property.rikken_positions import play_on
from tests.property.rikken_starts import settled_game
from tests.property.test_rikken_lockstep import assert_same
from tests.reference.rikken import CONTRACTS
from tests.reference.rikken_deals import possible_deals
from tests.reference.rikken_translate import to_plain
from upperhand import Cards, Rng
from upperhand.rikken import Rules, State


@pytest.mark.parametrize("contract", CONTRACTS)
@given(seed=seeds, size=st.sampled_from([1, 4, 12]))
@examples(8, 500)
def test_settled_games_follow_the_rules_as_written(contract: str, seed: int, size: int) -> None:
    state, game = settled_game(seed, size, contract)
    assert not state.from_start
    assert state.seed is None
    assert_same(state, game)
    while not state.over:
        play_on(state, 1, seed + state.ply)
        game.move(str(state.history[-1][1]))
        assert_same(state, game)


@given(seeds, st.integers(0, 9))
@examples(60, 2_000)
def test_a_view_knows_how_many_deals_are_possible(seed: int, moves: int) -> None:
    """Counted by the core and found by trying them all; any determinisation is among them."""
    state, game = settled_game(seed, 3)
    play_on(state, moves, seed)
    for _, move in state.history:
        game.move(str(move))
    if state.over:
        return
    for seat in range(4):
        view, possible = state.view(seat), set(possible_deals(game, seat))
        assert view.deals() == len(possible)
        assert tuple(map(to_plain, view.determinise(Rng(seed)).hands)) in possible
        assert view.partner == (game.partner if game.knows_partner(seat) else None)
        assert set(view.exposed) == {who for who in game.shown_to(seat) if game.hands[who]}


def test_a_named_partner_is_no_secret_told() -> None:
    """Naming the partner whose hand shows it anyhow changes nothing for those who cannot see that hand."""
    rules = Rules()
    one = [Cards(hand) for hand in ("2S 2H", "AS 3H", "4S 4H", "5S 5H")]
    other = [Cards(hand) for hand in ("2S 2H", "4S 3H", "AS 4H", "5S 5H")]
    settled: dict[str, Any] = {
        "contract": "rik",
        "declarer": 0,
        "trump": "D",
        "called": Cards("AS"),
        "leader": 0,
    }
    first = State.from_hands(rules, one, partner=1, **settled)
    second = State.from_hands(rules, other, partner=2, **settled)
    assert first.view(0) == second.view(0) == State.from_hands(rules, one, **settled).view(0)
    assert str(first.view(3)) == str(second.view(3))
    assert first.view(3) == second.view(3)
