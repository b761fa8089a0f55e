"""Proves by brute force what players ask about a hand: what beats, what is strongest, the fewest plays."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from tests.property.positions import examples, switches
from tests.reference.big_two import DECK, BigTwo, CardSet
from tests.reference.partitions import smallest_partitions
from tests.reference.translate import to_cards, to_move, to_plain, to_rules
from tests.reference.variants import Switches
from upperhand.big_two import Combination, Move, beating, best_partitions, minimum_plays, strongest

hands = st.frozensets(st.sampled_from(DECK), min_size=1, max_size=8)
# Few ranks and suits, so that small hands hold groups, flushes and straights.
dense = st.sampled_from([rank + suit for rank in "34567A2" for suit in "DS"] + "3C 3H 4C 4H 5C 2H".split())
dense_hands = st.frozensets(dense, min_size=4, max_size=9)
any_hands = hands | dense_hands


def plain(partition: list[Combination]) -> frozenset[CardSet]:
    return frozenset(to_plain(one.cards) for one in partition)


# Without full houses and lone triples two cards of a triple go into a two pair, and the third goes alone.
SPLIT_TRIPLE: Switches = {"four_card_hands": True, "five_card_hands": ("flush",), "straights": ()}
THREE_AND_TWO = frozenset("3D 3C 3S 4D 4S".split())


@given(switches, any_hands)
@example(SPLIT_TRIPLE, THREE_AND_TWO)
@examples(150, 5_000)
def test_minimum_plays(case: Switches, hand: CardSet) -> None:
    fewest = {len(partition) for partition in smallest_partitions(BigTwo(case), hand)}
    assert {minimum_plays(to_rules(case), to_cards(hand))} == fewest


@given(switches, any_hands)
@example(SPLIT_TRIPLE, THREE_AND_TWO)
@examples(150, 5_000)
def test_best_partitions_are_all_of_them(case: Switches, hand: CardSet) -> None:
    expected = smallest_partitions(BigTwo(case), hand)
    found = [plain(partition) for partition in best_partitions(to_rules(case), to_cards(hand), 100_000)]
    assert len(found) == len(set(found)), "a partition is listed twice"
    assert set(found) == expected


@given(switches, any_hands, st.integers(1, 5))
@examples(50, 1_000)
def test_best_partitions_up_to_a_limit(case: Switches, hand: CardSet, limit: int) -> None:
    expected = smallest_partitions(BigTwo(case), hand)
    found = [plain(partition) for partition in best_partitions(to_rules(case), to_cards(hand), limit)]
    assert len(found) == len(set(found)) == min(limit, len(expected))
    assert set(found) <= expected


@given(switches, st.frozensets(st.sampled_from(DECK), min_size=9, max_size=18))
@examples(30, 500)
def test_partitions_of_large_hands_hold(case: Switches, hand: CardSet) -> None:
    rules, book = to_rules(case), BigTwo(case)
    fewest = minimum_plays(rules, to_cards(hand))
    partitions = best_partitions(rules, to_cards(hand), 20)
    assert partitions
    for partition in partitions:
        assert len(partition) == fewest
        assert sum(len(one.cards) for one in partition) == len(hand)
        assert frozenset().union(*plain(partition)) == hand
        assert all(one.kind == book.kind(to_plain(one.cards)) for one in partition)


@given(switches, any_hands, st.data())
@examples(150, 5_000)
def test_beating(case: Switches, cards: CardSet, data: st.DataObject) -> None:
    rules, book = to_rules(case), BigTwo(case)
    table = data.draw(st.sampled_from(sorted(book.plays(cards), key=sorted)))
    hand = cards - table
    found = beating(rules, to_cards(hand), to_move(table))
    assert sorted((to_plain(one.cards) for one in found), key=sorted) == sorted(
        (play for play in book.plays(hand) if book.beats(play, table)), key=sorted
    )
    for size in {len(one.cards) for one in found}:
        strengths = [one.strength for one in found if len(one.cards) == size]
        assert strengths == sorted(strengths), "not ascending"


@given(switches, any_hands)
@examples(150, 5_000)
def test_strongest_of_each_size(case: Switches, hand: CardSet) -> None:
    rules, book = to_rules(case), BigTwo(case)
    found = strongest(rules, to_cards(hand))
    assert set(found) == {len(play) for play in book.plays(hand)}
    for size, best in found.items():
        assert len(best.cards) == size
        assert best.cards <= to_cards(hand)
        ladder = {**case, "must_match": "size"}
        assert not any(
            len(play) == size and BigTwo(ladder).beats(play, to_plain(best.cards))
            for play in book.plays(hand)
        )


def test_nothing_in_hand() -> None:
    rules = to_rules({})
    assert minimum_plays(rules, to_cards(())) == 0
    assert best_partitions(rules, to_cards(()), 5) in ([[]], [])
    assert strongest(rules, to_cards(())) == {}
    assert beating(rules, to_cards(()), Move("3D")) == []
