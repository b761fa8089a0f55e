"""Playroom: the parts of a running server, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from upperhand.server.accounts import Accounts
from upperhand.server.computers import Computers
from upperhand.server.library import Library
from upperhand.server.limits import Limits
from upperhand.server.metrics import Metrics
from upperhand.server.passwords import Passwords
from upperhand.server.reviews import Reviews
from upperhand.server.room import Services
from upperhand.server.rooms import Rooms
from upperhand.server.sessions import Sessions
from upperhand.server.settings import Settings
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.opening import opened
from upperhand.server.storage.reading import Reading
from upperhand.server.workers import Workers


@dataclass
class Playroom:
    settings: Settings
    journal: Journal
    reading: Reading
    sessions: Sessions
    accounts: Accounts
    rooms: Rooms
    library: Library
    computers: Computers
    limits: Limits
    metrics: Metrics
    #: Where computers decide, and where games are reviewed: a long review must not keep a table waiting.
    thinkers: Workers
    reviewers: Workers
    reviews: Reviews
    #: Whether requests are still welcome.
    stopping: bool = False

    @classmethod
    @asynccontextmanager
    async def opened(cls, settings: Settings, metrics: Metrics) -> AsyncIterator["Playroom"]:
        """Brings the tables up to date and every room back to where it was; closes all at the end."""
        async with opened(settings.database_url) as (journal, reading):
            playroom = await cls._set_up(settings, metrics, journal, reading)
            try:
                yield playroom
            finally:
                await playroom._close()

    @classmethod
    async def _set_up(
        cls, settings: Settings, metrics: Metrics, journal: Journal, reading: Reading
    ) -> "Playroom":
        thinkers, reviewers = Workers(settings.workers, "thinker"), Workers(1, "reviewer")
        library = await Library.open(reading)
        computers = Computers(thinkers, library, settings.think_limit, metrics)
        rooms = Rooms(Services(settings, journal, reading, computers, metrics))
        await rooms.restore()
        sessions = Sessions(journal, reading)
        sessions.start_sweeping()
        return cls(
            settings=settings,
            journal=journal,
            reading=reading,
            sessions=sessions,
            accounts=Accounts(journal, reading, sessions, Passwords()),
            rooms=rooms,
            library=library,
            computers=computers,
            limits=Limits(on=settings.rate_limits),
            metrics=metrics,
            thinkers=thinkers,
            reviewers=reviewers,
            reviews=Reviews(reviewers),
        )

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        return await self.reading.answers() and not self.stopping

    def pause(self) -> None:
        self.stopping = True
        self.rooms.pause()

    async def _close(self) -> None:
        self.pause()
        self.sessions.close()
        await self.rooms.stop()
        self.thinkers.close()
        self.reviewers.close()
        self.library.close()
        self.accounts.close()
