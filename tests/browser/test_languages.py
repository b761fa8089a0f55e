import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

# The browser's own language, and a word of the start page and of the table in it.
LANGUAGES = [
    ("en-GB", "en", "Play now", "Pass"),
    ("zh-TW", "zh-Hant", "立即開始", "不出"),
    ("nl-NL", "nl", "Speel nu", "Pas"),
    ("id-ID", "id", "Main sekarang", "Lewat"),
]


@pytest.mark.parametrize(("locale", "tag", "play", "passing"), LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, tag: str, play: str, passing: str
) -> None:
    person = visit(locale=locale)
    page = person.page
    expect(page.locator("html")).to_have_attribute("lang", tag)
    page.locator(".tile .play").first.click()
    page.wait_for_selector(".dock")
    expect(page.get_by_role("button", name=passing, exact=True)).to_be_visible()
    for path in ("/rules/rikken", "/lobby", "/games"):
        person.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert "{" not in page.locator("main").inner_text()
    person.go("/")
    expect(page.locator(".tile .play").first).to_have_text(play)
    assert person.complaints == []


def test_a_language_that_is_chosen_is_remembered(visit: Visit) -> None:
    person = visit()
    person.page.get_by_role("combobox", name="Language").select_option("nl")
    expect(person.page.locator(".tile .play").first).to_have_text("Speel nu")
    person.go("/lobby")
    expect(person.page.locator("html")).to_have_attribute("lang", "nl")


def test_colours_are_chosen_and_remembered(visit: Visit) -> None:
    person = visit(color_scheme="light")
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    toggle = person.page.get_by_role("button", name="Colours")
    toggle.click()
    toggle.click()
    expect(html).to_have_attribute("data-theme", "dark")
    person.go("/lobby")
    expect(html).to_have_attribute("data-theme", "dark")
