"""Messages of the page on the socket of a room."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import ConfigDict, Field, TypeAdapter

from upperhand.server.web.wire.common import (
    ChatText,
    Model,
    MoveText,
    Pace,
    SeatNumber,
    SignalCode,
    SpecText,
    WaitTime,
)


class Hello(Model):
    """The first message: the version of the page. Other versions may send more."""

    model_config = ConfigDict(extra="ignore")

    type: Literal["hello"]
    v: int


class Act(Model):
    """A move, made in answer to the view of that game and ply.

    The id is created once per move: sent again after a lost connection, it is the same move.
    """

    type: Literal["act"]
    id: UUID
    game_number: Annotated[int, Field(ge=1)]
    ply: Annotated[int, Field(ge=0)]
    move: MoveText


class TakeOver(Model):
    """Hands the sender's seat to the computer, or takes it back."""

    type: Literal["take_over"]
    on: bool


class AskHint(Model):
    """Asks what that player would do in this seat; the analysis if none is named.

    `also` is a move to compare with the best: why not this one?
    """

    type: Literal["hint"]
    player: SpecText | None = None
    also: MoveText | None = None


class AskWhy(Model):
    """Why a move is not possible now."""

    type: Literal["why"]
    move: MoveText


class Sit(Model):
    """Takes a free seat; the first one if none is named."""

    type: Literal["sit"]
    seat: SeatNumber | None = None


class Stand(Model):
    """Leaves the seat permanently: it is free again, or taken by a computer while a game runs."""

    type: Literal["stand"]


class Ready(Model):
    """Ready to start. When everybody seated is ready, computers take the free seats."""

    type: Literal["ready"]


class Next(Model):
    """Wants the next game, or to play again after the last."""

    type: Literal["next"]


class Hold(Model):
    """Stops the countdown to the next game, which then starts when everybody wants it."""

    type: Literal["hold"]


class ChooseLevel(Model):
    """The host chooses the level or player of all computers, before a person has moved or between games."""

    type: Literal["level"]
    level: SpecText


class ChoosePace(Model):
    """The host chooses how long computers seem to think."""

    type: Literal["pace"]
    pace: Pace


class Begin(Model):
    """The host starts the first game, with computers in the open seats."""

    type: Literal["begin"]


class ChooseWait(Model):
    """The host chooses how long the open seats wait for people."""

    type: Literal["wait"]
    wait: WaitTime


class ChooseBots(Model):
    """The host lets bots sit down, or sends them away, before the first game."""

    type: Literal["bots"]
    on: bool


class Swap(Model):
    """Asks the person in a seat to swap, or agrees to their wish; without a seat, withdraws and declines.

    Between games. A computer always agrees, and an open seat can be taken.
    """

    type: Literal["swap"]
    seat: SeatNumber | None = None


class Shuffle(Model):
    """The host draws new seats for everybody, between games."""

    type: Literal["shuffle"]


class SendSignal(Model):
    """A reaction or a set phrase, shown at the sender's seat for some seconds."""

    type: Literal["signal"]
    code: SignalCode


class SendChat(Model):
    """Free text, to those at the table who allow it, as the sender does."""

    type: Literal["chat"]
    text: ChatText


class Mute(Model):
    """Hides what the person in a seat says at this table, or shows it again."""

    type: Literal["mute"]
    seat: SeatNumber
    on: bool


class Ping(Model):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Act
    | TakeOver
    | AskHint
    | AskWhy
    | Sit
    | Stand
    | Ready
    | Next
    | Hold
    | ChooseLevel
    | ChoosePace
    | Begin
    | ChooseWait
    | ChooseBots
    | Swap
    | Shuffle
    | SendSignal
    | SendChat
    | Mute
    | Ping,
    Field(discriminator="type"),
]

CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
