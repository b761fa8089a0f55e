"""Questions that the processes which serve one database ask each other."""

from fastapi import APIRouter, Depends, Request
from starlette.exceptions import HTTPException

from upperhand.server.accounts.sessions import Person
from upperhand.server.rooms.broadcast import room_info
from upperhand.server.rooms.rooms import lobby_order, own_order
from upperhand.server.web.routes.dependencies import ThePlayroom
from upperhand.server.web.security import RELAYED
from upperhand.server.web.wire.peers import ListedRoom, Whose


def only_peers(request: Request) -> None:
    if RELAYED not in request.scope:
        raise HTTPException(404)


router = APIRouter(prefix="/api/peers", include_in_schema=False, dependencies=[Depends(only_peers)])


@router.post("/lobby")
async def list_lobby(playroom: ThePlayroom) -> list[ListedRoom]:
    return [
        ListedRoom(room=room_info(room.state), order=[*lobby_order(room)]) for room in playroom.rooms.lobby()
    ]


@router.post("/mine")
async def list_rooms_of(whose: Whose, playroom: ThePlayroom) -> list[ListedRoom]:
    person = Person(whose.person, "", "en")
    return [
        ListedRoom(room=room_info(room.state, person.id), order=[*own_order(room)])
        for room in playroom.rooms.of(person)
    ]


@router.post("/leave", status_code=200)
async def leave_all(whose: Whose, playroom: ThePlayroom) -> None:
    """The person is about to be deleted."""
    await playroom.rooms.leave_all(Person(whose.person, "", "en"))
