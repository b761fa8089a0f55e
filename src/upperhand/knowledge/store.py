"""Store: games that were learned, in the order they were learned, in one SQLite file.

It knows no game: what is kept of a game is bytes that the game's own package writes and reads. Whoever is
killed while writing loses at most what it had not finished writing; several programs may learn into one file
at once; and a game is learned once, however often it is shown.
"""

import os
import sqlite3
import struct
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any

from upperhand.errors import KnowledgeError, UpperhandError, shown

_MARK = 0x55504B42  # "UPKB": tells our files from other SQLite files
_SCHEMA = 1
_PATIENCE = 30.0  # seconds to wait for another program that writes
_AT_ONCE = 256  # games a transaction

_TABLES = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE names (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT, -- the order of learning
    identity BLOB NOT NULL UNIQUE,
    seats BLOB NOT NULL,                      -- the number of each seat's name, two bytes each
    body BLOB NOT NULL
);
"""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to be learned: what tells it from others, who sat where, and what the game's package kept."""

    identity: bytes
    names: tuple[str, ...]
    body: bytes


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a store held at some moment: the same stamp, the same first games."""

    rewritten: int
    games: int


class Store:
    """The learned games of one file; `rules` is what they were played by, as text, once there are any.

    `game` is the one they must be of; None takes what the file says.
    """

    def __init__(self, path: str | os.PathLike[str], game: str | None, *, create: bool = False) -> None:
        self.path = Path(path)
        if create and game is not None and not self.path.exists():
            _create(self.path, game)
        with self._sentences():
            self._connection = _open(self.path)
        try:
            with self._sentences():
                self.game = self._check(game)
        except BaseException:
            self._connection.close()
            raise

    def add(self, rules: str, lessons: Iterable[Lesson]) -> int:
        """Learns games in this order and says how many were new. Those of other rules are refused."""
        new, rest = 0, iter(lessons)
        while some := list(islice(rest, _AT_ONCE)):
            with self._writing():
                self._settle_rules(rules)
                new += self._insert(some)
        return new

    def lessons(self, first: int | None = None) -> Iterator[Lesson]:
        """The first games that were learned, or all."""
        names = self.names()
        with self._sentences():
            for identity, seats, body in self._rows("identity, seats, body", first):
                yield Lesson(identity, self._seated(names, seats), body)

    def _seated(self, names: list[str], seats: bytes) -> tuple[str, ...]:
        try:
            return tuple(names[number] for number in _numbers(seats))
        except (IndexError, TypeError, struct.error):
            raise self._damage("a game has seats without players") from None

    def raw(self, first: int | None = None) -> tuple[list[str], list[tuple[bytes, bytes]]]:
        """Names, and for each of the first games the numbers of its names and its body, as stored."""
        with self._sentences(), self._reading():
            return self.names(), list(self._rows("seats, body", first))

    def names(self) -> list[str]:
        """Everybody who sat in a game."""
        with self._sentences():
            found = self._connection.execute("SELECT number, name FROM names ORDER BY number").fetchall()
        if [number for number, _ in found] != list(range(len(found))):
            raise self._damage("its names are not numbered")
        return [name for _, name in found]

    def rewrite(self, keep: Iterable[Lesson]) -> None:
        """Forgets everything but these games."""
        kept = list(keep)
        with self._writing():
            self._connection.execute("DELETE FROM games")
            self._connection.execute("DELETE FROM names")
            self._insert(kept)
            self._connection.execute("UPDATE about SET value = value + 1 WHERE key = 'rewritten'")
        with self._sentences():
            self._connection.execute("VACUUM")

    @property
    def rules(self) -> str | None:
        """The rules of the games, once one was learned."""
        return self._about("rules")

    def stamp(self) -> Stamp:
        """Tells whether anything was learned or forgotten since."""
        with self._sentences(), self._reading():
            return Stamp(int(self._about("rewritten") or 0), len(self))

    def content(self) -> bytes:
        """The whole file, including what is still in its log."""
        with self._sentences():
            return self._connection.serialize()

    def __len__(self) -> int:
        with self._sentences():
            return int(self._connection.execute("SELECT COUNT(*) FROM games").fetchone()[0])

    def close(self) -> None:
        """Closes the file."""
        self._connection.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _check(self, game: str | None) -> str:
        mark, schema = (
            self._connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("application_id", "user_version")
        )
        if mark != _MARK:
            raise self._damage("it was made by another program")
        if schema != _SCHEMA:
            raise KnowledgeError(f"{self.path} was written by a newer Upperhand (schema {schema})")
        held = self._about("game")
        if held is None:
            raise self._damage("it does not name a game")
        if game not in (None, held):
            raise KnowledgeError(f"{self.path} contains games of {shown(held)}, not of {game}")
        return held

    def _settle_rules(self, rules: str) -> None:
        held = self.rules
        if held is None:
            self._connection.execute("INSERT INTO about VALUES ('rules', ?)", (rules,))
        elif held != rules:
            raise KnowledgeError(f"{self.path} contains games under other rules; use another file")

    def _insert(self, lessons: list[Lesson]) -> int:
        numbers = {name: number for number, name in enumerate(self.names())}
        new = 0
        for lesson in lessons:
            rows = self._connection.execute(
                "INSERT OR IGNORE INTO games (identity, seats, body) VALUES (?, ?, ?)",
                (lesson.identity, self._seats(lesson.names, numbers), lesson.body),
            )
            new += rows.rowcount
        return new

    def _seats(self, names: tuple[str, ...], numbers: dict[str, int]) -> bytes:
        for name in names:
            if name not in numbers:
                if len(numbers) >= 0xFFFF:
                    raise KnowledgeError(f"{self.path} cannot store more names; learn into another file")
                self._connection.execute("INSERT INTO names VALUES (?, ?)", (len(numbers), name))
                numbers[name] = len(numbers)
        return _layout(len(names)).pack(*(numbers[name] for name in names))

    def _rows(self, columns: str, first: int | None) -> Iterator[Any]:
        return self._connection.execute(
            f"SELECT {columns} FROM games ORDER BY number LIMIT ?", (-1 if first is None else first,)
        )

    def _about(self, key: str) -> str | None:
        with self._sentences():
            found = self._connection.execute("SELECT value FROM about WHERE key = ?", (key,)).fetchone()
        return None if found is None else str(found[0])

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """What is read inside belongs to one moment."""
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            self._connection.execute("ROLLBACK")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All of what is written inside, or nothing."""
        with self._sentences():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _sentences(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise KnowledgeError(f"{self.path} is being written by another program; try again") from None
            if "unable to open" in str(error):
                raise KnowledgeError(f"there is no readable knowledge base {self.path}") from None
            raise self._damage(str(error)) from None
        except (sqlite3.Error, ValueError) as error:
            if isinstance(error, UpperhandError):
                raise
            raise self._damage(str(error)) from None

    def _damage(self, why: str) -> KnowledgeError:
        return KnowledgeError(f"{self.path} is not a knowledge base, or is damaged: {why}")


def game_of(path: Path) -> str:
    """The game whose games a store holds."""
    with Store(path, None) as opened:
        return opened.game


def _create(path: Path, game: str) -> None:
    """Makes an empty store and puts it in place whole, unless another program was faster."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".knowledge-") as folder:
        fresh = Path(folder) / "fresh"
        connection = sqlite3.connect(fresh, isolation_level=None)
        # With a write-ahead log, readers and one writer do not wait for each other, and a killed writer's
        # unfinished transaction is simply not there.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA application_id = {_MARK}")
        connection.execute(f"PRAGMA user_version = {_SCHEMA}")
        connection.executescript(_TABLES)
        connection.executemany("INSERT INTO about VALUES (?, ?)", [("game", game), ("rewritten", "0")])
        connection.close()
        with suppress(FileExistsError):
            os.link(fresh, path)


def _open(path: Path) -> sqlite3.Connection:
    """If nothing may be written next to the file, it is read as it is."""
    writable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    how = "mode=rw" if writable else "mode=ro&immutable=1"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, timeout=_PATIENCE, isolation_level=None
    )
    # Enough for the crash of a program; only the crash of the machine may take the last games with it.
    connection.execute("PRAGMA synchronous = NORMAL")
    return connection


def _layout(seats: int) -> struct.Struct:
    return struct.Struct(f"<{seats}H")


def _numbers(seats: bytes) -> tuple[int, ...]:
    return _layout(len(seats) // 2).unpack(seats)
