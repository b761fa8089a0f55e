"""The socket of a room: reads messages, passes them to the room, and writes its messages."""

import asyncio
import logging
from contextlib import suppress

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from upperhand.errors import UpperhandError, reason_of
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError, as_refusal
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.room import Room
from upperhand.server.web.security import is_own_origin
from upperhand.server.web.wire.client import (
    CLIENT,
    Act,
    AskHint,
    AskWhy,
    ChooseLevel,
    ChoosePace,
    ClientMessage,
    Hello,
    Hold,
    Next,
    Ping,
    Ready,
    Sit,
    Stand,
    TakeOver,
)
from upperhand.server.web.wire.common import VERSION
from upperhand.server.web.wire.server import Pong, Refused

_log = logging.getLogger(__name__)

NO_ORIGIN, NO_SESSION, NO_ROOM, OTHER_VERSION, NO_GREETING, TOO_OFTEN = 4403, 4401, 4404, 4409, 4400, 4429
_PATIENCE = 15.0  # seconds until a page must greet


async def serve_socket(socket: WebSocket, code: str, playroom: Playroom) -> None:
    """From the handshake to the end of one connection."""
    if not is_own_origin(socket.headers, playroom.settings.allowed_origins):
        await _refuse(socket, NO_ORIGIN, "this page is not ours")
        return
    token = socket.cookies.get(COOKIE)
    person = await playroom.sessions.find(token)
    if person is None or token is None:
        await _refuse(socket, NO_SESSION, str(Reason("no_session")))
        return
    try:
        room = playroom.rooms.find(code)
        playroom.limits.check("socket", person.id)
    except RefusalError as error:
        await _refuse(socket, NO_ROOM if error.status == 404 else TOO_OFTEN, str(error))
        return
    connection = Connection(person, playroom.metrics)
    with playroom.sessions.visit(token, lambda: connection.end(NO_SESSION)):
        await socket.accept()
        if not await _greeted(socket):
            return
        with playroom.metrics.sockets.track_inprogress():
            await _converse(socket, connection, room, playroom)


async def _refuse(socket: WebSocket, code: int, reason: str) -> None:
    """Accepts first, because a browser does not tell a page why a handshake failed."""
    await socket.accept()
    await socket.close(code, reason)


async def _greeted(socket: WebSocket) -> bool:
    try:
        greeting = CLIENT.validate_json(await asyncio.wait_for(_receive(socket), _PATIENCE))
    except WebSocketDisconnect:
        return False
    except (ValidationError, TimeoutError):
        greeting = Ping(type="ping")
    if not isinstance(greeting, Hello):
        await socket.close(NO_GREETING, "the first message must be hello")
    elif greeting.v != VERSION:
        await socket.close(OTHER_VERSION, f"the server speaks version {VERSION}; load the page again")
    else:
        return True
    return False


async def _receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if isinstance(text, str) else ""  # bytes are not a valid message and are refused


async def _converse(socket: WebSocket, connection: Connection, room: Room, playroom: Playroom) -> None:
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await room.enter(connection)
        while True:
            await _follow(await _receive(socket), connection, room, playroom)
    except (WebSocketDisconnect, RuntimeError, RefusalError):
        pass  # the client left, we closed the socket, or the room is closed
    finally:
        writer.cancel()
        connection.forget_asides()
        if not playroom.stopping:
            with suppress(RefusalError):
                await room.exit(connection)


async def _write(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
        await socket.close(connection.code)


async def _follow(text: str, connection: Connection, room: Room, playroom: Playroom) -> None:
    """Reads one message; an error says what is wrong in one sentence."""
    action = None
    try:
        playroom.limits.check("message", connection.person.id)
        message = CLIENT.validate_json(text)
        action = str(message.id) if isinstance(message, Act) else None
        await _obey(message, connection, room, playroom)
    except Exception as error:
        _tell(connection, playroom, _refusal(error, room), action)


async def _advise(message: AskHint, connection: Connection, room: Room, playroom: Playroom) -> None:
    try:
        connection.send(await room.hint(connection.person, message.player, message.also))
    except Exception as error:
        _tell(connection, playroom, _refusal(error, room), None)


def _refusal(error: Exception, room: Room) -> RefusalError:
    if isinstance(error, ValidationError):
        return RefusalError("malformed", sentence(error))
    if isinstance(error, UpperhandError):
        return as_refusal(error)
    _log.error("a message failed", extra={"room": room.code}, exc_info=error)
    return RefusalError("failed", Reason("something_went_wrong"))


def _tell(connection: Connection, playroom: Playroom, error: RefusalError, action: str | None) -> None:
    playroom.metrics.refused.labels(error.code).inc()
    why = reason_of(error)
    connection.send(Refused(id=action, code=error.code, message=str(error), reason=why))


async def _obey(message: ClientMessage, connection: Connection, room: Room, playroom: Playroom) -> None:
    person = connection.person
    match message:
        case Act():
            await room.act(connection, message)
        case AskHint():
            playroom.limits.check("hint", person.id)
            connection.do_aside(_advise(message, connection, room, playroom))
        case AskWhy():
            connection.send(room.why(person, message.move))
        case Sit() | Stand() | TakeOver():
            await _change_seat(message, person, room)
        case ChooseLevel() | ChoosePace():
            await _change_table(message, person, room)
        case Ready():
            await room.ready(person)
        case Next():
            await room.next(person)
        case Hold():
            await room.hold(person)
        case Hello() | Ping():
            connection.send(Pong())


async def _change_seat(message: Sit | Stand | TakeOver, person: Person, room: Room) -> None:
    match message:
        case Sit():
            await room.sit(person, message.seat)
        case Stand():
            await room.stand(person)
        case TakeOver():
            await room.take_over(person, on=message.on)


async def _change_table(message: ChooseLevel | ChoosePace, person: Person, room: Room) -> None:
    match message:
        case ChooseLevel():
            await room.choose_level(person, message.level)
        case ChoosePace():
            await room.choose_pace(person, message.pace)


def sentence(error: ValidationError) -> str:
    """The first thing that is wrong, and where."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
