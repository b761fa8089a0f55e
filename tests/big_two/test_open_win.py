"""Open wins against a plain search, on random endings."""

import pytest

from tests.big_two.test_forced_win import ending
from tests.conftest import scaled
from upperhand import Rng
from upperhand.big_two import State, open_win, preset
from upperhand.errors import UpperhandError


def goes_out_first(state: State, seat: int) -> bool:
    if state.over:
        return state.winner == seat
    found = []
    for move in state.legal_moves():
        then = state.copy()
        then.apply(move)
        found.append(goes_out_first(then, seat))
    return any(found) if state.turn == seat else all(found)


@pytest.mark.parametrize("rules", [preset("hongkong"), preset("sugiyanto"), preset("hongkong", players=2)])
def test_it_equals_a_plain_search(rules: object) -> None:
    won = 0
    for seed in range(scaled(12, 1_500)):
        state = ending(rules, Rng(seed))  # type: ignore[arg-type]
        for seat in range(state.rules.players):
            found = open_win(state, seat)
            assert found == goes_out_first(state, seat), f"seed {seed}, seat {seat}"
            won += bool(found)
    assert won


def test_it_gives_up_where_too_much_would_have_to_be_looked_at() -> None:
    assert open_win(State.deal(preset("hongkong"), 1), 0, most=1_000) is None


def test_seats_and_counts_are_checked() -> None:
    state = State.deal(preset("hongkong"), 1)
    with pytest.raises(UpperhandError, match="there is no seat 4"):
        open_win(state, 4)
    with pytest.raises(UpperhandError, match="most must be from 1"):
        open_win(state, 0, most=0)
