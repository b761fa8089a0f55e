"""Numbers of moves: every legal move has one, and the number makes the move again."""

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand.big_two import PRESETS, State, combinations, preset
from upperhand.big_two.actions import Actions
from upperhand.errors import UpperhandError


def test_there_are_as_many_numbers_as_published() -> None:
    sizes = [sum(len(places) == count for places in Actions(13).places) for count in range(6)]
    assert sizes == [1, 13, 33, 31, 330, 1287]
    assert len(Actions.for_hand(13)) == 1695
    assert len(Actions.for_hand(17)) == len(Actions.for_hand(18)) == 9506


@pytest.mark.parametrize("name", PRESETS)
def test_every_combination_of_a_hand_has_a_number_of_its_own(name: str) -> None:
    for count in PRESETS[name].players:
        for seed in range(scaled(3, 60)):
            rules = preset(name, players=count)
            hand = State.deal(rules, seed).hands[seed % count]
            table = Actions.for_hand(len(hand))
            plays = [each.cards for kind in combinations(rules, hand).values() for each in kind]
            numbers = table.numbers(hand, plays)
            assert len(set(numbers)) == len(plays)
            assert [table.cards(hand, number) for number in numbers] == plays


def test_numbers_follow_the_hand_as_it_shrinks() -> None:
    table, rng = Actions.for_hand(13), Rng(7)
    state = State.deal(preset("charlesworth"), 7)
    while not state.over:
        hand, moves = state.hands[state.turn], state.legal_moves()
        numbers = table.numbers(hand, [move.cards for move in moves])
        assert [table.cards(hand, number) for number in numbers] == [move.cards for move in moves]
        assert all(number < table.passing for number, move in zip(numbers, moves, strict=True) if move.cards)
        state.apply(rng.choice(moves))


def test_the_pass_is_the_last() -> None:
    table = Actions.for_hand(13)
    assert table.number(Cards("3D"), Cards()) == table.passing == 1694
    assert not table.cards(Cards("3D"), 1694)


def test_what_has_no_number_is_refused() -> None:
    table = Actions.for_hand(13)
    for hand, played in (("3D 4D", "5D"), ("3D 4D 5D 6D 7D", "3D 7D")):
        with pytest.raises(UpperhandError, match="no combination that is numbered"):
            table.number(Cards(hand), Cards(played))
    for number in (1, 1695, -1):
        with pytest.raises(UpperhandError, match="a hand of 1 does not have"):
            table.cards(Cards("3D"), number)
    with pytest.raises(UpperhandError, match="at most 18 cards"):
        Actions.for_hand(19)
