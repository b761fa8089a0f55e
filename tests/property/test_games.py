"""Proves that cards are conserved, that games end, that scores sum to zero and that a seed is a game."""

from __future__ import annotations

from functools import reduce
from operator import or_

from hypothesis import given

from tests.property.both_games import check_copies_go_their_own_way
from tests.property.positions import beginnings, examples, play_on, positions, rules, seeds
from upperhand import Cards
from upperhand.big_two import Rules, State


def union(cards: list[Cards]) -> Cards:
    return reduce(or_, cards, Cards())


@given(positions)
@examples(100, 2_000)
def test_cards_are_conserved(state: State) -> None:
    shown = [move.cards for _, move in state.history if not move.is_pass]
    piles = [*state.hands, *shown]
    assert sum(map(len, piles)) == len(union(piles)) == sum(map(len, state.dealt))
    assert union(piles) == union(list(state.dealt))
    for seat, hand in enumerate(state.dealt):
        own = [move.cards for who, move in state.history if who == seat and not move.is_pass]
        assert union([*own, state.hands[seat]]) == hand


@given(rules, seeds)
@examples(100, 2_000)
def test_deals_are_as_the_rules_say(rules: Rules, seed: int) -> None:
    state = State.deal(rules, seed)
    sizes = sorted(map(len, state.dealt))
    assert sizes == ([17, 17, 18] if rules.deal == "whole_deck" else [13] * rules.players)
    assert len(union(list(state.dealt))) == sum(sizes)
    opener = state.history[0][0] if state.history else state.turn
    assert rules.lowest_card(union(list(state.dealt))) <= state.dealt[opener]
    if rules.deal == "whole_deck":
        assert len(state.dealt[opener]) == 18


@given(beginnings, seeds)
@examples(100, 2_000)
def test_games_end(state: State, seed: int) -> None:
    """Each play is followed by fewer passes than there are seats, so the cards bound the moves."""
    bound = sum(state.counts) * state.rules.players + state.ply
    play_on(state, bound, seed, eager=0.0)
    assert state.over
    assert state.winner is not None
    assert not state.hands[state.winner]
    assert [seat for seat, hand in enumerate(state.hands) if not hand] == [state.winner]
    assert state.legal_moves() == []


@given(beginnings, seeds)
@examples(100, 2_000)
def test_scores_sum_to_zero(state: State, seed: int) -> None:
    play_on(state, 1_000, seed)
    assert sum(state.scores) == 0
    assert len(state.scores) == state.rules.players
    assert [seat for seat, score in enumerate(state.scores) if score > 0] == [state.winner]
    for seat, cost in enumerate(map(state.cost, range(state.rules.players))):
        assert cost.total == cost.points * cost.times_for_twos * cost.times_for_many
        assert cost.total == (0 if seat == state.winner else -state.scores[seat])


@given(rules, seeds, seeds)
@examples(50, 1_000)
def test_a_seed_is_a_deal(rules: Rules, seed: int, other: int) -> None:
    first, second = State.deal(rules, seed), State.deal(rules, seed)
    assert first == second
    assert first.seed == seed
    assert play_on(first, 200, seed) == play_on(second, 200, seed)
    assert first.scores == second.scores
    if other != seed:
        assert State.deal(rules, other).dealt != State.deal(rules, seed).dealt


@given(positions, seeds)
@examples(50, 1_000)
def test_copies_go_their_own_way(state: State, seed: int) -> None:
    check_copies_go_their_own_way(state, lambda copy: play_on(copy, 3, seed))
