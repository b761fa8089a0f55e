"""The first lesson of each game, from the start page to the guided game."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person
from upperhand.lessons import lesson
from upperhand.locales import say

TITLES = {"big_two": "Big Two", "rikken": "Rikken"}


def make(person: Person, move: str) -> None:
    """A move at the table: cards and Play, a pass, a bid, trump or a call."""
    page = person.page
    said = {"rik": "Rik", "trump H": "hearts", "call AD": "ace of diamonds"}
    if move in said:
        page.locator(".choices").get_by_role("button", name=said[move]).first.click()
    elif move == "pass":
        page.locator(".actions .pass").click()
    else:
        for card in move.split():
            page.locator(f'.hand [data-card="{card}"]').click(position={"x": 8, "y": 12})
        page.locator(".actions .play").click()


def walk_through(person: Person, game: str) -> None:
    """Reads every step, makes its right move, and goes on."""
    steps = lesson(game).steps
    for number, step in enumerate(steps, start=1):
        expect(person.page.locator(".where .long")).to_have_text(f"Step {number} of {len(steps)}")
        expect(person.page.locator(".idea")).to_have_text(say(step.text, glyphs=True))
        if step.right:
            make(person, step.right[0])
            expect(person.page.locator(".answer.right")).to_be_visible()
            person.button("Next").click()


@pytest.mark.parametrize(
    ("game", "screen"), [("big_two", {}), ("rikken", {}), ("rikken", {"viewport": PHONE, "has_touch": True})]
)
def test_a_whole_lesson_and_then_a_guided_game(visit: Visit, game: str, screen: dict[str, Any]) -> None:
    person = visit("/", **screen)
    person.page.get_by_role("link", name=f"New to {TITLES[game]}?").click()
    walk_through(person, game)
    expect(person.page.locator(".lesson dd")).to_have_count(4)
    person.button("Play a guided game").click()
    person.page.wait_for_url("**/room/*")
    person.wait_for_turn()
    expect(person.page.locator(".timer")).to_have_count(0)
    expect(person.page.get_by_role("region", name="Coach")).to_be_visible()
    assert person.complaints == []


def test_a_mistake_is_answered_and_changes_nothing(visit: Visit) -> None:
    person = visit("/learn/big_two")
    person.button("Skip").click()
    held = person.hand
    make(person, "2C")
    expect(person.page.locator(".answer")).to_contain_text("a lower card will do")
    assert person.hand == held
    make(person, "TD")
    expect(person.page.locator(".answer.right")).to_be_visible()
    assert len(person.hand) == len(held) - 1


def test_a_lesson_goes_on_where_it_was_left_and_any_step_can_be_repeated(visit: Visit) -> None:
    person = visit("/learn/rikken")
    make(person, "AD")
    person.button("Next").click()
    person.go("/learn")
    person.page.get_by_role("region", name="Rikken").get_by_role("link", name="Continue the lesson").click()
    expect(person.page.locator(".where .long")).to_have_text("Step 2 of 12")
    make(person, "AC")
    person.button("Again").click()
    expect(person.page.locator(".answer")).to_have_count(0)
    person.button("Back").click()
    expect(person.page.locator(".where .long")).to_have_text("Step 1 of 12")


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    person = visit("/learn/rikken")
    dim = person.page.locator('.hand [data-card="AC"]')
    dim.click(position={"x": 8, "y": 12}, force=True)  # it counts as disabled, and can be touched
    expect(person.page.locator(".message.refused")).to_contain_text("does not follow suit")
