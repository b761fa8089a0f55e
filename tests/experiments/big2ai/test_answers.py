"""Answers to the moves of a seat, and what was expected of them."""

from upperhand import Cards, Record, make_player
from upperhand.big_two import Move, State, View, preset
from upperhand.experiments.big2ai.answers import answers
from upperhand.experiments.big2ai.knowing import PASS, Expected
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
