"""The settings: each is seen, kept, and the same on every device of an account."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.browser.test_account import PASSWORD
from upperhand import Record
from upperhand.big_two import State, preset
from upperhand.locales import LANGUAGES

FELTS = ["Green", "Blue", "Wine red", "Plum", "Grey"]


def style(name: str, selector: str) -> str:
    """A script for how things look, as the browser has computed it."""
    return f"[...document.querySelectorAll('{selector}')].map((each) => getComputedStyle(each).{name}).join()"


FELT, BACK = style("backgroundImage", ".preview"), style("backgroundImage", ".preview .back")
SUITS, SIZE = style("color", ".preview .face"), style("width", ".preview .face")
#: A choice, and what shows it on the page of the settings.
SHOWN = {
    "Blue": FELT,
    "Wine red": FELT,
    "Plum": FELT,
    "Grey": FELT,
    "Blue lattice": BACK,
    "Green dots": BACK,
    "Black and gold": BACK,
    "Red and black": SUITS,
    "Small": SIZE,
    "Large": SIZE,
    "Light": style("backgroundColor", "html"),
    "Dark": style("backgroundColor", "html"),
}


def look(person: Person, script: str) -> str:
    seen: str = person.page.evaluate(script)
    return seen


def other_look(person: Person, script: str, before: str) -> str:
    """As soon as it looks different: a style may change with the next frame."""
    person.page.wait_for_function(f"before => {script} !== before", arg=before)
    return look(person, script)


def choice(person: Person, name: str) -> Locator:
    return person.page.get_by_role("radio", name=name, exact=True)


def choose(person: Person, name: str) -> None:
    choice(person, name).check()


def open_settings(person: Person) -> Locator:
    """Over the table, from the header."""
    person.page.locator("header").get_by_role("link", name="Settings").click()
    expect(person.page.locator("dialog .preview")).to_be_visible()
    return person.page.locator("dialog")


def close(person: Person) -> None:
    person.button("Close").click()
    expect(person.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", SHOWN)
def test_a_choice_is_seen_at_once_and_after_a_reload(name: str, visit: Visit) -> None:
    person = visit("/settings", color_scheme="dark" if name == "Light" else "light")
    expect(choice(person, name)).not_to_be_checked()
    before = look(person, SHOWN[name])
    choose(person, name)
    after = other_look(person, SHOWN[name], before)
    person.go("/settings")
    expect(choice(person, name)).to_be_checked()
    assert look(person, SHOWN[name]) == after
    assert person.complaints == []


def test_suits_have_four_colours_or_two(visit: Visit) -> None:
    person = visit("/settings")
    expect(choice(person, "Four colours")).to_be_checked()
    colours = "(?<=\\)),"  # between colours, not inside of one
    four = look(person, SUITS)
    assert len(set(re.split(colours, four))) == 4
    choose(person, "Red and black")
    spades, hearts, clubs, diamonds = re.split(colours, other_look(person, SUITS, four))
    assert spades == clubs != hearts == diamonds


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_settings_open_over_the_table_which_follows_them(viewport: dict[str, int], visit: Visit) -> None:
    person = visit(viewport=viewport)
    person.sit_down()
    address, hand = person.page.url, person.hand
    width, felt = style("width", ".hand .slot:first-child .face"), style("backgroundImage", ".board")
    usual, green = look(person, width), look(person, felt)
    side = "each => each.getBoundingClientRect().x < innerWidth / 4"
    assert not person.page.locator(".actions .play").evaluate(side)

    open_settings(person)
    for name in ("Large", "Wine red", "For the left hand"):
        choose(person, name)
    close(person)
    large = other_look(person, width, usual)
    assert float(large.split("px")[0]) > 1.1 * float(usual.split("px")[0])
    other_look(person, felt, green)
    assert person.page.locator(".actions .play").evaluate(side)
    assert (person.page.url, person.hand) == (address, hand)
    for selector in (".board", ".hand", ".actions .play", ".message"):
        box = person.page.locator(selector).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= viewport["height"] - box["height"]
    person.take_turn()
    assert person.complaints == []


#: A deal whose first seat may begin with a pair, a straight, a flush and a full house.
MANY_KINDS = 33


@pytest.mark.parametrize("side", ["right", "left"])
def test_many_combinations_and_large_cards_fit_a_phone(side: str, visit: Visit) -> None:
    person = visit("/settings", viewport=PHONE)
    choose(person, "Large")
    choose(person, f"For the {side} hand")
    state = State.deal(preset("hongkong"), seed=MANY_KINDS)
    state.apply(state.legal_moves()[0])
    person.play_from(Record.of(state).to_json())
    person.page.wait_for_selector(".offers .chip:nth-child(4)")
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(overflow) <= 0


def test_the_settings_are_reached_by_keys_alone(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.page.locator(".hand .card[tabindex='0']").focus()
    person.page.keyboard.press(",")
    dialog = person.page.locator("dialog")
    expect(dialog.locator(".preview")).to_be_visible()
    choice(person, "Green").focus()
    person.page.keyboard.press("ArrowRight")
    expect(choice(person, "Blue")).to_be_checked()
    expect(person.page.locator("html")).to_have_attribute("data-felt", "blue")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.page.locator(".hand .card[tabindex='0']")).to_be_focused()


def test_a_host_changes_the_pace_of_the_table(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    open_settings(person)
    choose(person, "Instant")
    close(person)
    person.page.locator(".level-button button").first.click()
    expect(person.button("Instant")).to_have_attribute("aria-pressed", "true")
    person.button("Quick").click()
    expect(person.button("Quick")).to_have_attribute("aria-pressed", "true")
    open_settings(person)
    expect(choice(person, "Quick")).to_be_checked()


def test_forced_moves_have_one_value_in_two_places(visit: Visit) -> None:
    person = visit(forced_moves=True)
    person.sit_down()
    beside = person.page.locator(".side").get_by_role("checkbox", name="Make forced moves for me")
    expect(beside).to_be_checked()
    beside.uncheck()
    dialog = open_settings(person)
    inside = dialog.get_by_role("checkbox", name="Make forced moves for me")
    expect(inside).not_to_be_checked()
    inside.check()
    close(person)
    expect(beside).to_be_checked()
    beside.uncheck()
    person.page.reload()
    person.wait_for_turn()
    expect(beside).not_to_be_checked()


@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_a_move_is_asked_for_twice_where_that_is_wished(title: str, visit: Visit) -> None:
    person = visit("/settings")
    person.page.get_by_role("checkbox", name="Ask before each move").check()
    person.go("/")
    person.sit_down(title)
    expect(person.page.locator(".message")).not_to_contain_text("Once more")
    before, hand = person.ply(), person.hand
    person.act()
    expect(person.page.locator(".message")).to_contain_text("Once more to be sure")
    assert (person.ply(), person.hand) == (before, hand)
    play = person.page.locator(".actions .play")
    person.take_turn(play.click if play.is_enabled() else person.act)
    expect(person.page.locator(".log li").filter(has_text="You").first).to_be_visible()


def test_other_cards_withdraw_the_question(visit: Visit) -> None:
    person = visit("/settings")
    person.page.get_by_role("checkbox", name="Ask before each move").check()
    person.go("/")
    person.sit_down()
    play, chips = person.page.locator(".actions .play"), person.page.locator(".offers .chip")
    while chips.count() == 0:  # nothing but a pass is possible
        if person.over:
            person.play_again()
        else:
            person.act()
            person.take_turn()
    chips.last.click()
    play.click()
    message = person.page.locator(".message")
    expect(message).to_contain_text("Once more")
    person.page.locator(".hand .card.up").first.focus()
    person.page.keyboard.press("Escape")
    expect(message).not_to_contain_text("Once more")


def register(person: Person, name: str, wanted: str = "Create account") -> None:
    page = person.page
    person.go("/account")
    person.button(wanted).first.click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def kept_by_account(person: Person, name: str) -> None:
    person.go("/settings")
    expect(person.page.locator("main")).to_contain_text(f"kept with your account, {name}")


def test_a_guest_takes_the_settings_into_an_account_and_to_another_browser(visit: Visit) -> None:
    guest = visit("/settings")
    expect(guest.page.locator("main")).to_contain_text("kept in this browser")
    for name in (
        "Plum",
        "Blue lattice",
        "Red and black",
        "Large",
        "For the left hand",
        "Quick",
        "Off",
        "Dark",
    ):
        choose(guest, name)
    guest.page.get_by_role("checkbox", name="Vibrate").uncheck()
    with guest.page.expect_response("**/api/preferences") as answer:
        register(guest, "Felicia")
    assert answer.value.ok

    other = visit("/settings", color_scheme="light")
    choose(other, "Wine red")
    register(other, "Felicia", "Log in")
    kept_by_account(other, "Felicia")
    for name in (
        "Plum",
        "Blue lattice",
        "Red and black",
        "Large",
        "For the left hand",
        "Quick",
        "Off",
        "Dark",
    ):
        expect(choice(other, name)).to_be_checked()
    expect(other.page.get_by_role("checkbox", name="Vibrate")).not_to_be_checked()
    expect(other.page.locator("html")).to_have_attribute("data-theme", "dark")

    with other.page.expect_response("**/api/preferences") as answer:
        choose(other, "Grey")
    assert answer.value.ok
    kept_by_account(guest, "Felicia")
    expect(choice(guest, "Grey")).to_be_checked()
    assert guest.complaints == other.complaints == []


def test_an_account_speaks_its_language_everywhere(visit: Visit) -> None:
    first, second = visit(), visit()
    register(first, "Lotte")
    with first.page.expect_response("**/api/preferences") as answer:
        first.page.locator("header").get_by_role("combobox", name="Language").select_option("nl")
    assert answer.value.ok
    register(second, "Lotte", "Log in")
    expect(second.page.locator("html")).to_have_attribute("lang", "nl")


def test_a_choice_made_without_the_server_is_kept_later(visit: Visit) -> None:
    person = visit()
    with person.page.expect_response("**/api/preferences"):
        register(person, "Offline")
    kept_by_account(person, "Offline")
    person.page.route("**/api/preferences", lambda route: route.abort())
    choose(person, "Blue")
    expect(person.page.get_by_role("status")).to_contain_text(
        "only in this browser so far: The server cannot"
    )
    person.page.unroute("**/api/preferences")
    with person.page.expect_response(lambda answer: answer.request.method == "PUT") as answer:
        person.go("/settings")
    assert answer.value.ok
    expect(choice(person, "Blue")).to_be_checked()
    other = visit()
    register(other, "Offline", "Log in")
    expect(other.page.locator("html")).to_have_attribute("data-felt", "blue")


def test_two_tabs_agree(visit: Visit) -> None:
    person = visit("/settings")
    other = Person(person.page.context.new_page())
    other.go("/settings")
    choose(person, "Wine red")
    choose(person, "Dark")
    person.page.locator("main").get_by_role("combobox", name="Language").select_option("nl")
    expect(other.page.get_by_role("radio", name="Wijnrood")).to_be_checked()
    expect(other.page.locator("html")).to_have_attribute("data-felt", "wine")
    expect(other.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_felt_can_be_read(theme: str, visit: Visit) -> None:
    person = visit(color_scheme=theme)
    person.sit_down()
    for felt in FELTS:
        open_settings(person)
        choose(person, felt)
        assert findings(person) == [], felt
        close(person)
        assert findings(person) == [], felt


def test_a_link_from_the_settings_leaves_the_table_open_to_return(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    open_settings(person).get_by_role("link", name=re.compile("Create an account")).click()
    account = person.page.get_by_role("dialog", name="Account")
    expect(account.get_by_role("heading", level=1)).to_have_text("Account")
    account.get_by_role("button", name="Log in").first.click()
    account.get_by_role("link", name="Forgot your password?").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("New password")
    expect(person.page.locator("dialog")).to_have_count(0)
    person.page.go_back()
    person.wait_for_turn()
    expect(person.page.locator("dialog")).to_have_count(0)


#: What is wider than the dialog it is in.
TOO_WIDE = """dialog => [...dialog.querySelectorAll("*")]
.filter((each) => each.getBoundingClientRect().right > dialog.getBoundingClientRect().right)
.map((each) => each.outerHTML.slice(0, 120))"""


def test_the_dialog_fits_a_phone(visit: Visit) -> None:
    person = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_down()
    dialog = open_settings(person)
    choose(person, "Large")
    assert dialog.evaluate(TOO_WIDE) == []
    assert findings(person) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 1100, 1101, 1280])
def test_the_header_leads_to_the_settings_at_every_width(width: int, language: str, visit: Visit) -> None:
    person = visit(viewport={"width": width, "height": 720}, locale=language)
    gear = person.page.locator("header .gear")
    expect(gear).to_be_visible()
    box = gear.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= width
    gear.click()
    expect(person.page.locator(".preview")).to_be_visible()


def test_a_person_says_whether_computers_may_learn(visit: Visit) -> None:
    """Nobody is asked before they are somebody; the answer stays with the person, not with the browser."""
    person = visit("/settings")
    box = person.page.get_by_role("checkbox", name="Computers may learn from my games")
    expect(person.page.get_by_role("heading", name="Sound and touch")).to_be_visible()
    expect(box).to_have_count(0)
    person.go("/")
    person.set_up()
    person.go("/settings")
    expect(box).to_be_checked()
    with person.page.expect_response("**/api/me"):
        box.uncheck()
    person.go("/settings")
    expect(box).not_to_be_checked()
    assert person.complaints == []
