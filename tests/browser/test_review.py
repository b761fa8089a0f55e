"""The review of a game: it arrives while it is made, and every position of it can be played again."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.server.test_records import record_of

WORKING_MS = 300_000
LAPTOP = {"width": 1280, "height": 720}


def open_review(person: Person, game: str) -> None:
    """Loads a game of computers, and waits until all its moves are judged."""
    person.go("/games")
    person.page.get_by_label("Or paste the line").fill(record_of(game))
    person.button("Open review").click()
    person.page.wait_for_selector(".judgement table", timeout=WORKING_MS)


def outside(page: Any, inner: str, outer: str) -> list[str]:
    """Elements that stick out of the element they belong to."""
    found: list[str] = page.evaluate(
        """([inner, outer]) => {
            const frame = document.querySelector(outer).getBoundingClientRect();
            return [...document.querySelectorAll(inner)].filter((each) => {
                const box = each.getBoundingClientRect();
                return box.left < frame.left || box.right > frame.right
                    || box.top < frame.top || box.bottom > frame.bottom;
            }).map((each) => each.outerHTML.slice(0, 120));
        }""",
        [inner, outer],
    )
    return found


def test_a_finished_game_is_stepped_through_and_shared(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.play_to_the_end()
    page = person.page
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".review", timeout=WORKING_MS)
    assert page.locator(".shown").count() == 4  # all hands lie open
    expect(page.locator("h1")).to_contain_text("You, Ada")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls output")).to_contain_text("1 of")
    expect(page.locator(".judgement h2").first).not_to_be_empty()
    page.wait_for_selector(".judgement table", timeout=WORKING_MS)
    assert findings(person) == []
    page.locator(".steps li button").last.click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()

    other = visit(page.url)  # which names the move
    other.page.wait_for_selector(".review", timeout=WORKING_MS)
    expect(other.page.get_by_role("button", name="Next move")).to_be_disabled()
    with other.page.expect_download() as download:
        other.page.get_by_role("link", name="Download record").click()
    record = download.value.path().read_text(encoding="utf-8")

    other.go("/games")
    other.page.get_by_label("Or paste the line").fill(record.strip())
    other.button("Open review").click()
    other.page.wait_for_selector(".review", timeout=WORKING_MS)
    assert person.complaints == other.complaints == []


@pytest.mark.parametrize(
    ("game", "viewport"), [("big_two", LAPTOP), ("rikken", PHONE)], ids=["laptop", "phone"]
)
def test_a_review_shows_what_was_costly_and_fits(visit: Visit, game: str, viewport: dict[str, int]) -> None:
    person = visit(viewport=viewport)
    open_review(person, game)
    page = person.page
    assert page.locator(".judgement tbody tr").count() == 4
    costly = page.locator(".steps button").filter(has=page.locator(".mistake, .blunder")).first
    costly.click()
    expect(page.locator(".better")).to_contain_text("Better:")
    expect(page.locator(".verdict")).to_contain_text(re.compile("mistake|blunder"))
    assert re.search(r"\?move=\d+$", page.url)
    turn = page.locator(".turns button").first
    number = turn.locator(".number").inner_text()
    turn.click()
    expect(page.locator(".controls output")).to_contain_text(f"{number} of")
    page.get_by_role("button", name=re.compile("expected$")).click()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert outside(page, ".board .shown .card, .board .seat .name, .board .spot", ".board") == []
    assert findings(person) == []
    assert person.complaints == []


def test_a_position_is_played_again(visit: Visit) -> None:
    person = visit(viewport=DESKTOP)
    open_review(person, "big_two")
    page = person.page
    page.locator(".steps li button").nth(20).click()
    for name in ("Try again from here", "Other hidden cards"):
        here = page.url
        person.button(name).click()
        page.wait_for_url("**/room/*")
        person.wait_for_turn()
        assert person.ply() >= 20
        page.goto(here)
        page.wait_for_selector(".review", timeout=WORKING_MS)
    assert person.complaints == []
