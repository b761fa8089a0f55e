"""People meet: by invitation, with a name, in talk, and again next week."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PAGE, PHONE, Visit
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.test_accessibility import findings
from tests.server.running import ServerProcess

TWO = {"Players": "2", "Seat_2": "open"}


def meet(host: Person, friend: Person, **fields: str) -> str:
    """Both sit in the waiting room of a table for two; returns its code."""
    code = host.set_up(**(TWO | fields))
    friend.accept(code, "Bo")
    expect(seat(host.page, "Bo")).to_be_visible()
    return code


def seat(page: Page, name: str) -> Locator:
    return page.locator("section.panel > ul > li", has_text=name)


def begin(*people: Person) -> None:
    """The first of them is the host."""
    people[0].button("Start game").click()
    for person in people:
        person.page.wait_for_selector(".dock")


def play_to_the_end(*people: Person) -> None:
    """All take their turns, until everybody sees the result."""
    while not all(person.over for person in people):
        for person in people:
            if not person.over and person.page.locator(".message.turn, .choices").count():
                before = person.ply()
                person.act()
                more = "before => document.querySelectorAll('.log li').length > before"
                person.page.wait_for_function(more, arg=before)


def open_talk(person: Person) -> None:
    person.button("Talk").click()
    expect(person.page.get_by_role("dialog", name="Talk")).to_be_visible()


def allow_chat(person: Person) -> None:
    open_talk(person)
    person.page.get_by_label("Allow chat").check()


def test_a_friend_is_asked_for_a_name_and_the_host_begins(visit: Visit) -> None:
    host, friend = visit(), visit(viewport=PHONE)
    host.button("Set up a table: Big Two").click()
    host.choose("Players", "2")
    host.choose("Seat 2", "open")
    host.choose("Rating", "Casual game")
    host.page.get_by_label("Your name").fill("Wu")
    host.button("Create room").click()
    host.page.wait_for_url("**/room/*")
    code = host.page.url.rpartition("/")[2]

    friend.go(f"/room/{code}")
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text("Wu invites you to a table")
    expect(friend.page.locator("form")).to_contain_text("Casual game")
    assert findings(friend) == []
    friend.page.get_by_label("Your name").fill("Bo")
    friend.button("Sit down").click()
    expect(friend.page.locator("main")).to_contain_text("Wu starts the game.")
    expect(seat(host.page, "Bo")).to_contain_text("guest")
    friend.button("I am ready").click()
    expect(seat(host.page, "Bo")).to_contain_text("ready")
    expect(host.page.locator(".dock")).to_have_count(0)  # all seats are taken, and yet nothing starts
    begin(host, friend)
    expect(host.page.locator(".facts")).to_contain_text("Casual game")
    expect(host.page.locator(".seat .mark")).to_have_text("guest")
    assert host.complaints == friend.complaints == []


def test_who_only_watches_may_sit_down_later(visit: Visit) -> None:
    host, friend = visit(), visit()
    code = host.set_up(**TWO)
    friend.go(f"/room/{code}")
    friend.button("Only watch").click()
    friend.button("Sit here").click()
    friend.page.get_by_label("Your name").fill("Late Bo")
    friend.button("Sit down").click()
    expect(seat(host.page, "Late Bo")).to_be_visible()
    friend.page.reload()
    expect(friend.button("I am ready")).to_be_visible()  # the seat is kept


def test_a_table_is_shared_by_link_and_by_a_qr_code(visit: Visit) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    code = host.set_up(**TWO)
    host.button("Copy link").click()
    expect(host.button("Copied")).to_be_visible()
    copied = host.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.endswith(f"/room/{code}")
    expect(host.button("Share")).to_have_count(0)  # this browser has no dialog for it
    host.button("QR code").click()
    picture = host.page.get_by_role("img", name="QR code with the link to this table")
    expect(picture).to_be_visible()
    path = picture.locator("path").get_attribute("d") or ""
    assert path.count("M") > 200  # the squares of a code, and not an empty field
    assert findings(host) == []
    shared = visit(None)
    shared.page.add_init_script(
        "navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); }"
    )
    shared.go("/")
    other = shared.set_up(**TWO)
    shared.button("Share").click()
    shared.page.wait_for_function("() => window.shared")
    assert shared.page.evaluate("() => window.shared").endswith(f"/room/{other}")


def test_seats_wait_as_long_as_the_host_says(visit: Visit) -> None:
    host = visit()
    host.set_up(**TWO)
    expect(host.page.get_by_role("timer")).to_have_count(0)
    host.choose("Open seats wait for people", "15 minutes")
    expect(host.page.get_by_role("timer")).to_contain_text("14:")
    host.choose("Open seats wait for people", "Until I start")
    expect(host.page.get_by_role("timer")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_people_talk_by_reactions_and_write_if_both_allow_it(
    visit: Visit, size: dict[str, int], theme: str
) -> None:
    host, friend = visit(viewport=size, color_scheme=theme), visit(locale="nl-NL")
    code = host.set_up(**TWO)
    friend.go(f"/room/{code}")
    friend.page.get_by_label("Je naam").fill("Bo")
    friend.button("Ga zitten").click()
    expect(seat(host.page, "Bo")).to_be_visible()
    begin(host, friend)
    open_talk(host)
    host.button("Well played!").click()
    expect(friend.page.locator(".board .bubble")).to_have_text("Goed gespeeld!")  # in the language of each
    expect(friend.page.locator(".board .bubble")).to_have_count(0)  # after some seconds
    expect(host.page.get_by_role("textbox")).to_have_count(0)
    host.page.get_by_label("Allow chat").check()
    expect(host.page.locator("main")).to_contain_text("Nobody else here allows chat yet.")
    friend.button("Praten").click()
    friend.page.get_by_label("Chat toestaan").check()
    field = host.page.get_by_role("textbox", name="Chat with Bo")
    field.fill("<b>hello</b> p")
    field.press("Enter")
    expect(friend.page.locator(".lines li")).to_contain_text("<b>hello</b> p")  # plain text
    field.fill("see example.com")
    host.button("Send").click()
    expect(host.page.get_by_role("alert")).to_contain_text("cannot contain a link")
    assert findings(host) == []
    friend.page.reload()
    friend.page.wait_for_selector(".dock")
    friend.button("Praten").click()
    expect(friend.page.locator(".lines li")).to_have_count(1)
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog", name="Talk")).to_have_count(0)
    assert host.complaints == friend.complaints == []


def test_a_third_person_without_consent_reads_nothing_and_who_is_blocked_stays_out(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    code = host.set_up(Players="3", Seat_2="open", Seat_3="open")
    friend.accept(code, "Bo")
    third.accept(code, "Cy")
    expect(seat(host.page, "Cy")).to_be_visible()
    for person in (host, friend):
        allow_chat(person)
    host.page.get_by_role("textbox", name="Chat with Bo").fill("only for Bo")
    host.button("Send").click()
    expect(friend.page.locator(".lines li")).to_contain_text("only for Bo")
    open_talk(third)
    expect(third.page.locator(".lines")).to_have_count(0)

    host.button("Mute Cy").click()
    expect(host.button("Hear Cy again")).to_be_visible()
    third.button("Hello!").click()
    expect(seat(friend.page, "Cy").locator(".bubble")).to_have_text("Hello!")
    expect(host.page.locator(".bubble")).to_have_count(0)

    host.button("Block Bo").click()
    host.button("Block Bo").click()  # it asks once more
    expect(host.page.get_by_role("dialog", name="Talk")).to_contain_text("You have blocked Bo.")
    host.go("/account")
    expect(host.button("Unblock Bo")).to_be_visible()
    assert findings(host) == []
    host.go("/")
    host.button("Set up a table: Big Two").click()
    host.choose("Players", "2")
    host.choose("Seat 2", "open")
    host.page.get_by_label("Private: join by code or link only").check()
    host.button("Create room").click()
    host.page.wait_for_url("**/room/*")
    private = host.page.url.rpartition("/")[2]
    friend.accept(private, "Somebody else")
    expect(friend.page.get_by_role("alert")).to_contain_text("does not want you to join")


def test_people_play_again_in_swapped_seats(visit: Visit) -> None:
    host, friend = visit(), visit()
    meet(host, friend, Games="1")
    begin(host, friend)
    play_to_the_end(host, friend)
    for person in (host, friend):
        person.page.get_by_text("Together").click()
    host.button("Swap with Bo").click()
    friend.button("Swap seats").click()
    expect(host.page.locator(".over")).to_contain_text("Seats of the next game, in the order of play: Bo and")
    assert findings(host) == []
    for person in (host, friend):
        person.button("Play again").click()
    for person in (host, friend):
        expect(person.page.locator(".over")).to_have_count(0)
    host.page.wait_for_function("() => document.querySelector('.hand [data-card]')")
    host.page.reload()
    host.page.wait_for_selector(".dock")
    expect(host.page.locator(".seat .name").first).to_contain_text("Bo")  # now in the first seat
    assert host.complaints == friend.complaints == []


def test_a_kept_table_is_there_after_the_server_was_killed(chromium: Browser, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "playroom.db"), page=str(PAGE)) as running:
        context = chromium.new_context(base_url=running.address, locale="en-GB")
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script("localStorage.setItem('upperhand.forced_moves', 'off')")
        host = Person(context.new_page())
        host.register("Weekly")
        code = host.set_up(**TWO)
        host.button("Keep this table").click()
        expect(host.button("Give up this table")).to_be_visible()
        running.kill()
        running.start()
        host.go("/")
        expect(host.page.locator(".running")).to_contain_text("This table stays")
        host.page.locator(".running").get_by_role("link").click()
        expect(host.page.get_by_role("heading", level=1)).to_have_text(f"Room {code}")
        expect(seat(host.page, "Weekly")).to_be_visible()
        host.go("/games")
        host.button("Give up this table").click()
        host.button("Give up? It then closes like any other table.").click()
        expect(host.page.locator(".running .tag")).to_have_count(0)
        context.close()


def test_the_lobby_says_what_a_table_is(visit: Visit) -> None:
    host, guest = visit(), visit("/lobby")
    code = host.set_up(Rating="Casual game", **TWO)
    card = guest.page.locator("li", has=guest.page.get_by_role("link", name=f"Join: {code}"))
    expect(card).to_contain_text("Casual game")
    expect(card).to_contain_text("Computer, Casual")
    expect(card).to_contain_text("guest")
    assert findings(guest) == []
