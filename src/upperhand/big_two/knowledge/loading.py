"""What a player's `knowledge` setting names: the shipped base, none, or a file, whole or its first games.

`shipped`, `none`, `games.db`, and with `@N` at the end only the first N games: a player that is to know no
more than it did then, while others go on learning into the file.
"""

import re
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from upperhand._core.big_two import Index, Rules
from upperhand.big_two.knowledge.base import KnowledgeBase
from upperhand.errors import KnowledgeError
from upperhand.knowledge import Stamp

NONE = "none"
SHIPPED = "shipped"
SHIPPED_FILE = Path(__file__).with_name("shipped.db")
_FIRST = re.compile(r"(.+)@([0-9]{1,9})")
_KEPT = 8  # indexes in memory at most: enough for a table of players that each know something else

_Look = tuple[tuple[int, int] | None, ...]


@dataclass(frozen=True)
class _Loaded:
    look: _Look
    stamp: Stamp
    index: Index


_loaded: OrderedDict[tuple[Path, int | None], _Loaded] = OrderedDict()
_lock = Lock()


def load(text: str, rules: Rules | None = None) -> Index | None:
    """The index that a setting names; the same one as long as what it holds is the same.

    With `rules`, a base of games under others is refused; the shipped one then counts as none.
    """
    if text == NONE:
        return None
    path, first = _parts(text)
    if path == SHIPPED_FILE and not path.exists():
        return None
    index = _kept(path, first)
    if rules is None or len(index) == 0 or index.fits(rules):
        return index if len(index) > 0 else None
    if path == SHIPPED_FILE:
        return None
    raise KnowledgeError(f"{path} holds games under other rules than this one")


def path_of(text: str) -> Path:
    """The file that a setting names."""
    return _parts(text)[0]


def _parts(text: str) -> tuple[Path, int | None]:
    found = _FIRST.fullmatch(text)
    name, first = (found[1], int(found[2])) if found else (text, None)
    if not name:
        raise KnowledgeError(f"knowledge is {SHIPPED}, {NONE} or a file, with @N for its first N games")
    return (SHIPPED_FILE if name == SHIPPED else Path(name)), first


def _kept(path: Path, first: int | None) -> Index:
    with _lock:
        key, look = (path, first), _look(path)
        held = _loaded.get(key)
        if held is None or held.look != look:
            held = _loaded[key] = _read(path, first, look, held)
        _loaded.move_to_end(key)
        while len(_loaded) > _KEPT:
            _loaded.popitem(last=False)
        return held.index


def _read(path: Path, first: int | None, look: _Look, held: _Loaded | None) -> _Loaded:
    with KnowledgeBase(path) as base:
        stamp = base.stamp()
        if first is not None:  # what is learned after the first games changes nothing
            stamp = Stamp(stamp.rewritten, min(stamp.games, first))
        if held is not None and held.stamp == stamp:
            return _Loaded(look, stamp, held.index)
        return _Loaded(look, stamp, base.index(first=stamp.games))


def _look(path: Path) -> _Look:
    """The files' sizes and times: while they stay, nothing was learned."""
    return tuple(_size_and_time(each) for each in (path, path.with_name(path.name + "-wal")))


def _size_and_time(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_size, found.st_mtime_ns
