"""The words of a state: the same with its moves and without, and there for seats that are not to move."""

import pytest

from tests.conftest import scaled
from upperhand import Rng
from upperhand._core.big_two import STATE_WORDS, encode, encode_state
from upperhand.big_two import PRESETS, State, preset
from upperhand.errors import OutOfTurnError


@pytest.mark.parametrize("name", PRESETS)
def test_the_state_is_the_same_without_its_moves(name: str) -> None:
    for count in PRESETS[name].players:
        for seed in range(scaled(2, 40)):
            state, rng = State.deal(preset(name, players=count), seed), Rng(seed)
            while not state.over:
                view = state.view(state.turn)
                assert encode_state(view) == encode(view)[0]
                state.apply(rng.choice(state.legal_moves()))
            assert all(len(encode_state(state.view(seat))) == STATE_WORDS for seat in range(count))


def test_moves_are_those_of_the_seat_to_move() -> None:
    state = State.deal(preset("hongkong"), 1)
    waiting = state.view((state.turn + 1) % 4)
    assert len(encode_state(waiting)) == STATE_WORDS
    with pytest.raises(OutOfTurnError):
        encode(waiting)
