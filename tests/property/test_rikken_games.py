"""Proves of Rikken that cards are conserved, games end, chips sum to zero and a seed is a game."""

from __future__ import annotations

from hypothesis import given

from tests.property.both_games import check_copies_go_their_own_way
from tests.property.other_truths import union
from tests.property.positions import examples, seeds
from tests.property.rikken_positions import beginnings, play_on, positions, rules
from tests.property.rikken_truths import played_by
from upperhand import Cards
from upperhand.rikken import Rules, State

MOST_MOVES = 4 * 16 + 2 + 52  # everybody bids everything, trump, a call, thirteen tricks


@given(positions)
@examples(100, 2_000)
def test_cards_are_conserved(state: State) -> None:
    for seat in range(4):
        assert not played_by(state, seat) & state.hands[seat]
        assert played_by(state, seat) | state.hands[seat] == state.dealt[seat]
    assert union(state.dealt) == Cards.DECK
    assert sum(state.tricks_won) == len(state.tricks)


@given(rules, seeds)
@examples(100, 2_000)
def test_deals_are_as_the_rules_say(rules: Rules, seed: int) -> None:
    state = State.deal(rules, seed)
    assert [len(hand) for hand in state.dealt] == [13] * 4
    assert union(state.dealt) == Cards.DECK
    assert state.phase == "auction"
    assert state.turn == (state.dealer + 1) % 4
    assert (state.seed, state.from_start, state.ply, state.history) == (seed, True, 0, [])


@given(beginnings, seeds)
@examples(100, 2_000)
def test_games_end(state: State, seed: int) -> None:
    play_on(state, MOST_MOVES, seed, bold=1.0)
    assert state.over
    assert state.phase == "over"
    assert state.legal_moves() == []
    assert state.passed_out or not union(state.hands)


@given(beginnings, seeds)
@examples(100, 2_000)
def test_chips_sum_to_zero(state: State, seed: int) -> None:
    play_on(state, MOST_MOVES, seed)
    assert len(state.scores) == 4
    assert sum(state.scores) == 0
    if state.passed_out:
        assert set(state.scores) == {0}


@given(rules, seeds, seeds)
@examples(50, 1_000)
def test_a_seed_is_a_deal(rules: Rules, seed: int, other: int) -> None:
    first, second = State.deal(rules, seed), State.deal(rules, seed)
    assert first == second
    assert play_on(first, 200, seed) == play_on(second, 200, seed)
    assert first.scores == second.scores
    if other != seed:
        assert State.deal(rules, other).dealt != first.dealt


@given(rules, seeds)
@examples(30, 500)
def test_the_dealer_may_be_named(rules: Rules, seed: int) -> None:
    for dealer in range(4):
        state = State.deal(rules, seed, dealer=dealer)
        assert state.dealer == dealer
        assert state.turn == (dealer + 1) % 4


@given(positions, seeds)
@examples(50, 1_000)
def test_copies_go_their_own_way(state: State, seed: int) -> None:
    check_copies_go_their_own_way(state, lambda copy: play_on(copy, 3, seed))


@given(beginnings, seeds)
@examples(50, 1_000)
def test_the_next_deal(state: State, seed: int) -> None:
    """The next game of a match: the deal passes to the left, and all cards are dealt again."""
    play_on(state, MOST_MOVES, seed)
    following = state.next_deal(seed)
    assert following.dealer == (state.dealer + 1) % 4
    assert union(following.dealt) == Cards.DECK
    assert [len(hand) for hand in following.dealt] == [13] * 4
    assert following.rules == state.rules
    assert following == state.next_deal(seed)
