"""Playroom: connects the parts of a running server."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from upperhand.server.accounts.accounts import Accounts
from upperhand.server.accounts.contacts import Contacts
from upperhand.server.accounts.deletion import delete_person
from upperhand.server.accounts.history import reviewed
from upperhand.server.accounts.mail import Mailer
from upperhand.server.accounts.passwords import Passwords
from upperhand.server.accounts.recovery import Recovery
from upperhand.server.accounts.sessions import Person, Sessions
from upperhand.server.accounts.tokens import Bearer, Tokens
from upperhand.server.computers.computers import Computers
from upperhand.server.computers.decisions import load_players
from upperhand.server.computers.learner import Learner
from upperhand.server.computers.library import Library
from upperhand.server.computers.outside import OutsidePlayers
from upperhand.server.computers.review_streams import ReviewStreams
from upperhand.server.computers.workers import Workers
from upperhand.server.evenings.evenings import Evenings
from upperhand.server.peers import Peers
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.daily import Daily
from upperhand.server.rooms.room import Services
from upperhand.server.rooms.rooms import Rooms
from upperhand.server.settings import Settings
from upperhand.server.storage import changes
from upperhand.server.storage.database import database_url, is_shared, opened, process_name
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.leases import Lease
from upperhand.server.storage.queries import Queries
from upperhand.server.web.answers import AnswerCache
from upperhand.server.web.limits import Limits
from upperhand.server.web.metrics import Metrics

_log = logging.getLogger(__name__)

_READY_SECONDS = 4.0  # in which a database that works has answered
_HANGS = 30.0  # seconds without a sign of the event loop after which others take the rooms
_WRITE_EVERY = 3.0  # seconds between writes that only show that they are possible


@dataclass
class Playroom:
    settings: Settings
    journal: Journal
    queries: Queries
    sessions: Sessions
    tokens: Tokens
    accounts: Accounts
    recovery: Recovery
    contacts: Contacts
    rooms: Rooms
    computers: Computers
    learner: Learner
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
    #: Absent where this process has the database alone.
    lease: Lease | None = None
    peers: Peers | None = None
    #: When something was last written to find out whether that is possible.
    written: float = float("-inf")
    #: Whether the server is about to close.
    stopping: bool = False

    @classmethod
    @asynccontextmanager
    async def opened(
        cls, settings: Settings, metrics: Metrics, address: str = ""
    ) -> AsyncIterator["Playroom"]:
        """Migrates the database and restores every room that no other process has.

        Everything is closed at the end, in reverse order, even if the setup fails half-way. `address` is
        where other processes that serve the same database reach this one.
        """
        async with AsyncExitStack() as parts:
            yield await cls._set_up(settings, metrics, address, parts)

    @classmethod
    async def _set_up(
        cls, settings: Settings, metrics: Metrics, address: str, parts: AsyncExitStack
    ) -> "Playroom":
        name = process_name()
        journal, queries = await parts.enter_async_context(opened(settings.database, name))
        lease = following = None
        if is_shared(settings.database):
            lease = Lease(database_url(settings.database), name, address)
            await asyncio.to_thread(lease.take)
            parts.push_async_callback(asyncio.to_thread, lease.close)
            following = LeaseFollower(lease)
        passwords = parts.enter_context(closing(Passwords()))
        library = await parts.enter_async_context(Library.opened(queries))
        thinkers = parts.enter_context(closing(Workers(settings.workers, "thinker", prepare=load_players)))
        # A long review must not keep a table waiting.
        reviewers = parts.enter_context(closing(Workers(settings.workers, "reviewer", nice=10)))
        learner = Learner(
            journal,
            queries,
            library,
            reviewers,
            on=settings.learn,
            every=settings.learn_every,
            leads=lambda: lease is None or lease.leads,
        )
        parts.push_async_callback(learner.close)
        await learner.open()
        learner.start()
        reviews = ReviewStreams(
            reviewers, settings.review_effort, lambda game, found: journal.write(reviewed(game, found))
        )
        parts.push_async_callback(reviews.close)
        outside = OutsidePlayers.read(settings.players)
        computers = Computers(thinkers, library, settings.think_limit, metrics, outside)
        contacts = await Contacts.opened(journal, queries)
        services = Services(settings, journal, queries, computers, metrics, contacts, lease)
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
            tokens=Tokens(journal, queries, sessions),
            accounts=Accounts(journal, queries, sessions, passwords),
            recovery=recovery,
            contacts=contacts,
            rooms=rooms,
            computers=computers,
            learner=learner,
            limits=Limits(on=settings.rate_limits),
            metrics=metrics,
            reviews=reviews,
            reviewers=reviewers,
            replays=replays,
            pictures=pictures,
            drawing=parts.enter_context(ThreadPoolExecutor(1, thread_name_prefix="picture")),
            daily=daily,
            evenings=evenings,
            lease=lease,
            peers=await Peers.opened(lease, journal, queries) if lease else None,
        )
        parts.push_async_callback(pictures.close)
        parts.push_async_callback(replays.close)
        parts.callback(playroom.pause)
        if following is not None:
            following.start(playroom)
            parts.push_async_callback(following.close)
        return playroom

    async def is_ready(self) -> bool:
        """Whether the database answers in time, and takes what is written."""
        if self.stopping or not (self.lease is None or self.lease.fresh):
            return False
        async with asyncio.timeout(_READY_SECONDS):
            answers = await self.queries.answers()
            if time.monotonic() - self.written > _WRITE_EVERY:
                await self.journal.write(changes.heartbeat())
                self.written = time.monotonic()
        return answers

    async def bearer(self, token: str, address: str) -> Bearer:
        """The bot of a token. An address that tries tokens which nobody knows may soon try no more."""
        self.limits.check("bad_token", address, count=False)
        try:
            return await self.tokens.find(token)
        except RefusalError:
            self.limits.check("bad_token", address)
            raise

    async def remove(self, person: Person) -> None:
        """Deletes somebody for good, with the bots that are theirs."""
        for bot in await self.queries.bots_of(person.id):
            await self.remove(Person(bot.id, bot.name, bot.language))
        if self.peers is not None:
            await self.peers.tell_all("leave", person=person.id)
        await self.rooms.leave_all(person)
        await self.journal.write(partial(delete_person, person_id=person.id))
        self.contacts.forget(person.id)
        self.learner.refresh()
        self.tokens.end_all(person.id)

    def pause(self) -> None:
        """The server is about to close: no game starts, and no computer takes over for people who leave."""
        self.stopping = True
        self.evenings.pause()
        self.rooms.pause()

    async def hear(self, kind: str, *values: str) -> None:
        """Something that is in memory here has changed in the database."""
        if kind == "gap":
            self.sessions.forget_all()
            await self.contacts.reload_all(self.queries)
            return
        self.sessions.hear(kind, *values)
        if kind == "session":
            self.tokens.hear()
        if kind == "teaches":
            self.learner.hear(values[0], on=values[1] == "1")
        if kind == "person":
            await self.contacts.reload(values[0], self.queries)
            self.rooms.refresh_talk(Person(values[0], "", "en"))

    async def hand_over(self) -> None:
        """Gives the rooms away, before the sockets close: whoever comes back finds them elsewhere."""
        if self.lease is not None:
            with suppress(SQLAlchemyError, TimeoutError):  # others wait a little longer
                async with asyncio.timeout(_READY_SECONDS):
                    await asyncio.to_thread(self.lease.release)


class LeaseFollower:
    """Does in the event loop what follows from what the thread of the lease sees and hears."""

    def __init__(self, lease: Lease) -> None:
        """The lease is kept from now on; notices wait until the playroom is there."""
        self._lease = lease
        self._loop = asyncio.get_running_loop()
        self._looked = asyncio.Event()
        self._notices: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._answered = time.monotonic()
        lease.on_look = lambda: self._later(self._looked.set)
        lease.is_alive = self._is_alive
        lease.on_notice = lambda text: self._later(self._notices.put_nowait, text)
        lease.on_gap = lambda: self._later(self._notices.put_nowait, "gap")
        lease.keep()

    def _is_alive(self) -> bool:
        """Asks the event loop for a sign; in the thread of the lease."""
        self._later(self._answer)
        return time.monotonic() - self._answered < _HANGS

    def _answer(self) -> None:
        self._answered = time.monotonic()

    def start(self, playroom: Playroom) -> None:
        works = (self._follow(playroom), self._hear(playroom))
        self._tasks = [asyncio.create_task(work, name="lease") for work in works]

    def _later(self, work: Callable[..., None], *values: str) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(work, *values)

    async def _follow(self, playroom: Playroom) -> None:
        """When processes come or go, rooms are lost or can be taken."""
        known: tuple[int, ...] = ()
        while await self._looked.wait():
            self._looked.clear()
            if playroom.peers is not None:
                playroom.peers.look()
            numbers = tuple(each.number for each in self._lease.processes)
            if numbers == known or playroom.stopping:
                continue
            try:
                await playroom.rooms.drop_lost()
                await playroom.rooms.claim()
                await playroom.evenings.follow_lease()
                known = numbers
            except Exception as error:  # whatever it is, it is tried again after the next look
                _log.error("rooms were not taken", extra={"problem": f"{type(error).__name__}: {error}"})

    async def _hear(self, playroom: Playroom) -> None:
        while notice := await self._notices.get():
            try:
                await playroom.hear(*notice.split())
            except Exception as error:  # the next one must be heard
                _log.error("a notice was lost", extra={"problem": f"{type(error).__name__}: {error}"})

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
