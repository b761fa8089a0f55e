"""Sessions: which person a browser belongs to, by a token in a cookie that no script can read."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from uuid import uuid4

from sqlalchemy.exc import SQLAlchemyError

from upperhand.reason import Reason
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import now

_log = logging.getLogger(__name__)

COOKIE = "upperhand_session"
LASTS = timedelta(days=180)
_KEPT = 20_000
_SWEEP = 3_600.0  # seconds between checks for expired sessions


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays: a guest, or the owner of an account."""

    id: str
    name: str
    language: str
    login: str | None = None

    @property
    def guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True, slots=True)
class _Session:
    person: Person
    expires_at: datetime


@dataclass(eq=False)
class _Visit:
    """An open socket of a session, and how to close it."""

    session: str
    person_id: str
    expires_at: datetime
    hang_up: Callable[[], None]


class Sessions:
    """Opens, finds and ends sessions. Sessions in use are cached: every request needs one."""

    def __init__(self, journal: Journal, queries: Queries, clock: Callable[[], datetime] = now) -> None:
        self._journal = journal
        self._queries = queries
        self._clock = clock
        self._known: OrderedDict[str, _Session] = OrderedDict()
        self._changes = 0  # cached sessions
        self._visits: set[_Visit] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def open_guest(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest and the token of its session."""
        person = Person(str(uuid4()), check_name(name), language)
        token, expires_at = secrets.token_urlsafe(32), self._clock() + LASTS
        await self._journal.write(
            changes.new_person(person.id, person.name, language),
            changes.new_session(token_hash(token), person.id, expires_at),
        )
        self._keep(token_hash(token), _Session(person, expires_at))
        return person, token

    async def renew(self, person: Person, old: str | None) -> str:
        """A new session for a person who has just proved who they are.

        The old token is no longer valid: somebody else may have put it there.
        """
        token, expires_at = secrets.token_urlsafe(32), self._clock() + LASTS
        ended = (changes.end_session(token_hash(old)),) if old else ()
        await self._journal.write(*ended, changes.new_session(token_hash(token), person.id, expires_at))
        if old:
            self._forget(token_hash(old))
            self._move_visits(token_hash(old), token_hash(token), person)
        self.forget(person.id)
        self._keep(token_hash(token), _Session(person, expires_at))
        return token

    def _move_visits(self, old: str, new: str, person: Person) -> None:
        """A guest who creates an account stays at the table; a person who logs in was somebody else there."""
        for visit in [visit for visit in self._visits if visit.session == old]:
            if visit.person_id == person.id:
                visit.session = new
            else:
                visit.hang_up()

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Changes the name or language; at a table a person keeps the name they sat down with."""
        await self._journal.write(changes.person(person.id, check_name(name), language))
        self.forget(person.id)
        return replace(person, name=check_name(name), language=language)

    async def find(self, token: str | None) -> Person | None:
        session = await self._find(token)
        return None if session is None else session.person

    async def _find(self, token: str | None) -> _Session | None:
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        found = self._known.get(key) or await self._read(key)
        if found is None or found.expires_at <= self._clock():
            return None
        self._keep(key, found)
        return found

    async def _read(self, key: str) -> _Session | None:
        """The stored session; read again if it ended or changed during the read."""
        while True:
            before = self._changes
            row = await self._queries.session(key)
            if before == self._changes:
                break
        if row is None:
            return None
        person, expires_at = row
        return _Session(Person(person.id, person.name, person.language, person.login), expires_at)

    async def end(self, token: str) -> None:
        key = token_hash(token)
        await self._journal.write(changes.end_session(key))
        self._forget(key)
        for visit in [visit for visit in self._visits if visit.session == key]:
            visit.hang_up()

    def forget(self, person_id: str) -> None:
        """The data of a person has changed; it is read again when needed."""
        self._forget(*[key for key, session in self._known.items() if session.person.id == person_id])

    def _forget(self, *keys: str) -> None:
        self._changes += 1
        for key in keys:
            self._known.pop(key, None)

    def _keep(self, key: str, session: _Session) -> None:
        self._known[key] = session
        self._known.move_to_end(key)
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)

    # --- sockets, which outlast the request that opened them ---

    @contextmanager
    def visit(self, token: str, hang_up: Callable[[], None]) -> Iterator[None]:
        """Registers a socket of a session; it is closed when the session ends."""
        session = self._known[token_hash(token)]
        visit = _Visit(token_hash(token), session.person.id, session.expires_at, hang_up)
        self._visits.add(visit)
        try:
            yield
        finally:
            self._visits.discard(visit)

    # --- expired sessions ---

    def start_sweeping(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="session sweeper")

    def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except (SQLAlchemyError, OSError) as error:
                _log.error("sessions were not swept", extra={"problem": type(error).__name__})
            await asyncio.sleep(_SWEEP)

    async def sweep(self) -> None:
        """Removes expired sessions from memory and from the database."""
        at = self._clock()
        self._forget(*[key for key, session in self._known.items() if session.expires_at <= at])
        for visit in [visit for visit in self._visits if visit.expires_at <= at]:
            visit.hang_up()
        await self._journal.write(changes.end_sessions_until(at))


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """The token that requests with changes must carry: only our own page can know it."""
    return hmac.new(token.encode(), b"csrf", hashlib.sha256).hexdigest()[:32]


def check_name(name: str) -> str:
    """A name that a table can show: printable, and without half of a surrogate pair."""
    name = " ".join(name.split())
    if not name or len(name) > 24 or not name.isprintable():
        raise RefusalError("name", Reason("bad_name"), status=422)
    return name
