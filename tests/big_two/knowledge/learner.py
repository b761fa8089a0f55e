"""A program that learns, for tests that run several: its arguments are HOW, the base and a file of records.

`one`: game by game, each printed once it is learned; it ends when its input does. `die`: in
one go, and it kills itself in the middle of writing.
"""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from upperhand import Record
from upperhand.big_two.knowledge import KnowledgeBase, lesson_of
from upperhand.knowledge import Lesson, Store
from upperhand.record import read_records


class Deadly(tuple[str, ...]):
    """Names whose writing kills the process."""

    __slots__ = ()

    def __iter__(self) -> Iterator[str]:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().__iter__()


def learn_one_by_one(path: Path, records: list[Record]) -> None:
    with KnowledgeBase(path, create=True) as base:
        for record in records:
            print("new" if base.learn(record) else "known", flush=True)
        sys.stdin.read()  # a process that wants to kill it finds it alive, however late


def die_while_learning(path: Path, records: list[Record]) -> None:
    lessons = [lesson_of(record) for record in records]
    last = lessons[-1]
    lessons[-1] = Lesson(last.identity, Deadly(last.names), last.body)
    with KnowledgeBase(path, create=True) as base:
        rules = base.rules
    assert rules is not None
    with Store(path, "big_two") as store:
        store.add(rules.to_json(), lessons)


if __name__ == "__main__":
    how = {"one": learn_one_by_one, "die": die_while_learning}[sys.argv[1]]
    how(Path(sys.argv[2]), list(read_records(sys.argv[3])))
