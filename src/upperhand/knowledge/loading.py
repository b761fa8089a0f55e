"""What a player's `knowledge` setting names: a shipped base, none, or a file, whole or its first games.

`shipped`, `none`, `games.db`, and with `@N` at the end only the first N games: a player that is to know no
more than it did then, while others go on learning into the file.
"""

import re
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, Generic

from upperhand.errors import KnowledgeError
from upperhand.knowledge.base import IndexT, KnowledgeBase
from upperhand.knowledge.store import Stamp

NONE = "none"
SHIPPED = "shipped"
_FIRST = re.compile(r"(.+)@([0-9]{1,9})")
_KEPT = 8  # indexes in memory at most: enough for a table of players that each know something else

_Look = tuple[tuple[int, int] | None, ...]


@dataclass(frozen=True)
class _Loaded(Generic[IndexT]):
    look: _Look
    stamp: Stamp
    index: IndexT


class Shelf(Generic[IndexT]):
    """The indexes of one game that are in use, each read once as long as what its file holds is the same."""

    def __init__(self, kind: type[KnowledgeBase[IndexT]], *shipped: Path) -> None:
        """`shipped` are the bases of the package, one for each of some rules; the first is the usual one."""
        self._kind = kind
        self._shipped = shipped
        self._loaded: OrderedDict[tuple[Path, int | None], _Loaded[IndexT]] = OrderedDict()
        self._lock = Lock()

    def load(self, text: str, rules: Any = None) -> IndexT | None:
        """The index that a setting names; the same one as long as what it holds is the same.

        With `rules`, a base of games under others is refused; of the shipped ones the one that fits is taken,
        and none if none does.
        """
        if text == NONE:
            return None
        name, first = _parts(text)
        if name == SHIPPED:
            return self._load_shipped(first, rules)
        index = self._kept(Path(name), first)
        if rules is not None and len(index) > 0 and not index.fits(rules):
            raise KnowledgeError(f"{name} contains games under other rules")
        return index if len(index) > 0 else None

    def knows_nothing(self, text: str, rules: Any) -> bool:
        """Whether a player that shall know something knows nothing of games by these rules."""
        return text != NONE and self.load(text, rules) is None

    def path_of(self, text: str) -> Path:
        """The file that a setting names; of the shipped ones, the usual one."""
        name, _ = _parts(text)
        return self._shipped[0] if name == SHIPPED else Path(name)

    def shipped_for(self, rules: Any) -> Path | None:
        """The shipped base of games that are played by these rules."""
        wanted = self._kind.rules_of_play(rules)
        for path in filter(Path.exists, self._shipped):
            with self._kind(path) as base:
                if base.rules == wanted:
                    return path
        return None

    def _load_shipped(self, first: int | None, rules: Any) -> IndexT | None:
        for path in self._shipped:
            index = self._kept(path, first) if path.exists() else None
            if index is not None and len(index) > 0 and (rules is None or index.fits(rules)):
                return index
        return None

    def _kept(self, path: Path, first: int | None) -> IndexT:
        with self._lock:
            key, look = (path, first), _look(path)
            held = self._loaded.get(key)
            if held is None or held.look != look:
                held = self._loaded[key] = self._read(path, first, look, held)
            self._loaded.move_to_end(key)
            while len(self._loaded) > _KEPT:
                self._loaded.popitem(last=False)
            return held.index

    def _read(
        self, path: Path, first: int | None, look: _Look, held: _Loaded[IndexT] | None
    ) -> _Loaded[IndexT]:
        with self._kind(path) as base:
            stamp = base.stamp()
            if first is not None:  # what is learned after the first games changes nothing
                stamp = Stamp(stamp.rewritten, min(stamp.games, first))
            if held is not None and held.stamp == stamp:
                return _Loaded(look, stamp, held.index)
            return _Loaded(look, stamp, base.index(first=stamp.games))


def _parts(text: str) -> tuple[str, int | None]:
    """The name, and how many of its games count."""
    found = _FIRST.fullmatch(text)
    name, first = (found[1], int(found[2])) if found else (text, None)
    if not name:
        raise KnowledgeError(f"knowledge is {SHIPPED}, {NONE} or a file, with @N for its first N games")
    return name, first


def _look(path: Path) -> _Look:
    """The files' sizes and times: while they stay, nothing was learned."""
    return tuple(_size_and_time(each) for each in (path, path.with_name(path.name + "-wal")))


def _size_and_time(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns
