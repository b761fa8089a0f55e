"""The rule-based player: which algorithm decides, the classes of combinations, the split of a hand."""

import inspect
import re

import pytest

from tests.big_two.players.positions import RULES, expect, following, leading
from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand.big_two import PRESETS, Combination, Rules, State, combinations, preset
from upperhand.big_two.players import rule_based
from upperhand.big_two.players.rule_based import (
    bi_five_card,
    card_class,
    five_card_hands,
    opponents_combinations,
    partition,
)
from upperhand.match import play_game

# Figure 1: which algorithm decides, the opening, and what is true in every game.


FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]


@pytest.mark.parametrize("hand", ["5D", "5D 5C", "5D 5C 5H 6D 6C"])
def test_the_last_combination_is_led_at_once(hand: str) -> None:
    expect(leading(hand, *FAR), hand, "it is the last combination, and the game is won")


def test_the_last_combination_is_played_where_it_beats_the_table() -> None:
    expect(following("5D 5C", "4D 4C", *FAR), "5D 5C", "it is the last combination")
    expect(following("5D 5C", "6D 6C", *FAR), "pass", "nothing in hand beats 6D 6C")


def test_two_pairs_are_a_last_combination_where_the_rules_have_it() -> None:
    expect(leading("5D 5C 9D 9C", *FAR, rules="charlesworth"), "5D 5C 9D 9C", "it is the last combination")


@pytest.mark.parametrize(
    ("switches", "hand", "move"),
    [
        ({}, "3D 4D 5C 6H 7S 9C 9D JD JC KD KC AS 2S", "3D 4D 5C 6H 7S"),
        ({}, "3D 3S 5C 6H 8S 9C 9D JD JC KD KC AS 2S", "3D 3S"),
        ({}, "3D 4S 7H 8S 9C 9D JD JC QS KD KC AS 2S", "3D"),
        ({"opening": "alone"}, "3D 3S 5C 6H 8S 9C 9D JD JC KD KC AS 2S", "3D"),
    ],
)
def test_the_opening_is_the_combination_with_the_lowest_card(
    switches: dict[str, str], hand: str, move: str
) -> None:
    rules = preset("sugiyanto", **switches)
    rest = list(Cards.DECK - Cards(hand))
    others = [sum(card.mask for card in rest[seat::3]) for seat in range(3)]
    state = State.from_hands(rules, [Cards(hand), *map(Cards.from_mask, others)])
    expect(state.view(0), move, "3D" if not switches else "opens with this card alone")


def test_it_plays_the_whole_deck() -> None:
    rules = preset("hongkong", players=3, deal="whole_deck")
    for seed in range(scaled(5, 200)):
        record = play_game(State.deal(rules, seed), [make_player("rule_based")] * 3, seed)
        assert record.scores is not None


def test_chance_plays_no_part() -> None:
    state = State.deal(preset("sugiyanto"), 5)
    player = make_player("rule_based")
    view = state.view(state.turn)
    assert player.decide(view, Rng(1)) == player.decide(view, Rng(2))


def test_each_algorithm_is_one_function() -> None:
    found = []
    for _, function in inspect.getmembers(rule_based, inspect.isfunction):
        number = re.match(r"Algorithm (\d+)[.:]|Algorithm (\d+), for", function.__doc__ or "")
        if number and function.__module__ == rule_based.__name__:
            found.append(int(number[1] or number[2]))
    assert sorted(found) == list(range(1, 12))


def test_the_exact_finish_says_the_whole_line() -> None:
    hands = [Cards("3D 2S 9C"), Cards("4D 5D"), Cards("6D 7D"), Cards("8D TD")]
    view = State.from_hands(preset("hongkong"), hands, leader=0).view(0)
    decision = make_player("rule_based:finish=exact").decide(view, Rng(0))
    assert str(decision.reason) == "it wins whatever the others hold: 3D, 2S, 9C"


# Section 3.1: both worked examples, and the edges of each class.


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


# Algorithms 10 and 11, and what is left beside five-card hands.


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
