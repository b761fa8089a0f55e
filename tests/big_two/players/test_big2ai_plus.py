"""What `ai4_plus` does that `ai4` does not."""

import pytest

from tests.big_two.players.positions import decide, following, leading
from tests.conftest import scaled
from upperhand import Cards, Rng, make_player
from upperhand.big_two import Move, State, preset
from upperhand.big_two.players.big2ai import AI4Plus
from upperhand.errors import SpecError
from upperhand.match import play_game

RULES = "big2ai_card_value"


def test_it_wins_by_force_when_it_can() -> None:
    decision = decide(leading("3C 2S", "6C 7D 8H", "6D 7H 9S", "6H 8C 9D", rules=RULES), "ai4_plus")
    assert "won, whatever the others hold" in decision.reason


def test_passing_is_a_move_like_any_other() -> None:
    view = following("3C 4C KD KS 2S", "9H", "AS 4D 5C", "2D 6C 7D", "6H 8D TD", rules=RULES)
    decision = decide(view, "ai4_plus")
    assert Move.PASS in dict(decision.values)
    assert decision.move == max(decision.values, key=lambda entry: entry[1])[0]


def test_sets_that_differ_in_suits_alone_are_weighed_by_two_of_them() -> None:
    view = leading("3C 3D 3H 7D 9H", "6C 7H 8H 2D", "6D 9S 2C QC", "6H 8C 2H 2S", rules=RULES)
    moves = [str(move) for move, _ in decide(view, "ai4_plus").values]
    assert sum(move in ("3C", "3D", "3H") for move in moves) == 2
    assert sum(move.count("3") == 2 for move in moves) == 2


def test_the_same_on_any_number_of_threads() -> None:
    state = State.deal(preset(RULES), seed=11)
    view = State.from_hands(preset(RULES), state.dealt, leader=0).view(0)
    decisions = [AI4Plus(games=500, threads=threads).decide(view, Rng(1)) for threads in (1, 2, 5)]
    assert decisions[0] == decisions[1] == decisions[2]


def test_it_plays_for_points() -> None:
    """With no hope of winning it gets rid of what costs most."""
    others = ("2S 2H", "2D 2C", "AS AH")
    decision = decide(leading("3C 4D KS KH", *others, rules=RULES), "ai4_plus")
    assert Cards("KS KH") == decision.move.cards


@pytest.mark.parametrize("text", ["games=0", "doubt=0", "doubt=1.5", "save=-0.1", "threads=0"])
def test_settings_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(SpecError, match="is a number from"):
        make_player(f"ai4_plus:{text}")


def test_it_beats_ai4() -> None:
    """Two against two over the same deals with seats changed: about four games in five."""
    pair = [make_player("ai4_plus:games=200"), make_player("ai4:games=200,knowledge=none")]
    won, games = 0, 2 * scaled(15, 200)
    for game in range(games):
        state = State.deal(preset(RULES), seed=game // 2)
        play_game(state, [pair[(seat + game) % 2] for seat in range(4)], seed=1, game_number=game)
        won += (state.turn + game) % 2 == 0
    assert won > 0.55 * games
