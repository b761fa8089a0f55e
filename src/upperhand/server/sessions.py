"""Sessions: who a browser belongs to, by a token in a cookie that no script can read."""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import timedelta
from uuid import uuid4

from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.reading import Reading
from upperhand.server.storage.schema import now

COOKIE = "upperhand_session"
LASTS = timedelta(days=180)
_KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    language: str
    login: str | None = None

    @property
    def guest(self) -> bool:
        return self.login is None


class Sessions:
    """Opens and finds sessions. Those in use are kept in memory: every request asks."""

    def __init__(self, journal: Journal, reading: Reading) -> None:
        self._journal = journal
        self._reading = reading
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def open_guest(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest and the token of its session."""
        person = Person(str(uuid4()), check_name(name), language)
        token = secrets.token_urlsafe(32)
        await self._journal.write(
            changes.new_person(person.id, person.name, language),
            changes.new_session(token_hash(token), person.id, now() + LASTS),
        )
        self._keep(token_hash(token), person)
        return person, token

    async def renew(self, person: Person, old: str | None) -> str:
        """A new session for who has just proved to be that person. A token from before is worth nothing now:

        somebody else may have put it there.
        """
        token = secrets.token_urlsafe(32)
        ended = (changes.end_session(token_hash(old)),) if old else ()
        await self._journal.write(*ended, changes.new_session(token_hash(token), person.id, now() + LASTS))
        if old:
            self._known.pop(token_hash(old), None)
        self.forget(person.id)
        self._keep(token_hash(token), person)
        return token

    async def rename(self, person: Person, name: str, language: str) -> Person:
        """Another name or language from now on; at a table one keeps the name one sat down with."""
        await self._journal.write(changes.person(person.id, check_name(name), language))
        self.forget(person.id)
        return replace(person, name=check_name(name), language=language)

    async def find(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        row = await self._reading.person_of_session(key)
        if row is None:
            return None
        return self._keep(key, Person(row.id, row.name, row.language, row.login))

    async def end(self, token: str) -> None:
        await self._journal.write(changes.end_session(token_hash(token)))
        self._known.pop(token_hash(token), None)

    def forget(self, person_id: str) -> None:
        """What is known of a person has changed; it is read again when it is asked for."""
        for key in [key for key, person in self._known.items() if person.id == person_id]:
            del self._known[key]

    def _keep(self, key: str, person: Person) -> Person:
        self._known[key] = person
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return person


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What requests that change something must carry: only our own page can have been told."""
    return hmac.new(token.encode(), b"csrf", hashlib.sha256).hexdigest()[:32]


def check_name(name: str) -> str:
    """A name that a table can show: printable, and no half of a pair of surrogates."""
    name = " ".join(name.split())
    if not name or len(name) > 24 or not name.isprintable():
        raise RefusalError("name", "a name has 1 to 24 printable characters", status=422)
    return name
