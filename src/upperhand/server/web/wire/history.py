"""A person's past games: what to choose from, and statistics over time."""

from typing import Literal

from upperhand.server.web.wire.common import Game, Model

Result = Literal["won", "lost", "even"]
Role = Literal["declarer", "partner", "defender"]


class PlayedKind(Model):
    """A contract, or a kind of combination that ended a game."""

    game: Game
    kind: str


class HistoryChoices(Model):
    """What a person's games can be filtered by."""

    #: Names of people, and levels or specs of computers; those met most come first.
    people: list[str]
    levels: list[str]
    kinds: list[PlayedKind]


class TallyInfo(Model):
    """Games counted together; `name` is a contract, a role or the first day of a period."""

    name: str
    played: int
    won: int
    lost: int
    score: int


class CurvePoint(Model):
    """After a game, counted from 1."""

    number: int
    day: str
    score: int
    rating: int | None


class MistakeInfo(Model):
    """How often a kind of decision cost something, and how many points or chips in all."""

    kind: str
    count: int
    loss: float


class ReviewedInfo(Model):
    """What reviews found; only games that somebody had reviewed are known."""

    games: int
    decisions: int
    accuracy: float | None
    mistakes: list[MistakeInfo]


class GameOverTime(Model):
    """One game; only games that count for the person."""

    game: Game
    #: What a score counts: `points` or `chips`.
    unit: str
    total: TallyInfo
    periods: list[TallyInfo]
    kinds: list[TallyInfo]
    roles: list[TallyInfo]
    curve: list[CurvePoint]
    reviewed: ReviewedInfo


class StatisticsReply(Model):
    games: list[GameOverTime]
