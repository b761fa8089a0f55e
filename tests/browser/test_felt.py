"""Big Two's felt: the play to beat is large, seats show what is left, and the hand can be arranged."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person

LAPTOP = {"width": 1280, "height": 720}


def widths(person: Person, selector: str) -> list[float]:
    found: list[float] = person.page.locator(selector).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().width)"
    )
    return found


@pytest.mark.parametrize(("viewport", "least"), [(LAPTOP, 110), (PHONE, 80)], ids=["laptop", "phone"])
def test_five_cards_to_beat_fill_the_middle(visit: Visit, viewport: dict[str, int], least: float) -> None:
    person = visit(viewport=viewport)
    person.sit_down()
    five = person.page.locator(".trick .best .slot:nth-child(5)")
    person.play_until(five)
    faces = widths(person, ".trick .best .face")
    assert min(faces) >= least
    assert widths(person, ".middle")[0] * 0.6 <= widths(person, ".trick .best .fan")[0]


def test_seats_show_how_much_is_left_and_warn(visit: Visit) -> None:
    """As a figure and as edges of cards; at one or two cards in words."""
    person = visit()
    person.sit_down()
    left = person.page.locator(".seat .count").evaluate_all(
        "all => all.map((each) => [+each.innerText, each.querySelector('.edges').offsetWidth])"
    )
    for (few, narrow), (many, wide) in pairwise(sorted(left)):
        assert (few < many) == (narrow < wide)
    warned = person.page.locator(".seat .beware")
    person.play_until(warned)
    count = warned.first.locator("xpath=ancestor::section").locator(".count").inner_text()
    expect(warned.first).to_have_text({"1": "last card!", "2": "2 cards left!"}[count])


def test_a_hand_is_arranged_by_rank_suit_and_suggested_plays(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    by_rank = person.hand
    assert sorted(by_rank, key=lambda card: "3456789TJQKA2".index(card[0])) == by_rank
    person.button("By rank").click()
    by_suit = person.hand
    assert [card[1] for card in by_suit] == sorted((card[1] for card in by_suit), key="SHCD".index)
    person.button("By suit").click()
    expect(person.button("By plays")).to_be_visible()
    assert sorted(person.hand) == sorted(by_rank)
    gaps = person.page.locator(".hand .slot.break")
    assert 1 <= gaps.count() < len(by_rank)
    person.go(person.page.url)  # the browser remembers it
    person.wait_for_turn()
    expect(person.button("By plays")).to_be_visible()


def test_a_button_steps_through_all_plays_of_a_kind(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    chip = person.page.locator(".offers .chip").filter(has_text="Single")
    person.play_until(chip)
    count = int(chip.locator(".number").inner_text())
    seen = []
    for _ in range(count):
        chip.click()
        up = person.page.locator(".hand .card.up")
        expect(up).to_have_count(1)
        seen.append(up.get_attribute("data-card"))
    assert len(set(seen)) == count
    chip.click()
    assert person.page.locator(".hand .card.up").get_attribute("data-card") == seen[0]


def test_a_double_click_plays_a_card(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    chip = person.page.locator(".offers .chip").filter(has_text="Single")
    person.play_until(chip)
    chip.click()
    name = person.page.locator(".hand .card.up").get_attribute("data-card")
    person.page.keyboard.press("Escape")
    card = person.page.locator(f".hand [data-card='{name}']")
    card.dblclick(position={"x": 8, "y": 12})
    expect(card).to_have_count(0)
