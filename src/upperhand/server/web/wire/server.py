"""Messages of the server on the socket of a room."""

from typing import Annotated, Literal

from pydantic import Field

from upperhand.server.web.wire.common import (
    VERSION,
    Begins,
    Card,
    Game,
    MadeBy,
    Model,
    Pace,
    RoomPhase,
    SeatKind,
    SignalCode,
    Spectators,
    Why,
)
from upperhand.server.web.wire.views import GameView, Legal


class VersionedMessage(Model):
    """Every message of the server carries the version."""

    v: int = VERSION


class SeatState(Model):
    """Who sits there. A person's seat that is `played_by_computer` can be taken back by that person."""

    seat: int
    name: str
    kind: SeatKind
    #: Whether its person is a guest, whose name anybody else may have too.
    guest: bool
    #: Whether a program plays here with an account of its own.
    bot: bool
    #: The level or spec of the computer that plays here, or would.
    player: str | None
    connected: bool
    played_by_computer: bool
    #: Whether somebody who is not at the table may sit down here now.
    free: bool
    #: The name of the person whose seat it is from the next game on.
    coming: str | None
    ready: bool
    #: Until a computer plays for the person, who has left; null where nobody waits for that.
    back_ms: int | None


class You(Model):
    seat: int | None
    #: The seat that is theirs from the next game on.
    coming: int | None
    host: bool
    name: str


class SwapWish(Model):
    """Who asks whom to swap seats."""

    seat: int
    to: int


class EveningPlace(Model):
    """The table of an evening that a room is."""

    code: str
    name: str
    round: int
    rounds: int
    table: int
    #: Whether hands and records are closed because others still play the same deals.
    sealed: bool


class RoomMessage(VersionedMessage):
    """The room; sent first and whenever it changes."""

    type: Literal["room"] = "room"
    code: str
    game: Game
    #: The rules as the shortest spec text: `hongkong:players=3`.
    preset: str
    rules: dict[str, bool | int | str | list[str]]
    seats: list[SeatState]
    host: str
    #: Whether the host is a guest, or a bot.
    host_guest: bool
    host_bot: bool
    #: Whether bots may sit down.
    bots: bool
    you: You
    #: Seconds a move; 0 is no limit.
    timer: int
    games: int
    #: Counts from 1; 0 before the first.
    game_number: int
    totals: list[int]
    state: RoomPhase
    #: The level that plays for people who are missing.
    level: str
    private: bool
    spectators: Spectators
    watching: int
    teaching: bool
    pace: Pace
    #: Whether the host may change the level of the computers now.
    level_open: bool
    #: Whether the room plays the deal of the day: without hints, and with fixed computers.
    daily: bool
    #: Whether its games count for ratings and statistics.
    rated: bool
    begins: Begins
    #: Whether the room stays when everybody has left.
    kept: bool
    swaps: list[SwapWish]
    #: For every seat of the next game, the seat where its player sits now; null if all stay.
    next_seats: list[int] | None
    #: How many seconds open seats wait; null waits until the host starts.
    wait: int | None
    #: Null for a room that is no table of an evening.
    evening: EveningPlace | None
    #: Until computers take the free seats; null where people are waited for without end.
    wait_ms: int | None


class Event(VersionedMessage):
    """A move, sent to everybody. `ply` is that of the view it answered."""

    type: Literal["event"] = "event"
    game_number: int
    ply: int
    seat: int
    move: str
    kind: str
    cards: list[Card]
    text: str
    by: MadeBy
    #: Whether the computer failed or took too long, so that the clock's move was made instead.
    fallback: bool
    #: The id of the action, told to the seat that acted.
    id: str | None = None


class LogMessage(VersionedMessage):
    """Every move of the running game so far; sent after a greeting and when a game begins."""

    type: Literal["log"] = "log"
    game_number: int
    events: list[Event]


class ViewMessage(VersionedMessage):
    """What this seat may know now; `legal` is empty unless it is this seat's turn."""

    type: Literal["view"] = "view"
    game_number: int
    ply: int
    turn: int
    view: GameView
    legal: list[Legal]
    #: For every card in hand that is in no legal move, the reason; in an auction, for every such bid.
    why_not: dict[str, Why]
    #: What is left of the time to move; null where there is no limit.
    deadline_ms: int | None
    #: In a teaching room: what matters to this seat now.
    tip: Why | None


class CoachMessage(VersionedMessage):
    """In a teaching room: a move of this seat gave much away, and what would have been better."""

    type: Literal["coach"] = "coach"
    game_number: int
    #: The ply of that move.
    ply: int
    move: str
    better: str
    #: The cards of the better move.
    cards: list[Card]
    text: Why


class Thought(Model):
    """Why a computer made a move."""

    ply: int
    reason: Why


class OverMessage(VersionedMessage):
    """The game is over: hands are shown and points counted."""

    type: Literal["over"] = "over"
    game_number: int
    headline: Why
    scores: list[int]
    totals: list[int]
    #: How the points of each seat were counted, in lines.
    explanation: list[list[Why]]
    #: What everybody was left with, and was dealt.
    hands: list[list[Card]]
    dealt: list[list[Card]]
    #: What the computers thought, now that it can be told.
    reasons: list[Thought]
    record_id: str
    #: Whether another game of this match follows.
    more: bool
    #: Seats that want to go on.
    next_ready: list[int]
    #: Until the next game starts by itself; null where it waits for everybody.
    next_ms: int | None


class Value(Model):
    move: str
    value: float


class LineMove(Model):
    """A move of a likely continuation."""

    seat: int
    move: str
    #: A move without cards in words; null if cards are played.
    words: Why | None


class HintOutcome(Model):
    """How an auction may end after a bid: who plays what, how often, and what the asking seat then gets."""

    contract: str
    declarer: int | None
    share: float
    chance: float
    points: float


class HintAlternative(Model):
    """What a bid, a trump or a call is compared with, and how the auction ends most often after it."""

    move: str
    command: Why
    points: float
    outcome: HintOutcome | None


class HintMove(Model):
    """A move that an analysis compared, with what it is worth to the asking seat."""

    move: str
    reason: Why
    #: Of winning; in Rikken of gaining chips.
    chance: float
    points: float
    line: list[LineMove]
    outcomes: list[HintOutcome]
    #: Of a bid, a trump or a call: the chance to make the contract where this seat plays it.
    made: float | None
    against: HintAlternative | None


class HintMessage(VersionedMessage):
    """What to do in this seat and why, by the analysis or by the player that was asked for.

    Only the analysis has a nudge and candidates: the best moves first, and the move that was asked about.
    """

    type: Literal["hint"] = "hint"
    game_number: int
    ply: int
    #: Null for the analysis.
    player: str | None
    move: str
    command: Why
    reason: Why
    #: What to look at, without the move.
    nudge: Why | None
    candidates: list[HintMove]
    #: The move that was asked about.
    also: str | None


class WhyMessage(VersionedMessage):
    """Why a move is not possible; null if it is."""

    type: Literal["why"] = "why"
    move: str
    reason: Why | None


class TalkMessage(VersionedMessage):
    """Who can be talked to; sent to those at a table with other people."""

    type: Literal["talk"] = "talk"
    #: Whether this person allows free chat.
    chat: bool
    #: The seats of others who allow it.
    chatting: list[int]
    #: The seats of others whom this person has muted here, and of those they have blocked.
    muted: list[int]
    blocked: list[int]


class SignalMessage(VersionedMessage):
    """Somebody at the table shows a reaction or says a set phrase."""

    type: Literal["signal"] = "signal"
    seat: int
    code: SignalCode


class ChatMessage(VersionedMessage):
    """What somebody at the table wrote, as plain text. Sent again to a page that comes back."""

    type: Literal["chat"] = "chat"
    #: Grows from message to message.
    number: int
    seat: int
    name: str
    text: str


class Refused(VersionedMessage):
    """A refused message, with one sentence; nothing has changed. `id` is that of an action."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    #: In English.
    message: str
    #: The same as data; null where only programs are spoken to.
    reason: Why | None


class Pong(VersionedMessage):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    RoomMessage
    | LogMessage
    | Event
    | ViewMessage
    | CoachMessage
    | OverMessage
    | HintMessage
    | WhyMessage
    | TalkMessage
    | SignalMessage
    | ChatMessage
    | Refused
    | Pong,
    Field(discriminator="type"),
]
