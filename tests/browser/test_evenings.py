"""An evening of a club on the page: making, joining, playing and the standings."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.browser.test_fit import TOO_SMALL

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def register(person: Person, name: str) -> None:
    """An account, as the page makes it."""
    person.go("/account")
    person.page.evaluate(
        """async (name) => {
            await fetch("/api/accounts", {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ name, password: "a long password 7" }),
            });
        }""",
        name,
    )


def make(person: Person, name: str, **fields: str) -> str:
    person.go("/lobby")
    person.page.get_by_role("link", name="Club evenings").click()
    person.button("New evening").click()
    person.page.get_by_label("Name of the evening").fill(name)
    usual = {"Rounds": "2", "Games_per_round": "1", "Break_between_rounds": "0", "Time_per_move": "0"}
    for field, option in (usual | fields).items():
        person.choose(field.replace("_", " "), option)
    person.button("Make the evening").click()
    person.page.wait_for_url("**/evening/*")
    expect(person.page.get_by_role("heading", name=name)).to_be_visible()
    return person.page.url.rpartition("/")[2]


def join(person: Person, code: str, name: str) -> None:
    person.go(f"/evening/{code}")
    person.page.get_by_label("Your name").fill(name)
    person.button("Join").click()
    expect(person.page.get_by_text("You take part")).to_be_visible()


def play_round(person: Person) -> None:
    """Plays the game of a round to its end; the page then leads on by itself."""
    person.page.wait_for_url("**/room/*")
    here = person.page.url
    person.wait_for_turn()
    while not person.over and person.page.url == here:
        before = person.ply()
        person.act()
        more = """([before, here]) => document.querySelectorAll('.log li').length > before
            || document.querySelector('.over') || location.href !== here"""
        person.page.wait_for_function(more, arg=[before, here])
        asked = """(here) => location.href !== here
            || document.querySelector('.message.turn, .choices, .over')"""
        person.page.wait_for_function(asked, arg=here)


def test_an_evening_from_the_form_to_the_standings(visit: Visit) -> None:
    """The director makes it and does not play; a guest on a phone and one on a desk play both rounds."""
    chair, wu = visit(None), visit(None, viewport=PHONE, has_touch=True, is_mobile=True)
    register(chair, "Chairwoman")
    code = make(chair, "Friday club")
    join(wu, code, "Wu")
    expect(chair.page.get_by_role("listitem").filter(has_text="Wu")).to_be_visible()
    chair.button("Start the evening").click()
    expect(chair.page.get_by_text("Round 1 of 2")).to_be_visible()
    wu.page.wait_for_url("**/room/*")
    first = wu.page.url
    expect(wu.page.locator(".bar")).to_contain_text("R 1/2")
    assert wu.page.locator(".dock").get_by_role("button", name="Hint").count() == 0
    wu.page.reload()
    play_round(wu)
    wu.page.wait_for_url(lambda url: "/room/" in url and url != first)
    expect(wu.page.locator(".bar")).to_contain_text("R 2/2")
    play_round(wu)
    wu.page.wait_for_url(f"**/evening/{code}")
    expect(wu.page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(wu.page.get_by_text("Round 2, deal 1")).to_be_visible()
    expect(wu.page.get_by_text("Others with these cards").first).to_be_visible()
    wu.page.get_by_role("link", name="Review").first.click()
    wu.page.wait_for_url("**/review/*")
    chair.go("/evenings")
    expect(chair.page.get_by_role("link", name="Friday club")).to_be_visible()
    assert chair.complaints == []
    assert wu.complaints == []


def test_an_evening_with_a_time(visit: Visit) -> None:
    chair = visit(None)
    register(chair, "Punctual")
    chair.go("/evenings")
    chair.button("New evening").click()
    chair.page.get_by_label("Name of the evening").fill("By the clock")
    chair.choose("Start", "At a time, with or without me")
    chair.page.get_by_label("Starts at").fill("2020-01-01T10:00")
    chair.button("Make the evening").click()
    expect(chair.page.get_by_role("alert")).to_contain_text("starts in the future")
    later = chair.page.evaluate(
        "new Date(Date.now() + (120 - new Date().getTimezoneOffset()) * 60000).toISOString().slice(0, 16)"
    )
    chair.page.get_by_label("Starts at").fill(later)
    chair.button("Make the evening").click()
    chair.page.wait_for_url("**/evening/*")
    expect(chair.page.locator(".status")).to_contain_text("Starts")
    expect(chair.page.get_by_role("timer")).to_contain_text(":")


def test_a_director_pauses_removes_and_ends(visit: Visit) -> None:
    chair, wu, xu = visit(None), visit(None), visit(None)
    register(chair, "Firm")
    code = make(chair, "Short one")
    join(wu, code, "Wu")
    chair.button("Second director: Wu").click()
    expect(chair.page.get_by_text("second director")).to_be_visible()
    join(xu, code, "Xu")  # somebody is left, so that computers do not end the evening
    chair.button("Start the evening").click()
    wu.page.wait_for_url("**/room/*")
    chair.button("Pause").click()
    expect(wu.page.get_by_text("The evening is paused")).to_be_visible()
    chair.button("Go on").click()
    expect(wu.page.get_by_text("The evening is paused")).to_have_count(0)
    chair.button("Remove: Wu").click()
    expect(wu.page.get_by_role("link", name="To the evening")).to_be_visible()
    wu.page.get_by_role("link", name="To the evening").click()
    expect(wu.page.get_by_text("A director has removed you")).to_be_visible()
    chair.button("End the evening …").click()
    chair.button("End the evening").click()
    expect(chair.page.get_by_text("The evening is over")).to_be_visible()


def test_a_code_without_an_evening(visit: Visit) -> None:
    person = visit("/evenings")
    person.page.get_by_label("Code of an evening").fill("zzzzzz")
    person.button("Enter").click()
    expect(person.page.get_by_role("alert")).to_have_text("there is no evening with this code")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_pages_of_an_evening_fit_and_can_be_used_by_all(
    visit: Visit, theme: str, viewport: dict[str, int]
) -> None:
    touch = viewport is PHONE
    chair = visit(None, viewport=viewport, color_scheme=theme, has_touch=touch, is_mobile=touch)
    register(chair, f"{theme} {viewport['width']}")

    def check() -> None:
        assert findings(chair) == []
        assert chair.page.evaluate(OVERFLOW) <= 0
        if touch:
            assert chair.page.evaluate(TOO_SMALL) == []

    chair.go("/evenings")
    expect(chair.page.get_by_role("heading", name="Past")).to_be_visible()
    check()
    chair.button("New evening").click()
    check()
    code = make(chair, "An evening with quite a long name for a small phone", Rounds="1")
    chair.button("Join").click()
    expect(chair.button("Remove: " + chair.page.locator("li strong").first.inner_text())).to_be_visible()
    check()
    chair.button("Start the evening").click()
    play_round(chair)
    chair.page.wait_for_url(f"**/evening/{code}")
    expect(chair.page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(chair.page.get_by_text("Round 1, deal 1")).to_be_visible()
    check()
