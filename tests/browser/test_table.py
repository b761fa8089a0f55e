"""What happens at a table: hints, taking over, running out of time, friends, a lost connection."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PAGE, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.server.running import server
from upperhand import Record
from upperhand.rikken import Move, State, preset


def test_a_hint_names_a_move_and_a_reason(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.button("Hint").click()
    expect(person.page.locator(".hint .move")).not_to_be_empty()
    expect(person.page.locator(".hint .answer")).to_contain_text(" ")


def overlap(person: Person, first: str, second: str) -> bool:
    one, other = (person.page.locator(name).first.bounding_box() for name in (first, second))
    assert one
    assert other
    apart = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return not (apart or beside)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_raises_the_advised_cards_and_plays_them(viewport: dict[str, int], visit: Visit) -> None:
    person = visit(viewport=viewport)
    person.sit_down()
    person.button("Hint").click()
    person.page.get_by_text("Nudge", exact=True).click()
    expect(person.page.locator(".hint .nudge")).not_to_be_empty()
    expect(person.page.locator(".card.advised")).to_have_count(0)  # a nudge does not tell the move
    person.page.get_by_text("Move", exact=True).click()
    person.play_until(
        person.page.locator(".card.advised")
    )  # as soon as something else than a pass is advised
    assert not overlap(person, ".hint", ".hand")
    assert not overlap(person, ".hint", ".stage")
    advised = person.page.locator(".card.advised").evaluate_all("all => all.map((card) => card.dataset.card)")
    person.take_turn(lambda: person.page.locator(".hint").get_by_role("button", name="Play it").click())
    assert not set(advised) & set(person.hand)
    assert person.complaints == []


def test_a_hint_says_what_another_move_costs(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.button("Hint").click()
    person.page.get_by_text("Explain", exact=True).click()
    why_not = person.page.get_by_role("combobox", name="Why not …?")
    answered = person.page.locator(".hint .figures, .over").first
    expect(answered).to_be_visible()
    while why_not.count() == 0:  # the first turn may have one legal move alone
        person.play_again() if person.over else person.take_turn()
        expect(answered).to_be_visible()
    why_not.select_option(index=1)
    expect(person.page.locator(".hint .asked")).to_contain_text(re.compile("points|best"))
    expect(person.page.locator(".hint li").first).to_contain_text(re.compile(r"\d% to win"))


def test_a_hint_in_the_auction_tells_how_it_may_end(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    person.sit_down("Rikken")
    person.button("Hint").click()
    person.page.get_by_text("Explain", exact=True).click()
    hint = person.page.locator(".hint")
    expect(hint).to_contain_text("How the auction may end")
    # An explanation is never a small window with a page in it.
    assert hint.evaluate("each => each.scrollHeight - each.clientHeight") <= 0
    person.take_turn(lambda: person.page.locator(".hint").get_by_role("button", name="Do it").click())
    assert person.complaints == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("said", [[], ["rik", "pass", "pass", "pass"]], ids=["bid", "trump"])
def test_a_hint_compares_all_that_can_be_said(
    said: list[str], viewport: dict[str, int], visit: Visit
) -> None:
    """Every row has its chance, its chips all in all, and what it is compared with; the best is first."""
    state = State.deal(preset("vorsteveld2007"), seed=5)
    for move in said:
        state.apply(Move(move))
    state.apply(state.legal_moves()[0])
    person = visit(viewport=viewport)
    person.play_from(Record.of(state, "rikken").to_json())
    person.button("Hint").click()
    rows = person.page.locator(".hint li")
    expect(rows).to_have_count(3)
    chips = []
    for row in rows.all_inner_texts():
        assert re.search(r"\d% (made|to gain)|always outbid", row)
        assert re.search(r"Or (pass|bid Rik|make \w+ trump): [+−]?\d", row)
        chips.append(float(re.findall(r"([+−]?\d+(?:\.\d)?) chips", row)[0].replace("−", "-")))
    assert chips == sorted(chips, reverse=True)
    first = rows.first.inner_text().split("\n")
    figures = person.page.locator(".hint .figures")
    expect(figures).to_have_text(" · ".join(first[1:3]))
    against = person.page.locator(".hint .against")
    expect(against).to_have_text(first[-1])
    expect(against).to_be_visible(visible=viewport == PHONE)
    expect(person.page.locator(".hint .advice")).to_be_in_viewport(ratio=1)
    for suit in person.page.locator(".choices .suit").all():  # of a trump: all four can be seen and tapped
        expect(suit).to_be_in_viewport(ratio=1)
    assert findings(person) == []
    assert person.complaints == []


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    dimmed = person.page.locator(".hand .card.dim[title]")
    person.play_until(dimmed)  # a player who leads can play anything; sooner or later somebody else leads
    dimmed.first.click(position={"x": 8, "y": 12}, force=True)
    expect(person.page.locator(".message.refused")).not_to_be_empty()


def test_who_takes_too_long_is_played_for_by_the_clock(visit: Visit) -> None:
    person = visit()
    person.set_up(Time_per_move="10")
    person.wait_for_turn()
    expect(person.page.get_by_role("timer").first).to_be_visible()
    expect(person.page.locator(".log .note").first).to_have_text("out of time")


def meet(host: Person, friend: Person) -> str:
    """Both sit at a table without a clock; returns its code."""
    code = host.set_up(Seat_2="open")
    friend.accept(code, "Friend")
    expect(host.page.locator("li", has_text="Friend")).to_be_visible()
    host.button("Start game").click()
    for person in (host, friend):
        person.page.wait_for_selector(".dock")
    return code


def test_two_people_meet_at_a_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    meet(host, friend)
    for person in (host, friend):
        assert len(person.hand) == 13
    assert not set(host.hand) & set(friend.hand)
    assert host.complaints == friend.complaints == []


def test_a_seat_is_handed_to_the_computer_and_taken_back(visit: Visit) -> None:
    """A friend at the table holds the game up; without people, the computers play it to its end."""
    host, friend = visit(), visit()
    meet(host, friend)
    for _ in range(2):
        host.button("Autoplay").click()
        expect(host.button("Play myself")).to_be_visible()
        host.button("Play myself").click()
        expect(host.button("Autoplay")).to_be_visible()
    for person in (host, friend):
        person.button("Autoplay").click()
    for person in (host, friend):
        person.page.wait_for_selector(".over")


def test_who_stays_away_is_played_for_and_comes_back_to_the_seat(visit: Visit, tmp_path: Path) -> None:
    """A friend at the table holds the game up, however long the way back takes."""
    with server(tmp_path, page=str(PAGE), grace=1.0) as address:
        leave_and_come_back(visit(base_url=address), visit(base_url=address))


def leave_and_come_back(host: Person, friend: Person) -> None:
    code = meet(host, friend)
    held, name = host.hand, host.page.locator("header a[href='/account']").inner_text()
    played_for = friend.page.get_by_role("region", name=re.compile(f"^{name}, .*computer plays"))

    host.go("/")
    expect(played_for).to_have_count(1)
    friend.wait_for_turn()
    friend.play_until(friend.page.locator(".log li").filter(has_text=name))

    host.go(f"/room/{code}")
    expect(host.button("Autoplay")).to_be_visible()
    expect(played_for).to_have_count(0)
    assert set(host.hand) <= set(held)
    friend.button("Autoplay").click()  # so that the next person the game waits for is the host
    host.wait_for_turn()
    before = host.hand
    if not host.over:
        host.take_turn()
    assert set(host.hand) <= set(before)
    assert host.complaints == friend.complaints == []
