"""The socket of a room: reads messages, passes them to the room, and writes its messages."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass
from functools import partial

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from upperhand.errors import UpperhandError, reason_of
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.accounts.tokens import bearer_of
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError, as_refusal
from upperhand.server.rooms.audience import Connection
from upperhand.server.rooms.room import Room
from upperhand.server.web.limits import host_of, network_of, seat_network
from upperhand.server.web.security import is_own_origin
from upperhand.server.web.wire.client import (
    CLIENT,
    Act,
    AskHint,
    AskWhy,
    Begin,
    ChooseBots,
    ChooseLevel,
    ChoosePace,
    ChooseWait,
    ClientMessage,
    Hello,
    Hold,
    Mute,
    Next,
    Ping,
    Ready,
    SendChat,
    SendSignal,
    Shuffle,
    Sit,
    Stand,
    Swap,
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
    try:
        visitor = await _visitor(socket, playroom)
    except RefusalError as error:
        await _refuse(socket, TOO_OFTEN if error.status == 429 else NO_SESSION, str(error))
        return
    person = visitor.person
    with ExitStack() as counted:
        try:
            room = _room(code, person, network_of(host_of(socket)), playroom)
            playroom.limits.check("socket", person.id)
            counted.enter_context(playroom.limits.one_of("sockets", person.id))
            counted.enter_context(playroom.limits.one_of("sockets_of", network_of(host_of(socket))))
            if visitor.token is not None:
                counted.enter_context(playroom.limits.one_of("sockets_of_token", visitor.token))
        except RefusalError as error:
            await _refuse(socket, NO_ROOM if error.status == 404 else TOO_OFTEN, str(error))
            return
        connection = Connection(person, playroom.metrics, seat_network(host_of(socket)))
        with visitor.registered(lambda: connection.end(NO_SESSION)):
            await socket.accept()
            if not await _greeted(socket):
                return
            with playroom.metrics.sockets.track_inprogress():
                await _converse(socket, connection, room, playroom)


@dataclass(frozen=True)
class _Visitor:
    """Who opens a socket, by a session or by the token of a bot; of that, its hash."""

    person: Person
    registered: Callable[[Callable[[], None]], AbstractContextManager[None]]
    token: str | None = None


async def _visitor(socket: WebSocket, playroom: Playroom) -> _Visitor:
    """Who opens a socket; refused if nobody knows them."""
    token = bearer_of(socket.headers)
    if token is None:
        cookie = socket.cookies.get(COOKIE)
        person = await playroom.sessions.find(cookie)
        if person is None or cookie is None:
            raise RefusalError("no_session", Reason("no_session"), status=401)
        return _Visitor(person, partial(playroom.sessions.visit, cookie))
    bearer = await playroom.bearer(token, network_of(host_of(socket)))
    return _Visitor(bearer.bot, partial(playroom.tokens.visit, bearer), bearer.key)


def _room(code: str, person: Person, address: str, playroom: Playroom) -> Room:
    """The room of a code; who tries codes that do not exist only finds those where they sit."""
    try:
        room = playroom.rooms.find(code)
    except RefusalError:
        playroom.limits.check("missing", address)
        raise
    if room.state.seat_of(person.id) is None:
        playroom.limits.check("missing", address, count=False)
    return room


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
            if person.bot:
                raise RefusalError("bot", Reason("no_hints_for_bots"), status=403)
            playroom.limits.check("hint", person.id)
            connection.do_aside(_advise(message, connection, room, playroom))
        case AskWhy():
            connection.send(room.why(person, message.move))
        case Sit() | Stand() | TakeOver() | Swap():
            await _change_seat(message, connection, room)
        case ChooseLevel() | ChoosePace() | ChooseWait() | ChooseBots() | Shuffle():
            await _change_table(message, person, room)
        case SendSignal() | SendChat() | Mute():
            _talk(message, person, room, playroom)
        case Begin() | Ready() | Next() | Hold():
            await _go_on(message, person, room)
        case Hello() | Ping():
            connection.send(Pong())


async def _change_seat(message: Sit | Stand | TakeOver | Swap, connection: Connection, room: Room) -> None:
    person = connection.person
    match message:
        case Sit():
            await room.sit(person, message.seat, connection.network)
        case Stand():
            await room.stand(person)
        case TakeOver():
            await room.take_over(person, on=message.on)
        case Swap():
            await room.swap(person, message.seat)


async def _change_table(
    message: ChooseLevel | ChoosePace | ChooseWait | ChooseBots | Shuffle, person: Person, room: Room
) -> None:
    match message:
        case ChooseLevel():
            await room.host.choose_level(person, message.level)
        case ChoosePace():
            await room.host.choose_pace(person, message.pace)
        case ChooseWait():
            await room.host.choose_wait(person, message.wait)
        case ChooseBots():
            await room.host.choose_bots(person, on=message.on)
        case Shuffle():
            await room.host.shuffle(person)


async def _go_on(message: Begin | Ready | Next | Hold, person: Person, room: Room) -> None:
    match message:
        case Begin():
            await room.start(person)
        case Ready():
            await room.ready(person)
        case Next():
            await room.next(person)
        case Hold():
            await room.hold(person)


def _talk(message: SendSignal | SendChat | Mute, person: Person, room: Room, playroom: Playroom) -> None:
    match message:
        case SendSignal():
            playroom.limits.check("signal", person.id)
            room.talk.signal(person, message.code)
        case SendChat():
            playroom.limits.check("chat", person.id)
            room.talk.write(person, message.text)
        case Mute():
            room.talk.mute(person, message.seat, on=message.on)


def sentence(error: ValidationError) -> str:
    """The first thing that is wrong, and where."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
