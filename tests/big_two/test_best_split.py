"""The best split of a hand by values: against a slow search over every split, and refusals."""

from functools import cache

import pytest

from tests.conftest import scaled
from tests.reference.translate import to_rules
from tests.reference.variants import random_switches
from upperhand import Cards, Rng
from upperhand._core.big_two import dearest_partition, values_left
from upperhand.big_two import KINDS, PRESETS, Combination, Move, Rules, combinations, preset
from upperhand.errors import CardsError, UpperhandError

Worth = list[list[float]]

FLAT: Worth = [[float(kind)] * 52 for kind in range(len(KINDS))]


def drawn_worth(rng: Rng) -> Worth:
    """Sixteenths, so that every sum is exact whatever its order."""
    return [[(rng.below(4_000) - 1_000) / 16 for _ in range(52)] for _ in KINDS]


def drawn_hand(rng: Rng, size: int) -> Cards:
    deck = [card.mask for card in Cards.DECK]
    rng.shuffle(deck)
    return Cards.from_mask(sum(deck[:size]))


def value(rules: Rules, worth: Worth, one: Combination) -> float:
    """By the highest card in order of play: the one that remains when lower ones are removed."""
    rest = one.cards
    while len(rest) > 1:
        rest -= rules.lowest_card(rest)
    place = "3456789TJQKA2".index(rest.rank) * 4 + rules.suit_order.index(rest.suit)
    return worth[KINDS.index(one.kind)][place]


def slow_best(rules: Rules, worth: Worth, hand: Cards) -> float:
    plays = [one for kind in combinations(rules, hand).values() for one in kind]

    @cache
    def best(rest: Cards) -> float:
        if not rest:
            return 0.0
        lowest = rules.lowest_card(rest)
        return max(
            value(rules, worth, one) + best(rest - one.cards) for one in plays if lowest <= one.cards <= rest
        )

    return best(hand)


def agree(rules: Rules, seed: int) -> None:
    rng = Rng(seed)
    worth, hand = drawn_worth(rng), drawn_hand(rng, 1 + rng.below(11))
    moves = [Move.PASS, *(Move.of(one.cards) for kind in combinations(rules, hand).values() for one in kind)]
    rng.shuffle(moves)
    found = values_left(rules, hand, moves[:4], worth)
    assert found == [slow_best(rules, worth, hand - move.cards) for move in moves[:4]]
    split = dearest_partition(rules, hand, worth)
    assert sum(len(one.cards) for one in split) == len(hand)
    assert sum(value(rules, worth, one) for one in split) == slow_best(rules, worth, hand)


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    for seed in range(scaled(10, 500)):
        agree(preset(name), seed)


def test_any_rules() -> None:
    for seed in range(scaled(30, 2_000)):
        agree(to_rules(random_switches(seed)), seed)


def test_nothing_left_is_worth_nothing() -> None:
    rules = preset("greedy")
    assert values_left(rules, Cards("3D"), [Move("3D")], FLAT) == [0.0]
    assert values_left(rules, Cards(), [Move.PASS], FLAT) == [0.0]
    assert dearest_partition(rules, Cards(), FLAT) == []


def test_eighteen_cards_of_the_fewest_plays() -> None:
    """Every play is worth -1: the largest total is the fewest plays."""
    hand = Cards("3D 3C 3H 3S 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2D 2C 2H")
    [left] = values_left(preset("greedy"), hand, [Move.PASS], [[-1.0] * 52 for _ in KINDS])
    assert left == -4.0


def test_more_cards_than_a_hand_are_refused() -> None:
    with pytest.raises(CardsError, match="a hand has at most 18 cards, not 52"):
        values_left(preset("greedy"), Cards.DECK, [], FLAT)


def test_a_move_from_elsewhere_is_refused() -> None:
    with pytest.raises(UpperhandError, match="4D is not in the hand 3D"):
        values_left(preset("greedy"), Cards("3D"), [Move("4D")], FLAT)


@pytest.mark.parametrize(
    "worth", [[], FLAT[:9], [*FLAT[:9], [0.0]], [*FLAT[:9], [float("nan")] * 52], [*FLAT[:9], [1e10] * 52]]
)
def test_a_table_of_another_form_is_refused(worth: Worth) -> None:
    with pytest.raises(UpperhandError, match="worth is a row for each of KINDS"):
        values_left(preset("greedy"), Cards("3D"), [], worth)
