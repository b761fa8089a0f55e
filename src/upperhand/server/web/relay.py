"""Relay: any process takes any request, and passes it on to the one that has the room.

The owner answers as if the request had come to it: it checks the session, the origin and the limits. All
evenings belong to one process.
"""

import asyncio
import logging
import re
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from upperhand.errors import reason_of
from upperhand.reason import Reason
from upperhand.server.peers import CLIENT, HOST, SECRET, Peer, PeerError, Peers
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.audience import COME_BACK
from upperhand.server.web.limits import host_of
from upperhand.server.web.security import RELAYED, refused

_log = logging.getLogger(__name__)

#: What belongs to one room: its requests, its page and its picture.
_OF_A_ROOM = re.compile(
    r"(?:/api/rooms/|/room/|/api/pictures/room/)([A-Za-z2-9]{6}|[A-Za-z2-9]{10})(?![A-Za-z0-9])"
)
_OF_EVENINGS = re.compile(r"/api/evenings(?:/|$)")
_PATIENCE = 10.0  # seconds for the owner to take a socket
#: What is of one connection, or is said anew.
_NOT_PASSED_ON = frozenset(
    {"host", "connection", "content-length", "transfer-encoding", "keep-alive", "upgrade", "te", "trailer"}
    | {"accept-encoding", "date", "server", SECRET, CLIENT, HOST}
)


class FromPeers:
    """Outermost: a request that another process passes on is one of its client."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peers = _peers(scope)
        if peers is not None:
            headers = Headers(scope=scope)
            if SECRET in headers and peers.is_peer(headers[SECRET]):
                scope[RELAYED] = True
                scope["client"] = (headers.get(CLIENT, "-"), 0)
                scope["scheme"] = headers.get("x-upperhand-scheme", scope["scheme"])
                changed = MutableHeaders(scope=scope)
                changed["host"] = headers.get(HOST, "")
                scope["headers"] = changed.raw
        await self._app(scope, receive, send)


class Relay:
    """Innermost: what belongs to another process goes there."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peers = _peers(scope)
        if peers is None:
            await self._app(scope, receive, send)
            return
        try:
            process = await self._owner(scope, peers)
            if process is not None and RELAYED in scope:  # it has moved meanwhile: the client asks again
                raise RefusalError("moving", Reason("room_is_moving"), status=503)
        except RefusalError as error:
            await _refuse(scope, receive, send, error)
            return
        except SQLAlchemyError as error:
            _log.error("the database failed", extra={"problem": type(error).__name__})
            silent = RefusalError("storage", Reason("database_silent"), status=503)
            await _refuse(scope, receive, send, silent)
            return
        if process is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await _pass_on(scope, receive, send, process, peers)
        else:
            await _Passage(scope, receive, send, process, peers).open()

    @staticmethod
    async def _owner(scope: Scope, peers: Peers) -> Peer | None:
        """The other process that has what is asked for."""
        playroom: Playroom = scope["app"].state.playroom
        if room := _OF_A_ROOM.match(scope["path"]):
            await peers.sure()
            return await playroom.rooms.locate(room[1].upper())
        if _OF_EVENINGS.match(scope["path"]):
            await peers.sure()
            if peers.first is None and not playroom.evenings.restored:
                raise RefusalError("moving", Reason("room_is_moving"), status=503)
            return peers.first
        return None


def _peers(scope: Scope) -> Peers | None:
    if scope["type"] not in ("http", "websocket"):
        return None
    playroom: Playroom = scope["app"].state.playroom
    return playroom.peers


async def _refuse(scope: Scope, receive: Receive, send: Send, error: RefusalError) -> None:
    if scope["type"] == "http":
        answer = refused(error.status, error.code, reason_of(error) or str(error))
        await answer(scope, receive, send)
    else:  # accepted first, because a browser does not tell a page why a handshake failed
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": COME_BACK, "reason": str(error)})


def _path(scope: Scope) -> str:
    path = scope["raw_path"].decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path


def _headers(scope: Scope, peers: Peers) -> dict[str, str]:
    """Those of the client, and who the client is; several with one name become one."""
    given = Headers(scope=scope)
    passed: dict[str, str] = {}
    for name, value in given.items():
        if name not in _NOT_PASSED_ON and not name.startswith(("sec-websocket-", "x-forwarded-")):
            between = "; " if name == "cookie" else ", "
            passed[name] = f"{passed[name]}{between}{value}" if name in passed else value
    own = peers.headers(host_of(HTTPConnection(scope)), given.get("host", ""))
    return {**passed, **own, "x-upperhand-scheme": scope["scheme"]}


# --- requests ---


async def _pass_on(scope: Scope, receive: Receive, send: Send, process: Peer, peers: Peers) -> None:
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    try:
        asked = scope["method"], _path(scope), _headers(scope, peers), body
        status, headers, content = await peers.request(process, *asked)
    except PeerError as error:
        _log.warning("a request was not passed on", extra={"problem": str(error), "path": scope["path"]})
        await refused(503, "moving", Reason("room_is_moving"))(scope, receive, send)
        return
    answer = Response(content, status)
    passed = [(name, value) for name, value in headers if name not in _NOT_PASSED_ON]
    if content:
        passed.append(("content-length", str(len(content))))
    answer.raw_headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in passed]
    await answer(scope, receive, send)


# --- sockets ---


class _Passage:
    """A socket of a client, and the socket to the owner of its room."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, process: Peer, peers: Peers) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._process = process
        self._peers = peers

    async def open(self) -> None:
        """From the handshake to the end of either side."""
        await self._receive()  # the request to connect
        await self._send({"type": "websocket.accept"})
        code, reason = COME_BACK, ""
        gone = self._peers.gone(self._process.number)
        connecting = asyncio.ensure_future(self._connected())
        try:
            await asyncio.wait((connecting, gone), return_when=asyncio.FIRST_COMPLETED)
            if connecting.done():
                code, reason = await self._pass_on(connecting.result(), gone)
        except (OSError, TimeoutError, WebSocketException) as error:
            _log.warning("a socket was not passed on", extra={"problem": f"{type(error).__name__}: {error}"})
        finally:
            connecting.cancel()
        with suppress(RuntimeError):  # the client has left
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def _connected(self) -> ClientConnection:
        return await connect(
            f"ws://{self._process.address}{_path(self._scope)}",
            additional_headers=_headers(self._scope, self._peers),
            user_agent_header=None,
            compression=None,
            max_size=None,
            ping_interval=None,  # its end is known by its lease
            open_timeout=_PATIENCE,
            close_timeout=_PATIENCE,
            proxy=None,
        )

    async def _pass_on(self, owner: ClientConnection, gone: "asyncio.Future[None]") -> tuple[int, str]:
        """Both ways at once; how the socket of the client is to be closed."""
        ways = [asyncio.create_task(self._to_owner(owner)), asyncio.create_task(self._to_client(owner))]
        try:
            await asyncio.wait((*ways, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            if gone.done():
                owner.transport.abort()
            else:
                await owner.close()
        lost = owner.close_code in (None, 1000, 1005, 1006)
        return (COME_BACK, "") if lost else (owner.close_code or COME_BACK, owner.close_reason or "")

    async def _to_owner(self, owner: ClientConnection) -> None:
        while (message := await self._receive())["type"] == "websocket.receive":
            text: str | bytes | None = message.get("text")
            await owner.send(text if text is not None else message.get("bytes") or b"")

    async def _to_client(self, owner: ClientConnection) -> None:
        async for text in owner:
            message: Message = {"type": "websocket.send", "text": text}
            await self._send(message)
