"""Evenings: all that are not over, by code; those that are over are read when somebody looks.

Where several processes serve one database, the first of them has all evenings with all their rooms.
"""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy.exc import DBAPIError

from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.evenings.evening import Evening
from upperhand.server.evenings.plan import (
    MOST_EVENINGS,
    MOST_OPEN,
    Plan,
    first_deadline,
    only_with_account,
)
from upperhand.server.evenings.state import EveningState
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.room import Services
from upperhand.server.rooms.rooms import Rooms, new_code
from upperhand.server.storage import changes
from upperhand.server.storage.schema import now
from upperhand.server.web.wire.evenings import EveningRequest

_log = logging.getLogger(__name__)


class Evenings:
    """Makes, finds and restores evenings."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._rooms = rooms
        self._evenings: dict[str, Evening] = {}
        #: The number that this process had when it restored them.
        self._restored_by = -1

    @property
    def open(self) -> list[Evening]:
        """Evenings that are not over, the next to start first."""
        found = [each for each in self._evenings.values() if each.state.row.phase != "over"]
        return sorted(found, key=lambda each: each.seconds_left or 0.0)

    async def create(self, request: EveningRequest, person: Person) -> Evening:
        only_with_account(person)
        mine = [each for each in self.open if each.state.row.director_id == person.id]
        if len(mine) >= MOST_EVENINGS:
            raise RefusalError("too_many", Reason("evening_too_many", count=MOST_EVENINGS))
        if len(self.open) >= MOST_OPEN:
            raise RefusalError("too_many", Reason("evening_server_full"), status=503)
        if not request.name.isprintable():
            raise RefusalError("name", Reason("evening_bad_name"), status=422)
        plan = Plan.of(request, self._services.computers.check)
        deadline = first_deadline(request.starts_at, now())
        code = await self._free_code(private=plan.private)
        await self._services.journal.write(
            changes.new_evening(code, request.name, person.id, plan.stored(), plan.rounds, deadline),
            owner=self._services.owner,
        )
        return await self._open(code)

    async def _free_code(self, *, private: bool) -> str:
        while True:
            code = new_code(private=private)
            if code not in self._evenings and await self._services.queries.evening(code) is None:
                return code

    async def _open(self, code: str) -> Evening:
        state = await EveningState.load(code, self._services.queries)
        if state is None:
            raise RefusalError("not_found", Reason("evening_unknown"), status=404)
        evening = Evening(state, self._services, self._rooms)
        self._forget_old()
        self._evenings[code] = evening
        await evening.inbox.ask(evening.resume)
        return evening

    def _forget_old(self) -> None:
        """Those that are over are read from the database; pages that wait for news of them ask again."""
        for code, evening in list(self._evenings.items()):
            if evening.state.row.phase == "over":
                evening.stop()
                del self._evenings[code]

    async def restore(self) -> None:
        """Goes on with every evening; one that cannot be read does not stop the others."""
        if self._services.lease is not None and not self._services.lease.leads:
            return
        owner = self._services.owner
        for code in await self._services.queries.running_evenings():
            try:
                await self._open(code)
            except DBAPIError:
                raise
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
                _log.error("an evening was not restored", extra={"evening": code, "problem": problem})
        self._restored_by = owner

    async def follow_lease(self) -> None:
        """A process that has become the first goes on with the evenings; one that is not has none."""
        if not self.restored:
            await self.stop()
            self._evenings.clear()
            await self.restore()

    @property
    def restored(self) -> bool:
        """Whether this process has all evenings."""
        return self._restored_by == self._services.owner

    async def running(self, code: str) -> Evening:
        """An evening in which something can still be done."""
        found = self._evenings.get(code)
        if found is None:
            await self.state_of(code)  # refused where there is none
            raise RefusalError("over", Reason("evening_is_over"))
        return found

    def find(self, code: str) -> Evening | None:
        return self._evenings.get(code)

    async def state_of(self, code: str) -> EveningState:
        """An evening that may be over."""
        evening = self._evenings.get(code)
        state = evening.state if evening else await EveningState.load(code, self._services.queries)
        if state is None:
            raise RefusalError("not_found", Reason("evening_unknown"), status=404)
        return state

    def pause(self) -> None:
        """The server is about to stop: nothing starts, and nobody waits for news."""
        for evening in self._evenings.values():
            evening.stop()

    async def stop(self) -> None:
        for evening in self._evenings.values():
            with suppress(asyncio.CancelledError):
                await evening.close()
