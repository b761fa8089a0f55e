"""One server for all tests that need no special settings, and both kinds of databases."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import new_database, postgres
from tests.server.running import server
from tests.server.visitor import PATIENCE


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("playroom")) as found:
        yield found


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    """A browser that the server does not know."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as found:
        yield found


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Path]:
    with postgres() as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "playroom.db")
    return new_database(request.getfixturevalue("own_postgres"))
