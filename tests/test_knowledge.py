"""The store of learned games, which does not depend on a game."""

import sqlite3
from pathlib import Path

import pytest

from upperhand.errors import KnowledgeError
from upperhand.knowledge import Lesson, Stamp, Store

LESSONS = [
    Lesson(b"%d" % number, ("ann", "bob", f"guest {number}"), b"body %d" % number) for number in range(5)
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "store.db"


def test_lessons_come_back_in_order(path: Path) -> None:
    with Store(path, "whist", create=True) as store:
        assert store.rules is None
        assert store.add("by the book", LESSONS) == 5
        assert store.add("by the book", reversed(LESSONS)) == 0
    with Store(path, "whist") as store:
        assert list(store.lessons()) == LESSONS
        assert list(store.lessons(first=2)) == LESSONS[:2]
        assert store.rules == "by the book"
        assert store.names() == ["ann", "bob", *(f"guest {number}" for number in range(5))]


def test_the_stamp_changes_with_what_is_learned_and_forgotten(path: Path) -> None:
    with Store(path, "whist", create=True) as store:
        assert store.stamp() == Stamp(0, 0)
        store.add("by the book", LESSONS)
        assert store.stamp() == Stamp(0, 5)
        store.rewrite(LESSONS[3:])
        assert store.stamp() == Stamp(1, 2)
        assert list(store.lessons()) == LESSONS[3:]
        assert store.names() == ["ann", "bob", "guest 3", "guest 4"]


def test_one_that_refuses_changes_nothing(path: Path) -> None:
    with Store(path, "whist", create=True) as store:
        store.add("by the book", LESSONS[:2])
        with pytest.raises(KnowledgeError, match="under other rules"):
            store.add("by ear", LESSONS)
        assert list(store.lessons()) == LESSONS[:2]


def test_several_may_have_it_open(path: Path) -> None:
    with Store(path, "whist", create=True) as one, Store(path, "whist", create=True) as two:
        for number, lesson in enumerate(LESSONS):
            (one if number % 2 else two).add("by the book", [lesson])
        assert list(one.lessons()) == list(two.lessons()) == LESSONS


def test_a_store_of_another_game_is_refused(path: Path) -> None:
    Store(path, "whist", create=True).close()
    with pytest.raises(KnowledgeError, match="contains games of 'whist', not of bridge"):
        Store(path, "bridge")


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE games (number INTEGER)")
    connection.close()
    with pytest.raises(KnowledgeError, match="made by another program"):
        Store(path, "whist", create=True)


def test_a_store_from_the_future_is_refused(path: Path) -> None:
    Store(path, "whist", create=True).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 2")
    connection.close()
    with pytest.raises(KnowledgeError, match="newer Upperhand"):
        Store(path, "whist")
