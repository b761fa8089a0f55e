"""Recovery of an account whose password is forgotten: by codes, and by mail if the operator configured it."""

import re

from fastapi import APIRouter, Request, Response

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import COOKIE, browser_of
from upperhand.server.names import login_of
from upperhand.server.refusal import RefusalError
from upperhand.server.web.routes.dependencies import Address, CurrentPerson, ThePlayroom
from upperhand.server.web.routes.people import me_of, set_cookie
from upperhand.server.web.wire.http import (
    CodeRecovery,
    ForgottenName,
    LinkRecovery,
    MailLink,
    Me,
    NewMail,
    OwnPassword,
    RecoveryCodes,
    RecoveryState,
)

router = APIRouter(prefix="/api/recovery", tags=["recovery"])

#: Printable ASCII without the signs that divide a list of addresses.
_MAIL = re.compile(r"[!#-'*+\-./0-9=?A-Z^-~]+@[A-Za-z0-9.-]+")


@router.get("")
async def show_recovery(request: Request, playroom: ThePlayroom, address: Address) -> RecoveryState:
    """How the account that asks can be recovered; strangers learn whether this server sends mails."""
    person = await playroom.sessions.find(request.cookies.get(COOKIE))
    playroom.limits.check("request", person.id if person else address)
    row = await playroom.queries.person(person.id) if person and not person.guest else None
    return RecoveryState(
        mail_works=playroom.recovery.mailer.works,
        codes_left=await playroom.recovery.codes_left(person) if person and row else None,
        mail=row.mail if row else None,
    )


@router.post("/codes", status_code=201)
async def make_codes(wanted: OwnPassword, person: CurrentPerson, playroom: ThePlayroom) -> RecoveryCodes:
    """New codes for the account; earlier ones are no longer valid."""
    playroom.limits.check("login_to", person.id)
    codes = await playroom.recovery.new_codes(person, wanted.password.get_secret_value())
    return RecoveryCodes(codes=codes)


@router.post("/code")
async def use_code(
    wanted: CodeRecovery, request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me:
    """Sets a new password by a code, logs in, and ends all other sessions of the account."""
    playroom.limits.check("login", address)
    playroom.limits.check("login_to", login_of(wanted.name))
    person, token = await playroom.recovery.use_code(
        request.cookies.get(COOKIE),
        wanted.name,
        wanted.code.get_secret_value(),
        wanted.password.get_secret_value(),
        browser_of(request.headers.get("user-agent", "")),
    )
    set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


@router.post("/mail", status_code=204)
async def change_mail(wanted: NewMail, person: CurrentPerson, playroom: ThePlayroom) -> None:
    """Sends a link that confirms the address; null removes the address."""
    playroom.limits.check("login_to", person.id)
    password = wanted.password.get_secret_value()
    if wanted.mail is None:
        await playroom.recovery.remove_mail(person, password)
        return
    if not _MAIL.fullmatch(wanted.mail):
        raise RefusalError("mail", Reason("bad_mail"), status=422)
    playroom.limits.check("mail_to", person.id)
    await playroom.recovery.add_mail(person, password, wanted.mail, _site(playroom))


@router.post("/confirm", status_code=204)
async def confirm_mail(wanted: MailLink, playroom: ThePlayroom, address: Address) -> None:
    """Confirms the address to which the link was sent."""
    playroom.limits.check("login", address)
    await playroom.recovery.confirm_mail(wanted.token.get_secret_value())


@router.post("/send", status_code=202)
async def send_link(wanted: ForgottenName, playroom: ThePlayroom, address: Address) -> None:
    """Sends a link to the address of an account; the answer is the same if there is none."""
    if not playroom.recovery.mailer.works:
        raise RefusalError("no_mail", Reason("no_mail_here"), status=404)
    playroom.limits.check("mail", address)
    login = login_of(wanted.name)
    playroom.limits.check("mail_to", login)
    playroom.recovery.send_link(login, _site(playroom))


@router.post("/link")
async def use_link(
    wanted: LinkRecovery, request: Request, response: Response, playroom: ThePlayroom, address: Address
) -> Me:
    """Sets a new password by a link, logs in, and ends all other sessions of the account."""
    playroom.limits.check("login", address)
    person, token = await playroom.recovery.use_link(
        request.cookies.get(COOKIE),
        wanted.token.get_secret_value(),
        wanted.password.get_secret_value(),
        browser_of(request.headers.get("user-agent", "")),
    )
    set_cookie(response, playroom, person, token)
    return me_of(playroom, person, token)


def _site(playroom: ThePlayroom) -> str:
    """Never from the request: whoever sends it could choose where the link leads."""
    return playroom.settings.public_url.rstrip("/")
