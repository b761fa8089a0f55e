"""GrowingBase: what computers know under some rules: what is shipped, and then games of the playroom."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from upperhand import games
from upperhand.errors import KnowledgeError
from upperhand.knowledge import NONE, Lesson, Store, add_lessons
from upperhand.server.storage.lessons import Base, NumberedLesson, oldest_kept

_DIGITS = 5


def published(number: int) -> int:
    """The latest lesson that games take into account which begin now: one with few binary digits.

    Workers read a base again whenever it grows, so games see it grow by about a twentieth at a time.

    >>> [published(number) for number in (7, 31, 33, 1_000, 5_000)]
    [7, 31, 32, 992, 4864]
    """
    shift = max(0, number.bit_length() - _DIGITS)
    return number >> shift << shift


def base_of(game: str, rules: Any) -> Base | None:
    """The base of games by these rules; none if no preset is played by them."""
    kind = games.knowledge(game).KnowledgeBase
    wanted = kind.rules_of_play(rules)
    presets = games.load(game).PRESETS.items()
    alike = (name for name, preset in presets if kind.rules_of_play(preset.rules) == wanted)
    found = next(alike, None)
    return None if found is None else (game, found)


@dataclass(frozen=True)
class _File:
    """A file with what is shipped and then lessons, starting with this number."""

    path: Path
    first: int
    shipped: int
    #: Of its lessons, in order.
    numbers: list[int]


class GrowingBase:
    """A file to which lessons are added.

    When the oldest lessons are forgotten, the base continues in a new file; the one before stays for games
    that have begun with it.
    """

    def __init__(self, folder: Path, base: Base) -> None:
        self._folder = folder
        self._game, self._preset = base
        self._rules = games.load(self._game).PRESETS[self._preset].rules
        self._files: list[_File] = []
        #: Of before the last change: a worker may be about to read them.
        self._retired: list[_File] = []
        self._made = 0
        self.latest = 0

    def fill(self, lessons: Sequence[NumberedLesson], latest: int) -> None:
        """Begins anew with these lessons; `latest` is the number of the last one that there ever was."""
        self._continue_in(self._new_file(oldest_kept(latest), lessons))
        self.latest = latest

    def add(self, lessons: Sequence[NumberedLesson]) -> None:
        """Adds the next lessons."""
        latest = lessons[-1].number
        newest = self._files[0]
        if (first := oldest_kept(latest)) > newest.first:
            kept = [each for each in [*self._kept(newest, first), *lessons] if each.number >= first]
            self._add_to(newest, lessons)  # games that begin before the next one is published know these
            self._continue_in(self._new_file(first, kept), newest)
        else:
            self._add_to(newest, lessons)
        self.latest = latest

    def _add_to(self, file: _File, lessons: Sequence[NumberedLesson]) -> None:
        """Into the file first: from then on somebody may read it."""
        with Store(file.path, self._game) as store:
            add_lessons(store, self._rules_text(), (each.lesson for each in lessons))
        file.numbers.extend(each.number for each in lessons)

    def _continue_in(self, *files: _File) -> None:
        """From now on these are the files, the newest first; the next change removes the others."""
        for old in self._retired:
            _remove(old.path)
        self._retired = [old for old in self._files if old not in files]
        self._files = list(files)

    def known(self) -> int:
        """What a game that begins now takes into account."""
        return published(self.latest)

    def setting(self, known: int) -> str:
        """What a player's setting `knowledge` says of the lessons up to that number."""
        file = next((each for each in self._files if each.first == oldest_kept(known)), self._files[0])
        count = file.shipped + bisect_right(file.numbers, known)
        return f"{file.path}@{count}" if count else NONE

    def _kept(self, file: _File, first: int) -> list[NumberedLesson]:
        with Store(file.path, self._game) as store:
            lessons: list[Lesson] = list(store.lessons())[file.shipped :]
        place = bisect_left(file.numbers, first)
        numbered = zip(file.numbers[place:], lessons[place:], strict=True)
        return [NumberedLesson(number, lesson) for number, lesson in numbered]

    def _new_file(self, first: int, lessons: Sequence[NumberedLesson]) -> _File:
        self._made += 1
        path = self._folder / f"{self._game}.{self._preset}.{self._made}.db"
        shipped = games.knowledge(self._game).shipped_for(self._rules)
        if shipped is not None:
            with Store(shipped, self._game) as store:
                path.write_bytes(store.content())
        with Store(path, self._game, create=True) as store:
            count = len(store)
            add_lessons(store, self._rules_text(), (each.lesson for each in lessons))
            if len(store) != count + len(lessons):
                raise KnowledgeError(f"lessons of {self._preset} are already among the shipped games")
        return _File(path, first, count, [each.number for each in lessons])

    def _rules_text(self) -> str:
        kind = games.knowledge(self._game).KnowledgeBase
        return str(kind.rules_of_play(self._rules).to_json())


def _remove(path: Path) -> None:
    """The file, and those that SQLite may have left beside it."""
    for each in (path, *path.parent.glob(f"{path.name}-*")):
        each.unlink(missing_ok=True)
