"""Playroom: connects the parts of a running server."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass

from upperhand.server.accounts.accounts import Accounts
from upperhand.server.accounts.passwords import Passwords
from upperhand.server.accounts.sessions import Sessions
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.library import Library
from upperhand.server.computers.review_streams import ReviewStreams
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.daily import Daily
from upperhand.server.rooms.room import Services
from upperhand.server.rooms.rooms import Rooms
from upperhand.server.settings import Settings
from upperhand.server.storage.database import opened
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.limits import Limits
from upperhand.server.web.metrics import Metrics


@dataclass
class Playroom:
    settings: Settings
    journal: Journal
    queries: Queries
    sessions: Sessions
    accounts: Accounts
    rooms: Rooms
    computers: Computers
    limits: Limits
    metrics: Metrics
    reviews: ReviewStreams
    daily: Daily
    #: Whether the server is about to close.
    stopping: bool = False

    @classmethod
    @asynccontextmanager
    async def opened(cls, settings: Settings, metrics: Metrics) -> AsyncIterator["Playroom"]:
        """Migrates the database and restores every room.

        Everything is closed at the end, in reverse order, even if the setup fails half-way.
        """
        async with AsyncExitStack() as parts:
            yield await cls._set_up(settings, metrics, parts)

    @classmethod
    async def _set_up(cls, settings: Settings, metrics: Metrics, parts: AsyncExitStack) -> "Playroom":
        journal, queries = await parts.enter_async_context(opened(settings.database))
        passwords = parts.enter_context(closing(Passwords()))
        library = await parts.enter_async_context(Library.opened(queries))
        thinkers = parts.enter_context(closing(Workers(settings.workers, "thinker")))
        # A long review must not keep a table waiting.
        reviewers = parts.enter_context(closing(Workers(settings.workers, "reviewer", nice=10)))
        reviews = ReviewStreams(reviewers, settings.review_effort)
        parts.push_async_callback(reviews.close)
        computers = Computers(thinkers, library, settings.think_limit, metrics)
        rooms = Rooms(Services(settings, journal, queries, computers, metrics))
        parts.push_async_callback(rooms.stop)
        await rooms.restore()
        daily = await Daily.opened(rooms, journal, queries, reviewers)
        parts.push_async_callback(daily.close)
        sessions = Sessions(journal, queries)
        sessions.start_sweeping()
        parts.callback(sessions.close)
        playroom = cls(
            settings=settings,
            journal=journal,
            queries=queries,
            sessions=sessions,
            accounts=Accounts(journal, queries, sessions, passwords),
            rooms=rooms,
            computers=computers,
            limits=Limits(on=settings.rate_limits),
            metrics=metrics,
            reviews=reviews,
            daily=daily,
        )
        parts.callback(playroom.pause)
        return playroom

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        return await self.queries.answers() and not self.stopping

    def pause(self) -> None:
        """The server is about to close: no game starts, and no computer takes over for people who leave."""
        self.stopping = True
        self.rooms.pause()
