"""Play now shows the level and lets one change it; the leaderboard shows computers only when asked."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from upperhand import levels


def opponents(person: Person) -> list[str]:
    """The level of every computer, as its seat tells it."""
    return person.page.locator(".seat .level").all_inner_texts()


def open_choice(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^Opponents: ")).click()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_level_is_shown_changed_and_remembered(visit: Visit, viewport: dict[str, int]) -> None:
    person = visit(viewport=viewport)
    page = person.page
    tile = page.get_by_role("region", name="Big Two")
    expect(tile.get_by_role("combobox", name="Opponents")).to_have_value("Casual")
    expect(tile).to_contain_text("Plays sound cards, forgets what was played.")
    person.play_now("Big Two")
    person.wait_for_turn()
    assert opponents(person) == ["Casual"] * 3
    open_choice(person)
    choice = page.get_by_role("dialog", name="Opponents")
    choice.get_by_role("combobox", name="Opponents").select_option("Beginner")
    expect(page.locator(".seat .level").first).to_have_text("Beginner")
    assert opponents(person) == ["Beginner"] * 3
    choice.get_by_role("button", name="Instant").click()
    expect(choice.get_by_role("button", name="Instant")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    person.take_turn()
    if not person.over:
        open_choice(person)
        expect(choice.get_by_role("combobox", name="Opponents")).to_be_disabled()
        page.keyboard.press("Escape")
    person.play_to_the_end()
    result = page.locator(".over")
    assert result.locator("th small").all_inner_texts() == ["Beginner"] * 3
    result.get_by_role("combobox", name="Opponents").select_option("Novice")
    person.play_again()
    assert opponents(person) == ["Novice"] * 3
    person.go("/")
    expect(tile.get_by_role("combobox", name="Opponents")).to_have_value("Novice")
    assert person.complaints == []


def test_the_form_describes_levels_and_the_players_of_the_papers(visit: Visit) -> None:
    person = visit()
    person.button("Set up a table: Big Two").click()
    form = person.page.locator("form", has=person.page.get_by_role("heading", name="New Big Two table"))
    person.choose("Seat 2", "Champion")
    expect(form).to_contain_text("Looks ahead in hundreds of simulated games.")
    person.choose("Seat 3", "rule_based")
    expect(form).to_contain_text("Won 74% of its games, two against two.")
    groups = form.locator("select").filter(has=person.page.locator("option[value=rule_based]")).first
    labels = groups.locator("optgroup").evaluate_all("groups => groups.map((group) => group.label)")
    assert labels == ["Computer by level", "Players of the papers"]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_leaderboard_shows_computers_when_asked(visit: Visit, viewport: dict[str, int]) -> None:
    person = visit("/leaderboard", viewport=viewport)
    page = person.page
    switch = page.get_by_role("checkbox", name="Show computers")
    expect(switch).not_to_be_checked()
    expect(page.locator("tr.level")).to_have_count(0)
    switch.check()
    expect(page.locator("tr.level")).to_have_count(8)
    shown = page.locator("tr.level .who").all_inner_texts()
    assert shown == list(reversed(levels.NAMES))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
