import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.conftest import SCALE

# The browser's own language, and a word of the start page and of the table in it.
LANGUAGES = [
    ("en-GB", "en", "Play now", "Pass"),
    ("zh-TW", "zh-Hant", "立即開始", "過"),
    ("nl-NL", "nl", "Speel nu", "Pas"),
    ("de-AT", "de", "Jetzt spielen", "Passen"),
    ("zh-CN", "zh-Hans", "立即开始", "过"),
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


#: A sentence that stays English is marked as such.
ENGLISH = "main [lang=en]"


OTHERS = [(locale, game) for locale, *_ in LANGUAGES[1:] for game in (0, 1)]


@pytest.mark.parametrize(("locale", "game"), OTHERS if SCALE == "full" else OTHERS[::5])
def test_no_sentence_of_the_server_stays_english(visit: Visit, locale: str, game: int) -> None:
    person = visit(locale=locale)
    page = person.page
    page.locator(".tile .ghost").nth(game).click()  # the form, with every single rule
    page.locator("summary").click()
    expect(page.locator(ENGLISH)).to_have_count(0)
    page.locator("form input[type=checkbox]").first.check()  # computers explain their moves
    page.locator("form select").nth(2).select_option("0")
    page.locator("form .button.primary").click()
    page.wait_for_selector(".dock")
    page.locator(".actions .small").nth(1).click()  # the hint stays open

    def look_and_act() -> None:
        page.wait_for_selector(".hint .move, .over")
        dimmed = page.locator(".hand .card.dim[title]")
        if dimmed.count():
            dimmed.first.click(position={"x": 8, "y": 12}, force=True)
            expect(page.locator(".message.refused")).not_to_be_empty()
        expect(page.locator(ENGLISH)).to_have_count(0)
        person.act()

    person.wait_for_turn()
    while not person.over:
        person.take_turn(look_and_act)
    expect(page.locator(".over .how").first).not_to_be_empty()
    expect(page.locator(ENGLISH)).to_have_count(0)
    person.go(f"/rules/{['big_two', 'rikken'][game]}")
    page.wait_for_selector("dd .source")
    for english in ("the rules", "experiments", "the tournament"):  # titles of works stay as they are
        expect(page.locator("dd .source").filter(has_text=english)).to_have_count(0)
    expect(page.locator(ENGLISH)).to_have_count(0)
    assert person.complaints == []


def test_a_refusal_is_told_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/account", locale="nl-NL").page
    page.get_by_label("Naam", exact=True).fill("Nobody at all")
    page.get_by_label("Wachtwoord").fill("aaaaaaaa")
    page.locator("form .button.primary").click()
    expect(page.get_by_role("alert")).to_have_text("een wachtwoord heeft ten minste 4 verschillende tekens")


def test_a_language_that_is_chosen_is_remembered(visit: Visit) -> None:
    person = visit()
    person.page.get_by_role("combobox", name="Language").select_option("nl")
    expect(person.page.locator(".tile .play").first).to_have_text("Speel nu")
    person.go("/lobby")
    expect(person.page.locator("html")).to_have_attribute("lang", "nl")


def test_colours_are_chosen_and_remembered(visit: Visit) -> None:
    person = visit("/settings", color_scheme="light")
    html = person.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    person.page.get_by_role("radio", name="Dark").check()
    expect(html).to_have_attribute("data-theme", "dark")
    person.go("/lobby")
    expect(html).to_have_attribute("data-theme", "dark")
