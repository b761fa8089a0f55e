"""Section 3.1: both worked examples, and the edges of each class."""

import pytest

from tests.big_two.players.positions import RULES
from upperhand import Cards
from upperhand.big_two import Combination, Rules, combinations, preset
from upperhand.big_two.players.rule_based.classes import card_class, opponents_combinations

HAND = Cards("3H 5D 6D 6S 7H 8D 10C QD QH KS AD 2C 2S")


def classes(rules: Rules, hand: Cards, unseen: Cards) -> dict[str, set[str]]:
    """The combinations of each class, before the hand is split."""
    found: dict[str, set[str]] = {"A": set(), "B": set(), "C": set(), "D": set()}
    for kind in combinations(rules, hand).values():
        for one in kind:
            found[card_class(rules, unseen, one)].add(str(one))
    return found


def the(cards: str, rules: Rules = RULES) -> Combination:
    one = rules.classify(Cards(cards))
    assert one is not None
    return one


def test_the_first_example_of_the_paper() -> None:
    assert classes(RULES, HAND, Cards.DECK - HAND) == {
        "A": {"2C 2S", "2S"},
        "B": {"QD QH", "KS", "AD", "2C"},
        "C": {"5D 6D 8D QD AD", "6D 6S", "3H", "5D", "6D", "6S", "7H", "8D", "TC", "QD", "QH"},
        "D": set(),
    }


def test_the_second_example_of_the_paper() -> None:
    """Printed with the pair [2C, 2H], though the hand holds 2C and 2S."""
    gone = Cards("3D 3C 4H 6H 7D 7S 9C 9H 9S QS KD KC KH AC AS 2D")
    assert classes(RULES, HAND, Cards.DECK - HAND - gone) == {
        "A": {"QD QH", "2C 2S", "2S"},
        "B": {"QD", "QH", "KS", "AD", "2C"},
        "C": {"5D 6D 8D QD AD", "6D 6S", "5D", "6D", "6S", "7H", "8D", "TC"},
        "D": {"3H"},
    }


def test_algorithm_1_counts_what_the_opponents_could_hold() -> None:
    unseen = Cards("4D 4C 4H 9S KD KS")
    assert opponents_combinations(RULES, unseen, the("5D")) == (3, 3)
    assert opponents_combinations(RULES, unseen, the("5D 5S")) == (3, 1)
    assert opponents_combinations(RULES, unseen, the("5D 6D 7D 8D TD")) == (0, 1)


def test_nothing_of_that_size_unseen_is_class_a() -> None:
    assert card_class(RULES, Cards("4D 5C KS 2S"), the("3D 3C")) == "A"
    assert card_class(RULES, Cards("3H"), the("2D")) == "A"


def test_class_b_begins_above_the_element_that_the_share_points_at() -> None:
    """Of ten singles element 8 is the ninth, so two must be above; of ten pairs element 7 leaves three."""
    singles = Cards("3D 4D 5D 6D 7D 8D 9D TD QD AD")
    assert card_class(RULES, singles, the("JD")) == "C"
    assert card_class(RULES, singles, the("KD")) == "B"
    pairs = Cards("3D 3C 4D 4C 5D 5C 6D 6C 7D 7C 8D 8C 9D 9C TD TC QD QC AD AC")
    assert card_class(RULES, pairs, the("9H 9S")) == "C"
    assert card_class(RULES, pairs, the("JD JC")) == "B"


@pytest.mark.parametrize(
    ("name", "combination", "unseen", "expected"),
    [
        ("greedy", "5D 5C 5H", "4D 4C 4H 3D 3C 3H", "A"),
        ("greedy", "5D 5C 5H", "6D 6C 6H 4D 4C 4H", "C"),
        ("greedy", "5D 5C 5H", "6D 6C 6H 7D 7C 7H", "D"),
        ("charlesworth", "5D 5C 5H 5S", "6D 6C 7D 7C", "A"),
        ("charlesworth", "5D 5C 8D 8C", "6D 6C 7D 7C 3D 3C 3H 3S", "B"),
        ("big2ai", "3D 4D 5C 6H 7S", "3C 4C 5D 6C 7H 9D 9C 9H KD KS", "A"),
        ("big2ai", "3D 4D 5C 6H 7S", "3C 4C 5D 6C 9D 9C 9H 9S KD KS", "D"),
        ("big2ai", "4D 4C 4H 4S 5D", "3C 4C 5D 6C 7H 9D 9C 9H KD KS", "A"),
    ],
)
def test_other_hands_are_classed_by_the_same_idea(
    name: str, combination: str, unseen: str, expected: str
) -> None:
    """Under big2ai full houses cannot meet a straight, and fours of a kind beat it."""
    rules = preset(name)
    assert card_class(rules, Cards(unseen), the(combination, rules)) == expected
