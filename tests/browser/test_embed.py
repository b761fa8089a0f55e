"""A replay inside a page of another origin."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import AXE
from tests.server.test_records import record_of

#: Bytes on the wire until the replay is seen, without the game itself.
WEIGHT = 50_000


@contextmanager
def elsewhere(body: str) -> Iterator[str]:
    """The address of a page of somebody else; another host name is another site."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Elsewhere</title><body>{body}".encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as found:
        thread = threading.Thread(target=found.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{found.server_address[1]}/"
        found.shutdown()
        thread.join()


def snippet_of(person: Person, game: str) -> str:
    """The line that a review gives for a game."""
    person.go("/games")
    person.page.get_by_label("Or paste the line").fill(record_of(game))
    person.button("Open review").click()
    person.button("Embed").click()
    return person.page.get_by_label("Code for your page").input_value()


@pytest.mark.parametrize(("game", "theme"), [("big_two", "light"), ("rikken", "dark")])
def test_a_replay_works_in_a_frame_on_another_site(visit: Visit, game: str, theme: str, address: str) -> None:
    person = visit(color_scheme=theme)
    line = snippet_of(person, game)
    with elsewhere(f"{line}<iframe id=other src='{address}/account'></iframe>") as there:
        page = person.page
        page.goto(there)
        frame = page.frame_locator(f"iframe[src^='{address}/embed/']")
        expect(frame.locator(".board")).to_be_visible()
        output = frame.locator("output")
        expect(output).to_contain_text("0 of")
        frame.get_by_role("button", name="Next move").click()
        expect(output).to_have_text(re.compile("^(North|East|South|West): "))
        first = output.inner_text()
        page.keyboard.press("ArrowLeft")
        expect(output).to_contain_text("0 of")
        page.keyboard.press("End")
        expect(frame.get_by_role("button", name="Next move")).to_be_disabled()
        frame.get_by_role("button", name="Play").click()  # from the start again
        expect(output).to_have_text(first)
        frame.get_by_role("button", name="Pause").click()
        expect(frame.get_by_role("button", name="Play")).to_be_visible()
        link = frame.get_by_role("link", name="Open in Upperhand").get_attribute("href") or ""
        assert re.match(r"/review/[\w-]{12}", link)
        assert "embed" in page.frames[1].url
        assert frame.locator("html").get_attribute("data-theme") == theme
        page.frames[1].evaluate(AXE.read_text(encoding="utf-8"))
        assert page.frames[1].evaluate("async () => (await axe.run()).violations.map(({ id }) => id)") == []
        # No other page is shown in a frame.
        expect(page.frame_locator("#other").locator("h1", has_text="Account")).to_have_count(0)
        assert "account" not in page.frames[2].url


def test_a_replay_is_small_and_sends_no_cookie(visit: Visit) -> None:
    person = visit()
    line = snippet_of(person, "rikken")
    path = (re.search(r'src="([^"]+)"', line) or [""])[1]
    reader = visit(None, viewport=PHONE)
    log = reader.page.context.new_cdp_session(reader.page)
    sizes: dict[str, float] = {}
    addresses: dict[str, str] = {}
    cookies: list[str] = []
    log.on(
        "Network.requestWillBeSent",
        lambda told: addresses.update({told["requestId"]: told["request"]["url"]}),
    )
    log.on(
        "Network.requestWillBeSentExtraInfo", lambda told: cookies.extend(told["headers"].get("Cookie", ""))
    )
    log.on(
        "Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]})
    )
    log.send("Network.enable")
    reader.page.goto(path)
    expect(reader.page.locator(".board")).to_be_visible()
    reader.page.wait_for_load_state("networkidle")
    weight = sum(size for each, size in sizes.items() if "/api/" not in addresses[each])
    assert 20_000 < weight < WEIGHT
    assert len([url for url in addresses.values() if "/api/" in url]) == 1
    assert cookies == []
    assert reader.page.context.cookies() == []
    assert reader.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert reader.complaints == []


def test_a_game_that_is_not_there_is_told(visit: Visit) -> None:
    reader = visit(None)
    reader.page.goto("/embed/nosuchgame00")
    expect(reader.page.get_by_role("alert")).to_have_text("This game cannot be shown.")
