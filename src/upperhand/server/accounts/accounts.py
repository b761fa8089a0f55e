"""Accounts: guests who chose a name and a password to log in with."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from uuid import uuid4

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from upperhand.locales import say
from upperhand.reason import Reason
from upperhand.server.accounts.passwords import Passwords, check_password
from upperhand.server.accounts.sessions import Person, Sessions
from upperhand.server.names import check_name, login_of, skeleton
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import PersonRow

_PEOPLE = changes.table_of(PersonRow)
#: How many bots one person may have.
MOST_BOTS = 5


@dataclass
class Accounts:
    journal: Journal
    queries: Queries
    sessions: Sessions
    passwords: Passwords

    def __post_init__(self) -> None:
        self._registering = asyncio.Lock()

    async def register(
        self, guest: Person | None, token: str | None, name: str, password: str, browser: str = ""
    ) -> tuple[Person, str]:
        """Turns a guest, with all games and points, into an account, or creates one; its new session."""
        name = check_name(name)
        login = login_of(name)
        check_password(password, name)
        await self._check_free(guest, name)
        password_hash = await self.passwords.hash(password)
        known = guest or Person(str(uuid4()), name, "en")
        person = replace(known, name=name, login=login)
        async with self._registering:  # a guest becomes one account, however often it asks
            await self._check_free(guest, name)
            try:
                await self.journal.write(
                    *(() if guest else (changes.new_person(person.id, name, person.language),)),
                    changes.account(person.id, name, login, password_hash),
                    partial(_rename_guests, owner=person),
                )
            except IntegrityError:
                raise _taken() from None
        self.sessions.forget_all()  # guests may have lost this name
        return person, await self.sessions.renew(person, token, browser)

    async def _check_free(self, guest: Person | None, name: str) -> None:
        known = await self.queries.person(guest.id) if guest else None
        if known is not None and known.login is not None:
            raise RefusalError("account", Reason("log_out_first"))
        if await self.queries.account_like(name):
            raise _taken()

    async def make_bot(self, owner: Person, name: str) -> Person:
        """An account for programs of that person. Nobody can log in to it: it has no password."""
        name = check_name(name)
        if owner.guest:
            raise RefusalError("guest", Reason("bots_need_account"), status=403)
        bot = Person(str(uuid4()), name, owner.language, login_of(name), owner.id)
        async with self._registering:
            await self._check_free(None, name)
            if len(await self.queries.bots_of(owner.id)) >= MOST_BOTS:
                raise RefusalError("too_many_bots", Reason("too_many_bots", count=MOST_BOTS))
            try:
                await self.journal.write(
                    changes.new_person(bot.id, name, bot.language),
                    changes.account(bot.id, name, bot.login, None),
                    changes.new_bot(bot.id, owner.id),
                    partial(_rename_guests, owner=bot),
                )
            except IntegrityError:
                raise _taken() from None
        self.sessions.forget_all()  # guests may have lost this name
        return bot

    async def log_in(
        self, token: str | None, name: str, password: str, browser: str = ""
    ) -> tuple[Person, str]:
        """The owner of the account and a new session; the session of the request ends."""
        found = await self.queries.account(login_of(name))
        password_hash = found.password_hash if found else None
        if not await self.passwords.fits(password_hash, password) or found is None or password_hash is None:
            raise RefusalError("wrong_password", Reason("wrong_password"), status=401)
        if self.passwords.is_outdated(password_hash):
            newer = await self.passwords.hash(password)
            await self.journal.write(changes.account(found.id, found.name, found.login, newer))
        person = Person(found.id, found.name, found.language, found.login)
        return person, await self.sessions.renew(person, token, browser)


def _rename_guests(connection: Connection, owner: Person) -> None:
    """From now on the name belongs to an account: guests who have it, or one like it, lose it."""
    alike = select(_PEOPLE.c.id, _PEOPLE.c.language).where(
        _PEOPLE.c.skeleton == skeleton(owner.name), _PEOPLE.c.login.is_(None), _PEOPLE.c.id != owner.id
    )
    for identity, language in connection.execute(alike).all():
        changed = changes.person(identity, say(Reason("guest_name"), language), language)
        connection.execute(*changed)


def _taken() -> RefusalError:
    return RefusalError("name_taken", Reason("name_taken"))
