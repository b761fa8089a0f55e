"""What an operator relies on: one server a database, truth about its state, an end in time, private files."""

import asyncio
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import new_database, postgres
from tests.server.running import ServerProcess, server
from tests.server.visitor import PATIENCE, first, visitor
from upperhand.errors import SpecError
from upperhand.server.settings import Settings
from upperhand.server.storage.database import check_database, database_url, open_engine
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.security import Guard


def refused_start(database: str, **settings: str) -> str:
    """What a server says that does not start."""
    environment = {"UPPERHAND_DATABASE_URL": database, "UPPERHAND_PORT": "0", "UPPERHAND_WORKERS": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "upperhand.cli", "serve"],
        env={**os.environ, **environment, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return " ".join((done.stdout + done.stderr).split())


def test_a_second_server_on_an_sqlite_file_refuses_to_start(tmp_path: Path) -> None:
    """And starts when the first one is gone, however it went."""
    database = str(tmp_path / "playroom.db")
    with ServerProcess(database) as running:
        assert "another server uses the database" in refused_start(database)
        assert httpx.get(f"{running.address}/readyz", timeout=PATIENCE).status_code == 200
        running.kill()
        running.start()
        running.stop()
        running.start()


# --- the state of the database ---


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def processes_of(folder: Path) -> list[int]:
    """PostgreSQL, and the processes that serve its connections."""
    main = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return [main, *map(int, children)]


def test_a_database_that_hangs_is_given_up_and_the_server_ends_in_time() -> None:
    """It is stopped by a signal, so that the system still takes what is sent to it."""
    with postgres() as folder, ServerProcess(new_database(folder)) as running:
        with stopped(processes_of(folder)):
            assert httpx.get(f"{running.address}/readyz", timeout=PATIENCE).status_code == 503
            answer = httpx.post(f"{running.address}/api/session", json={"name": "Wu"}, timeout=PATIENCE)
            assert answer.status_code == 503
        while httpx.get(f"{running.address}/readyz", timeout=PATIENCE).status_code != 200:
            pass
        with stopped(processes_of(folder)):
            running.stop()  # returns


def test_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    """No file of the server may grow: what a full disk does."""
    with ServerProcess(str(tmp_path / "playroom.db")) as running:
        ready = f"{running.address}/readyz"
        assert httpx.get(ready, timeout=PATIENCE).status_code == 200
        before = resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        while httpx.get(ready, timeout=PATIENCE).status_code == 200:
            pass
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, before)
        while httpx.get(ready, timeout=PATIENCE).status_code != 200:
            pass


# --- files ---


def test_other_users_of_the_machine_cannot_read_the_database(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.touch(0o644)
    for path in (tmp_path / "new.db", old):
        engine = open_engine(database_url(str(path)))
        with engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE things (name TEXT)")
            files = list(tmp_path.glob(f"{path.name}*"))
            assert len(files) > 1  # and those beside it
            assert not any(stat.S_IMODE(file.stat().st_mode) & stat.S_IRWXO for file in files)
        engine.dispose()
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600


def damage(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE things (name TEXT)")
        database.executemany("INSERT INTO things VALUES (?)", [("x" * 500,)] * 200)
        database.commit()
    with path.open("r+b") as file:
        file.seek(4_096)
        file.write(os.urandom(20_000))


@pytest.mark.parametrize("how", ["damaged", "another file", "newer"])
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(how: str, tmp_path: Path) -> None:
    path = tmp_path / "playroom.db"
    if how == "damaged":
        damage(path)
    elif how == "another file":
        path.write_text("a shopping list\n" * 100)
    else:
        with closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE alembic_version (version_num TEXT)")
            database.execute("INSERT INTO alembic_version VALUES ('9999')")
            database.commit()
    with pytest.raises(SpecError) as refused:
        check_database(str(path))
    wanted = "newer version" if how == "newer" else "restore a backup"
    assert wanted in str(refused.value)


def test_a_secret_may_be_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://upperhand:secret@database/upperhand\n")
    found = Settings.read({"UPPERHAND_DATABASE_URL_FILE": str(tmp_path / "url")})
    assert found.database == "postgresql://upperhand:secret@database/upperhand"
    with pytest.raises(SpecError, match="cannot be read"):
        Settings.read({"UPPERHAND_DATABASE_URL_FILE": str(tmp_path / "nothing")})


# --- answers ---


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    with server(tmp_path) as address:
        assert httpx.get(f"{address}/metrics", timeout=PATIENCE).status_code == 200
        elsewhere = {"X-Forwarded-For": "203.0.113.5"}
        assert httpx.get(f"{address}/metrics", headers=elsewhere, timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("path", ["/api/login", "/api/accounts"])
def test_a_password_of_odd_signs_gets_an_answer(path: str, address: str) -> None:
    body = b'{"name": "Odd One", "password": "abcd\\ud800efgh"}'
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{address}{path}", content=body, headers=headers, timeout=PATIENCE)
    assert answer.status_code < 500, answer.text
    assert answer.headers["x-frame-options"] == "DENY"


def test_an_answer_that_fails_has_the_headers_too() -> None:
    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    async def ask() -> httpx.Response:
        guarded = httpx.ASGITransport(Guard(fails, Settings(), Metrics()))
        async with httpx.AsyncClient(transport=guarded, base_url="http://playroom") as client:
            return await client.get("/somewhere")

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "failed")
    assert answer.headers["x-frame-options"] == "DENY"


# --- backups ---


def test_a_backup_made_while_people_play_can_be_restored(tmp_path: Path) -> None:
    """The documented way: SQLite copies a database that is in use; a server starts on the copy."""

    async def begin(address: str, copy: Path) -> tuple[str, str, int]:
        async with visitor(address) as wu, wu.socket(await wu.create(timer=0)) as talk:
            view = await talk.until("view", lambda view: view["legal"])
            await talk.act(first(view), view)
            seen = await talk.until("view", lambda later: later["ply"] > view["ply"])
            source, target = sqlite3.connect(tmp_path / "playroom.db"), sqlite3.connect(copy)
            with closing(source), closing(target):
                source.backup(target)
            return wu.client.cookies["upperhand_session"], talk.newest["room"]["code"], seen["ply"]

    async def go_on(address: str, token: str, code: str, ply: int) -> None:
        async with visitor(address) as wu:
            wu.client.cookies.clear()
            wu.client.cookies["upperhand_session"] = token
            async with wu.socket(code) as talk:
                assert (await talk.until("view"))["ply"] >= ply
                await talk.play(first)

    copy = tmp_path / "copy.db"
    with server(tmp_path) as address:
        begun = asyncio.run(begin(address, copy))
    (tmp_path / "restored").mkdir()
    copy.rename(tmp_path / "restored" / "playroom.db")
    with server(tmp_path / "restored") as address:
        asyncio.run(go_on(address, *begun))
