"""The first lesson of a game, whole: the page plays it without asking again. Nothing is stored."""

from collections.abc import Callable
from copy import copy
from functools import cache
from typing import cast

from fastapi import APIRouter
from starlette.responses import Response

from upperhand import games
from upperhand.games import State
from upperhand.lessons import Step, lesson
from upperhand.server.rooms.options import rules_as_json
from upperhand.server.rooms.table import Table
from upperhand.server.web.presenters import texts
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.wire.common import Game
from upperhand.server.web.wire.lessons import Frame, LessonAnswer, LessonReply, LessonResult, LessonStep
from upperhand.server.web.wire.views import Legal

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

#: The person's seat.
_YOU = 0


@router.get("/{game}", responses={200: {"model": LessonReply}})
def show_lesson(game: Game, playroom: ThePlayroom, address: Address) -> Response:
    """Every step of the first lesson: what is seen, and what is answered to each move."""
    playroom.limits.check("request", address)
    return Response(_lesson(game), media_type="application/json")


@cache
def _lesson(game: str) -> bytes:
    found = lesson(game)
    steps = [_step(game, step, start, moves) for step, start, moves in found.starts()]
    rules = games.read_rules(games.words(game).USUAL_RULES, game)
    reply = LessonReply(game=cast(Game, game), rules=rules_as_json(rules), steps=steps)
    return reply.model_dump_json().encode()


def _step(game: str, step: Step, start: State, moves: tuple[str, ...]) -> LessonStep:
    table, frames = _replayed(game, start, moves)
    frames = [frames[-1], *_played(table, step.before)]
    so_far = (*moves, *step.before)
    answers = {
        move.move: _answer(step, move, lambda played: _replayed(game, start, (*so_far, *played))[1])
        for move in (frames[-1].legal if step.right else ())
    }
    return LessonStep(text=step.text, frames=frames, answers=answers, result=_result(table))


def _answer(step: Step, move: Legal, replay: Callable[[tuple[str, ...]], list[Frame]]) -> LessonAnswer:
    said = step.answer(move.move, move.kind)
    assert said is not None, f"{step.text.code}: no answer to {move.move}"
    if move.move not in step.right:
        return LessonAnswer(right=False, text=said, frames=[])
    played = (move.move, *step.replies)
    return LessonAnswer(right=True, text=said, frames=replay(played)[-len(played) :])


def _replayed(game: str, start: State, moves: tuple[str, ...]) -> tuple[Table, list[Frame]]:
    """A table after these moves, which then knows its tricks, and what was seen from the deal on."""
    table = Table(game, 1, "lesson", copy(start), teaching=False)
    return table, [_frame(table), *_played(table, moves)]


def _played(table: Table, moves: tuple[str, ...]) -> list[Frame]:
    """The moves made one after the other, with what is seen after each."""
    frames = []
    for text in moves:
        table.play(table.read(text), "computer")
        frames.append(_frame(table))
    return frames


def _frame(table: Table) -> Frame:
    legal, why_not = table.legal(_YOU)
    seen = table.seen(_YOU)
    if table.over:
        seen = seen.model_copy(update={"hands": [texts(hand) for hand in table.state.hands]})
    return Frame(view=seen, legal=legal, why_not=why_not)


def _result(table: Table) -> LessonResult | None:
    if not table.over:
        return None
    return LessonResult(
        names=list(table.state.names),
        scores=list(table.state.scores),
        explanation=table.presenter.explain(table.state),
    )
