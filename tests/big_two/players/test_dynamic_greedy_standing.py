"""Greedy values are relative to the cards still out."""

import pytest

from tests.big_two.players.positions import leading
from upperhand import Cards
from upperhand._core.big_two import dearest_partition
from upperhand.big_two import KINDS, State, View, preset
from upperhand.big_two.players.dynamic_greedy import DynamicGreedy
from upperhand.big_two.players.dynamic_greedy.standing import worth

PAPER = DynamicGreedy()


def value(view: View, cards: str) -> float:
    """What the paper's player holds a combination for."""
    one = view.rules.classify(Cards(cards))
    assert one is not None
    *_, top = one.cards
    place = "3456789TJQKA2".index(top.rank) * 4 + view.rules.suit_order.index(top.suit)
    return worth(PAPER, view)[KINDS.index(one.kind)][place]


def test_a_full_deck_has_the_values_of_table_2() -> None:
    state = State.deal(preset("greedy"), 1)
    view = state.view(state.turn)
    assert worth(PAPER, view)[0] == list(PAPER.singles)
    assert value(view, "TD TC") == 45
    assert value(view, "2D 2C") == 30
    assert value(view, "2D 2S") == 25


def test_the_highest_cards_out_take_the_highest_values() -> None:
    view = leading("3D JH KC", "4D 4C", "9D QS", rules="greedy")
    found = {card: value(view, card) for card in ("KC", "QS", "JH", "9D", "4C", "4D", "3D")}
    assert found == {"KC": 50, "QS": 40, "JH": 35, "9D": 30, "4C": 25, "4D": 24, "3D": 23}


def test_suits_count_in_the_order_of_the_rules() -> None:
    view = leading("KC KD", "3D", rules="big2ai")
    assert (value(view, "KD"), value(view, "KC")) == (50, 40)


EXAMPLE = ("2H KC QD QS", "AD AC 2D 5C", "KD 6C 6H", "7C 7D 3S")


def test_the_example_of_section_2_2() -> None:
    """Two 2s, two aces and two kings are out, and North has a 2, a king and two queens.

    The 2s and the kings that are left are in two hands, so they are no pairs. As printed the paper forgets
    two aces; when one of them is played as well, the queens are what it calls them, the strongest pair.
    """
    assert value(leading(*EXAMPLE, rules="greedy"), "QD QS") == 70
    hands = [cards.replace("AD ", "") for cards in EXAMPLE]
    assert value(leading(*hands, rules="greedy"), "QD QS") == 80


def test_pairs_below_move_up_by_rank() -> None:
    view = leading("QD QS 9C 9D", "TD TC", "3D 3S", rules="greedy")
    assert [value(view, pair) for pair in ("QD QS", "TD TC", "9C 9D", "3D 3S")] == [80, 65, 55, 50]


def test_a_pair_of_2s_keeps_its_low_value() -> None:
    """It is low as the 2s are better played one by one, and other pairs do not fall to it."""
    view = leading("2D 2S AD AC", "KD KC", rules="greedy")
    assert [value(view, pair) for pair in ("2D 2S", "AD AC", "KD KC")] == [25, 75, 65]


@pytest.mark.parametrize(
    ("rules", "cards", "expected"),
    [
        ("greedy", "5D 5C 5S", 50 - 5),
        ("greedy", "AD AH AS", 50 + 25),
        ("charlesworth", "3D 3C 5D 5C", 100 - 5),
        ("charlesworth", "AD AC AH AS", 110 + 25),
        ("greedy", "3D 4C 5D 6D 7D", 150),
        ("greedy", "3D 5D 6D 8D TD", 160),
        ("greedy", "3D 3C 5D 5C 5S", 170),
        ("greedy", "3D 3C 3H 3S 5S", 180),
        ("greedy", "3D 4D 5D 6D 7D", 190),
    ],
)
def test_larger_combinations(rules: str, cards: str, expected: float) -> None:
    hand = Cards(cards)
    rest = [card.mask for card in Cards.DECK - hand]
    others = [Cards.from_mask(sum(rest[seat::3])) for seat in range(3)]
    view = State.from_hands(preset(rules), [hand, *others], leader=0).view(0)
    assert value(view, cards) == expected


@pytest.mark.parametrize(
    ("hand", "split"),
    [
        ("3D 3C 4D 5H 6S 7C", {"3D", "3C 4D 5H 6S 7C"}),
        ("KD KC AD AC 2D 2S", {"KD KC", "AD AC", "2D", "2S"}),
        ("3D 3C 3H 4D 4C 9S", {"3D 3C 3H 4D 4C", "9S"}),
    ],
)
def test_the_best_partition(hand: str, split: set[str]) -> None:
    """Combinations stay together, and 2s go one by one."""
    rest = [card.mask for card in Cards.DECK - Cards(hand)]
    others = [Cards.from_mask(sum(rest[seat::3])) for seat in range(3)]
    view = State.from_hands(preset("greedy"), [Cards(hand), *others], leader=0).view(0)
    found = dearest_partition(view.rules, view.hand, worth(PAPER, view))
    assert {str(one) for one in found} == split
