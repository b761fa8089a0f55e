"""The dependencies of routes: the playroom, and the person who sends the request."""

from typing import Annotated

from fastapi import Depends, Request

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, Person
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError


def playroom_of(request: Request) -> Playroom:
    found: Playroom = request.app.state.playroom
    return found


ThePlayroom = Annotated[Playroom, Depends(playroom_of)]


async def guest_or_person(request: Request, playroom: ThePlayroom) -> Person:
    """The person who sends the request; refused without a session."""
    person = await playroom.sessions.find(request.cookies.get(COOKIE))
    if person is None:
        raise RefusalError("no_session", Reason("no_session"), status=401)
    playroom.limits.check("request", person.id)
    return person


def address(request: Request) -> str:
    """The address of the client: without a session, nothing else is known."""
    return request.client.host if request.client else "-"


CurrentPerson = Annotated[Person, Depends(guest_or_person)]
Address = Annotated[str, Depends(address)]
