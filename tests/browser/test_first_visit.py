import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_fit import WATCH_SHIFTS
from upperhand.locales import LANGUAGES


def test_two_clicks_lead_from_the_first_visit_to_a_table(visit: Visit) -> None:
    person = visit()
    person.play_now("Big Two")
    person.wait_for_turn()
    assert len(person.hand) == 13
    expect(person.page.get_by_role("timer")).to_have_count(0)  # only computers wait
    person.take_turn()
    expect(person.page.locator(".log li").filter(has_text="You").first).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_table_takes_few_bytes(visit: Visit, language: str) -> None:
    """All requests of the page until the first turn, with headers, as the browser counts them.

    Messages of the socket are left out: the browser only tells their size before compression.
    """
    person = visit(None, locale=language)
    log = person.page.context.new_cdp_session(person.page)
    sizes: list[float] = []
    log.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    log.send("Network.enable")
    person.page.add_init_script(f"({WATCH_SHIFTS})()")
    person.go("/")
    expect(person.page.locator(".tile .play").first).to_be_visible()
    assert person.page.evaluate("window.shifts") < 0.1
    person.page.locator(".tile .play").first.click()
    person.wait_for_turn()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert len(sizes) > 5
    assert sum(sizes) <= 90_000


def test_a_table_is_set_up_as_wished(visit: Visit) -> None:
    person = visit()
    person.button("Set up a table: Big Two").click()
    page = person.page
    person.choose("Rules", "greedy")
    person.choose("Players", "3")
    timer = page.get_by_role("combobox", name="Time per move", exact=True)
    expect(timer).to_have_value("0")  # computers do not wait
    person.choose("Seat 2", "open")
    expect(timer).to_have_value("20")
    person.choose("Time per move", "60")
    person.choose("Seat 2", "Beginner")
    person.choose("Seat 3", "lowest")
    person.button("Play").click()
    page.wait_for_selector(".dock")
    expect(page.locator(".facts")).to_contain_text("With triples")
    assert page.locator(".seat").count() == 3
    assert person.complaints == []


@pytest.mark.parametrize(
    "path", ["/review/zzzz", "/review/nosuchgame00", "/game/7", "/rules/chess", "/learn/chess"]
)
def test_a_bad_link_leads_home(path: str, visit: Visit) -> None:
    person = visit(path)
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Page not found")
    expect(person.page.locator("main")).not_to_contain_text("pattern")
    person.page.get_by_role("link", name="Go to the start page").click()
    expect(heading).to_have_text("Take a seat. The cards are dealt.")


def test_a_bad_record_is_refused_with_a_sentence(visit: Visit) -> None:
    person = visit("/games")
    person.page.get_by_label("Or paste the line").fill("hello")
    person.button("Open review").click()
    expect(person.page.get_by_role("alert")).to_contain_text("This is not a record")


def test_a_code_that_nobody_has_is_refused_with_a_sentence(visit: Visit) -> None:
    person = visit("/room/NQQQQQ")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("You cannot enter this room")


def test_an_address_without_a_page_says_so(visit: Visit) -> None:
    person = visit("/no/such/page")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Page not found")


def test_rules_that_contradict_each_other_are_corrected_where_they_are(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.button("Set up a table: Big Two").click()
    page.get_by_text("Custom rules").click()
    person.choose("Deal", "The whole deck, for three players")
    person.button("Play").click()
    wrong = page.locator("#switch-deal-field")
    expect(wrong.get_by_role("alert")).to_contain_text("the whole deck is for 3 players")
    expect(wrong).to_be_in_viewport()
    assert "whole_deck" not in page.locator("form").first.inner_text()
    person.choose("Deal", "13 cards each")
    person.button("Play").click()
    page.wait_for_selector(".dock")


def test_a_house_sets_its_own_chips(visit: Visit) -> None:
    """A row for each contract: what it pays, won and lost; what is not played is refused next to it."""
    person = visit()
    page = person.page
    person.button("Set up a table: Rikken").click()
    page.get_by_text("Custom rules").click()
    person.choose("Chips of your own", "Troela")
    person.button("Play").click()
    field = page.locator("#switch-tariffs-field")
    expect(field.get_by_role("alert")).to_contain_text("Troela is not played by these rules")
    field.get_by_role("button", name="Remove Troela").click()
    person.choose("Chips of your own", "Rik")
    person.choose("Chips of your own", "Piek")
    field.get_by_role("spinbutton", name="Rik Made").fill("2")
    field.get_by_role("spinbutton", name="Piek Made").fill("7")
    field.get_by_role("spinbutton", name="Piek Lost").fill("5")
    expect(field.get_by_role("spinbutton", name="Rik Lost")).to_have_value("2")
    person.button("Play").click()
    page.wait_for_selector(".dock")
    expect(page.locator("body")).to_contain_text("Chips of your own: Rik 2, Piek +7/\N{MINUS SIGN}5")
