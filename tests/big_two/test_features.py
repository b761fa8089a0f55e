"""The words of a state: the same with its moves and without, also for seats that are not to move."""

import pytest

from tests.conftest import scaled
from upperhand import Cards, Rng
from upperhand._core.big_two import STATE_WORDS, encode, encode_state
from upperhand.big_two import PRESETS, State, preset
from upperhand.errors import OutOfTurnError, UpperhandError


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


_OF_UNSEEN = {1, 2, 3, 4, 5, 11, 12, 13}  # the words that speak of cards unseen or played


@pytest.mark.parametrize("name", PRESETS)
def test_forgetting_changes_only_what_is_said_of_unseen_and_played_cards(name: str) -> None:
    for seed in range(scaled(2, 40)):
        state, rng = State.deal(preset(name), seed), Rng(seed)
        while not state.over:
            view = state.view(state.turn)
            plays = [move for _, move in view.history if not move.is_pass]
            earlier = [move.cards for move in plays if move != view.table]
            cards = rng.choice(earlier) if earlier else Cards()
            (known, moves), (weak, weak_moves) = encode(view), encode(view, cards)
            for word in range(STATE_WORDS):
                assert word in _OF_UNSEEN or known[word] == weak[word]
            assert (weak[1] & ~known[1]).bit_count() == len(cards)
            assert not known[1] & ~weak[1]
            assert sum((known[word] ^ weak[word]).bit_count() for word in (2, 3, 4, 5)) == len(cards)
            for one, other in zip(moves, weak_moves, strict=True):
                assert (one[0], one[3]) == (other[0], other[3])
                assert one[1] | 1 << 54 == other[1] | 1 << 54  # only whether nothing unseen beats it
            state.apply(rng.choice(state.legal_moves()))


def test_only_cards_of_earlier_plays_can_be_forgotten() -> None:
    state = State.deal(preset("hongkong"), 1)
    state.apply(state.legal_moves()[0])
    view = state.view(state.turn)
    on_table = view.history[-1][1].cards
    for cards in (view.hand, view.unseen, on_table):
        with pytest.raises(UpperhandError, match="can be forgotten"):
            encode(view, cards)
