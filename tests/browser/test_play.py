"""Comforts of a table: the last trick, moves that are made for a person, and cards that stay readable."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

LAPTOP = {"width": 1280, "height": 720}


def test_the_last_trick_is_one_key_and_one_button_away(visit: Visit) -> None:
    person = visit()
    person.sit_down("Rikken")
    button = person.button("Last trick")
    person.play_until(button)
    cards, gathered = person.page.locator(".trick .spot .fan"), person.page.locator(".trick .spot")
    expect(gathered).not_to_have_count(4)  # its winner has gathered the full trick
    button.click()
    expect(cards).to_have_count(4)
    expect(person.page.locator(".trick .best")).to_have_count(1)
    button.click()
    expect(gathered).not_to_have_count(4)
    person.page.locator(".hand .card").first.focus()
    person.page.keyboard.press("l")
    expect(cards).to_have_count(4)
    expect(person.page.locator(".status")).to_contain_text("goal")
    assert person.complaints == []


def passes(person: Person) -> int:
    return person.page.locator(".log li").filter(has_text=re.compile(r"^\s*You\s*Pass\s*$")).count()


def test_a_move_without_an_alternative_is_made_for_a_person(visit: Visit) -> None:
    person = visit(forced_moves=True)
    person.sit_down()

    def act_if_there_is_a_choice() -> None:
        if person.page.locator(".message").filter(has_text="made for you").count() == 0:
            person.act()

    while passes(person) == 0:  # whoever can play, plays: only the page passes
        if person.over:
            person.play_again()
        else:
            person.take_turn(act_if_there_is_a_choice)
    assert person.complaints == []


def test_one_click_passes_for_a_whole_trick(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    button = person.button("Pass this trick")
    person.play_until(button)
    before = passes(person)
    person.take_turn(button.click)
    assert passes(person) > before or person.over
    assert person.complaints == []


def test_a_selected_card_does_not_dim_the_others(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    live = person.page.locator(".hand .card:not(.dim)")
    person.play_until(live)
    before = live.count()
    live.first.click(position={"x": 8, "y": 12})
    expect(person.page.locator(".hand .card.up")).to_have_count(1)
    expect(live).to_have_count(before)


def test_running_scores_are_whole_on_a_laptop(visit: Visit) -> None:
    person = visit(viewport=LAPTOP)
    person.sit_down()
    person.play_to_the_end()
    person.play_again()
    cut = """seats => seats.filter((seat) => {
        const score = seat.querySelector(".score").getBoundingClientRect();
        return score.right > seat.querySelector(".sub").getBoundingClientRect().right + 1;
    }).length"""
    seats = person.page.locator(".seat")
    expect(seats.locator(".score")).to_have_count(4)
    assert seats.evaluate_all(cut) == 0


def test_the_score_sheet_is_one_click_away(visit: Visit) -> None:
    person = visit()
    person.sit_down("Rikken")
    person.play_to_the_end()
    person.button("Score sheet").click()
    sheet = person.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tbody tr")).to_have_count(1)
    expect(sheet.locator("tbody td").first).to_contain_text(re.compile("made|lost"))
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    person.play_again()
    person.play_until(person.page.locator(".stage .sheet"))
    person.button("Score sheet").click()
    expect(sheet.locator("tbody tr").first).to_be_visible()
    assert person.complaints == []
