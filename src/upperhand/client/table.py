"""Table: plays in one seat of a room, over a socket that is opened again when it is lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from upperhand import Cards, Rng, games
from upperhand.client.errors import ClientError, LostConnectionError, RefusedError, SeatLostError, TokenError
from upperhand.client.rooms import Room
from upperhand.player import Player

#: The version of the messages that this client reads.
VERSION = 2
_NO_GREETING, _NO_TOKEN, _NO_ORIGIN, _NO_ROOM, _OTHER_VERSION = 4400, 4401, 4403, 4404, 4409
_FIRST_WAIT, _LONGEST_WAIT = 0.25, 5.0  # seconds between two attempts to connect
_BREATH = 1.0  # seconds, after a message too many
#: Why the table has gone on without a move: the clock was faster, or a computer.
_LATE = ("stale", "over", "out_of_turn")

Message = Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """How a game ended: the points of every seat in it, and in the match so far."""

    game_number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    #: The id of its Record: `/api/records/ID/download`.
    record_id: str


@dataclass(frozen=True)
class Turn:
    """The seat is to move."""

    #: The View that every player gets; `view.legal_moves()` is what the seat may do.
    view: Any
    seat: int
    game_number: int
    ply: int
    #: Seconds that are left to move, when the turn came; None where there is no limit.
    seconds: float | None
    _table: "Table" = field(repr=False)

    async def play(self, move: Any) -> bool:
        """Makes a move; false if it came too late, and the table has gone on without it."""
        return await self._table._make(self, str(move))


class Table:
    """One seat at one table, as an asynchronous context; iterating over it gives the turns of the seat.

    The iteration ends with the match. Next games are agreed to by itself.
    """

    def __init__(self, address: str, headers: Mapping[str, str], patience: float) -> None:
        self._address = address
        self._headers = headers
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._rules: Any = None
        self._seat: int | None = None
        self._room: Room | None = None
        self._moves: list[Message] = []
        self._asked: Message | None = None  # a view with moves that nobody has answered yet
        self._over = False
        #: Every finished game.
        self.results: list[Result] = []

    async def __aenter__(self) -> "Table":
        await self._connect()
        try:
            while self._room is None:
                await self._follow(await self._hear())
        except BaseException:
            await self._close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    @property
    def room(self) -> Room:
        """The room as it is now."""
        assert self._room is not None, "a table is entered first"
        return self._room

    async def __aiter__(self) -> AsyncIterator[Turn]:
        while True:
            if self._asked is not None:
                asked, self._asked = self._asked, None
                yield self._turn(asked)
            elif self._over:
                return
            else:
                await self._follow(await self._hear())

    async def play_as(self, player: Player, seed: int | None = None) -> list[Result]:
        """Lets a player play to the end of the match; a seed makes its chance repeatable."""
        chance = uuid4().int >> 64 if seed is None else seed
        async for turn in self:
            rng = Rng.derive(chance, turn.game_number, turn.seat, turn.ply)
            # In a thread of its own: a long search must not keep the socket from answering.
            decision = await asyncio.to_thread(player.decide, turn.view, rng)
            await turn.play(decision.move)
        return self.results

    # --- what the playroom says ---

    async def _follow(self, message: Message) -> None:
        self._take(message)
        await self._agree(message)

    def _take(self, message: Message) -> None:
        """Keeps what a message tells; those that a player does not need are left out."""
        match message["type"]:
            case "room":
                self._take_room(message)
            case "log":
                self._moves, self._asked = list(message["events"]), None
            case "event":
                self._asked = None
                if message["ply"] == len(self._moves):
                    self._moves.append(message)
            case "view":
                self._asked = message if message["legal"] else None
            case "over":
                self._take_result(message)

    def _take_room(self, message: Message) -> None:
        self._room = Room.read(message)
        if self._rules is None:
            package = games.load(self._room.game)
            self._rules = package.Rules.from_json(json.dumps(message["rules"]))
        self._seat = message["you"]["seat"]
        if self._seat is None and message["you"]["coming"] is None:
            raise SeatLostError(f"this bot has no seat at the table {self._room.code}; take one first")

    def _take_result(self, message: Message) -> None:
        number = message["game_number"]
        result = Result(number, tuple(message["scores"]), tuple(message["totals"]), message["record_id"])
        if self._seat is not None and result not in self.results:
            self.results.append(result)
        self._asked, self._over = None, not message["more"]

    async def _agree(self, message: Message) -> None:
        """To the next game, and to begin where all seats are taken and nobody else says so."""
        if self._seat is None:
            return
        if message["type"] == "over" and message["more"] and self._seat not in message["next_ready"]:
            await self._say({"type": "next"})
        if message["type"] == "room" and message["state"] == "waiting" and not message["you"]["host"]:
            seats = self.room.seats
            if not seats[self._seat].ready and all(seat.kind != "open" for seat in seats):
                await self._say({"type": "ready"})

    def _turn(self, asked: Message) -> Turn:
        assert self._seat is not None, "nobody else is asked"
        left = asked["deadline_ms"]
        return Turn(
            view=_view(self.room.game, self._rules, self._seat, asked["view"], self._moves),
            seat=self._seat,
            game_number=asked["game_number"],
            ply=asked["ply"],
            seconds=None if left is None else left / 1_000,
            _table=self,
        )

    async def _make(self, turn: Turn, move: str) -> bool:
        """Sends a move until it is answered. Sent again after a lost connection, it is the same move."""
        action = {
            "type": "act",
            "id": str(uuid4()),
            "game_number": turn.game_number,
            "ply": turn.ply,
            "move": move,
        }
        await self._say(action)
        while True:
            message = await self._hear(again=action)
            if message["type"] == "refused" and message["code"] == "rate_limited":
                await asyncio.sleep(_BREATH)
                await self._say(action)
            elif message["type"] == "refused" and message["id"] == action["id"]:
                if message["code"] in _LATE:
                    return False
                raise RefusedError(message["code"], message["message"])
            else:
                await self._follow(message)
                if message["type"] == "event" and message["id"] == action["id"]:
                    return True

    # --- the socket ---

    async def _hear(self, again: Message | None = None) -> Message:
        """The next message; `again` is said once more on a new connection."""
        while True:
            try:
                assert self._socket is not None, "a table is entered first"
                message: Message = json.loads(await self._socket.recv())
                return message
            except ConnectionClosed as closed:
                _raise_for(closed)
                await self._connect()
                if again is not None:
                    await self._say(again)

    async def _say(self, message: Message) -> None:
        """What is lost with the connection is said again, or answers itself."""
        try:
            assert self._socket is not None, "a table is entered first"
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            pass  # the next message that is awaited connects again

    async def _connect(self) -> None:
        """Opens the socket, and again and again while the playroom does not answer."""
        loop = asyncio.get_running_loop()
        until, wait = loop.time() + self._patience, _FIRST_WAIT
        while True:
            try:
                self._socket = await connect(
                    self._address,
                    additional_headers=self._headers,
                    max_queue=None,  # a player that thinks for long is still there
                    open_timeout=max(1.0, until - loop.time()),
                )
                await self._socket.send(json.dumps({"type": "hello", "v": VERSION}))
                return
            except InvalidURI:
                raise ClientError(f"{self._address} is no address of a table") from None
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                _raise_for(error)
                if loop.time() + wait > until:
                    raise LostConnectionError(f"the table cannot be reached: {error}") from None
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


def _raise_for(error: Exception) -> None:
    """Nothing if it makes sense to connect again."""
    told = error.rcvd if isinstance(error, ConnectionClosed) else None
    code, why = (told.code, told.reason) if told else (0, "")
    if code == _NO_TOKEN:
        raise TokenError("bad_token", why or "the token is revoked") from None
    if code == _NO_ROOM:
        raise RefusedError("not_found", why or "there is no such table") from None
    if code in (_NO_GREETING, _NO_ORIGIN, _OTHER_VERSION):
        raise ClientError(f"the playroom does not talk to this client: {why}") from None


# --- from what the playroom tells to a View ---


def _view(game: str, rules: Any, seat: int, told: Message, moves: list[Message]) -> Any:
    """The View of the seat, from its cards and every move."""
    package = games.load(game)
    return package.View.from_known(
        rules,
        seat,
        _dealt(game, seat, told, moves),
        [package.Move(each["move"]) for each in moves],
        names=[each["name"] for each in told["seats"]],
        **_beginning(game, seat, told, moves),
    )


def _dealt(game: str, seat: int, told: Message, moves: list[Message]) -> Cards:
    """The cards that the seat holds, and those that it has played."""
    own = [each for each in moves if each["seat"] == seat]
    if games.has_dealer(game):  # other moves speak of cards, and play none
        own = [each for each in own if each["kind"] == "card"]
    return Cards(" ".join([*told["hand"], *(card for each in own for card in each["cards"])]))


def _beginning(game: str, seat: int, told: Message, moves: list[Message]) -> dict[str, Any]:
    """What else a seat knows: who began, and which hands lie open."""
    if not games.has_dealer(game):
        return {"first": moves[0]["seat"] if moves else told["turn"]}
    shown = {
        each["seat"]: Cards(" ".join(each["exposed"]))
        for each in told["seats"]
        if each["exposed"] is not None and each["seat"] != seat
    }
    contract = told["contract"]
    return {"dealer": told["dealer"], "exposed": shown, "partner": contract["partner"] if contract else None}
