"""My games: filters that live in the address, statistics with tables, and files of everything."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from upperhand import Record

LAPTOP = {"width": 1280, "height": 720}


def play(person: Person, *titles: str) -> None:
    for title in titles:
        person.go("/")
        person.sit_down(title)
        person.play_to_the_end()


def test_a_filter_is_kept_in_the_address(visit: Visit) -> None:
    person = visit(viewport=LAPTOP)
    page = person.page
    play(person, "Big Two", "Rikken")
    person.go("/games")
    games = page.get_by_role("list", name="My games").get_by_role("listitem")
    expect(games).to_have_count(2)
    person.choose("Game", "Rikken")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Rikken")
    person.choose("Opponent", "Casual")
    assert page.url.endswith("/games?game=rikken&level=Casual")

    other = page.context.new_page()  # the link, in another tab
    other.goto(page.url)
    expect(other.get_by_role("combobox", name="Game", exact=True)).to_have_value("rikken")
    expect(other.get_by_role("list", name="My games").get_by_role("listitem")).to_have_count(1)
    other.close()

    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
    expect(page.get_by_role("combobox", name="Game", exact=True)).to_have_value("rikken")
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_label("Until").fill("2020-01-01")
    expect(page.locator("main")).to_contain_text("No game fits the filter.")
    person.button("Show all games").click()
    expect(games).to_have_count(2)
    assert page.url.endswith("/games")
    assert findings(person) == []
    assert person.complaints == []


def test_nonsense_in_the_address_is_left_out(visit: Visit) -> None:
    person = visit(viewport=LAPTOP)
    play(person, "Big Two")
    person.go("/games?game=chess&result=x&since=never&until=2026-13-45&level=&role=king")
    expect(person.page.get_by_role("list", name="My games").get_by_role("listitem")).to_have_count(1)
    assert person.complaints == []


@pytest.mark.parametrize(
    ("viewport", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"]
)
def test_statistics_are_drawn_and_told(visit: Visit, viewport: dict[str, int], theme: str) -> None:
    person = visit(viewport=viewport, color_scheme=theme)
    page = person.page
    play(person, "Big Two", "Big Two")
    person.go("/games/statistics")
    panel = page.get_by_role("region", name="Big Two")
    expect(panel.locator("dl")).to_contain_text("Games2")
    expect(panel.get_by_role("img", name="Games over time")).to_be_visible()
    expect(panel.get_by_role("img", name="Rating")).to_be_visible()
    expect(panel).to_contain_text("Review a game to see here which decisions cost you most.")
    for table in panel.get_by_text("As a table").all():
        table.click()
    rating = panel.get_by_role("table", name="Rating", exact=True)
    expect(rating.locator("tbody tr")).to_have_count(2)
    expect(panel.get_by_role("table", name="By how the game ended")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert findings(person) == []
    assert person.complaints == []


def test_everything_is_downloaded_with_one_click_each(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    page = person.page
    play(person, "Big Two", "Rikken")
    person.go("/games")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all games").click()
    assert download.value.suggested_filename == "upperhand-games.jsonl"
    download.value.save_as(tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [Record.from_json(line).game for line in lines] == ["big_two", "rikken"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert len(data["people"]) == 1
    assert person.complaints == []


def test_a_stranger_is_told_that_there_are_no_games(visit: Visit) -> None:
    person = visit("/games/statistics")
    expect(person.page.locator("main")).to_contain_text("You have not finished a game yet.")
    assert findings(person) == []
    assert person.complaints == []
