"""The analysis of a position: what is asked, and the answer."""

from typing import Annotated, Literal

from pydantic import Field

from upperhand.server.web.wire.common import Card, Game, Model, MoveText, SeatNumber, Why
from upperhand.server.web.wire.http import KnownPosition, RecordPosition
from upperhand.server.web.wire.server import HintAlternative, HintOutcome
from upperhand.server.web.wire.views import GameView, Legal, TableMove

AlsoMoves = Annotated[list[MoveText], Field(max_length=8)]
#: Games to play for the figures; 0 checks and shows the position without any.
EffortCount = Annotated[int, Field(ge=0, le=4_000)]
Seed = Annotated[int, Field(ge=0, lt=2**53)]


class AnalyseRequest(KnownPosition):
    """Everything one seat knows. Nothing is stored."""

    #: Moves that must be among the candidates.
    also: AlsoMoves = Field(default_factory=list)
    effort: EffortCount | None = None
    seed: Seed = 0


class AnalyseRecordRequest(RecordPosition):
    """A position of a recorded game, in which all cards are public."""

    #: Whose knowledge counts; the seat to move where it is absent.
    seat: SeatNumber | None = None
    also: AlsoMoves = Field(default_factory=list)
    effort: EffortCount | None = None
    seed: Seed = 0
    #: Whether to find the best play with all cards open as well.
    open_cards: bool = False


class CandidateMove(Model):
    """A move with its figures for the seat that is to make it."""

    move: TableMove
    #: Of winning; in Rikken of gaining.
    chance: float
    points: float
    #: The standard error of the points.
    error: float
    games: int
    #: How a game may go on, from this move on.
    line: list[TableMove]
    reason: Why
    #: Whether it wins whatever the others hold and do.
    proven: bool
    outcomes: list[HintOutcome]
    #: Of a bid, a trump or a call: the chance to make the contract where this seat plays it.
    made: float | None
    against: HintAlternative | None


class Figures(Model):
    """What each move is worth, best first, and who probably holds what."""

    #: What points are.
    unit: Literal["points", "chips"]
    nudge: Why
    candidates: list[CandidateMove]
    #: The chance of every seat to hold an unseen card.
    holders: dict[str, list[float]]


class OpenMove(Model):
    move: TableMove
    value: int


class OpenPlay(Model):
    """What each move comes to if all cards lie open, best first for the seat to move."""

    #: The seats that the values are for: the seat to move, or the declaring side.
    side: list[int]
    #: `made`: 1 if the contract is made, 0 if not.
    unit: Literal["points", "tricks", "made"]
    #: Whether everybody plays perfectly after the move; else the others play as the network does.
    exact: bool
    moves: list[OpenMove]


class AnalyseReply(Model):
    """A position as one seat sees it."""

    game: Game
    #: The rules as a spec text.
    preset: str
    seat: int
    names: list[str]
    moves: list[TableMove]
    view: GameView
    #: What the seat may do, if it is its turn.
    legal: list[Legal]
    why_not: dict[str, Why]
    #: If it is another seat's turn: what that seat may say, in a deal that this seat can believe.
    others: list[Legal]
    #: Absent if nothing is to be decided, or none are wanted.
    figures: Figures | None
    #: All hands of a recorded game.
    hands: list[list[Card]] | None
    open_play: list[OpenPlay]
