"""Proves that the plays of one size are in a strict weak order, and that beating follows it."""

from __future__ import annotations

from itertools import combinations as pairs_of
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.perft.hands import plays_by_kind
from tests.property.positions import examples, seeds, switches
from tests.reference.big_two import BigTwo, CardSet
from tests.reference.translate import to_cards, to_rules
from tests.reference.variants import Switches
from upperhand.big_two import Combination, Rules

cases = st.tuples(switches, seeds)


def sample(book: BigTwo, seed: int, each: int) -> list[CardSet]:
    """Some plays of every kind."""
    random = Random(seed)
    return [random.choice(plays) for plays in plays_by_kind(book).values() for _ in range(each)]


def combination(rules: Rules, cards: CardSet) -> Combination:
    found = rules.classify(to_cards(cards))
    assert found is not None
    return found


@given(cases)
@examples(25, 500)
def test_beats_as_the_rules_say(case: tuple[Switches, int]) -> None:
    rules, book = to_rules(case[0]), BigTwo(case[0])
    plays = sample(book, case[1], 4)
    for play in plays:
        for table in plays:
            assert rules.beats(to_cards(play), to_cards(table)) == book.beats(play, table), (play, table)


@given(cases)
@examples(25, 500)
def test_beating_is_a_strict_order(case: tuple[Switches, int]) -> None:
    rules, book = to_rules(case[0]), BigTwo(case[0])
    plays = [to_cards(play) for play in sample(book, case[1], 2)]
    for a in plays:
        assert not rules.beats(a, a)
        for b in plays:
            assert not (rules.beats(a, b) and rules.beats(b, a))
            for c in plays:
                assert not (rules.beats(a, b) and rules.beats(b, c)) or rules.beats(a, c)


@given(cases)
@examples(25, 500)
def test_strength_is_what_beats_inside_a_size(case: tuple[Switches, int]) -> None:
    """Strength is one number, so it is a weak order; where sizes must match it says who beats whom."""
    rules, book = to_rules(case[0]), BigTwo(case[0])
    for a, b in pairs_of([combination(rules, play) for play in sample(book, case[1], 3)], 2):
        if len(a.cards) == len(b.cards) and (a.kind == b.kind or rules.must_match == "size"):
            assert rules.beats(a.cards, b.cards) == (a.strength > b.strength), (a, b)
            assert rules.beats(b.cards, a.cards) == (b.strength > a.strength), (a, b)


@given(switches, st.frozensets(st.integers(0, 51), max_size=7))
@examples(100, 2_000)
def test_lowest_card_and_card_value(case: Switches, places: frozenset[int]) -> None:
    rules, book = to_rules(case), BigTwo(case)
    deck = [rank + suit for rank in "3456789TJQKA2" for suit in "DCHS"]
    cards = frozenset(deck[place] for place in places)
    assert rules.card_value(to_cards(cards)) == book.card_value(cards)
    if cards:
        assert str(rules.lowest_card(to_cards(cards))) == book.lowest(cards)
