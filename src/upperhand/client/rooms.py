"""Rooms as the playroom tells of them. What a newer playroom tells besides is left out."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True)
class Seat:
    """Who sits there. `kind` is `person` (also for bots), `computer` or `open`."""

    number: int
    kind: str
    name: str
    bot: bool
    guest: bool
    #: The level or spec of the computer that plays here, or would.
    player: str | None
    #: Whether somebody may sit down here now.
    free: bool
    ready: bool

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Seat":
        same = (each.name for each in fields(cls) if each.name != "number")
        return cls(number=told["seat"], **{name: told[name] for name in same})


@dataclass(frozen=True)
class Room:
    """A table, or the wait for one."""

    code: str
    #: `big_two` or `rikken`.
    game: str
    #: The rules as the shortest spec text: `hongkong:players=3`.
    preset: str
    host: str
    #: `waiting`, `playing` or `over`.
    state: str
    seats: tuple[Seat, ...]
    rated: bool
    #: Whether bots may sit down.
    bots: bool
    private: bool
    #: Seconds a move; 0 is no limit.
    timer: int
    #: How many games a match has, and which one is played; 0 before the first.
    games: int
    game_number: int

    @property
    def free(self) -> int:
        """How many seats somebody may take now."""
        return sum(seat.free for seat in self.seats)

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Room":
        seats = tuple(Seat.read(seat) for seat in told["seats"])
        same = (each.name for each in fields(cls) if each.name != "seats")
        return cls(seats=seats, **{name: told[name] for name in same})
