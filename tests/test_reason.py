"""A reason is a value: code and plain values, read again from what was stored."""

import pickle

import pytest

from upperhand import Cards, Decision
from upperhand.big_two import Move, State, preset
from upperhand.errors import GameNotOverError, IllegalMoveError, reason_of
from upperhand.reason import Reason


def test_values_are_kept_in_plain_form() -> None:
    why = Reason("wins_by_force", plays=[Move("3D"), Move("2S")])
    assert why.values == {"plays": ("3D", "2S")}
    assert Reason("x", cards=Cards("3D 4D"), share=1.0, part=0.5).values == {
        "cards": "3D 4D",
        "share": 1,
        "part": 0.5,
    }


def test_it_cannot_be_changed_and_is_equal_by_value() -> None:
    why = Reason("seems_best", points=3)
    with pytest.raises(AttributeError):
        why.code = "another"
    assert why == Reason("seems_best", points=3) != Reason("seems_best", points=4)
    assert len({why, Reason("seems_best", points=3)}) == 1


@pytest.mark.parametrize(
    "why",
    [
        Reason("only_move"),
        Reason("wins_by_force", plays=["3D", "2S 2H"]),
        Reason("comes_level", what=Reason("leaves", worth=12.5), other="4D"),
    ],
)
def test_it_survives_a_database_and_another_process(why: Reason) -> None:
    assert Reason.from_text(why.to_text()) == why
    assert pickle.loads(pickle.dumps(why)) == why


def test_a_sentence_that_was_stored_before_is_still_said() -> None:
    why = Reason.from_text("lead 3D: the lowest single")
    assert why.code == "plain_text"
    assert str(why) == "lead 3D: the lowest single"


def test_somebodys_own_player_may_give_a_sentence() -> None:
    assert str(Decision("3D", "I like it").reason) == "I like it"  # type: ignore[arg-type]


def test_errors_of_the_rules_carry_their_reason() -> None:
    state = State.deal(preset("hongkong"), 1)
    with pytest.raises(IllegalMoveError) as refused:
        state.apply(Move.PASS)
    assert reason_of(refused.value) == state.why_not(Move.PASS)
    assert str(refused.value) == str(state.why_not(Move.PASS))
    with pytest.raises(GameNotOverError) as early:
        _ = state.scores
    assert reason_of(early.value) == Reason("no_scores_yet")
    assert reason_of(ValueError("a sentence")) is None
