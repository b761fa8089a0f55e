"""KnowledgeBase: the games of Big Two that were learned, in a file, and the index that searches read."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

from upperhand import knowledge
from upperhand._core.big_two import Index, Rules, State, encode_game, rules_of_play
from upperhand.errors import KnowledgeError
from upperhand.knowledge import Lesson
from upperhand.record import Record

_SEATS = 4


class KnowledgeBase(knowledge.KnowledgeBase[Index]):
    """The learned games of one file. With `create` it is made if it does not exist."""

    GAME: ClassVar[str] = "big_two"

    @classmethod
    def body(cls, record: Record, state: Any) -> bytes:
        if record.rules.players != _SEATS:
            raise KnowledgeError("only games of Big Two with four players can be learned")
        return encode_game(state)

    @classmethod
    def rules_of_play(cls, rules: Any) -> Any:
        """How points are counted does not matter."""
        return rules_of_play(rules)

    def read(self, names: list[str], games: list[tuple[bytes, bytes]]) -> Index:
        return Index(self.rules or Rules(), names, games)

    def counts(self, index: Index) -> dict[str, int]:
        return {"turns": index.turns}

    def learn(self, record: Record, counted: Sequence[bool] | None = None) -> bool:
        """Learns a finished game; False if it had been learned before.

        `counted` says for each turn whether it goes into the counts of eq. 5; as a rule all do.
        """
        return self._store.add(self._rules_text(record), [lesson_of(record, counted)]) == 1


def lesson_of(record: Record, counted: Sequence[bool] | None = None) -> Lesson:
    """What is kept of a finished game; the same deal, names and moves are the same game."""
    lesson = KnowledgeBase.lesson_of(record)
    if counted is None:
        return lesson
    return replace(lesson, body=encode_game(cast(State, record.replay()), counted))
