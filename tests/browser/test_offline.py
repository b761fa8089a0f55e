"""Play without a server: whole games on a phone, through reloads and without a network."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from upperhand import Record

GAMES = {"big_two": "Big Two", "rikken": "Rikken"}
INSTANT = "localStorage.setItem('upperhand.pace', 'instant')"


def prepared(visit: Visit, game: str, **options: Any) -> Person:
    """Somebody who has begun a game once, so that everything is on the device, and then loses the network."""
    person = visit(None, viewport=PHONE, forced_moves=True, **options)
    person.page.context.add_init_script(INSTANT)
    person.go(f"/offline/{game}")
    person.choose("Games", "1")
    person.button("Play").click()
    person.wait_for_turn()
    # The stored page takes over once the service worker has it.
    person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.page.context.set_offline(True)
    return person


def play_on(person: Person, turns: int) -> None:
    for _ in range(turns):
        person.wait_for_turn()
        if person.over:
            return
        person.take_turn()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_without_a_network(game: str, visit: Visit, tmp_path: Path) -> None:
    person = prepared(visit, game)
    play_on(person, 2)
    before = person.hand
    person.page.reload()
    person.wait_for_turn()
    assert set(person.hand) <= set(before)
    person.play_to_the_end()
    expect(person.page.locator(".over").get_by_text("Together")).to_have_count(
        0
    )  # there is nobody to keep the table for
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the game").click()
    download.value.save_as(tmp_path / "game.jsonl")
    record = Record.from_json((tmp_path / "game.jsonl").read_text())
    assert record.game == game
    assert record.replay().over
    assert record.scores is not None
    expect(person.page.locator(".over tr.me .score").first).to_contain_text(str(abs(record.scores[0])))
    assert [text for text in person.complaints if "ERR_INTERNET_DISCONNECTED" not in text] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_start_page_offers_it_where_the_server_is_missing(theme: str, visit: Visit) -> None:
    person = prepared(visit, "big_two", color_scheme=theme)
    page = person.page
    person.go("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(person.button("Play now: Rikken")).to_have_count(0)
    assert findings(person) == []
    page.locator(".tile").get_by_role("link", name="Play offline: Rikken").click()
    person.choose("Rules", "stichting2025")
    person.choose("Opponents", "Champion")
    person.button("Play").click()
    person.wait_for_turn()
    expect(page.locator(".facts").first).to_contain_text("Table on this device")
    expect(person.button("Hint")).to_have_count(0)
    assert findings(person) == []


def test_a_table_is_left_and_continued_and_its_games_are_reviewed(visit: Visit) -> None:
    person = visit(None, forced_moves=True)
    page = person.page
    page.context.add_init_script(INSTANT)
    person.go("/offline/big_two")
    expect(page.get_by_role("status")).to_contain_text("fetched once: 5 MB")
    person.choose("Players", "2")
    person.choose("Games", "3")
    person.button("Play").click()
    person.play_to_the_end()
    person.play_again()
    play_on(person, 1)
    hand = person.hand
    person.button("Leave").click()
    expect(page.get_by_role("heading", name="A game waits for you")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("on this device")
    person.button("Continue").click()
    person.wait_for_turn()
    assert set(person.hand) <= set(hand)
    person.play_to_the_end()
    person.button("Score sheet").click()
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    page.keyboard.press("Escape")
    person.button("Leave").click()
    page.get_by_role("button", name="Review: Big Two").first.click()
    page.wait_for_url("**/review/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert person.complaints == []
