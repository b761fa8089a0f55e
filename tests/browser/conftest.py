"""A real server with the built page, and a real Chromium that visits it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE_MS, Person
from tests.server.running import server
from tools import programs

PAGE = Path(__file__).parents[2] / "web" / "dist"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Person]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Computers answer at once, so that a whole game takes seconds."""
    assert (PAGE / "index.html").exists(), "The page is not built: run `make page` first."
    with server(tmp_path_factory.mktemp("playroom"), page=str(PAGE)) as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Playwright keeps an event loop running, so it must end before tests that run their own."""
    found = programs.chromium()
    assert found, programs.PROGRAMS["chromium"].missing
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox"], timeout=PATIENCE_MS
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Opens the page as a new visitor: `visit("/lobby", viewport=PHONE, locale="nl-NL")`.

    `visit(None)` only starts the browser.
    """
    contexts = []

    def open_page(path: str | None = "/", **options: Any) -> Person:
        usual = {
            "base_url": address,
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        forced_moves = options.pop("forced_moves", False)
        context = chromium.new_context(**usual | options)
        if not forced_moves:  # a test that counts its moves makes all of them itself
            context.add_init_script("localStorage.setItem('upperhand.forced_moves', 'off')")
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        person = Person(context.new_page())
        if path is not None:
            person.go(path)
        return person

    yield open_page
    for context in contexts:
        context.close()
