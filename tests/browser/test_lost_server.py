"""When the server is gone, the shell stays, says so, and continues when the server is back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PAGE, Visit
from tests.browser.person import Person
from tests.server.running import ServerProcess

OFFLINE = "The server cannot be reached."
BACK_MS = 120_000


@pytest.fixture
def playroom(tmp_path: Path) -> Iterator[ServerProcess]:
    """A separate server that can be killed, and that waits for people however long they need to return."""
    with ServerProcess(str(tmp_path / "playroom.db"), page=str(PAGE), grace=600.0) as server:
        yield server


def test_an_installed_page_opens_without_the_server(visit: Visit, playroom: ServerProcess) -> None:
    person = visit(base_url=playroom.address)
    page = person.page
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    playroom.kill()
    person.go("/")
    expect(page.get_by_role("link", name="Upperhand")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(OFFLINE)
    person.go("/lobby")  # pages that were never visited are part of the shell
    expect(page.get_by_role("heading", level=1)).to_have_text("Lobby")
    expect(page.get_by_role("alert")).to_contain_text(OFFLINE)

    playroom.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=BACK_MS)
    person.go("/")
    person.play_now("Big Two")


def test_a_page_offers_to_be_installed(visit: Visit) -> None:
    page = visit().page
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((reply) => reply.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then((reply) => reply.status)", icon["src"]) == 200


@pytest.mark.parametrize("game", ["Big Two", "Rikken"])
def test_a_table_goes_on_after_the_server_was_killed(
    visit: Visit, playroom: ServerProcess, game: str
) -> None:
    person = visit(base_url=playroom.address)
    person.set_up(game)
    person.wait_for_turn()
    person.take_turn()
    held, moves = person.hand, person.ply()

    playroom.kill()
    expect(person.page.locator(".lost")).to_be_visible()
    assert person.hand == held  # the table stays on the screen
    playroom.start()
    expect(person.page.locator(".lost")).to_have_count(0, timeout=BACK_MS)
    person.wait_for_turn()
    assert (person.hand, person.ply()) == (held, moves)
    for _ in range(2):
        if not person.over:
            person.take_turn()


def test_advice_asked_while_the_server_is_gone_is_given_when_it_is_back(
    visit: Visit, playroom: ServerProcess
) -> None:
    person = visit(base_url=playroom.address)
    person.set_up()
    person.button("Hint").click()  # so that the page has this part
    expect(person.page.locator(".hint .move")).not_to_be_empty()
    person.button("Hint").click()
    person.take_turn()
    person.wait_for_turn()
    playroom.kill()
    expect(person.page.locator(".lost")).to_be_visible()
    person.button("Hint").click()
    playroom.start()
    expect(person.page.locator(".hint .move")).not_to_be_empty(timeout=BACK_MS)
    person.take_turn()


class DyingLink:
    """Carries the socket of a page until one direction dies silently."""

    def __init__(self, direction: str) -> None:
        self.connections = 0
        self._direction = direction
        self._dead = 0  # connections; those made later stay alive

    def carry(self, page: WebSocketRoute) -> None:
        self.connections += 1
        number = self.connections
        server = page.connect_to_server()
        page.on_message(lambda text: None if self._loses(number, "there") else server.send(text))
        server.on_message(lambda text: None if self._loses(number, "back") else page.send(text))

    def die(self) -> None:
        self._dead = self.connections

    def _loses(self, number: int, direction: str) -> bool:
        return number <= self._dead and self._direction == direction


@pytest.mark.parametrize("direction", ["there", "back"])
def test_a_move_sent_into_a_dead_link_is_made_once(visit: Visit, direction: str) -> None:
    person, link = visit(), DyingLink(direction)
    person.page.route_web_socket("**/socket", link.carry)
    person.set_up()
    person.wait_for_turn()
    other = Person(person.page.context.new_page())  # while a second device is there, no computer takes over
    other.go(person.page.url)
    other.wait_for_turn()

    link.die()
    before = link.connections
    person.act()
    person.page.evaluate("dispatchEvent(new Event('online'))")  # a phone that wakes up asks at once
    mine = person.page.locator(".log li").filter(has_text="You")
    expect(mine).to_have_count(1, timeout=BACK_MS)
    person.wait_for_turn()
    assert link.connections > before
    expect(other.page.locator(".log li")).to_have_count(person.ply())
    assert mine.count() == 1
    assert person.complaints == []
