"""People: guests, accounts and their sessions."""

from fastapi import APIRouter, Request, Response

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, GUESTS_LAST, LASTS, Person, browser_of, csrf_of
from upperhand.server.accounts.tokens import bearer_of
from upperhand.server.names import login_of
from upperhand.server.playroom import Playroom
from upperhand.server.refusal import RefusalError
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom, sender
from upperhand.server.web.wire.http import (
    BlockedPerson,
    BlockedReply,
    ChangeMe,
    Credentials,
    Me,
    SessionRequest,
    UnblockRequest,
)

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/session")
async def open_session(
    wanted: SessionRequest, request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me:
    """Starts a session as a guest. An existing session is kept."""
    token = request.cookies.get(COOKIE)
    person = await playroom.sessions.find(token)
    if person is None or token is None:
        playroom.limits.check("session", address)
        browser = browser_of(request.headers.get("user-agent", ""))
        person, token = await playroom.sessions.open_guest(wanted.name, wanted.language, browser)
        set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


@router.get("/me")
async def who_am_i(
    request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me | None:
    """Who sends this; null if nobody is known yet."""
    if bearer_of(request.headers) is not None:
        bot = await sender(request, playroom)
        return None if bot is None else me_of(playroom, bot, None)
    token = request.cookies.get(COOKIE)
    person = await playroom.sessions.find(token)
    playroom.limits.check("request", person.id if person else address)
    if person is None or token is None:
        if token is not None:  # an unknown cookie would only block a new one
            response.delete_cookie(COOKIE, path="/")
        return None
    if await playroom.sessions.prolong(token):
        set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


@router.patch("/me")
async def change_me(wanted: ChangeMe, person: CurrentPerson, request: Request, playroom: ThePlayroom) -> Me:
    """Changes the name or language, or what the person allows: free chat, and learning from their games."""
    name, language = wanted.name or person.name, wanted.language or person.language
    if person.login and name != person.name:
        raise RefusalError("account", Reason("account_name_stays"))
    if wanted.chat is not None:
        await playroom.contacts.allow_chat(person, on=wanted.chat)
        playroom.rooms.refresh_talk(person)
    if wanted.teaches is not None:
        await playroom.learner.let_teach(person, on=wanted.teaches)
    if (name, language) != (person.name, person.language):
        person = await playroom.sessions.rename(person, name, language)
    return me_of(playroom, person, request.cookies[COOKIE])


@router.get("/me/blocked")
async def list_blocked(person: CurrentPerson, playroom: ThePlayroom) -> BlockedReply:
    """The people whom one has blocked, the latest first."""
    found = await playroom.queries.blocked_by(person.id)
    return BlockedReply(
        people=[BlockedPerson(id=row.id, name=row.name, guest=row.login is None) for row in found]
    )


@router.post("/me/unblock", status_code=204)
async def unblock(wanted: UnblockRequest, person: CurrentPerson, playroom: ThePlayroom) -> None:
    await playroom.contacts.unblock(person, wanted.id)
    playroom.rooms.refresh_talk(person)


@router.post("/accounts", status_code=201)
async def register(
    wanted: Credentials, request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me:
    """Creates an account; a guest keeps all games and points, and continues under the account's name."""
    playroom.limits.check("account", address)
    token = request.cookies.get(COOKIE)
    person, renewed = await playroom.accounts.register(
        await playroom.sessions.find(token),
        token,
        wanted.name,
        wanted.password.get_secret_value(),
        browser_of(request.headers.get("user-agent", "")),
    )
    set_cookie(response, playroom, person, renewed)
    return me_of(playroom, person, renewed)


@router.post("/login")
async def log_in(
    wanted: Credentials, request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me:
    """Logs in to an account. Games played as a guest before stay with the guest."""
    playroom.limits.check("login", address)
    playroom.limits.check("login_to", login_of(wanted.name))
    person, token = await playroom.accounts.log_in(
        request.cookies.get(COOKIE),
        wanted.name,
        wanted.password.get_secret_value(),
        browser_of(request.headers.get("user-agent", "")),
    )
    set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


@router.post("/logout", status_code=204)
async def log_out(person: CurrentPerson, request: Request, response: Response, playroom: ThePlayroom) -> None:  # noqa: ARG001
    """Ends this session; a guest cannot come back to it."""
    await playroom.sessions.end(request.cookies[COOKIE])
    response.delete_cookie(COOKIE, path="/")


def set_cookie(response: Response, playroom: Playroom, person: Person, token: str) -> None:
    lasts = GUESTS_LAST if person.guest else LASTS
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(lasts.total_seconds()),
        path="/",
        secure=playroom.settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def me_of(playroom: Playroom, person: Person, token: str | None) -> Me:
    """What a person is told about themselves; `token` is that of the session."""
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        guest=person.guest,
        chat=playroom.contacts.allows_chat(person.id),
        teaches=playroom.learner.teaches(person.id),
        bot=person.bot,
        csrf="" if token is None else csrf_of(token),
    )
