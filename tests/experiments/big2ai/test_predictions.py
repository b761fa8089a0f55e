"""Answers of opponents, what was expected of them, and how predictions are counted."""

import pytest

from upperhand import Cards, Record, make_player
from upperhand.big_two import Move, State, View, preset
from upperhand.experiments.big2ai.predictions import PASS, Answer, Expected, Tally, answers
from upperhand.match import play_game

RULES = preset("big2ai_card_value")
NOTHING = Expected((), (), recalled=False)


def record(seed: int = 3) -> Record:
    return play_game(State.deal(RULES, seed, ["a", "b", "c", "d"]), [make_player("random")] * 4, seed)


def nothing(_: View) -> tuple[Expected, ...]:
    return (NOTHING,) * 3


def test_every_turn_of_an_opponent_after_the_seats_first_one_is_an_answer() -> None:
    game = record()
    turns = [seat for seat, _ in game.replay().history]
    for seat in range(4):
        later = turns[turns.index(seat) :]
        found = list(answers(game, seat, nothing))
        assert [each.distance for each in found] == [(turn - seat) % 4 for turn in later if turn != seat]


def test_expectations_are_of_the_moment_after_the_own_move() -> None:
    seen = []
    told = tuple(Expected((name,), (name,), recalled=True) for name in ("single 3", PASS, "pair 4"))

    def watched(view: View) -> tuple[Expected, ...]:
        seen.append(view)
        return told

    found = list(answers(record(), 2, watched))
    assert all(view.seat == 2 and view.history[-1][0] == 2 for view in seen)
    assert all(each.expected == told[each.distance - 1] for each in found)
    assert {each.distance for each in found} == {1, 2, 3}


def test_sets_go_by_type_and_rank() -> None:
    hands = [Cards("3C 4C"), Cards("TD TS 3D"), Cards("5C 5D 6H"), Cards("6C 7D 8H")]
    state = State.from_hands(RULES, hands, ["a", "b", "c", "d"])
    for move in ("3C", "TD", "-", "-", "-", "TS"):
        state.apply(Move(move))
    found = list(answers(Record.of(state), 0, nothing))
    assert [each.played for each in found] == ["single T", PASS, PASS, "single T"]
    assert [each.kind for each in found] == ["single", None, None, "single"]


def test_the_likeliest_is_right_or_wrong() -> None:
    hands = [Cards("3C 4C"), Cards("TD TS 3D"), Cards("5C 5D 6H"), Cards("6C 7D 8H")]
    state = State.from_hands(RULES, hands, ["a", "b", "c", "d"])
    for move in ("3C", "TD", "-"):
        state.apply(Move(move))
    expected = Expected((PASS, "single T", "single J"), (PASS, "single T", "single J", "single Q"), True)
    first, second = answers(Record.of(state), 0, lambda _: (expected,) * 3)
    assert (first.is_right, first.is_right_play, first.possible_plays) == (False, True, 3)
    assert (second.is_right, second.is_right_play) == (True, False)
    assert not any(each.is_right or each.is_right_play for each in answers(Record.of(state), 0, nothing))


# How predictions are counted.


POSSIBLE = (PASS, "single 5", "single 6", "pair 7", "pair 8")


def answer(played: str, *expected: str, distance: int = 1, recalled: bool = True) -> Answer:
    kind = None if played == PASS else played.split()[0]
    return Answer(distance, played, kind, Expected(expected, POSSIBLE, recalled))


@pytest.fixture
def tally() -> Tally:
    found = Tally(deals=2)
    found.add(answer("single 5", PASS, "single 5"), deal=0)  # the play is right, the action is not
    found.add(answer(PASS, PASS, "single 5"), deal=0)
    found.add(answer("pair 7", "pair 7"), deal=1)
    found.add(answer("single 6", "single 5", recalled=False), deal=1)
    found.add(answer("single 6", "single 6", distance=2), deal=1)
    return found


def test_actions_and_plays_are_counted_apart(tally: Tally) -> None:
    assert tally.cases(1, "all") == 4
    assert tally.estimate(1, "all").value == pytest.approx(2 / 4)
    assert tally.cases(1, "plays") == 3
    assert tally.estimate(1, "plays").value == pytest.approx(2 / 3)
    assert tally.estimate(1, "passes").value == pytest.approx(1 / 4)


def test_what_was_recalled_is_told_apart(tally: Tally) -> None:
    assert tally.estimate(1, "recalled").value == pytest.approx(3 / 4)
    assert tally.estimate(1, "all_recalled").value == pytest.approx(2 / 3)


def test_a_guess_picks_from_all_that_is_possible(tally: Tally) -> None:
    assert tally.estimate(1, "chance_all").value == pytest.approx(1 / 5)
    assert tally.estimate(1, "chance_plays").value == pytest.approx(1 / 4)


def test_types_of_sets_rise_from_one_opponent_to_the_next(tally: Tally) -> None:
    assert tally.estimate(1, "single").value == pytest.approx(1 / 2)
    assert tally.rise(1, "single").value == pytest.approx(1 / 2)
    assert tally.rise(1, "pair").value is None  # the second opponent played none
    assert tally.estimate(3, "all").value is None
