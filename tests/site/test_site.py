"""The built site: it asks no other host, its links lead somewhere, and its search finds what it has.

`make docs` builds the site; `make test-docs` runs this.
"""

import importlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.browser.conftest import chromium  # noqa: F401 - the fixture
from tests.browser.person import PATIENCE_MS
from tools.site import REFERENCE

SITE = Path(__file__).parents[2] / ".build" / "site"
#: What a page has, once all its pictures are loaded.
_HAS = """async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    return {
        links: [...document.querySelectorAll("a[href]")].map((each) => each.href),
        missing: pictures.filter((each) => each.naturalWidth === 0).map((each) => each.src),
        ids: [...document.querySelectorAll("[id]")].map((each) => each.id),
        beside: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
}"""


@dataclass(frozen=True)
class Visit:
    """What a phone saw of the whole site: its pages by their address, and the requests to other hosts."""

    address: str
    pages: dict[str, dict[str, Any]]
    foreign: list[str]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    assert (SITE / "index.html").exists(), "The site is not built: run `make docs` first."
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def visit(chromium: Browser, address: str) -> Visit:  # noqa: F811 - the fixture
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE_MS)
    seen = Visit(address, {}, [])

    def watch(route: Route, request: Request) -> None:
        if request.url.startswith((address, "data:", "blob:")):
            route.continue_()
        else:
            seen.foreign.append(request.url)
            route.abort()

    context.route("**/*", watch)
    page = context.new_page()
    for file in sorted(SITE.rglob("index.html")):
        place = file.parent.relative_to(SITE).as_posix()
        where = address if place == "." else f"{address}{place}/"
        page.goto(where)
        seen.pages[where] = page.evaluate(_HAS)
    context.close()
    return seen


def test_no_other_host_is_asked(visit: Visit) -> None:
    assert visit.foreign == []


def test_every_link_leads_somewhere(visit: Visit) -> None:
    wrong = [
        f"{page} -> {link}"
        for page, has in visit.pages.items()
        for link in has["links"]
        if link.startswith(visit.address) and not _is_there(visit, link)
    ]
    assert wrong == []


def _is_there(visit: Visit, link: str) -> bool:
    place, fragment = urldefrag(link)
    if place in visit.pages:
        return not fragment or unquote(fragment) in visit.pages[place]["ids"]
    return (SITE / unquote(place.removeprefix(visit.address))).is_file()


def test_every_picture_is_there(visit: Visit) -> None:
    assert {page: has["missing"] for page, has in visit.pages.items() if has["missing"]} == {}


def test_pages_fit_a_phone(visit: Visit) -> None:
    assert {page: has["beside"] for page, has in visit.pages.items() if has["beside"] > 0} == {}


@pytest.mark.parametrize("name", REFERENCE)
def test_the_reference_has_all_public_names(visit: Visit, name: str) -> None:
    """A function with the name of the module that it is from stands below that module."""
    ids = set(visit.pages[f"{visit.address}reference/{name}/"]["ids"])
    for module in REFERENCE[name].modules:
        for each in getattr(importlib.import_module(module), "__all__", []):
            if not each.startswith("__"):
                assert {f"{module}.{each}", f"{module}.{each}.{each}"} & ids, f"{module}.{each}"


def test_the_search_finds_a_heading(chromium: Browser, address: str) -> None:  # noqa: F811 - the fixture
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(PATIENCE_MS)
    page.goto(address)
    page.get_by_role("textbox", name="Search").fill("stopping early")
    expect(page.locator('.md-search-result__item a[href*="docs/arena/"]').first).to_be_visible()
    page.close()
