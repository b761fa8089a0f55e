"""Contacts: who allows free chat, and who has blocked whom.

All of it is in memory, because every message of a table asks; a change is stored before it counts.
"""

from collections import defaultdict

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.refusal import RefusalError
from upperhand.server.storage import changes
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries

#: How many people one person may block.
MOST_BLOCKED = 200


class Contacts:
    """Guests have them too: a person is known by an id, whatever the name."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._chatting: set[str] = set()
        #: Who is blocked, by the person who blocks.
        self._blocked: defaultdict[str, set[str]] = defaultdict(set)

    @classmethod
    async def opened(cls, journal: Journal, queries: Queries) -> "Contacts":
        contacts = cls(journal)
        contacts._chatting.update(await queries.chatting_people())
        for row in await queries.blocks():
            contacts._blocked[row.person_id].add(row.blocked_id)
        return contacts

    def allows_chat(self, person_id: str) -> bool:
        return person_id in self._chatting

    async def allow_chat(self, person: Person, *, on: bool) -> None:
        if on == self.allows_chat(person.id):
            return
        await self._journal.write(changes.chat(person.id, allowed=on))
        (self._chatting.add if on else self._chatting.discard)(person.id)

    def blocks(self, person_id: str, other_id: str) -> bool:
        return other_id in self._blocked.get(person_id, ())

    def apart(self, one: str, other: str) -> bool:
        """Whether either has blocked the other."""
        return self.blocks(one, other) or self.blocks(other, one)

    async def block(self, person: Person, other_id: str) -> None:
        if other_id == person.id:
            raise RefusalError("yourself", Reason("not_yourself"), status=422)
        if self.blocks(person.id, other_id):
            return
        if len(self._blocked[person.id]) >= MOST_BLOCKED:
            raise RefusalError("blocked_enough", Reason("blocked_enough", count=MOST_BLOCKED))
        self._blocked[person.id].add(other_id)  # before the write: no more of them at the same moment
        try:
            await self._journal.write(changes.new_block(person.id, other_id))
        except BaseException:
            self._blocked[person.id].discard(other_id)
            raise

    def forget(self, person_id: str) -> None:
        """The person is gone, with all that was stored about them."""
        self._chatting.discard(person_id)
        self._blocked.pop(person_id, None)
        for blocked in self._blocked.values():
            blocked.discard(person_id)

    async def reload(self, person_id: str, queries: Queries) -> None:
        """Another process may have stored something about a person."""
        row = await queries.person(person_id)
        blocked = {each.id for each in await queries.blocked_by(person_id)}
        (self._chatting.add if row is not None and row.chat else self._chatting.discard)(person_id)
        self._blocked[person_id] = blocked

    async def reload_all(self, queries: Queries) -> None:
        """Notices of other processes may have been missed."""
        fresh = await Contacts.opened(self._journal, queries)
        self._chatting, self._blocked = fresh._chatting, fresh._blocked

    async def unblock(self, person: Person, other_id: str) -> None:
        await self._journal.write(changes.no_block(person.id, other_id))
        self._blocked[person.id].discard(other_id)
