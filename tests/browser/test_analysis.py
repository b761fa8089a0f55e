"""A position is put together, analysed and shared; a recorded game is analysed with its cards open."""

import re
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.server.test_analysis import game_after
from upperhand import Record

HAND = "3S 4C 6H 7D 8H 8S 9D TC TS JD KH AD 2H".split()
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def take(person: Person, *cards: str) -> None:
    for card in cards:
        person.page.locator(f".deck [data-card='{card}']").click()


def test_a_position_is_clicked_together_and_analysed(visit: Visit) -> None:
    person = visit("/analysis")
    page = person.page
    take(person, *HAND[:12])
    person.choose("Who leads first", "Seat 1")
    person.button("Open").first.click()
    expect(page.get_by_role("alert")).to_have_text("a hand has 13 cards under these rules, not 12")
    take(person, HAND[12])
    expect(page.locator("output")).to_have_text("13 cards")
    person.button("Open").first.click()
    page.wait_for_selector(".analysis")

    take(person, "3D", "4D")  # they are no combination
    person.button("Add").first.click()
    expect(page.get_by_role("alert")).to_contain_text("move 1 (seat 1: 3D 4D) cannot have been made")
    take(person, "4D")
    person.button("Add").first.click()
    expect(page.locator(".side li")).to_have_text(["Seat 1 3♦"])
    page.locator(".says").get_by_role("button", name="Pass").click()
    expect(page.locator(".side li")).to_have_count(2)
    page.get_by_label("Or write the move").fill("-")
    person.button("Add").last.click()
    expect(page.locator(".side > section ol li").last).to_have_text("Seat 3 Pass")

    person.button("Analyse").click()
    expect(page.locator(".moves details").first).to_contain_text("points")
    expect(page.locator(".holders table")).to_have_count(3)
    page.locator(".moves summary").nth(1).click()
    expect(page.locator(".moves details").nth(1)).to_contain_text("It may go on like this")
    assert findings(person) == []
    assert readable(page.url) == {"hand": "".join(HAND), "moves": "3D.pass.-", "start": "1"}
    assert ["422" in complaint for complaint in person.complaints] == [True, True]  # as refused above


def readable(url: str) -> dict[str, str]:
    """What the address says of the position, apart from the rules."""
    query = parse_qs(urlsplit(url).query)
    return {name: query[name][0] for name in ("hand", "moves", "start")}


def test_a_shared_position_is_analysed_and_played_on_with_a_phone(visit: Visit) -> None:
    place = {"game": "big_two", "rules": "hongkong", "start": 1, "hand": "".join(HAND), "moves": "3D.-.-"}
    person = visit("/analysis?" + urlencode(place), viewport=PHONE)
    page = person.page
    expect(page.locator(".moves details").first).to_contain_text("points")
    expect(page.locator(".holders table")).to_have_count(3)
    assert page.evaluate(OVERFLOW) <= 0
    assert findings(person) == []
    page.locator(".hand [data-card='4C']").click(position={"x": 8, "y": 12})
    page.locator(".actions .play").click()
    expect(page.locator(".side li").last).to_have_text("You 4♣")
    expect(page.get_by_role("heading", name="Choose what Seat 1 played")).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0
    person.button("Undo").click()
    expect(page.locator(".side > section ol li").last).to_have_text("Seat 3 Pass")
    assert len(person.hand) == 13
    assert person.complaints == []


def test_a_hand_that_is_laid_open_is_clicked_together_too(visit: Visit) -> None:
    hand = "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC".split()
    open_hand = [f"{rank}H" for rank in "23456789TJQ"]
    moves = ["pass", "open_misere", "pass", "pass", "2D", "AD", "2C", "3C"]
    rules = {"game": "rikken", "rules": "vorsteveld2007_full", "start": 3}
    person = visit("/analysis?" + urlencode(rules | {"hand": "".join(hand), "moves": ".".join(moves)}))
    page = person.page
    expect(page.get_by_role("heading", name="Choose what Seat 1 played")).to_be_visible()
    take(person, "AS")
    person.button("Add").first.click()  # the second trick begins, so the declarer's hand lies open
    wanted = page.get_by_role("heading", name="The hand of Seat 1 lies open")
    expect(wanted).to_contain_text("11 cards")
    take(person, *open_hand[:10], "KS")
    person.button("Add").click()
    expect(page.locator(".shown .face")).to_have_count(11)
    person.button("Undo").click()  # the hand was wrong
    expect(page.locator(".shown")).to_have_count(0)
    take(person, "AS")
    person.button("Add").first.click()
    expect(wanted).to_be_visible()
    take(person, *open_hand)
    person.button("Add").click()
    expect(page.get_by_role("heading", name="Choose what Seat 2 played")).to_be_visible()
    take(person, "2S")
    person.button("Add").first.click()
    expect(page.locator(".side > section ol li").last).to_have_text("Seat 2 2♠")
    person.go(page.url)
    expect(page.locator(".shown .face")).to_have_count(11)
    assert ["422" in complaint for complaint in person.complaints] == [True, True]  # each asks for the hand


@pytest.mark.parametrize(("viewport", "game", "plies"), [(DESKTOP, "big_two", 54), (PHONE, "rikken", 22)])
def test_a_recorded_game_is_solved_with_open_cards(
    visit: Visit, viewport: dict[str, int], game: str, plies: int
) -> None:
    person = visit("/analysis", viewport=viewport)
    page = person.page
    line = Record.of(game_after(game, plies), game).to_json()
    page.get_by_label("Or paste the line of a record").fill(line)
    person.button("Open").last.click()
    expect(page.locator("output")).to_have_text("After move 0")
    person.go("/analysis?" + urlencode({"line": line, "ply": plies}))
    person.button("Solve with open cards").click()
    expect(page.get_by_text("Everybody sees all cards and plays the best.")).to_be_visible()
    assert page.locator(".shown").count() == 0
    page.get_by_label("Show all hands").check()
    expect(page.locator(".shown")).to_have_count(3)
    assert page.evaluate(OVERFLOW) <= 0
    assert findings(person) == []
    assert person.complaints == []


def test_a_review_links_to_the_decision_of_each_move(visit: Visit) -> None:
    state = game_after("rikken", 58)
    person = visit("/games")
    page = person.page
    page.get_by_label("Or paste the line").fill(Record.of(state, "rikken").to_json())
    person.button("Open review").click()
    page.wait_for_selector(".review")
    page.keyboard.press("End")
    page.get_by_role("link", name="Analyse this position").click()
    expect(page.locator("output")).to_have_text("After move 57")
    expect(page.locator(".moves details").first).to_contain_text("chips")
    assert f"seat={state.history[-1][0]}" in page.url
    assert person.complaints == []


def test_a_page_that_is_left_gets_nothing_of_the_next(visit: Visit) -> None:
    """While the analysis is loading, the review must not be made again with its part, which is empty."""
    person = visit("/games")
    page = person.page
    page.get_by_label("Or paste the line").fill(Record.of(game_after("rikken", 58), "rikken").to_json())
    person.button("Open review").click()
    page.wait_for_selector(".review")
    page.evaluate(
        "() => { const ask = fetch; window.asked = [];"
        "window.fetch = (what, ...more) => { window.asked.push(String(what)); return ask(what, ...more); }; }"
    )
    held: list[Route] = []
    page.route("**/assets/Analysis-*.js", lambda route: held.append(route))
    with page.expect_request("**/assets/Analysis-*.js"):
        page.get_by_role("link", name="Analyse this position").click()
    expect(page).to_have_url(re.compile("/analysis"))
    held.pop().continue_()
    expect(page.locator("output")).to_have_text("After move 0")
    assert [place for place in page.evaluate("window.asked") if "/records//" in place] == []
    assert person.complaints == []
