"""Messages of puzzles and of the deal of the day."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from upperhand.server.web.wire.common import Game, Model, MoveText, Why
from upperhand.server.web.wire.server import Event
from upperhand.server.web.wire.views import GameView, Legal

PuzzleId = Annotated[str, StringConstraints(pattern="^[0-9a-f]{10}$")]
PuzzleKind = Literal["find_win", "best_lead", "make", "defeat"]
PuzzleStatus = Literal["open", "solved", "failed"]


class PuzzleStanding(Model):
    """How a person does at the puzzles of a game; only the first try at each puzzle counts."""

    rating: int
    solved: int
    failed: int
    streak: int
    best_streak: int


class PuzzlePosition(Model):
    """What the solver sees. Hands of others are only there if the puzzle shows them to everybody."""

    ply: int
    view: GameView
    legal: list[Legal]
    why_not: dict[str, Why]


class PuzzleReply(Model):
    """A puzzle, without its solution."""

    id: str
    game: Game
    kind: PuzzleKind
    #: The rules as the shortest spec text.
    preset: str
    rules: dict[str, bool | int | str | list[str]]
    rating: int
    themes: list[str]
    #: Whether all hands are open.
    open_hands: bool
    goal: Why
    position: PuzzlePosition
    #: Every move until there.
    events: list[Event]
    #: Whether this person has tried it before, so that nothing counts any more.
    tried: bool
    standing: PuzzleStanding


class PuzzleAnswer(Model):
    """The solver's own moves so far, from the position on."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=30)]


class PuzzleStep(Model):
    """One move of a line, and what the solver sees after it."""

    event: Event
    view: GameView


class PuzzleAnswerReply(Model):
    """What became of an answer: the others have replied, and the solver is asked again, or it is decided."""

    status: PuzzleStatus
    reason: Why
    position: PuzzlePosition
    #: Every move since the puzzle's position.
    events: list[Event]
    #: After a wrong answer: what would have been right.
    right: list[str]
    #: One solution, once the puzzle is decided.
    solution: list[PuzzleStep]
    standing: PuzzleStanding


class DailyResult(Model):
    """A place in the table of a day; equal points share a place. Guests are shown by the name they chose."""

    place: int
    name: str
    points: int
    you: bool


class DailyReply(Model):
    """The deal of a day: what this person made of it, and what the others did once that is known."""

    #: As `2026-11-18`, in UTC.
    day: str
    game: Game
    #: The room in which this person plays it; null before it is begun.
    room: str | None
    points: int | None
    place: int | None
    #: The share of the others who made fewer points; equal points count half, as in duplicate bridge.
    share: float | None
    #: What Champion made with the same cards; shown, like the results, only to those who have finished.
    champion: int | None
    finished: int
    results: list[DailyResult]
