"""Rooms and the lobby."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from upperhand.server.web.wire.common import (
    MAX_SPEC,
    Game,
    Model,
    RoomState,
    RulesText,
    SeatNumber,
    Spectators,
    SpecText,
    Switches,
)
from upperhand.server.web.wire.server import SeatState


class SeatRequest(Model):
    """`person` is whoever creates the room, `open` is for others, and a `computer` is a level or a spec."""

    kind: Literal["person", "computer", "open"]
    player: SpecText | None = None


class RoomRequest(Model):
    """A new room. It begins at once where no seat is open."""

    game: Game
    #: A spec text of rules, `hongkong:players=3`; the usual rules of the game where it is absent.
    preset: RulesText | None = None
    #: Single switches that differ from the preset.
    switches: Switches = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    #: Seconds a move; 0 is no limit.
    timer: Annotated[int, Field(ge=0, le=300)] = 20
    games: Annotated[int, Field(ge=1, le=100)] = 1
    #: Seconds until computers take the seats still open; null waits for people without end.
    wait: Annotated[int, Field(ge=0, le=3_600)] | None = None
    #: The level or spec that takes open seats, and plays for who is away.
    level: Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC)] | None = None
    private: bool = False
    spectators: Spectators = "public"
    teaching: bool = False


class RoomInfo(Model):
    """A room as the lobby shows it."""

    code: str
    game: Game
    preset: str
    host: str
    state: RoomState
    seats: list[SeatState]
    free: int
    timer: int
    games: int
    game_number: int
    private: bool
    spectators: Spectators
    teaching: bool
    wait_ms: int | None


class LobbyReply(Model):
    rooms: list[RoomInfo]


class JoinRequest(Model):
    seat: SeatNumber | None = None
