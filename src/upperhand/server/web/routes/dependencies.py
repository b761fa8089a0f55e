"""The dependencies of routes: the playroom, and the person who sends the request."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.accounts.tokens import bearer_of
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.room import Room
from upperhand.server.web.limits import host_of, network_of, seat_network
from upperhand.server.web.wire.common import Code


def playroom_of(request: Request) -> Playroom:
    found: Playroom = request.app.state.playroom
    return found


ThePlayroom = Annotated[Playroom, Depends(playroom_of)]


async def guest_or_person(request: Request, playroom: ThePlayroom) -> Person:
    """The person who sends the request; refused without a session, and for bots."""
    if bearer_of(request.headers) is not None:
        raise RefusalError("bot", Reason("not_for_bots"), status=403)
    person = await playroom.sessions.find(request.cookies.get(COOKIE))
    if person is None:
        raise RefusalError("no_session", Reason("no_session"), status=401)
    playroom.limits.check("request", person.id)
    return person


def address(request: Request) -> str:
    """The client, by its address: without a session, nothing else is known."""
    return network_of(host_of(request))


async def sender(request: Request, playroom: Playroom) -> Person | None:
    """Who sends the request: a bot by its token, or a person by the session; None if nobody is known."""
    token = bearer_of(request.headers)
    if token is None:
        return await playroom.sessions.find(request.cookies.get(COOKIE))
    bearer = await playroom.bearer(token, address(request))
    playroom.limits.check("token", bearer.key)
    return bearer.bot


#: Says in the description of the API which requests bots may send.
_TOKEN = HTTPBearer(
    auto_error=False, scheme_name="token", description="The token of a bot, made on the account page."
)


async def player(request: Request, playroom: ThePlayroom, _: Annotated[object, Depends(_TOKEN)]) -> Person:
    """Who sends a request that bots may send too."""
    if bearer_of(request.headers) is None:
        return await guest_or_person(request, playroom)
    found = await sender(request, playroom)
    assert found is not None, "a token that nobody knows is refused"
    playroom.limits.check("request", found.id)
    return found


def network(request: Request) -> str:
    """Where the client comes from, for the seats of a rated game; empty if that says nothing."""
    return seat_network(host_of(request))


def room_of(code: Code, playroom: ThePlayroom, address: Annotated[str, Depends(address)]) -> Room:
    """The room of a code. Who tries codes that do not exist finds no more rooms, not even existing ones."""
    playroom.limits.check("missing", address, count=False)
    try:
        return playroom.rooms.find(code)
    except RefusalError:
        playroom.limits.check("missing", address)
        raise


TheRoom = Annotated[Room, Depends(room_of)]
#: A guest or an account, and never a bot; or any of the three.
CurrentPerson = Annotated[Person, Depends(guest_or_person)]
CurrentPlayer = Annotated[Person, Depends(player)]
Address = Annotated[str, Depends(address)]
Network = Annotated[str, Depends(network)]
