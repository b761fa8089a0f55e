"""Rooms: the lobby, creating a room, and sitting down in one."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request, WebSocket

from upperhand import Record
from upperhand.server.playroom import Playroom
from upperhand.server.rooms.broadcast import room_info
from upperhand.server.rooms.rooms import SHOWN
from upperhand.server.rooms.state import Seat
from upperhand.server.storage.schema import GameRow, SeatingRow
from upperhand.server.web.presenters import load_presenter
from upperhand.server.web.routes.dependencies import (
    Address,
    CurrentPerson,
    CurrentPlayer,
    Network,
    ThePlayroom,
    TheRoom,
    sender,
)
from upperhand.server.web.routes.peers import list_lobby, list_rooms_of
from upperhand.server.web.sockets import serve_socket
from upperhand.server.web.wire.http import (
    BlockRequest,
    JoinRequest,
    KeepRequest,
    LobbyReply,
    RoomInfo,
    RoomRequest,
    SheetLine,
    SheetReply,
)
from upperhand.server.web.wire.peers import ListedRoom, Whose

router = APIRouter(prefix="/api/rooms", tags=["rooms"])


@router.get("")
async def list_rooms(playroom: ThePlayroom, address: Address) -> LobbyReply:
    """The lobby: rooms that want somebody to sit down, and are not private."""
    playroom.limits.check("request", address)
    return _merged(await list_lobby(playroom), await _elsewhere(playroom, "lobby"))


@router.get("/mine")
async def list_my_rooms(person: CurrentPlayer, playroom: ThePlayroom) -> LobbyReply:
    """The unfinished games in which the person has a seat, the latest first; then the rooms that stay."""
    here = await list_rooms_of(Whose(person=person.id), playroom)
    return _merged(here, await _elsewhere(playroom, "mine", person=person.id))


async def _elsewhere(playroom: Playroom, question: str, **values: str) -> list[ListedRoom]:
    """The rooms that other processes have."""
    answers = await playroom.peers.ask_all(question, **values) if playroom.peers else []
    return [ListedRoom.model_validate(each) for answer in answers for each in answer]


def _merged(here: list[ListedRoom], elsewhere: list[ListedRoom]) -> LobbyReply:
    found = sorted([*here, *elsewhere], key=lambda listed: listed.order)
    return LobbyReply(rooms=[listed.room for listed in found[:SHOWN]])


@router.post("", status_code=201)
async def create_room(
    wanted: RoomRequest, person: CurrentPlayer, playroom: ThePlayroom, network: Network
) -> RoomInfo:
    """Creates a room, which starts at once if no seat is open."""
    playroom.limits.check("room", person.id)
    return room_info((await playroom.rooms.create(wanted, person, network=network)).state)


@router.get("/{code}")
async def show_room(room: TheRoom) -> RoomInfo:
    return room_info(room.state)


@router.get("/{code}/sheet")
async def show_sheet(room: TheRoom, request: Request, playroom: ThePlayroom, address: Address) -> SheetReply:
    """The score sheet: every finished game of the room, with a column for each seat as people sit now.

    While others play the same deals, it is only for those who sit there.
    """
    playroom.limits.check("request", address)
    person = await sender(request, playroom)
    seated = person is not None and room.state.seat_of(person.id) is not None
    games = await playroom.queries.finished_games_of_room(room.state.code)
    found = [row for row in games if seated or not row.sealed]
    sat = await playroom.queries.seatings_of([row.id for row in found])
    seats = room.state.seats
    columns = {row.id: _columns([each for each in sat if each.game_id == row.id], seats) for row in found}
    return SheetReply(lines=[_line(row, columns[row.id]) for row in found])


def _columns(sat: Sequence[SeatingRow], seats: Sequence[Seat]) -> list[int]:
    """For every seat of a game, where its player sits now; people who have left are replaced seat by seat."""
    now = [seat.person_id or seat.name for seat in seats]
    then = [row.person_id or row.name for row in sat] or now
    left = [place for place, who in enumerate(now) if who not in then]
    return [now.index(who) if who in now else left.pop(0) for who in then]


def _line(row: GameRow, columns: Sequence[int]) -> SheetLine:
    state: Any = Record.from_json(row.record).replay()
    played, scores = load_presenter(row.game).played(state), list(state.scores)
    return SheetLine(
        number=row.number,
        record_id=row.id,
        contract=played.contract,
        declarers=[columns[seat] for seat in played.declarers],
        partner=None if played.partner is None else columns[played.partner],
        made=any(scores[seat] > 0 for seat in played.declarers),
        scores=[score for _, score in sorted(zip(columns, scores, strict=True))],
    )


@router.post("/{code}/join")
async def join_room(room: TheRoom, wanted: JoinRequest, person: CurrentPlayer, network: Network) -> RoomInfo:
    """Takes a free seat; while a game runs, one of a computer is theirs from the next game on."""
    await room.sit(person, wanted.seat, network)
    return room_info(room.state)


@router.post("/{code}/leave")
async def leave_room(room: TheRoom, person: CurrentPlayer) -> RoomInfo:
    """Leaves the seat permanently; a computer takes it while a game runs."""
    await room.stand(person)
    return room_info(room.state)


@router.post("/{code}/start")
async def start_room(room: TheRoom, person: CurrentPlayer) -> RoomInfo:
    """Starts the game, with computers in the open seats."""
    await room.start(person)
    return room_info(room.state)


@router.post("/{code}/keep")
async def keep_room(
    room: TheRoom, wanted: KeepRequest, person: CurrentPerson, playroom: ThePlayroom
) -> RoomInfo:
    """The host keeps the room with its address, its people and its score sheet, or gives it up."""
    await playroom.rooms.keep(room, person, on=wanted.on)
    return room_info(room.state)


@router.post("/{code}/block", status_code=204)
async def block_person(
    room: TheRoom, wanted: BlockRequest, person: CurrentPerson, playroom: ThePlayroom
) -> None:
    """Blocks the person in a seat, at every table."""
    playroom.limits.check("block", person.id)
    other = room.talk.person_in(wanted.seat)
    await playroom.contacts.block(person, other)
    playroom.rooms.refresh_talk(person)


@router.websocket("/{code}/socket")
async def room_socket(socket: WebSocket, code: str) -> None:
    await serve_socket(socket, code, socket.app.state.playroom)
