"""KnowledgeBase: the games of Big Two that were learned, in a file, and the index that searches read."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import cast

from upperhand._core.big_two import Index, Rules, State, encode_game, rules_of_play
from upperhand.big_two.presets import PRESETS
from upperhand.errors import KnowledgeError, RulesError
from upperhand.knowledge import Lesson, Stamp, Store
from upperhand.record import Record

_GAME = "big_two"
_SEATS = 4


@dataclass(frozen=True)
class Summary:
    """What a base holds: its rules by name, and how many games everybody sat in."""

    path: str
    rules: str | None
    games: int
    turns: int
    names: dict[str, int]
    bytes: int


class KnowledgeBase:
    """The learned games of one file. With `create` it is made if it does not exist."""

    def __init__(self, path: str | os.PathLike[str], *, create: bool = False) -> None:
        self._store = Store(path, _GAME, create=create)

    @property
    def path(self) -> Path:
        """The file."""
        return self._store.path

    @property
    def rules(self) -> Rules | None:
        """How its games were played, without the scoring; None while there are none."""
        text = self._store.rules
        try:
            return None if text is None else Rules.from_json(text)
        except RulesError as error:
            raise KnowledgeError(f"{self.path} is damaged: its rules do not hold: {error}") from None

    def learn(self, record: Record, counted: Sequence[bool] | None = None) -> bool:
        """Learns a finished game; False if it had been learned before.

        `counted` says for each turn whether it goes into the counts of eq. 5; as a rule all do.
        """
        lesson = lesson_of(record, counted)
        return self._store.add(_rules_text(record), [lesson]) == 1

    def learn_all(self, records: Iterable[Record]) -> int:
        """Learns finished games of the same rules in this order; says how many were new."""
        rest = iter(records)
        first = next(rest, None)
        if first is None:
            return 0
        rules = _rules_text(first)
        return self._store.add(rules, (self._like(each, rules) for each in chain([first], rest)))

    def merge(self, other: "KnowledgeBase") -> int:
        """Learns what another base holds after what this one does; says how many games were new."""
        rules = other._store.rules
        return 0 if rules is None else self._store.add(rules, other._store.lessons())

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
            rules=_name_of(self.rules),
            games=len(self),
            turns=self.index().turns,
            names=dict(sorted(names.items(), key=lambda entry: (-entry[1], entry[0]))),
            bytes=self.path.stat().st_size,
        )

    def index(self, first: int | None = None) -> Index:
        """The index of all games, or of the first so many: what a player knew then."""
        names, games = self._store.raw(first)
        try:
            return Index(self.rules or Rules(), names, games)
        except KnowledgeError as error:
            raise KnowledgeError(f"{self.path}: {error}") from None

    def stamp(self) -> Stamp:
        """Tells whether anything was learned or forgotten since."""
        return self._store.stamp()

    def __len__(self) -> int:
        return len(self._store)

    def close(self) -> None:
        """Closes the file."""
        self._store.close()

    def __enter__(self) -> "KnowledgeBase":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _like(self, record: Record, rules: str) -> Lesson:
        if _rules_text(record) != rules:
            raise KnowledgeError("games of different rules cannot be learned into one base")
        return lesson_of(record)


def lesson_of(record: Record, counted: Sequence[bool] | None = None) -> Lesson:
    """What is kept of a finished game; the same deal, names and moves are the same game."""
    if record.game != _GAME or record.rules.players != _SEATS:
        raise KnowledgeError("only games of Big Two with four players can be learned")
    state = cast(State, record.replay())
    if not state.over:
        raise KnowledgeError("a game that is still running cannot be learned: learn it when it is over")
    told = (*record.seats, *map(str, state.dealt), *record.moves)
    identity = blake2b("\n".join(told).encode(), digest_size=16).digest()
    return Lesson(identity, record.seats, encode_game(state, counted))


def finished(records: Iterable[Record]) -> Iterator[Record]:
    """Those that can be learned: running games are passed over."""
    return (record for record in records if record.scores is not None)


def _rules_text(record: Record) -> str:
    return str(rules_of_play(record.rules).to_json())


def _name_of(rules: Rules | None) -> str | None:
    """The preset that is played by these rules, or their JSON."""
    if rules is None:
        return None
    alike = (name for name, preset in PRESETS.items() if rules_of_play(preset.rules) == rules)
    return next(alike, rules.to_json())
