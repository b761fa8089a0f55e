"""KnowledgeBase: learned games in a file, and the index that players read.

What is kept of a game, which of its rules matter and what an index is, each game says for itself.
"""

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from upperhand import games
from upperhand.errors import KnowledgeError, RulesError
from upperhand.games import State
from upperhand.knowledge.store import Lesson, Stamp, Store
from upperhand.record import Record


class Index(Protocol):
    """What players read of learned games; nothing changes it once it is made."""

    def __len__(self) -> int: ...

    def fits(self, rules: Any, /) -> bool:
        """Whether what was learned holds for games by these rules."""


IndexT = TypeVar("IndexT", bound=Index)


def add_lessons(store: Store, rules: str, lessons: Iterable[Lesson]) -> int:
    """Learns games by these rules, which the file may have in other words; says how many were new.

    A file of an earlier version does not name the switches that are new.
    """
    held = store.rules
    if held is not None and _are_alike(store.game, held, rules):
        rules = held
    return store.add(rules, lessons)


def _are_alike(game: str, held: str, rules: str) -> bool:
    read = games.load(game).Rules.from_json
    try:
        return bool(read(held) == read(rules))
    except RulesError:  # a damaged file
        return False


@dataclass(frozen=True)
class Summary:
    """What a base holds: its rules by name, how many games everybody sat in, and what the game counts."""

    path: str
    game: str
    rules: str | None
    games: int
    counts: dict[str, int]
    names: dict[str, int]
    bytes: int


class KnowledgeBase(ABC, Generic[IndexT]):
    """The learned games of one file. With `create` it is made if it does not exist."""

    GAME: ClassVar[str]

    def __init__(self, path: str | os.PathLike[str], *, create: bool = False) -> None:
        self._store = Store(path, self.GAME, create=create)

    @classmethod
    @abstractmethod
    def body(cls, record: Record, state: State) -> bytes:
        """What is kept of a finished game, which `state` is the end of; refuses what cannot be learned."""

    @classmethod
    @abstractmethod
    def rules_of_play(cls, rules: Any) -> Any:
        """The same rules for all that play alike as far as learning goes."""

    @abstractmethod
    def read(self, names: list[str], games: list[tuple[bytes, bytes]]) -> IndexT:
        """The index of games as the store gives them: the numbers of the seats' names, and the body."""

    @abstractmethod
    def counts(self, index: IndexT) -> Mapping[str, int]:
        """What else there is to count in the games, each under a word."""

    @classmethod
    def lesson_of(cls, record: Record) -> Lesson:
        """What is kept of a finished game; the same deal, names and moves are the same game."""
        if record.game != cls.GAME:
            raise KnowledgeError(
                f"a game of {games.GAMES[record.game]} cannot be learned as one of {games.GAMES[cls.GAME]}"
            )
        state = record.replay()
        if not state.over:
            raise KnowledgeError("a game that is still running cannot be learned: learn it when it is over")
        told = (*record.seats, *map(str, state.dealt), *record.moves)
        identity = blake2b("\n".join(told).encode(), digest_size=16).digest()
        return Lesson(identity, record.seats, cls.body(record, state))

    @property
    def path(self) -> Path:
        """The file."""
        return self._store.path

    @property
    def rules(self) -> Any:
        """How its games were played, as far as learning goes; None while there are none."""
        text = self._store.rules
        try:
            return None if text is None else games.load(self.GAME).Rules.from_json(text)
        except RulesError as error:
            raise KnowledgeError(f"{self.path} is damaged: its rules are not valid: {error}") from None

    def learn(self, record: Record) -> bool:
        """Learns a finished game; False if it had been learned before."""
        return add_lessons(self._store, self._rules_text(record), [self.lesson_of(record)]) == 1

    def learn_all(self, records: Iterable[Record]) -> int:
        """Learns finished games of the same rules in this order; says how many were new."""
        rest = iter(records)
        first = next(rest, None)
        if first is None:
            return 0
        rules = self._rules_text(first)
        return add_lessons(self._store, rules, (self._like(each, rules) for each in chain([first], rest)))

    def merge(self, other: Self) -> int:
        """Learns what another base holds after what this one does; says how many games were new."""
        rules = other._store.rules
        return 0 if rules is None else add_lessons(self._store, rules, other._store.lessons())

    def prune(self, keep: int | None = None, without: Iterable[str] = ()) -> int:
        """Forgets all but the games learned last, and those that somebody sat in; says how many it forgot."""
        before, unwanted = len(self), set(without)
        kept = [lesson for lesson in self._store.lessons() if unwanted.isdisjoint(lesson.names)]
        self._store.rewrite(kept if keep is None else kept[max(0, len(kept) - keep) :])
        return before - len(self)

    def inspect(self) -> Summary:
        """Counts what it holds, and reads every game on the way."""
        names: dict[str, int] = {}
        for lesson in self._store.lessons():
            for name in set(lesson.names):
                names[name] = names.get(name, 0) + 1
        return Summary(
            path=str(self.path),
            game=self.GAME,
            rules=self._name_of_rules(),
            games=len(self),
            counts=dict(self.counts(self.index())),
            names=dict(sorted(names.items(), key=lambda entry: (-entry[1], entry[0]))),
            bytes=self.path.stat().st_size,
        )

    def index(self, first: int | None = None) -> IndexT:
        """The index of all games, or of the first ones up to a number: what a player knew then."""
        names, games = self._store.raw(first)
        try:
            return self.read(names, games)
        except KnowledgeError as error:
            raise KnowledgeError(f"{self.path}: {error}") from None

    def stamp(self) -> Stamp:
        """Tells whether anything was learned or forgotten since."""
        return self._store.stamp()

    def content(self) -> bytes:
        """All of it as the bytes of a file."""
        return self._store.content()

    def __len__(self) -> int:
        return len(self._store)

    def close(self) -> None:
        """Closes the file."""
        self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @classmethod
    def _rules_text(cls, record: Record) -> str:
        return str(cls.rules_of_play(record.rules).to_json())

    def _like(self, record: Record, rules: str) -> Lesson:
        lesson = self.lesson_of(record)
        if self._rules_text(record) != rules:
            raise KnowledgeError(
                "games with different rules cannot be learned into one base: choose those of a preset"
            )
        return lesson

    def _name_of_rules(self) -> str | None:
        """The preset that is played by these rules, or their JSON."""
        rules = self.rules
        if rules is None:
            return None
        presets = games.load(self.GAME).PRESETS.items()
        alike = (name for name, preset in presets if self.rules_of_play(preset.rules) == rules)
        return next(alike, rules.to_json())
