"""What happens at a table: hints, taking over, running out of time, friends, a lost connection."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def test_a_hint_names_a_move_and_a_reason(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.button("Hint").click()
    expect(person.page.locator(".hint .move")).not_to_be_empty()
    expect(person.page.locator(".hint .answer")).to_contain_text(" ")


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    dimmed = person.page.locator(".hand .card.dim[title]")
    person.play_until(dimmed)  # who leads can play anything; sooner or later somebody else leads
    dimmed.first.click(position={"x": 8, "y": 12}, force=True)
    expect(person.page.locator(".message.refused")).not_to_be_empty()


def test_who_takes_too_long_is_played_for_by_the_clock(visit: Visit) -> None:
    person = visit()
    person.set_up(Time_per_move="10")
    person.wait_for_turn()
    expect(person.page.get_by_role("timer").first).to_be_visible()
    expect(person.page.locator(".log .note").first).to_have_text("out of time")


def meet(host: Person, friend: Person) -> str:
    """Both sit at a table without a clock; its code."""
    code = host.set_up(Seat_2="open")
    friend.go(f"/room/{code}")
    friend.button("Sit here").click()  # the last open seat: the game begins
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
        host.button("Hand over").click()
        expect(host.button("Take back")).to_be_visible()
        host.button("Take back").click()
        expect(host.button("Hand over")).to_be_visible()
    for person in (host, friend):
        person.button("Hand over").click()
    for person in (host, friend):
        person.page.wait_for_selector(".over")


def test_who_leaves_is_played_for_and_comes_back_to_the_seat(visit: Visit) -> None:
    """A friend at the table holds the game up, however long the way back takes."""
    host, friend = visit(), visit()
    code = meet(host, friend)
    held, name = host.hand, host.page.locator("header a[href='/account']").inner_text()
    played_for = friend.page.get_by_role("region", name=re.compile(f"^{name}, .*computer plays"))

    host.go("/")
    expect(played_for).to_have_count(1)
    friend.wait_for_turn()
    friend.play_until(friend.page.locator(".log li").filter(has_text=name))

    host.go(f"/room/{code}")
    expect(host.button("Hand over")).to_be_visible()
    expect(played_for).to_have_count(0)
    assert set(host.hand) <= set(held)
    friend.button("Hand over").click()  # so that the next whom the game waits for is the host
    host.wait_for_turn()
    before = host.hand
    if not host.over:
        host.take_turn()
    assert set(host.hand) <= set(before)
    assert host.complaints == friend.complaints == []
