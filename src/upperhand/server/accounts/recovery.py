"""Recovery: a forgotten password is set anew with a code that was written down, or by a link in a mail."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from upperhand.locales import say
from upperhand.reason import Reason
from upperhand.server.accounts.mail import Mail, Mailer
from upperhand.server.accounts.passwords import Passwords, check_password
from upperhand.server.accounts.sessions import Person, Sessions, token_hash
from upperhand.server.names import login_of
from upperhand.server.refusal import RefusalError
from upperhand.server.storage.changes import table_of
from upperhand.server.storage.journal import Journal, Work
from upperhand.server.storage.past_games import in_utc
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import (
    MailTokenRow,
    PersonRow,
    RecoveryCodeRow,
    SessionRow,
    now,
)

_log = logging.getLogger(__name__)

CODES = 10
#: Without signs that look alike.
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUP, _GROUPS = 4, 4  # the first group says which code it is, the others have 59 bits
CONFIRM_LASTS, RESET_LASTS = timedelta(days=2), timedelta(hours=1)

_PEOPLE, _SESSIONS = table_of(PersonRow), table_of(SessionRow)
_CODES, _TOKENS = table_of(RecoveryCodeRow), table_of(MailTokenRow)
_NEW_CODES = insert(_CODES)
_NO_CODES = delete(_CODES).where(_CODES.c.person_id == bindparam("of_person"))
_USE_CODE = delete(_CODES).where(
    _CODES.c.person_id == bindparam("of_person"), _CODES.c.code_hash == bindparam("used")
)
_NEW_TOKEN = insert(_TOKENS)
_NO_TOKENS = delete(_TOKENS).where(
    _TOKENS.c.person_id == bindparam("of_person"), _TOKENS.c.purpose == bindparam("of_purpose")
)
_OLD_TOKENS = delete(_TOKENS).where(_TOKENS.c.expires_at <= bindparam("until"))
_TOKEN = select(_TOKENS).where(
    _TOKENS.c.token_hash == bindparam("of_token"), _TOKENS.c.purpose == bindparam("of_purpose")
)
_USE_TOKEN = delete(_TOKENS).where(_TOKENS.c.token_hash == bindparam("of_token"))
_PASSWORD = (
    update(_PEOPLE)
    .where(_PEOPLE.c.id == bindparam("of_person"))
    .values(password_hash=bindparam("new_password_hash"))
)
_MAIL = update(_PEOPLE).where(_PEOPLE.c.id == bindparam("of_person")).values(mail=bindparam("new_mail"))
_END_SESSIONS = delete(_SESSIONS).where(_SESSIONS.c.person_id == bindparam("of_person"))


@dataclass
class Recovery:
    journal: Journal
    queries: Queries
    sessions: Sessions
    passwords: Passwords
    mailer: Mailer

    def __post_init__(self) -> None:
        self._sending: set[asyncio.Task[None]] = set()

    # --- codes ---

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """Replaces the codes of an account. They are told once: only hashes are stored."""
        await self.check_owner(person, password)
        codes = new_codes()
        hashes = await asyncio.gather(*(self.passwords.hash(_secret(code)) for code in codes))
        rows = [
            {"person_id": person.id, "beginning": _beginning(code), "code_hash": code_hash}
            for code, code_hash in zip(codes, hashes, strict=True)
        ]

        def replace_codes(connection: Connection) -> None:
            connection.execute(_NO_CODES, {"of_person": person.id})
            connection.execute(_NEW_CODES, rows)

        await self.journal.write(replace_codes)
        return codes

    async def codes_left(self, person: Person) -> int:
        return await self.queries.recovery_codes_left(person.id)

    async def use_code(
        self, token: str | None, name: str, code: str, password: str, browser: str = ""
    ) -> tuple[Person, str]:
        """Sets a new password; the owner and a new session. All other sessions end, and the code is used up.

        An unknown name and a wrong code get the same answer after the same work.
        """
        check_password(password, name)
        code = "".join(sign for sign in code.lower() if sign.isalnum())
        found = await self.queries.account(login_of(name))
        code_hash = await self.queries.recovery_code(found.id, _beginning(code)) if found else None
        fits = await self.passwords.fits(code_hash, _secret(code))
        password_hash = await self.passwords.hash(password)
        if not fits or found is None:
            raise _wrong_code()

        def use(connection: Connection) -> None:
            used = {"of_person": found.id, "used": code_hash}
            if not connection.execute(_USE_CODE, used).rowcount:  # somebody was faster
                raise _wrong_code()

        return await self._renewed(found, password_hash, token, use, browser)

    # --- the password of somebody who knows it ---

    async def change_password(
        self, person: Person, token: str, password: str, new: str, browser: str = ""
    ) -> tuple[Person, str]:
        """Sets another password and ends all other sessions; the owner and a new session."""
        await self.check_owner(person, password)
        check_password(new, person.name)
        found = await self.queries.person(person.id)
        assert found is not None
        return await self._renewed(found, await self.passwords.hash(new), token, lambda _: None, browser)

    # --- mail ---

    async def add_mail(self, person: Person, password: str, mail: str, site: str) -> None:
        """Sends a link that confirms the address; until then nothing changes."""
        await self.check_owner(person, password)
        token, made = _new_token(person.id, "confirm", mail, CONFIRM_LASTS)
        await self.journal.write(made)
        link = f"{site}/confirm/{token}"
        await self.mailer.send(
            Mail(
                to=mail,
                subject=say(Reason("mail_confirm_subject"), person.language),
                text=say(Reason("mail_confirm", name=person.name, link=link), person.language),
            )
        )

    async def remove_mail(self, person: Person, password: str) -> None:
        await self.check_owner(person, password)

        def remove(connection: Connection) -> None:
            connection.execute(_MAIL, {"of_person": person.id, "new_mail": None})
            for purpose in ("confirm", "reset"):
                connection.execute(_NO_TOKENS, {"of_person": person.id, "of_purpose": purpose})

        await self.journal.write(remove)

    async def confirm_mail(self, token: str) -> None:
        def confirm(connection: Connection) -> None:
            row = _used(connection, token, "confirm")
            connection.execute(_MAIL, {"of_person": row.person_id, "new_mail": row.mail})

        await self.journal.write(confirm)

    def send_link(self, name: str, site: str) -> None:
        """Sends a link that sets a new password, if there is such an account with an address.

        It is sent while the answer is on its way: neither the answer nor its time tells whether there is one.
        """
        task = asyncio.create_task(self._send_link(name, site))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_link(self, name: str, site: str) -> None:
        try:
            found = await self.queries.account(login_of(name))
            if found is None or found.mail is None:
                return
            token, made = _new_token(found.id, "reset", found.mail, RESET_LASTS)
            await self.journal.write(made)
            link = f"{site}/recover/{token}"
            text = say(Reason("mail_reset", name=found.name, link=link), found.language)
            subject = say(Reason("mail_reset_subject"), found.language)
            await self.mailer.send(Mail(to=found.mail, subject=subject, text=text))
        except (RefusalError, SQLAlchemyError, OSError) as error:
            _log.error("a mail was not sent", extra={"problem": type(error).__name__})

    async def use_link(
        self, token: str | None, link: str, password: str, browser: str = ""
    ) -> tuple[Person, str]:
        """Sets a new password, as `use_code` does."""
        row = await self.queries.mail_token(token_hash(link), "reset")
        found = await self.queries.person(row.person_id) if row else None
        if row is None or found is None or in_utc(row.expires_at) <= now():
            raise _dead_link()
        check_password(password, found.name)
        password_hash = await self.passwords.hash(password)

        def use(connection: Connection) -> None:
            _used(connection, link, "reset")

        return await self._renewed(found, password_hash, token, use, browser)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    # --- both ---

    async def check_owner(self, person: Person, password: str) -> None:
        """A person who only has the browser of another cannot take the account."""
        found = await self.queries.person(person.id)
        password_hash = found.password_hash if found else None
        if password_hash is None:
            raise RefusalError("account", Reason("only_accounts"), status=403)
        if not await self.passwords.fits(password_hash, password):
            raise RefusalError("wrong_password", Reason("this_password_is_wrong"), status=403)

    async def _renewed(
        self,
        found: PersonRow,
        password_hash: str,
        token: str | None,
        use: Callable[[Connection], None],
        browser: str,
    ) -> tuple[Person, str]:
        def renew(connection: Connection) -> None:
            use(connection)
            connection.execute(_PASSWORD, {"of_person": found.id, "new_password_hash": password_hash})
            connection.execute(_END_SESSIONS, {"of_person": found.id})
            connection.execute(_NO_TOKENS, {"of_person": found.id, "of_purpose": "reset"})

        await self.journal.write(renew)
        self.sessions.end_all(found.id)
        person = Person(found.id, found.name, found.language, found.login)
        return person, await self.sessions.renew(person, token, browser)


def new_codes() -> list[str]:
    """Codes with different beginnings, in groups: `k7wq-3fhx-9mzp-tbn4`."""
    beginnings: set[str] = set()
    while len(beginnings) < CODES:
        beginnings.add(_signs(_GROUP))
    return ["-".join([each, *(_signs(_GROUP) for _ in range(_GROUPS - 1))]) for each in sorted(beginnings)]


def _signs(count: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))


def _beginning(code: str) -> str:
    return code[:_GROUP]


def _secret(code: str) -> str:
    return code[_GROUP:].replace("-", "")


def _new_token(person_id: str, purpose: str, mail: str, lasts: timedelta) -> tuple[str, Work]:
    """A token, and how it is stored: it replaces earlier ones, and those that have expired go."""
    token = secrets.token_urlsafe(24)
    row = {"token_hash": token_hash(token), "person_id": person_id, "purpose": purpose, "mail": mail}

    def write(connection: Connection) -> None:
        connection.execute(_OLD_TOKENS, {"until": now()})
        connection.execute(_NO_TOKENS, {"of_person": person_id, "of_purpose": purpose})
        connection.execute(_NEW_TOKEN, row | {"expires_at": now() + lasts})

    return token, write


def _used(connection: Connection, token: str, purpose: str) -> MailTokenRow:
    """The row of a link that is used now, for the only time."""
    wanted = {"of_token": token_hash(token)}
    row = connection.execute(_TOKEN, wanted | {"of_purpose": purpose}).first()
    if row is None or in_utc(row.expires_at) <= now() or not connection.execute(_USE_TOKEN, wanted).rowcount:
        raise _dead_link()
    return row  # type: ignore[return-value]


def _wrong_code() -> RefusalError:
    return RefusalError("wrong_code", Reason("wrong_recovery_code"), status=401)


def _dead_link() -> RefusalError:
    return RefusalError("dead_link", Reason("dead_link"), status=410)
