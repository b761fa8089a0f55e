"""Every step of every lesson, played through the real rules."""

from collections.abc import Iterator
from copy import copy
from itertools import pairwise
from typing import Any

import pytest

from upperhand import games
from upperhand.games import GAMES
from upperhand.lessons import OTHERWISE, Step, lesson
from upperhand.server.web.presenters import load_presenter

Begun = tuple[Step, Any]


def begun(game: str) -> Iterator[Begun]:
    """Every step with the game as the person meets it: all moves before it were legal."""
    read = games.load(game).Move
    for step, start, moves in lesson(game).starts():
        state: Any = copy(start)
        for text in (*moves, *step.before):
            state.apply(read(text))
        yield step, state


STEPS = [pytest.param(game, *each, id=each[0].text.code) for game in GAMES for each in begun(game)]


def kinds(game: str, state: Any) -> dict[str, str]:
    """The legal moves with the kind by which the page knows them."""
    return {legal.move: legal.kind for legal in load_presenter(game).legal(state.view(0))}


@pytest.mark.parametrize(("game", "step", "state"), STEPS)
def test_right_moves_and_the_replies_to_them_are_legal(game: str, step: Step, state: Any) -> None:
    read = games.load(game).Move
    assert state.over or state.turn == 0
    for text in step.right:
        after = copy(state)
        for move in (text, *step.replies):
            assert after.why_not(read(move)) is None
            after.apply(read(move))


@pytest.mark.parametrize(("game", "step", "state"), STEPS)
def test_every_legal_move_is_answered_and_every_answer_can_be_needed(
    game: str, step: Step, state: Any
) -> None:
    legal = {} if state.over else kinds(game, state)
    wrong = {move: kind for move, kind in legal.items() if move not in step.right}
    assert step.praise is not None if step.right else not legal
    assert all(step.answer(move, kind) for move, kind in legal.items())
    named = set(step.mistakes) - {OTHERWISE}
    assert named <= {*wrong, *wrong.values()}
    left = [move for move, kind in wrong.items() if not {move, kind} & named]
    assert (OTHERWISE in step.mistakes) == bool(left)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_ends_with_the_points(game: str) -> None:
    steps = list(begun(game))
    assert 8 <= len(steps) <= 14
    assert [state.over for _, state in steps] == [False] * (len(steps) - 1) + [True]
    assert steps[-1][1].scores[0] > 0
    assert len({step.text.code for step, _ in steps}) == len(steps)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_goes_on_follows_one_with_a_single_right_move(game: str) -> None:
    steps = lesson(game).steps
    pairs = pairwise(steps)
    assert all(len(before.right) == 1 for before, after in pairs if after.start is None)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_follows_the_usual_rules(game: str) -> None:
    usual = games.read_rules(games.words(game).USUAL_RULES, game)
    assert {state.rules for _, state in begun(game)} == {usual}


@pytest.mark.parametrize(("game", "step", "state"), STEPS)
def test_cards_that_a_step_speaks_of_are_on_the_table_or_in_the_hand(
    game: str, step: Step, state: Any
) -> None:
    """A changed deal must not leave a sentence behind that speaks of the old one."""
    view = state.view(0)
    seen = {str(card) for card in view.hand}
    seen |= {str(card) for _, move in view.history for card in move.cards}
    seen |= {str(view.called)} if game == "rikken" else set()
    said = [step.text, *step.mistakes.values()]
    assert {reason.values["card"] for reason in said if "card" in reason.values} <= seen
