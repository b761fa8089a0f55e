"""The wheel in environments of its own: with the playroom, and with nothing but what every command needs."""

import pytest

from tests.browser.conftest import chromium  # noqa: F401 - the fixture
from tests.package.installed import Installed


@pytest.fixture(scope="session")
def playroom(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("playroom"), extra="server")


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("bare"))
