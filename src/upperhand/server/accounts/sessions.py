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
from upperhand.server.names import check_name
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.past_games import in_utc
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import now
from upperhand.server.web.wire.http import SessionInfo

_log = logging.getLogger(__name__)

COOKIE = "upperhand_session"
#: From when it was started, or last used to open the page.
LASTS, GUESTS_LAST = timedelta(days=180), timedelta(days=30)
_KEPT = 20_000
_ID = 16  # characters of a hash that tell a session from others
_SWEEP = 3_600.0  # seconds between checks for expired sessions


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, the owner of an account, or a bot."""

    id: str
    name: str
    language: str
    login: str | None = None
    #: Of a bot.
    owner_id: str | None = None

    @property
    def guest(self) -> bool:
        return self.login is None

    @property
    def bot(self) -> bool:
        return self.owner_id is not None


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

    async def open_guest(self, name: str, language: str, browser: str = "") -> tuple[Person, str]:
        """A new guest and the token of its session."""
        person = Person(str(uuid4()), await self._guest_name(name), language)
        token, expires_at = secrets.token_urlsafe(32), self._clock() + GUESTS_LAST
        await self._journal.write(
            changes.new_person(person.id, person.name, language),
            changes.new_session(token_hash(token), person.id, expires_at, browser),
        )
        self._keep(token_hash(token), _Session(person, expires_at))
        return person, token

    async def renew(self, person: Person, old: str | None, browser: str = "") -> str:
        """A new session for a person who has just proved who they are.

        The old token is no longer valid: somebody else may have put it there.
        """
        token, expires_at = secrets.token_urlsafe(32), self._clock() + LASTS
        ended = (changes.end_session(token_hash(old)),) if old else ()
        new = changes.new_session(token_hash(token), person.id, expires_at, browser)
        moved = changes.notice(f"moved {token_hash(old)} {token_hash(token)} {person.id}") if old else None
        await self._journal.write(*([moved] if moved else []), *ended, new)
        if old:
            self._forget(token_hash(old))
            self._move_visits(token_hash(old), token_hash(token), person.id)
        self.forget(person.id)
        self._keep(token_hash(token), _Session(person, expires_at))
        return token

    def _move_visits(self, old: str, new: str, person_id: str) -> None:
        """A guest who creates an account stays at the table; a person who logs in was somebody else there."""
        for visit in [visit for visit in self._visits if visit.session == old]:
            if visit.person_id == person_id:
                visit.session = new
            else:
                visit.hang_up()

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Changes the name or language; at a table a person keeps the name they sat down with."""
        name = await self._guest_name(name) if person.guest else check_name(name)
        await self._journal.write(changes.person(person.id, name, language))
        self.forget(person.id)
        return replace(person, name=name, language=language)

    async def _guest_name(self, name: str) -> str:
        """A name that a guest may have: none that looks like the name of an account."""
        name = check_name(name)
        if await self._queries.account_like(name):
            raise RefusalError("name_taken", Reason("name_of_an_account"))
        return name

    async def find(self, token: str | None) -> Person | None:
        session = await self._find(token)
        return None if session is None else session.person

    async def _find(self, token: str | None) -> _Session | None:
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        found = self._known.get(key)
        if found is None or found.expires_at <= self._clock():  # another process may have prolonged it
            found = await self._read(key)
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
        self._ended(key)

    def _ended(self, key: str) -> None:
        self._forget(key)
        self.hang_up(key)

    def hear(self, kind: str, *values: str) -> None:
        """Another process, or this one, has stored something about sessions or people."""
        match kind, values:
            case "session", (key,):
                self._ended(key)
            case "moved", (old, new, person_id):
                self._forget(old)
                self._move_visits(old, new, person_id)
            case "person", (person_id,):
                self.forget(person_id)

    async def prolong(self, token: str) -> bool:
        """Whether a session that is in use, and half over, now lasts longer."""
        key, session = token_hash(token), await self._find(token)
        lasts = LASTS if session is None or session.person.login else GUESTS_LAST
        if session is None or session.expires_at - self._clock() > lasts / 2:
            return False
        session = replace(session, expires_at=self._clock() + lasts)
        await self._journal.write(changes.prolong_session(key, session.expires_at))
        self._keep(key, session)
        return True

    async def all_of(self, person: Person, token: str) -> list[SessionInfo]:
        """All sessions of a person; `token` is that of the request."""
        rows = await self._queries.sessions_of(person.id)
        here = token_hash(token)
        return [
            SessionInfo(
                id=row.token_hash[:_ID],
                browser=row.browser,
                since=in_utc(row.created_at).isoformat(),
                here=row.token_hash == here,
            )
            for row in rows
            if in_utc(row.expires_at) > self._clock()
        ]

    async def end_others(self, person: Person, token: str, identity: str | None) -> None:
        """Ends one other session of a person, or all others."""
        rows, here = await self._queries.sessions_of(person.id), token_hash(token)
        ended = [
            row.token_hash
            for row in rows
            if row.token_hash != here and identity in (None, row.token_hash[:_ID])
        ]
        if identity is not None and not ended:
            raise RefusalError("not_found", Reason("no_such_session"), status=404)
        await self._journal.write(*(changes.end_session(key) for key in ended))
        self._forget(*ended)
        self.hang_up(*ended)

    def end_all(self, person_id: str) -> None:
        """The stored sessions of a person are gone; those in use end too."""
        self.forget(person_id)
        for visit in [visit for visit in self._visits if visit.person_id == person_id]:
            visit.hang_up()

    def forget(self, person_id: str) -> None:
        """The data of a person has changed; it is read again when needed."""
        self._forget(*[key for key, session in self._known.items() if session.person.id == person_id])

    def forget_all(self) -> None:
        """The data of many people may have changed."""
        self._forget(*self._known)

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
        with self.watch(token_hash(token), session.person.id, session.expires_at, hang_up):
            yield

    @contextmanager
    def watch(
        self, key: str, person_id: str, expires_at: datetime, hang_up: Callable[[], None]
    ) -> Iterator[None]:
        """The same for a socket that was opened by anything else of which `key` is the hash."""
        visit = _Visit(key, person_id, expires_at, hang_up)
        self._visits.add(visit)
        try:
            yield
        finally:
            self._visits.discard(visit)

    def hang_up(self, *keys: str) -> None:
        """Closes the sockets that were opened by these."""
        for visit in [visit for visit in self._visits if visit.session in keys]:
            visit.hang_up()

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
        """Removes expired sessions from memory and from the database, and games that guests loaded."""
        at = self._clock()
        self._forget(*[key for key, session in self._known.items() if session.expires_at <= at])
        for visit in [visit for visit in self._visits if visit.expires_at <= at]:
            visit.hang_up()
        await self._journal.write(changes.end_sessions_until(at), changes.no_loaded_games_until(at))


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def browser_of(user_agent: str) -> str:
    """The browser and the system, as far as they are known.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browsers = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
    found = [next((name for name in names if name in user_agent), "") for names in (browsers, systems)]
    names = {"Edg": "Edge", "OPR": "Opera"}
    return ", ".join(names.get(name, name) for name in found if name)


def csrf_of(token: str) -> str:
    """The token that requests with changes must carry: only our own page can know it."""
    return hmac.new(token.encode(), b"csrf", hashlib.sha256).hexdigest()[:32]
