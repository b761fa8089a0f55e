"""Algorithms 10 and 11, and what is left beside five-card hands."""

import pytest

from tests.big_two.players.positions import RULES
from tests.conftest import scaled
from upperhand import Cards
from upperhand.big_two import PRESETS, State, combinations, preset
from upperhand.big_two.players.rule_based.partition import bi_five_card, five_card_hands, partition


def split(hand: str, rules: str = "sugiyanto") -> set[str]:
    return {str(one) for one in partition(preset(rules), Cards(hand))}


def choices(hand: str) -> list[set[str]]:
    found = bi_five_card(five_card_hands(combinations(RULES, Cards(hand))))
    return [{str(one) for one in choice.hands} for choice in found]


def test_algorithm_10_collects_all_couples() -> None:
    assert choices("3D 4D 5C 6H 7S 8C 8D 8H KD KC") == [{"3D 4D 5C 6H 7S", "8D 8C 8H KD KC"}]
    assert choices("3D 4D 5C 6H 7S 8D 9C TC JH QS KD") == [
        {"3D 4D 5C 6H 7S", "8D 9C TC JH QS"},
        {"3D 4D 5C 6H 7S", "9C TC JH QS KD"},
        {"4D 5C 6H 7S 8D", "9C TC JH QS KD"},
    ]


def test_algorithm_10_leaves_each_hand_alone_where_no_couple_exists() -> None:
    assert choices("3D 4D 5C 6H 7S 8S") == [{"3D 4D 5C 6H 7S"}, {"4D 5C 6H 7S 8S"}]
    assert choices("3D 4D 5C 6H 9S") == []


def test_couples_come_before_a_better_hand_alone() -> None:
    """The lower straight alone would leave the ace; the couple leaves nothing above the 7."""
    assert split("3D 4D 5C 6H 7S 7C TD JC QH KS AD") == {"3D 4D 5C 6H 7C", "TD JC QH KS AD", "7S"}


def test_algorithm_11_leaves_the_highest_card() -> None:
    assert split("TD JD QC KH AS 9C") == {"9C TD JD QC KH", "AS"}


def test_algorithm_11_then_leaves_the_fewest_combinations() -> None:
    """Either 5 may go into the straight, either 2 stays: with the lower straight the two 8s stay a pair."""
    assert split("4D 5C 6H 7S 8D 8C 3S 2S") == {"3S 4D 5C 6H 7S", "8D 8C", "2S"}


def test_algorithm_11_then_takes_the_highest_rank() -> None:
    """Straight or flush, the same combinations are left, and the 2."""
    assert split("3D 4D 5D 6D 7C 9D 2S") == {"3D 4D 5D 6D 9D", "7C", "2S"}


def test_between_hands_of_one_rank_the_lower_one_goes() -> None:
    assert split("3D 4D 6D 8D 9D JD 2S") == {"3D 4D 6D 8D 9D", "JD", "2S"}


def test_couples_that_leave_nothing_are_chosen_by_rank() -> None:
    """The ten cards make many couples of straights, and one of straight flushes."""
    assert split("3D 4C 5D 6C 7D 3C 4D 5C 6D 7C") == {"3D 4D 5D 6D 7D", "3C 4C 5C 6C 7C"}


@pytest.mark.parametrize(
    ("rules", "hand", "expected"),
    [
        ("sugiyanto", "5D 5C 5S 9D", {"5D 5C", "5S", "9D"}),
        ("sugiyanto", "5D 5C 5H 5S", {"5D 5C", "5H 5S"}),
        ("big2ai", "5D 5C 5S 9D", {"5D 5C", "5S", "9D"}),
        ("greedy", "5D 5C 5S 9D", {"5D 5C 5S", "9D"}),
        ("greedy", "5D 5C 5H 5S", {"5D 5C", "5H 5S"}),
        ("charlesworth", "5D 5C 5H 5S", {"5D 5C 5H 5S"}),
        ("charlesworth", "5D 5C 7D 7C 9D 9S", {"5D 5C 7D 7C", "9D 9S"}),
    ],
)
def test_what_is_left_is_split_by_rank(rules: str, hand: str, expected: set[str]) -> None:
    assert split(hand, rules) == expected


def test_suits_are_ordered_by_the_rules() -> None:
    """The club is the lowest suit of big2ai."""
    assert split("5D 5C 5H", "big2ai") == {"5D 5C", "5H"}
    assert split("5D 5H 5S", "big2ai") == {"5D 5H", "5S"}
    rules = preset("sugiyanto", suit_order="SHCD")
    assert {str(one) for one in partition(rules, Cards("5D 5H 5S"))} == {"5H 5S", "5D"}


@pytest.mark.parametrize("name", PRESETS)
def test_every_card_is_in_exactly_one_play(name: str) -> None:
    for seed in range(scaled(25, 1_000)):
        state = State.deal(preset(name), seed)
        for hand in state.hands:
            plays = partition(state.rules, hand)
            assert sum(play.cards.mask for play in plays) == hand.mask


def test_a_third_five_card_hand_is_found_where_the_whole_deck_is_dealt() -> None:
    rules = preset("hongkong", players=3, deal="whole_deck")
    hand = Cards("3D 4D 5C 6H 7S 8D 9C TC JH QS 3C 3H 3S KD KC 2D 2C")
    assert sorted(len(play.cards) for play in partition(rules, hand)) == [2, 5, 5, 5]
