"""Library: knowledge bases, stored in the database by name and version, and as files for the workers.

A base is stored as an unchanged file. `club` is its newest version, `club.2` the second.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from upperhand import games, spec
from upperhand.errors import KnowledgeError, shown
from upperhand.knowledge import NONE, SHIPPED, KnowledgeBase, game_of
from upperhand.server.storage import changes
from upperhand.server.storage.database import opened
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import KnowledgeRow

_log = logging.getLogger(__name__)

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")


@dataclass(frozen=True)
class _Book:
    """A base that players may use: its file, and the rules of its games; None while it has no games."""

    path: Path
    rules: Any


class Library:
    """The bases that were stored when the server started."""

    def __init__(self) -> None:
        self._folder: TemporaryDirectory[str] | None = None  # none if nothing is stored
        self._books: dict[tuple[str, str], _Book] = {}

    @classmethod
    @asynccontextmanager
    async def opened(cls, queries: Queries) -> AsyncIterator["Library"]:
        """Every version of every base; unreadable ones are logged and skipped."""
        library = cls()
        try:
            for name, version in await queries.knowledge_versions():
                await library._read(queries, name, version)
            yield library
        finally:
            library._close()

    async def _read(self, queries: Queries, name: str, version: int) -> None:
        row = await queries.knowledge(name, version)
        try:
            if row is not None:
                await asyncio.to_thread(self._take_up, row)
        except KnowledgeError as error:
            _log.error("a base was left out", extra={"base": f"{name}.{version}", "problem": str(error)})

    def _take_up(self, row: KnowledgeRow) -> None:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="upperhand-knowledge-")
        path = Path(self._folder.name) / f"{row.name}.{row.version}.db"
        path.write_bytes(row.content)
        with _opened(path, row.game) as base:
            book = _Book(path, base.rules)
        for known_as in (row.name, f"{row.name}.{row.version}"):  # a newer version comes later
            self._books[row.game, known_as] = book

    def names(self, game: str) -> list[str]:
        """The valid values of a player's setting `knowledge` here."""
        return [name for of_game, name in self._books if of_game == game]

    def check(self, player: str, game: str, rules: Any) -> None:
        """Refuses a player whose base has games under other rules."""
        name = spec.parse(player).settings.get("knowledge", "")
        book = self._books.get((game, name))
        if book is None or book.rules is None:
            return
        if games.knowledge(game).KnowledgeBase.rules_of_play(rules) != book.rules:
            raise KnowledgeError(f"{name} contains games under other rules")

    def resolved(self, player: str, game: str) -> str:
        """A spec with the name of a base replaced by the file that a worker reads."""
        found = spec.parse(player)
        book = self._books.get((game, found.settings.get("knowledge", "")))
        if book is None:
            return player
        return spec.write(found.name, {**found.settings, "knowledge": str(book.path)})

    def _close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()


async def store_base(database: str, name: str, path: Path) -> int:
    """Stores a base as the next version of a name and returns the version."""
    if not _NAME.fullmatch(name) or name in (NONE, SHIPPED):
        raise KnowledgeError(
            f"{shown(name)} cannot name a base; use lower-case letters and digits, like club"
        )
    game, content = await asyncio.to_thread(_content, path)
    async with opened(database) as (journal, queries):
        newest = await queries.knowledge(name)
        if newest is not None and newest.game != game:
            raise KnowledgeError(f"{name} is a base of {games.GAMES[newest.game]}; choose another name")
        version = newest.version + 1 if newest else 1
        await journal.write(changes.new_knowledge(name, version, game, content))
    return version


def _content(path: Path) -> tuple[str, bytes]:
    game = game_of(path)
    with _opened(path, game) as base:
        base.inspect()  # refused now instead of at a table
        return game, base.content()


def _opened(path: Path, game: str) -> KnowledgeBase[Any]:
    opened: KnowledgeBase[Any] = games.knowledge(game).KnowledgeBase(path)
    return opened
