"""Rooms: the lobby, creating a room, and sitting down in one."""

from typing import Any

from fastapi import APIRouter, WebSocket

from upperhand import Record
from upperhand.server.rooms.broadcast import room_info
from upperhand.server.storage.schema import GameRow
from upperhand.server.web.presenters import load_presenter
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.sockets import serve_socket
from upperhand.server.web.wire.common import Code
from upperhand.server.web.wire.http import (
    JoinRequest,
    LobbyReply,
    RoomInfo,
    RoomRequest,
    SheetLine,
    SheetReply,
)

router = APIRouter(prefix="/api/rooms", tags=["rooms"])


@router.get("")
async def list_rooms(playroom: ThePlayroom) -> LobbyReply:
    """The lobby: rooms that want somebody to sit down, and are not private."""
    return LobbyReply(rooms=[room_info(room.state) for room in playroom.rooms.lobby()])


@router.get("/mine")
async def list_my_rooms(person: CurrentPerson, playroom: ThePlayroom) -> LobbyReply:
    """The unfinished games in which the person has a seat, the latest first."""
    return LobbyReply(rooms=[room_info(room.state) for room in playroom.rooms.of(person)])


@router.post("", status_code=201)
async def create_room(wanted: RoomRequest, person: CurrentPerson, playroom: ThePlayroom) -> RoomInfo:
    """Creates a room, which starts at once if no seat is open."""
    playroom.limits.check("room", person.id)
    return room_info((await playroom.rooms.create(wanted, person)).state)


@router.get("/{code}")
async def show_room(code: Code, playroom: ThePlayroom) -> RoomInfo:
    return room_info(playroom.rooms.find(code).state)


@router.get("/{code}/sheet")
async def show_sheet(code: Code, playroom: ThePlayroom, address: Address) -> SheetReply:
    """The score sheet: every finished game of the room."""
    playroom.limits.check("request", address)
    room = playroom.rooms.find(code)
    found = await playroom.queries.finished_games_of_room(room.state.code)
    return SheetReply(lines=[_line(row) for row in found])


def _line(row: GameRow) -> SheetLine:
    state: Any = Record.from_json(row.record).replay()
    played, scores = load_presenter(row.game).played(state), list(state.scores)
    return SheetLine(
        number=row.number,
        record_id=row.id,
        contract=played.contract,
        declarers=list(played.declarers),
        partner=played.partner,
        made=any(scores[seat] > 0 for seat in played.declarers),
        scores=scores,
    )


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
