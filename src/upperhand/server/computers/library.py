"""Library: knowledge bases, stored in the database by name and version, and as files for the workers.

A base is stored as an unchanged file. `club` is its newest version, `club.2` the second. `playroom` is what
computers have learned here: it grows, and a game that begins keeps what was known then, as `playroom@992`.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from upperhand import games, spec
from upperhand.errors import KnowledgeError, SpecError, shown
from upperhand.knowledge import NONE, SHIPPED, KnowledgeBase, Lesson, game_of
from upperhand.player import settings_of
from upperhand.server.computers.growing_base import GrowingBase, base_of
from upperhand.server.storage import changes
from upperhand.server.storage.database import opened
from upperhand.server.storage.lessons import Base, NumberedLesson
from upperhand.server.storage.queries import Queries
from upperhand.server.storage.schema import KnowledgeRow, LessonRow

_log = logging.getLogger(__name__)

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,30}")
#: What computers have learned here, in a player's setting `knowledge`; with @N as of lesson N.
PLAYROOM = "playroom"
_FROZEN = re.compile(rf"{PLAYROOM}@([0-9]{{1,9}})")


@dataclass(frozen=True)
class _Book:
    """A base that players may use: its file, and the rules of its games; None while it has no games."""

    path: Path
    rules: Any


class Library:
    """The bases that were stored when the server started, and those that grow with the games played here."""

    def __init__(self) -> None:
        self._folder: TemporaryDirectory[str] | None = None  # none if nothing is stored
        self._books: dict[tuple[str, str], _Book] = {}
        self._growing: dict[Base, GrowingBase] = {}
        #: Whether computers learn here.
        self.grows = False

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
        path = self._place / f"{row.name}.{row.version}.db"
        path.write_bytes(row.content)
        with _opened(path, row.game) as base:
            book = _Book(path, base.rules)
        for known_as in (row.name, f"{row.name}.{row.version}"):  # a newer version comes later
            self._books[row.game, known_as] = book

    @property
    def _place(self) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="upperhand-knowledge-", ignore_cleanup_errors=True)
        return Path(self._folder.name)

    def names(self, game: str) -> list[str]:
        """The valid values of a player's setting `knowledge` here."""
        names = [name for of_game, name in self._books if of_game == game]
        return [*names, PLAYROOM] if self.grows else names

    # --- what computers learn here ---

    def fill(self, rows: Sequence[LessonRow]) -> None:
        """Reads what was learned, also before the server started."""
        self.grows = True
        for base, found in _by_base(rows).items():
            self._growing_base(base).fill(_kept(found), found[-1].number)

    @property
    def latest(self) -> dict[Base, int]:
        """The number of the last lesson of each base."""
        return {base: growing.latest for base, growing in self._growing.items()}

    def follow(self, rows: Sequence[LessonRow]) -> None:
        """Adds what another process has learned since the `latest` lessons."""
        self.add({base: lessons for base, found in _by_base(rows).items() if (lessons := _kept(found))})

    def add(self, lessons: Mapping[Base, Sequence[NumberedLesson]]) -> None:
        """Adds what was just learned."""
        for base, added in lessons.items():
            if base not in self._growing:
                self._growing_base(base).fill(added, added[-1].number)
            else:
                self._growing[base].add(added)

    def _growing_base(self, base: Base) -> GrowingBase:
        if base not in self._growing:
            self._growing[base] = GrowingBase(self._place, base)
        return self._growing[base]

    def known(self, game: str, rules: Any) -> int | None:
        """How many lessons the computers of a game that begins now know; None if nothing is learned here."""
        base = base_of(game, rules) if self._growing else None
        return self._growing[base].known() or None if base in self._growing else None

    def check(self, player: str, game: str, rules: Any) -> None:
        """Refuses a player whose base has games under other rules."""
        name = spec.parse(player).settings.get("knowledge", "")
        book = self._books.get((game, name))
        if book is None or book.rules is None:
            return
        if games.knowledge(game).KnowledgeBase.rules_of_play(rules) != book.rules:
            raise KnowledgeError(f"{name} contains games under other rules")

    def resolved(self, player: str, game: str, rules: Any) -> str:
        """A spec with the name of a base replaced by the file that a worker reads."""
        found = spec.parse(player)
        name = found.settings.get("knowledge", "")
        if frozen_at := _FROZEN.fullmatch(name):
            return _with_knowledge(found, self._as_of(int(frozen_at[1]), game, rules))
        book = self._books.get((game, name))
        return player if book is None else _with_knowledge(found, str(book.path))

    def _as_of(self, known: int, game: str, rules: Any) -> str:
        """If computers do not learn here any more, they know what is shipped."""
        base = base_of(game, rules)
        return self._growing[base].setting(known) if base in self._growing else SHIPPED

    def _close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()


def frozen(player: str, game: str, known: int | None) -> str:
    """A spec that names what the player knows of the games of this playroom; or what is shipped.

    >>> frozen("ai4:games=100", "big_two", 992), frozen("lowest", "big_two", 992)
    ('ai4:games=100,knowledge=playroom@992', 'lowest')
    >>> frozen("ai4:knowledge=club.2", "big_two", 992), frozen("ai4:knowledge=playroom", "big_two", None)
    ('ai4:knowledge=club.2', 'ai4:knowledge=shipped')
    """
    try:
        found = spec.parse(player)
    except SpecError:  # of a room that was stored long ago: it decides nothing, whatever it knows
        return player
    usual = None if found.place is not None else games.players(game).get(found.name)
    if usual is None or "knowledge" not in settings_of(usual):
        return player
    if found.settings.get("knowledge", PLAYROOM) != PLAYROOM:
        return player
    if known is None:
        return _with_knowledge(found, SHIPPED) if "knowledge" in found.settings else player
    return _with_knowledge(found, f"{PLAYROOM}@{known}")


def _with_knowledge(player: spec.Spec, knowledge: str) -> str:
    return spec.write(player.name, {**player.settings, "knowledge": knowledge})


def _is_known(base: Base) -> bool:
    """Whether its preset still exists."""
    game, preset = base
    return game in games.GAMES and preset in games.load(game).PRESETS


def _by_base(rows: Sequence[LessonRow]) -> dict[Base, list[LessonRow]]:
    found: dict[Base, list[LessonRow]] = {}
    for row in rows:
        found.setdefault((row.game, row.preset), []).append(row)
    return {base: lessons for base, lessons in found.items() if _is_known(base)}


def _kept(rows: Sequence[LessonRow]) -> list[NumberedLesson]:
    """Those that were not forgotten."""
    return [
        NumberedLesson(row.number, Lesson(row.identity, tuple(row.names), row.body))
        for row in rows
        if row.body is not None
    ]


async def store_base(database: str, name: str, path: Path) -> int:
    """Stores a base as the next version of a name and returns the version."""
    if not _NAME.fullmatch(name) or name in (NONE, SHIPPED, PLAYROOM):
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
