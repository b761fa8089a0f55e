"""Records of Rikken: a game comes back from its line and from its notation, whoever dealt it and however."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.property.positions import examples, seeds
from tests.property.rikken_positions import beginnings, play_on, positions
from upperhand import Record
from upperhand.errors import RecordError
from upperhand.notation import read_notation, write_notation
from upperhand.rikken import Rules, State, preset


def assert_kept(state: State) -> None:
    record = Record.of(state, "rikken")
    assert Record.from_json(record.to_json()) == record
    again = Record.from_json(record.to_json()).replay()
    assert again == state
    assert [str(again.view(seat)) for seat in range(4)] == [str(state.view(seat)) for seat in range(4)]
    (read,) = read_notation(write_notation(record))
    assert read.replay() == state


@given(positions)
@examples(40, 1_000)
def test_games_are_kept(state: State) -> None:
    """From a seed or from hands, with any dealer, finished or running."""
    assert_kept(state)


@given(beginnings, seeds)
@examples(20, 500)
def test_the_next_game_of_a_match_is_kept(state: State, seed: int) -> None:
    following = play_on(state, 200, seed).next_deal(seed)
    assert_kept(play_on(following, 20, seed))


@pytest.mark.parametrize("dealer", range(4))
def test_a_named_dealer_is_kept(dealer: int) -> None:
    assert_kept(play_on(State.deal(preset("vorsteveld2007"), 5, dealer=dealer), 30, 1))


def test_a_game_that_began_with_its_contract_has_no_record() -> None:
    hands = State.deal(Rules(), 1).dealt
    state = State.from_hands(Rules(), list(hands), contract="misere", declarer=1)
    with pytest.raises(RecordError, match="middle"):
        Record.of(state, "rikken")
