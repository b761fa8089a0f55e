"""A PostgreSQL of the test's own, on a socket in a folder that is gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

_number = count()
_WAIT = ("--wait", "--timeout", "600")  # seconds


@contextmanager
def postgres() -> Iterator[Path]:
    """The folder of its socket."""
    with tempfile.TemporaryDirectory(prefix="upperhand-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        _give_away(folder)
        data = str(folder / "data")
        _run("initdb", "--pgdata", data, "--username", "upperhand", "--auth", "trust", "--no-sync", at=folder)
        options = f"-k {folder} -c listen_addresses="
        _run("pg_ctl", "start", *_WAIT, "-D", data, "-l", f"{data}/log", "-o", options, at=folder)
        try:
            yield folder
        finally:
            _run("pg_ctl", "stop", *_WAIT, "--mode", "immediate", "-D", data, at=folder)


def new_database(folder: Path) -> str:
    """The URL of an empty database."""
    name = f"playroom_{next(_number)}"
    with psycopg.connect(f"host={folder} user=upperhand dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://upperhand@/{name}?host={folder}"


def _run(program: str, *arguments: str, at: Path) -> None:
    found = shutil.which(program) or max(
        map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{program}")), default=None
    )
    assert found, (
        f"The tests of storage need {program} of PostgreSQL: on Debian or Ubuntu, install postgresql."
    )
    log = at / f"{program}.log"
    with log.open("w") as output:
        done = subprocess.run([found, *arguments], user=_user(), cwd=at, stdout=output, stderr=output)
    assert done.returncode == 0, log.read_text()


def _user() -> str | None:
    """PostgreSQL does not run as root; its package brings a user that it runs as instead."""
    return "postgres" if os.geteuid() == 0 else None


def _give_away(folder: Path) -> None:
    if user := _user():
        shutil.chown(folder, user)
