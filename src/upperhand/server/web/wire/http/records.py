"""Records and their reviews."""

from typing import Annotated, Literal

from pydantic import StringConstraints

from upperhand.server.web.wire.common import Card, Game, Model
from upperhand.server.web.wire.views import GameView


class RecordInfo(Model):
    id: str
    game: Game
    preset: str
    names: list[str]
    #: The own seat, where one played in it.
    seat: int | None
    scores: list[int] | None
    moves: int
    ended_at: str | None


class RecordsReply(Model):
    records: list[RecordInfo]


class RecordRequest(Model):
    """A Record to load: one line of JSON."""

    record: Annotated[str, StringConstraints(min_length=2, max_length=100_000)]


class RecordReply(Model):
    id: str
    game: Game
    preset: str
    names: list[str]
    scores: list[int] | None
    moves: list[str]
    dealt: list[list[Card]]


class Better(Model):
    """A move that would have been worth more by what the seat could know."""

    move: str
    text: str
    #: How much more often the game is won, 0 to 1, in playouts over the deals that seat could not tell apart.
    gain: float
    reason: str


class Would(Model):
    player: str
    move: str
    text: str
    reason: str


class Moment(Model):
    """The table with all hands open, and each seat's chance to win from here by playouts."""

    view: GameView
    chances: list[float]


class Step(Moment):
    """A move, and the moment after it."""

    ply: int
    seat: int
    move: str
    kind: str
    cards: list[Card]
    text: str
    better: Better | None
    would: list[Would]


class ReviewReply(Model):
    record_id: str
    game: Game
    preset: str
    names: list[str]
    dealt: list[list[Card]]
    scores: list[int] | None
    headline: str
    explanation: list[list[str]]
    start: Moment
    steps: list[Step]


class ReviewPending(Model):
    """The review is being made; ask again."""

    state: Literal["working"]
