"""With all cards open, the best of a position's moves is worth what the position is worth."""

import pytest

from tests.server.test_analysis import game_after
from upperhand import games
from upperhand._core.big_two import solve_endgame
from upperhand.open_play import OpenValues
from upperhand.rikken.oracle import objectives, value


@pytest.mark.parametrize("plies", [54, 55, 57, 59])
def test_of_big_two(plies: int) -> None:
    state = game_after("big_two", plies)
    (found,) = games.open_play("big_two").values(state)
    assert (found.side, found.exact) == ((state.turn,), True)
    scores = solve_endgame(state)
    assert scores is not None
    assert found.best_first(state.turn)[0][1] == scores[state.turn]
    assert {move for move, _ in found.values} == set(state.legal_moves())


def test_of_a_whole_hand_of_big_two_is_not_exact() -> None:
    (found,) = games.open_play("big_two").values(game_after("big_two", 12))
    assert not found.exact


@pytest.mark.parametrize("plies", [14, 27, 40])
def test_of_rikken(plies: int) -> None:
    state = game_after("rikken", plies)
    (found,), (objective,) = games.open_play("rikken").values(state), objectives(state)
    assert (found.side, found.unit) == (objective.side, "tricks")
    assert found.best_first(state.turn)[0][1] == value(state, objective)


@pytest.mark.parametrize("plies", [0, 4])
def test_of_rikken_has_no_values_before_a_card_is_played(plies: int) -> None:
    assert games.open_play("rikken").values(game_after("rikken", plies)) == ()


def test_the_best_move_of_those_who_defend_gives_the_side_the_least() -> None:
    found = OpenValues((1, 3), "tricks", exact=True, values=(("a", 7), ("b", 5), ("c", 6)))
    assert [move for move, _ in found.best_first(3)] == ["a", "c", "b"]
    assert [move for move, _ in found.best_first(0)] == ["b", "c", "a"]
