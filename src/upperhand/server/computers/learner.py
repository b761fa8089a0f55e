"""Learner: teaches the computers of a playroom from its finished games, while nobody waits for it.

Every finished game is looked at once. A worker that no table waits for reads it; what is kept of it goes into
the database with its number, and into the file of its base in the library. What was stored when the server is
killed stays, and the rest is looked at after the next start. Of several processes on one database one learns,
and the others take over what it has learned.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from upperhand import Record, games
from upperhand.errors import UpperhandError
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.growing_base import base_of
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.storage import changes, lessons
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.lessons import FinishedGame, Learned, StoreLessons
from upperhand.server.storage.queries import Queries

_log = logging.getLogger(__name__)

_AT_ONCE = 50  # games
_LIMIT = 60.0  # seconds in which a worker has read them


class Learner:
    """With `on`, it looks for finished games every so many seconds."""

    def __init__(
        self,
        journal: Journal,
        queries: Queries,
        library: Library,
        workers: Workers,
        *,
        on: bool,
        every: float,
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        self._journal = journal
        self._queries = queries
        self._library = library
        self._workers = workers
        self._on = on
        self._every = every
        self._leads = leads
        #: People from whose games nothing may be learned.
        self._silent: set[str] = set()
        self._stale = True
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """What was learned before is known when this returns."""
        self._silent.update(await self._queries.people_who_do_not_teach())
        if self._on:
            await self._reload()

    def start(self) -> None:
        """From now on it looks for finished games by itself."""
        if self._on:
            self._task = asyncio.create_task(self._run(), name="learner")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def teaches(self, person_id: str) -> bool:
        return person_id not in self._silent

    async def let_teach(self, person: Person, *, on: bool) -> None:
        """Whether computers may learn from a person's games; if not, those they learned are forgotten."""
        if on == self.teaches(person.id):
            return
        stored = partial(lessons.teach, person_id=person.id, allowed=on)
        await self._journal.write(stored, changes.notice(f"teaches {person.id} {int(on)}"))
        self.hear(person.id, on=on)

    def hear(self, person_id: str, *, on: bool) -> None:
        """Somebody has said, here or in another process, whether computers may learn from their games."""
        (self._silent.discard if on else self._silent.add)(person_id)
        if not on:
            self.refresh()

    def refresh(self) -> None:
        """Lessons were taken out of the database."""
        self._stale = True
        self._wake.set()

    async def _run(self) -> None:
        """Whatever goes wrong, it is tried again later: nobody waits for it."""
        while True:
            self._wake.clear()
            try:
                await self.studied()
            except (UpperhandError, SQLAlchemyError, OSError) as error:
                self._stale = True
                _log.error("nothing was learned now", extra={"problem": f"{type(error).__name__}: {error}"})
            try:
                async with asyncio.timeout(self._every):
                    await self._wake.wait()
            except TimeoutError:
                pass

    async def studied(self) -> None:
        """Looks at every finished game, and takes over what was changed in the database."""
        if self._stale:
            await self._reload()
        if self._leads():
            while await self._study():
                pass
        else:
            await asyncio.to_thread(self._library.follow, await self._queries.lessons(self._library.latest))

    async def _reload(self) -> None:
        self._stale = False
        rows = await self._queries.lessons()
        await asyncio.to_thread(self._library.fill, rows)

    async def _study(self) -> bool:
        """Looks at the next games; says whether there were any."""
        found = await self._finished_games()
        if not found:
            return False
        read = await self._workers.run(_LIMIT, read_games, found)
        stored = StoreLessons(read)
        await self._journal.write(stored)
        if stored.stored and not self._stale:
            await asyncio.to_thread(self._library.add, stored.stored)
        return True

    async def _finished_games(self) -> list[FinishedGame]:
        rows = await self._queries.unstudied_games(_AT_ONCE)
        seatings = await self._queries.seatings_of([game.id for game, _ in rows])
        by_game = {game.id: [each for each in seatings if each.game_id == game.id] for game, _ in rows}
        return [
            FinishedGame(game.id, game.record, lessons.names_of(by_game[game.id]), _is_dealt(room.options))
            for game, room in rows
        ]


def _is_dealt(options: object) -> bool:
    """Whether the games of a room began with a deal, and not with a position that somebody chose."""
    return isinstance(options, dict) and options.get("start") is None


def read_games(found: Sequence[FinishedGame]) -> list[Learned]:
    """Runs in a worker: what is kept of each game, or nothing."""
    return [_read(each) for each in found]


def _read(game: FinishedGame) -> Learned:
    try:
        record = Record.from_json(game.record)
        base = base_of(record.game, record.rules) if game.dealt else None
        if base is None:
            return Learned(game.id)
        lesson = games.knowledge(record.game).KnowledgeBase.lesson_of(replace(record, seats=game.names))
    except Exception as error:  # whatever is wrong with one game, the others are learned
        problem = f"{type(error).__name__}: {error}"
        _log.warning("a game was not learned", extra={"id": game.id, "problem": problem})
        return Learned(game.id)
    return Learned(game.id, base, lesson)
