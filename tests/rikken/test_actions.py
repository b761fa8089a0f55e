"""Numbers of Rikken's moves: each legal move has its own, and the number gives the move back."""

import pytest

from tests.conftest import scaled
from tests.rikken.hands import after, filled, legal, table
from upperhand import Rng
from upperhand.errors import UpperhandError
from upperhand.rikken import CONTRACTS, PRESETS, Move, Rules, State, actions, preset


def test_the_numbers_are_as_documented() -> None:
    said = ["pass", "rik", "schoppen_mie", "trump D", "trump S", "call 3D", "call 2S", "3D", "2S"]
    assert actions.numbers(map(Move, said)) == [0, 1, 16, 17, 20, 21, 72, 73, 124]
    assert actions.numbers(map(Move, ("solo8_beter", "solo13_beter"))) == [125, 130]
    assert actions.COUNT == 131


@pytest.mark.parametrize("rules", [*(one.rules for one in PRESETS.values()), Rules(bids=CONTRACTS)])
def test_every_legal_move_comes_back(rules: Rules) -> None:
    for seed in range(scaled(20, 500)):
        state, rng = State.deal(rules, seed), Rng(seed)
        while not state.over:
            view, moves = state.view(state.turn), state.legal_moves()
            numbers = actions.numbers(moves)
            assert len(set(numbers)) == len(moves)
            assert [actions.move(view, number) for number in numbers] == moves
            state.apply(rng.choice(moves))


def test_whether_a_call_is_blind_follows_from_the_hand() -> None:
    """Without a club, with the aces of the other suits: the ace of clubs is called blind."""
    hands = filled(seat0="AS KS QS JS TS 9S AD 5D 4D 3D 2D AH 2H")
    state = after(table(hands), "rik pass pass pass,trump S")
    assert legal(state) == ["call AC blind"]
    number = actions.number(Move("call AC blind"))
    assert number == actions.number(Move("call AC"))
    assert str(actions.move(state.view(0), number)) == "call AC blind"
    assert str(actions.move(state.view(2), number)) == "call AC", "who holds clubs would not call blind"


def test_a_number_beyond_the_table_is_refused() -> None:
    view = State.deal(preset("vorsteveld2007"), 1).view(0)
    for number in (-1, 131):
        with pytest.raises(UpperhandError, match="numbers below 131"):
            actions.move(view, number)
