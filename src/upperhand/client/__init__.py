"""A client for bots: finds tables in a playroom and plays at them, with any player of Upperhand or none.

    async with Client("https://play.example", token) as client:
        room = await client.create("big_two", ["me", "Casual", "Casual", "Casual"])
        async with client.table(room) as table:
            async for turn in table:
                await turn.play(turn.view.legal_moves()[0])

A `Turn` has the View of the seat, as every player gets it. A lost connection is made again, and a move that
was under way is made once. docs/bots.md tells the rest.
"""

from upperhand.client.client import Client
from upperhand.client.errors import (
    ClientError,
    LostConnectionError,
    RefusedError,
    SeatLostError,
    TokenError,
)
from upperhand.client.rooms import Room, Seat
from upperhand.client.table import Result, Table, Turn

__all__ = [
    "Client",
    "ClientError",
    "LostConnectionError",
    "RefusedError",
    "Result",
    "Room",
    "Seat",
    "SeatLostError",
    "Table",
    "TokenError",
    "Turn",
]
