"""Playroom: connects the parts of a running server."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass

from upperhand.server.accounts.accounts import Accounts
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.history import reviewed
from upperhand.server.accounts.mail import Mailer
from upperhand.server.accounts.passwords import Passwords
from upperhand.server.accounts.recovery import Recovery
from upperhand.server.accounts.sessions import Sessions
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.decisions import load_players
from upperhand.server.computers.library import Library
from upperhand.server.computers.outside import OutsidePlayers
from upperhand.server.computers.review_streams import ReviewStreams
from upperhand.server.computers.workers import Workers
from upperhand.server.evenings.evenings import Evenings
from upperhand.server.rooms.daily import Daily
from upperhand.server.rooms.room import Services
from upperhand.server.rooms.rooms import Rooms
from upperhand.server.settings import Settings
from upperhand.server.storage import changes
from upperhand.server.storage.database import opened
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.answers import AnswerCache
from upperhand.server.web.limits import Limits
from upperhand.server.web.metrics import Metrics

_READY_SECONDS = 4.0  # in which a database that works has answered
_WRITE_EVERY = 3.0  # seconds between writes that only show that they are possible


@dataclass
class Playroom:
    settings: Settings
    journal: Journal
    queries: Queries
    sessions: Sessions
    accounts: Accounts
    recovery: Recovery
    contacts: Contacts
    rooms: Rooms
    computers: Computers
    limits: Limits
    metrics: Metrics
    reviews: ReviewStreams
    reviewers: Workers
    #: Replays for other pages and pictures of links, both made once; a thread draws.
    replays: AnswerCache[str]
    pictures: AnswerCache[bytes]
    drawing: ThreadPoolExecutor
    daily: Daily
    evenings: Evenings
    #: When something was last written to find out whether that is possible.
    written: float = float("-inf")
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
        thinkers = parts.enter_context(closing(Workers(settings.workers, "thinker", prepare=load_players)))
        # A long review must not keep a table waiting.
        reviewers = parts.enter_context(closing(Workers(settings.workers, "reviewer", nice=10)))
        reviews = ReviewStreams(
            reviewers, settings.review_effort, lambda game, found: journal.write(reviewed(game, found))
        )
        parts.push_async_callback(reviews.close)
        outside = OutsidePlayers.read(settings.players)
        computers = Computers(thinkers, library, settings.think_limit, metrics, outside)
        contacts = await Contacts.opened(journal, queries)
        services = Services(settings, journal, queries, computers, metrics, contacts)
        rooms = Rooms(services)
        parts.push_async_callback(rooms.stop)
        await rooms.restore()
        evenings = Evenings(services, rooms)
        parts.push_async_callback(evenings.stop)
        await evenings.restore()
        daily = await Daily.opened(rooms, journal, queries, reviewers)
        parts.push_async_callback(daily.close)
        mailer = parts.enter_context(closing(Mailer(settings.mail_server, settings.mail_from)))
        sessions = Sessions(journal, queries)
        sessions.start_sweeping()
        parts.callback(sessions.close)
        recovery = Recovery(journal, queries, sessions, passwords, mailer)
        parts.push_async_callback(recovery.close)
        replays: AnswerCache[str] = AnswerCache(most=50)
        pictures: AnswerCache[bytes] = AnswerCache(most=200)
        playroom = cls(
            settings=settings,
            journal=journal,
            queries=queries,
            sessions=sessions,
            accounts=Accounts(journal, queries, sessions, passwords),
            recovery=recovery,
            contacts=contacts,
            rooms=rooms,
            computers=computers,
            limits=Limits(on=settings.rate_limits),
            metrics=metrics,
            reviews=reviews,
            reviewers=reviewers,
            replays=replays,
            pictures=pictures,
            drawing=parts.enter_context(ThreadPoolExecutor(1, thread_name_prefix="picture")),
            daily=daily,
            evenings=evenings,
        )
        parts.push_async_callback(pictures.close)
        parts.push_async_callback(replays.close)
        parts.callback(playroom.pause)
        return playroom

    async def is_ready(self) -> bool:
        """Whether the database answers in time, and takes what is written."""
        if self.stopping:
            return False
        async with asyncio.timeout(_READY_SECONDS):
            answers = await self.queries.answers()
            if time.monotonic() - self.written > _WRITE_EVERY:
                await self.journal.write(changes.heartbeat())
                self.written = time.monotonic()
        return answers

    def pause(self) -> None:
        """The server is about to close: no game starts, and no computer takes over for people who leave."""
        self.stopping = True
        self.evenings.pause()
        self.rooms.pause()
