"""Lessons: all steps with everything that can happen in them."""

from upperhand.server.web.wire.common import Game, Model, Switches, Why
from upperhand.server.web.wire.views import GameView, Legal


class Frame(Model):
    """The table at one moment of a lesson, as the person sees it; `legal` is empty when others move."""

    view: GameView
    legal: list[Legal]
    #: For every card in hand that is part of no legal move, the reason.
    why_not: dict[str, Why]


class LessonAnswer(Model):
    """What is said to a move; a right one is made, and `frames` follow."""

    right: bool
    text: Why
    frames: list[Frame]


class LessonResult(Model):
    """The points of each seat, and how they were counted."""

    names: list[str]
    scores: list[int]
    explanation: list[list[Why]]


class LessonStep(Model):
    """One idea: the moments up to the person's move, and the answer to every move that is legal then."""

    text: Why
    frames: list[Frame]
    #: By the text of the move; empty where there is only something to read.
    answers: dict[str, LessonAnswer]
    result: LessonResult | None


class LessonReply(Model):
    game: Game
    rules: Switches
    steps: list[LessonStep]
