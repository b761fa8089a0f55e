"""A playroom that cannot be opened leaves nothing behind."""

import asyncio
import multiprocessing
import sqlite3
import tempfile
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.big_two.knowledge.games import record
from tests.server.alone import alone
from upperhand.big_two.knowledge import KnowledgeBase
from upperhand.server.computers.library import store_base
from upperhand.server.playroom import Playroom
from upperhand.server.settings import Settings
from upperhand.server.web.metrics import Metrics


def start_in_vain(database: str, files: str) -> list[str]:
    """What is left of a start that fails: threads, processes and files."""

    async def start() -> None:
        async with Playroom.opened(Settings(database_url=database), Metrics()):
            pytest.fail("rooms cannot be restored from a table that is not there")

    tempfile.tempdir = files
    threads = set(threading.enumerate())
    with pytest.raises(OperationalError):
        asyncio.run(start())
    left = [*set(threading.enumerate()) - threads, *multiprocessing.active_children(), *Path(files).iterdir()]
    return [str(each) for each in left]


def test_a_start_that_fails_closes_what_it_has_opened(tmp_path: Path) -> None:
    with KnowledgeBase(tmp_path / "base.db", create=True) as base:
        base.learn(record(1))
    asyncio.run(store_base(str(tmp_path / "playroom.db"), "club", tmp_path / "base.db"))
    with closing(sqlite3.connect(tmp_path / "playroom.db")) as database, database:
        database.execute("DROP TABLE rooms")
    files = tmp_path / "files"
    files.mkdir()
    assert alone(start_in_vain, str(tmp_path / "playroom.db"), str(files)) == []
