"""A PostgreSQL server for the tests, on a socket in a folder that is removed afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import psycopg

from tools import programs

_number = count()
_WAIT = ("--wait", "--timeout", "600")  # seconds


@contextmanager
def postgres() -> Iterator[Path]:
    """The folder of its socket."""
    with tempfile.TemporaryDirectory(prefix="upperhand-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        _give_away(folder)
        run = partial(_run, _programs(folder), at=folder)
        data = str(folder / "data")
        run("initdb", "--pgdata", data, "--username", "upperhand", "--auth", "trust", "--no-sync")
        options = f"-k {folder} -c listen_addresses="
        run("pg_ctl", "start", *_WAIT, "-D", data, "-l", f"{data}/log", "-o", options)
        try:
            yield folder
        finally:
            run("pg_ctl", "stop", *_WAIT, "--mode", "immediate", "-D", data)


def restart(folder: Path) -> None:
    """As after a crash."""
    data = folder / "data"
    main = (data / "postmaster.pid").read_text().split()[0]
    programs = Path(f"/proc/{main}/exe").readlink().parent
    again = ("restart", *_WAIT, "--mode", "immediate", "-D", str(data), "-l", f"{data}/log")
    _run(programs, "pg_ctl", *again, at=folder)


def new_database(folder: Path) -> str:
    """The URL of an empty database."""
    name = f"playroom_{next(_number)}"
    with psycopg.connect(f"host={folder} user=upperhand dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://upperhand@/{name}?host={folder}"


def _run(folder: Path, program: str, *arguments: str, at: Path) -> None:
    log = at / f"{program}.log"
    with log.open("w") as output:
        done = subprocess.run(
            [folder / program, *arguments], user=_user(), cwd=at, stdout=output, stderr=output
        )
    assert done.returncode == 0, log.read_text()


def _programs(folder: Path) -> Path:
    """Where they are; a copy in the folder if its user may not go there."""
    found = programs.postgres()
    assert found, programs.PROGRAMS["postgres"].missing
    try:
        subprocess.run(
            [found / "initdb", "--version"], user=_user(), cwd=folder, stdout=subprocess.DEVNULL, check=True
        )
    except PermissionError:
        return _copied(found, folder)
    return found


def _copied(brought: Path, folder: Path) -> Path:
    """The package that they are in, with the folder of libraries beside it where they look for them."""
    package = brought.parents[1]
    for part in (package, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, folder / part.name, ignore=shutil.ignore_patterns("include"))
        for path in (folder / part.name, *(folder / part.name).rglob("*")):
            _give_away(path)
    return folder / brought.relative_to(package.parent)


def _user() -> str | None:
    """PostgreSQL does not run as root; its package may bring a user that it runs as instead."""
    if os.geteuid() != 0:
        return None
    return "postgres" if any(entry.pw_name == "postgres" for entry in pwd.getpwall()) else "nobody"


def _give_away(path: Path) -> None:
    if user := _user():
        shutil.chown(path, user)
