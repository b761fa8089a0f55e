"""Rooms: the lobby, creating a room, and sitting down in one."""

from fastapi import APIRouter, WebSocket

from upperhand.server.rooms.broadcast import room_info
from upperhand.server.web.routes.dependencies import CurrentPerson, ThePlayroom
from upperhand.server.web.sockets import serve_socket
from upperhand.server.web.wire.common import Code
from upperhand.server.web.wire.http import JoinRequest, LobbyReply, RoomInfo, RoomRequest

router = APIRouter(prefix="/api/rooms", tags=["rooms"])


@router.get("")
async def list_rooms(playroom: ThePlayroom) -> LobbyReply:
    """The lobby: rooms that are not private."""
    return LobbyReply(rooms=[room_info(room.state) for room in playroom.rooms.lobby()])


@router.post("", status_code=201)
async def create_room(wanted: RoomRequest, person: CurrentPerson, playroom: ThePlayroom) -> RoomInfo:
    """Creates a room, which starts at once if no seat is open."""
    playroom.limits.check("room", person.id)
    return room_info((await playroom.rooms.create(wanted, person)).state)


@router.get("/{code}")
async def show_room(code: Code, playroom: ThePlayroom) -> RoomInfo:
    return room_info(playroom.rooms.find(code).state)


@router.post("/{code}/join")
async def join_room(
    code: Code, wanted: JoinRequest, person: CurrentPerson, playroom: ThePlayroom
) -> RoomInfo:
    """Takes a free seat."""
    room = playroom.rooms.find(code)
    await room.sit(person, wanted.seat)
    return room_info(room.state)


@router.post("/{code}/leave")
async def leave_room(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> RoomInfo:
    """Leaves the seat permanently; a computer takes it while a game runs."""
    room = playroom.rooms.find(code)
    await room.stand(person)
    return room_info(room.state)


@router.post("/{code}/start")
async def start_room(code: Code, person: CurrentPerson, playroom: ThePlayroom) -> RoomInfo:
    """Starts the game, with computers in the open seats."""
    room = playroom.rooms.find(code)
    await room.start(person)
    return room_info(room.state)


@router.websocket("/{code}/socket")
async def room_socket(socket: WebSocket, code: str) -> None:
    await serve_socket(socket, code, socket.app.state.playroom)
