"""Proves that cards, moves, rules and games come back the same from text, JSON, masks and replay."""

from __future__ import annotations

import copy
import pickle
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.property.both_games import check_rules_come_back, check_rules_differ_where_a_switch_does
from tests.property.positions import examples, positions, rules
from tests.reference.big_two import DECK, text
from upperhand import Cards
from upperhand.big_two import Move, Rules, State

card_sets = st.frozensets(st.sampled_from(DECK))
masks = st.integers(0, 2**52 - 1)
separators = st.sampled_from(["", " ", ",", ", ", "  ", "\t"])


@given(masks)
@examples(200, 5_000)
def test_cards_by_mask_and_text(mask: int) -> None:
    cards = Cards.from_mask(mask)
    assert cards.mask == mask
    assert Cards(str(cards)) == cards
    assert hash(Cards(str(cards))) == hash(cards)
    assert Cards.from_mask(cards.mask) == cards
    assert eval(repr(cards), {"Cards": Cards}) == cards
    assert len(cards) == mask.bit_count() == len(list(cards))
    assert bool(cards) == (mask != 0)


@given(card_sets, separators, st.booleans(), st.booleans(), st.randoms(use_true_random=False))
@examples(200, 5_000)
def test_cards_in_any_spelling(
    cards: frozenset[str], separator: str, lower: bool, ten: bool, random: Random
) -> None:
    shuffled = sorted(cards)
    random.shuffle(shuffled)
    written = separator.join(card.replace("T", "10") if ten else card for card in shuffled)
    read = Cards(written.lower() if lower else written)
    assert str(read) == text(cards)
    assert [str(card) for card in read] == [card for card in DECK if card in cards]
    assert [(card.rank, card.suit) for card in read] == [(card[0], card[1]) for card in DECK if card in cards]


@given(card_sets, card_sets)
@examples(200, 5_000)
def test_cards_are_sets(a: frozenset[str], b: frozenset[str]) -> None:
    x, y = Cards(text(a)), Cards(text(b))
    assert x | y == Cards(text(a | b))
    assert x & y == Cards(text(a & b))
    assert x - y == Cards(text(a - b))
    assert x ^ y == Cards(text(a ^ b))
    assert (x <= y) == (a <= b)
    assert (x == y) == (a == b)
    assert all((Cards(card) in x) == (card in a) for card in DECK)


@given(card_sets.filter(bool), separators)
@examples(200, 5_000)
def test_moves(cards: frozenset[str], separator: str) -> None:
    move = Move(separator.join(sorted(cards)))
    assert move.cards == Cards(text(cards))
    assert not move.is_pass
    assert str(move) == text(cards)
    assert Move(str(move)) == move == Move.of(move.cards)
    assert hash(Move(str(move))) == hash(move)
    assert eval(repr(move), {"Move": Move}) == move


def test_passes() -> None:
    assert Move("pass") == Move("-") == Move(str(Move.PASS)) == Move.PASS
    assert str(Move.PASS) == "pass"
    assert Move.PASS.is_pass
    assert not Move.PASS.cards
    assert hash(Move("-")) == hash(Move.PASS)


@given(rules)
@examples(200, 5_000)
def test_rules(rules: Rules) -> None:
    check_rules_come_back(rules)


@given(rules, rules)
@examples(100, 2_000)
def test_rules_differ_where_a_switch_does(one: Rules, other: Rules) -> None:
    check_rules_differ_where_a_switch_does(one, other)


@given(positions)
@examples(100, 2_000)
def test_replay(state: State) -> None:
    """A finished or running game is its rules, its deal and its moves."""
    if state.seed is None:
        return
    again = State.deal(state.rules, state.seed, state.names)
    for seat, move in state.history[again.ply :]:
        again.apply(Move(str(move)), seat)
    assert again == state
    assert [str(again.view(seat)) for seat in range(state.rules.players)] == [
        str(state.view(seat)) for seat in range(state.rules.players)
    ]


@given(positions)
@examples(50, 1_000)
def test_values_travel_between_processes(state: State) -> None:
    """Matches run on several processes, so rules, cards and moves pickle; their copies are equal."""
    cards, moves = state.hands[0], [move for _, move in state.history]
    for value in (state.rules, cards, moves):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.deepcopy(value) == value
