"""Decisions for other programs."""

from typing import Annotated

from pydantic import Field

from upperhand.server.web.wire.common import Card, Game, Model, MoveText, RulesText, SeatNumber, SpecText
from upperhand.server.web.wire.server import Value


class OpenHand(Model):
    seat: SeatNumber
    cards: Annotated[list[Card], Field(max_length=13)]


class DecideRequest(Model):
    """All that one seat knows, and who shall decide in it. Nothing is kept."""

    game: Game
    preset: RulesText | None = None
    seat: SeatNumber
    #: The cards this seat was dealt.
    dealt: Annotated[list[Card], Field(min_length=1, max_length=18)]
    #: Every move so far, from the first.
    moves: Annotated[list[MoveText], Field(max_length=400)] = Field(default_factory=list)
    #: Who moves first where that is hidden (Big Two before the first move), or who deals (Rikken).
    first: SeatNumber | None = None
    dealer: SeatNumber | None = None
    #: Hands of others that lie open to this seat, as they are now.
    exposed: Annotated[list[OpenHand], Field(max_length=3)] = Field(default_factory=list)
    player: SpecText | None = None
    #: Decides the player's chance, so that the same request has the same answer.
    seed: Annotated[int, Field(ge=0, lt=2**53)] = 0


class DecideReply(Model):
    player: str
    move: str
    text: str
    reason: str
    values: list[Value]
