"""The lines of a review: the whole game at once, then its moments as they are judged, then the summary."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from upperhand.review.grades import Grade
from upperhand.server.web.wire.common import Card, Game, Model, Why
from upperhand.server.web.wire.views import GameView, TableMove


class ReviewReader(Model):
    """The seat of the person who reads the review, if they played."""

    type: Literal["reader"] = "reader"
    seat: int | None


class ReviewStep(TableMove):
    """A move, and the table after it with all hands open."""

    view: GameView


class ReviewGame(Model):
    """The game that is reviewed."""

    type: Literal["game"] = "game"
    record_id: str
    game: Game
    preset: str
    #: `points` or `chips`.
    unit: str
    names: list[str]
    #: The level or spec of each computer; null for a person or bot.
    players: list[str | None]
    #: Which seats were those of bots.
    bots: list[bool]
    dealt: list[list[Card]]
    scores: list[int] | None
    headline: Why
    explanation: list[list[Why]]
    #: The table before the first move.
    start: GameView
    steps: list[ReviewStep]


class SeatsOutlook(Model):
    """What each seat may expect: the chance to win, 0 to 1, and points."""

    #: By what the seat could know.
    chances: list[float]
    points: list[float]
    #: By the cards as they lie.
    true_chances: list[float]
    true_points: list[float]


class JudgedMove(Model):
    """A move with its figures, by what the seat could know."""

    move: TableMove
    command: Why
    chance: float
    points: float
    error: float
    #: How the game may go on after it.
    line: list[TableMove]
    reason: Why
    #: Whether it wins whatever the others hold.
    proven: bool


class Verdict(Model):
    """What a decision between several moves was worth."""

    grade: Grade
    #: In points or chips.
    loss: float
    made: JudgedMove
    best: JudgedMove


class ReviewMoment(Model):
    """The game after so many moves, and the verdict on the last of them; null if there was no choice."""

    type: Literal["moment"] = "moment"
    ply: int
    outlook: SeatsOutlook
    verdict: Verdict | None


class ReviewSummary(Model):
    """The end of a review."""

    type: Literal["summary"] = "summary"
    #: Of each seat, 0 to 100; null if it had no choice.
    accuracies: list[float | None]
    #: The moves that turned the game, counted from 1.
    turning_points: list[int]
    remarks: list[list[Why]]


class ReviewFailure(Model):
    """The review ends here."""

    type: Literal["failure"] = "failure"
    reason: Why


ReviewLine = ReviewReader | ReviewGame | ReviewMoment | ReviewSummary | ReviewFailure
REVIEW_LINE: TypeAdapter[ReviewLine] = TypeAdapter(Annotated[ReviewLine, Field(discriminator="type")])
