"""What players of Big Two learn from games: the base, and what a `knowledge` setting names.

>>> load("none") is None
True
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, cast

from upperhand import knowledge
from upperhand._core.big_two import (
    Forecast,
    Index,
    InfoSet,
    Move,
    Rules,
    State,
    encode_game,
    features,
    rules_of_play,
    set_name,
)
from upperhand.big_two.knowledge.prediction import RECALLS, Accuracy, measure, predict, view_of
from upperhand.errors import KnowledgeError
from upperhand.knowledge import Lesson, Shelf
from upperhand.record import Record

__all__ = [
    "RECALLS",
    "Accuracy",
    "Forecast",
    "Index",
    "InfoSet",
    "KnowledgeBase",
    "counted_turns",
    "features",
    "lesson_of",
    "load",
    "measure",
    "path_of",
    "predict",
    "set_name",
    "view_of",
]

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


def counted_turns(
    history: Sequence[tuple[int, Move]], seat: int, passes: Mapping[int, int]
) -> tuple[bool, ...]:
    """The recording rule of AI 2.0 (Fig. 5): for each turn, whether it goes into the counts of eq. 5.

    An AI 2.0 in that seat records a turn after the set before it.
    `passes` gives for turns of the seat how many passes it calculated for the round. The answer of the next
    player is always recorded; those of the others only if the round had as many passes as calculated. The
    seat's own turns, and a round that it calculated nothing for, are not recorded.
    """
    counted = [False] * len(history)
    begins = [ply for ply, (mover, _) in enumerate(history) if mover == seat]
    for begin, end in pairwise([*begins, len(history)]):
        if begin not in passes:
            continue
        came = sum(move.is_pass for _, move in history[begin + 1 : end])
        reach = end if came == passes[begin] else min(end, begin + 2)
        counted[begin + 1 : reach] = [True] * (reach - begin - 1)
    return tuple(counted)


#: The bases of the package; the first is that of the rules of Big2AI.
_SHIPPED = ("shipped", "sugiyanto", "greedy", "charlesworth", "hongkong")
_SHELF = Shelf(KnowledgeBase, *(Path(__file__).with_name(f"{name}.db") for name in _SHIPPED))
load = _SHELF.load
path_of = _SHELF.path_of
shipped_for = _SHELF.shipped_for
knows_nothing = _SHELF.knows_nothing
