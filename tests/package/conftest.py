"""The wheel in separate environments: with the playroom, with what tutorials use, and with no extra."""

import fcntl
import os
from pathlib import Path

import pytest

from tests.browser.conftest import chromium  # noqa: F401 - the fixture
from tests.package.installed import Installed, install


def installed(factory: pytest.TempPathFactory, *extras: str) -> Installed:
    """An environment that all workers share, with a home for this one."""
    own = factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    venv = shared / "-".join(("venv", *extras))
    with Path(f"{venv}.lock").open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if lock.seek(0, os.SEEK_END) == 0:  # nobody has written, while we waited, that it is there
            install(venv, *extras)
            lock.write("installed")
    return Installed(venv, factory.mktemp("user"))


@pytest.fixture(scope="session")
def playroom(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed(tmp_path_factory, "server")


@pytest.fixture(scope="session")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed(tmp_path_factory, "arena", "env", "records", "server", "terminal")


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return installed(tmp_path_factory)
