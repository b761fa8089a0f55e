from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def tab_to(person: Person, selector: str) -> None:
    """Presses Tab until something that fits is focused."""
    for _ in range(60):
        if person.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def play_by_keys(person: Person) -> None:
    """Walks along the hand to the first card that can be played, takes it and plays; or passes."""
    page = person.page
    tab_to(person, ".hand .card")
    page.keyboard.press("Home")
    for _ in person.hand:
        if page.evaluate("document.activeElement.getAttribute('aria-disabled')") == "false":
            page.keyboard.press("Space")
            if page.locator(".actions .play").is_enabled():
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("p")


def speak_by_keys(person: Person) -> None:
    tab_to(person, ".choices button:enabled, .actions .pass")
    person.page.keyboard.press("Enter")


def set_up_by_keys(person: Person, game: str) -> None:
    """A table without a clock, from the form that the start page opens."""
    tab_to(person, f"[aria-label={game!r}] .button.ghost")
    person.page.keyboard.press("Enter")
    timer = person.page.get_by_role("combobox", name="Time per move", exact=True)
    while not timer.evaluate("field => field === document.activeElement"):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Home")  # no limit is the first of them
    expect(timer).to_have_value("0")
    tab_to(person, "form .button.primary")
    person.page.keyboard.press("Enter")
    person.wait_for_turn()


def test_a_whole_game_is_played_without_a_pointer(visit: Visit) -> None:
    person = visit()
    set_up_by_keys(person, "Big Two")
    while not person.over:
        person.take_turn(lambda: play_by_keys(person))
    tab_to(person, ".over .button.primary")
    assert person.complaints == []


def test_a_bid_is_made_without_a_pointer(visit: Visit) -> None:
    person = visit()
    set_up_by_keys(person, "Rikken")
    if person.page.locator(".choices").count():
        speak_by_keys(person)
        expect(person.page.locator(".log li").filter(has_text="You").first).to_be_visible()


def test_the_content_can_be_reached_at_once(visit: Visit) -> None:
    person = visit()
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".skip")).to_be_focused()
