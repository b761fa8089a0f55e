"""Client: what a bot asks of a playroom apart from playing."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx

from upperhand.client.errors import ClientError, LostConnectionError, RefusedError, TokenError
from upperhand.client.rooms import Room
from upperhand.client.table import Table

_SECONDS = 30.0  # until a request must be answered


class Client:
    """A bot that is logged in by its token, as an asynchronous context."""

    def __init__(self, server: str, token: str, *, patience: float = 60.0) -> None:
        """`patience` is how many seconds a lost connection is tried again."""
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ClientError(f"{server!r} is no address of a playroom; write it as https://play.example")
        if not token.isascii() or not token.isprintable() or not token:
            raise TokenError("bad_token", "this is no token; copy it from the account page once more")
        self.server = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.patience = patience
        #: The name of the bot, and its id.
        self.name = self.id = ""
        self._headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=self.server, headers=self._headers, timeout=_SECONDS)

    async def __aenter__(self) -> "Client":
        try:
            me = await self._ask("GET", "/api/me")
        except BaseException:
            await self._http.aclose()
            raise
        self.name, self.id = me["name"], me["id"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def rooms(self, game: str | None = None) -> list[Room]:
        """Rooms of the lobby in which a bot may take a seat now."""
        found = [Room.read(told) for told in (await self._ask("GET", "/api/rooms"))["rooms"]]
        return [room for room in found if room.bots and room.free and game in (None, room.game)]

    async def own_rooms(self) -> list[Room]:
        """Unfinished games in which the bot has a seat, the latest first: `table` goes on with one."""
        return [Room.read(told) for told in (await self._ask("GET", "/api/rooms/mine"))["rooms"]]

    async def room(self, code: str) -> Room:
        return Room.read(await self._ask("GET", f"/api/rooms/{code}"))

    async def create(
        self, game: str, seats: Sequence[str], *, rules: str | None = None, bots: bool = True, **options: Any
    ) -> Room:
        """A new room. Each seat is `me`, `open` for others, or the level or spec of a computer.

        Options are those of `POST /api/rooms`: `games=5`, `timer=20`, `rated=False`, `private=True`.
        """
        wanted = {"game": game, "preset": rules, "seats": [_seat(seat) for seat in seats], "bots": bots}
        return Room.read(await self._ask("POST", "/api/rooms", wanted | options))

    async def join(self, room: Room | str, seat: int | None = None) -> Room:
        """Takes a seat; the first free one if none is named."""
        return Room.read(await self._ask("POST", f"/api/rooms/{_code(room)}/join", {"seat": seat}))

    async def start(self, room: Room | str) -> Room:
        """The host starts the first game, with computers in the open seats."""
        return Room.read(await self._ask("POST", f"/api/rooms/{_code(room)}/start"))

    async def leave(self, room: Room | str) -> Room:
        """Leaves the seat for good; while a game runs, a computer takes it."""
        return Room.read(await self._ask("POST", f"/api/rooms/{_code(room)}/leave"))

    def table(self, room: Room | str) -> Table:
        """The table of a room in which the bot has a seat."""
        address = self.server.replace("http", "ws", 1)
        return Table(f"{address}/api/rooms/{_code(room)}/socket", self._headers, self.patience)

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        try:
            answer = await self._http.request(method, path, json=body if body or method == "GET" else {})
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise LostConnectionError(
                f"{self.server} does not answer: {error or type(error).__name__}"
            ) from None
        if answer.is_success:
            return _json(answer, self.server)
        refused = _json(answer, self.server).get("error") or {}
        code, message = refused.get("code", "unknown"), refused.get("message", answer.reason_phrase)
        raise (TokenError if answer.status_code == 401 else RefusedError)(code, message)


def _json(answer: httpx.Response, server: str) -> Any:
    """The body of an answer; something else than a playroom may answer there."""
    try:
        return answer.json()
    except ValueError:
        raise ClientError(
            f"{server} answers {answer.status_code} {answer.reason_phrase}, but not as a playroom does"
        ) from None


def _seat(wanted: str) -> dict[str, str]:
    if wanted in ("me", "open"):
        return {"kind": "person" if wanted == "me" else "open"}
    return {"kind": "computer", "player": wanted}


def _code(room: Room | str) -> str:
    return room if isinstance(room, str) else room.code
