"""Everybody keeps one name, at the table and in all that is told of a game; the reader is "You"."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_review import WORKING_MS

COMPUTERS = ["Ada", "Blaise", "Emmy"]


@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_everybody_keeps_one_name(title: str, visit: Visit) -> None:
    person = visit()
    page = person.page
    person.sit_down(title)
    own = page.locator("header nav > a").last.inner_text()
    assert own.startswith("Guest")
    seats = page.locator(".seat .name")
    expect(seats).to_have_count(4)
    assert sorted(seats.all_inner_texts()) == ["AdaCasual", "BlaiseCasual", "EmmyCasual", "You"]
    person.play_to_the_end()
    result = page.locator(".over")
    expect(result.locator("tbody th .name")).to_have_count(4)
    assert sorted(result.locator("tbody th .name").all_inner_texts()) == [*COMPUTERS, "You"]
    expect(result.locator("tbody th small")).to_have_text(["Casual"] * 3)
    assert own not in page.locator("main").inner_text()
    person.button("Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    for name in COMPUTERS:
        expect(sheet.locator("thead th").filter(has_text=name)).to_have_text(re.compile(f"{name}\\s*Casual"))
    sheet.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".review", timeout=WORKING_MS)
    expect(page.locator("h1")).to_have_text(f"{title} · You, Ada, Blaise, Emmy")
    assert sorted(page.locator(".seat .name").all_inner_texts()) == [*COMPUTERS, "You"]
    assert own not in page.locator("main").inner_text()
    person.go("/games")
    names = "You, Ada (Casual), Blaise (Casual), Emmy (Casual)"
    expect(page.locator(".names").first).to_have_text(names)
    person.go("/account")
    page.get_by_label("Your name at the table").fill("Fenna")
    person.button("Save").click()
    expect(person.button("Saved")).to_be_visible()
    person.go("/")  # a table keeps the name that its people sat down with; the list of one's games needs none
    expect(page.locator(".running .others")).to_have_text(names.removeprefix("You, "))
    assert person.complaints == []
