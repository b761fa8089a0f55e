"""One's own account: its password, its sessions, and its end."""

from fastapi import APIRouter, Request, Response

from upperhand.server.accounts.sessions import COOKIE, browser_of
from upperhand.server.web.routes.dependencies import CurrentPerson, ThePlayroom
from upperhand.server.web.routes.people import me_of, set_cookie
from upperhand.server.web.wire.http import DeleteMe, EndSession, Me, NewPassword, SessionsReply

router = APIRouter(prefix="/api/me", tags=["people"])


@router.post("/password")
async def change_password(
    wanted: NewPassword, person: CurrentPerson, request: Request, response: Response, playroom: ThePlayroom
) -> Me:
    """Sets another password and ends all other sessions of the account."""
    playroom.limits.check("login_to", person.id)
    person, token = await playroom.recovery.change_password(
        person,
        request.cookies[COOKIE],
        wanted.password.get_secret_value(),
        wanted.new_password.get_secret_value(),
        browser_of(request.headers.get("user-agent", "")),
    )
    set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


@router.get("/sessions")
async def list_sessions(person: CurrentPerson, request: Request, playroom: ThePlayroom) -> SessionsReply:
    """Where the person is logged in, the latest first."""
    return SessionsReply(sessions=await playroom.sessions.all_of(person, request.cookies[COOKIE]))


@router.post("/sessions/end", status_code=204)
async def end_sessions(
    wanted: EndSession, person: CurrentPerson, request: Request, playroom: ThePlayroom
) -> None:
    """Logs out another browser, or all others."""
    await playroom.sessions.end_others(person, request.cookies[COOKIE], wanted.id)


@router.post("/delete", status_code=204)
async def delete_me(
    wanted: DeleteMe, person: CurrentPerson, response: Response, playroom: ThePlayroom
) -> None:
    """Deletes the person for good, with their bots. Games with others stay, without the names."""
    if not person.guest:
        playroom.limits.check("login_to", person.id)
        given = wanted.password.get_secret_value() if wanted.password else ""
        await playroom.recovery.check_owner(person, given)
    await playroom.remove(person)
    response.delete_cookie(COOKIE, path="/")
