"""Puzzles and the deal of the day in the browser, at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from upperhand.puzzles import Puzzle, attempt, shipped

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
PATH = re.compile(r"/api/puzzles/next")


def asked(visit: Visit, puzzle: Puzzle, size: dict[str, int]) -> Person:
    """A person who is asked this puzzle: the request for the next one becomes one for it."""
    wu = visit("/rules/big_two", viewport=size)

    def ask(route: Route) -> None:
        route.continue_(url=route.request.url.partition("/next")[0] + f"/{puzzle.id}")

    wu.page.route(PATH, ask)
    wu.go(f"/puzzles/{puzzle.game}")
    wu.page.wait_for_selector(".practice .dock")
    return wu


def play(wu: Person, move: str) -> None:
    """Selects the cards of a move and plays them."""
    wu.page.keyboard.press("Escape")
    for card in move.split():
        chosen = wu.page.locator(f'.hand [data-card="{card}"]')
        if chosen.get_attribute("aria-pressed") != "true":
            chosen.click(position={"x": 8, "y": 12})
    wu.button("Play").click()


def short(game: str, kind: str, answers: int) -> Puzzle:
    """A puzzle with so many answers, all of them card plays."""
    for puzzle in shipped(game):
        if puzzle.kind == kind and len(own_answers(puzzle)) == answers:
            return puzzle
    raise AssertionError("there is no such puzzle")


def own_answers(puzzle: Puzzle) -> list[str]:
    answers: list[str] = []
    start, found = puzzle.state().ply, attempt(puzzle, [])
    while found.status == "open":
        answers.append(puzzle.line[found.state.ply - start])
        found = attempt(puzzle, answers)
    return answers


@SIZES
@pytest.mark.parametrize(("game", "kind", "answers"), [("big_two", "find_win", 2), ("rikken", "make", 2)])
def test_a_puzzle_is_solved_by_playing(
    game: str, kind: str, answers: int, size: dict[str, int], visit: Visit
) -> None:
    puzzle = short(game, kind, answers)
    wu = asked(visit, puzzle, size)
    first, second = own_answers(puzzle)
    play(wu, first)
    expect(wu.page.locator(".verdict")).to_contain_text("Right. Go on.")
    play(wu, second)
    expect(wu.page.locator(".verdict")).to_contain_text("Solved.")
    expect(wu.page.locator(".standing")).to_contain_text("In a row1")
    wu.button("The solution").click()
    expect(wu.page.locator(".verdict")).to_contain_text(f"Move 0 of {len(puzzle.line)}")
    wu.button("One move forward").click()
    expect(wu.page.locator(".verdict")).to_contain_text(f"Move 1 of {len(puzzle.line)}")
    assert not wu.complaints


def test_the_trick_of_a_puzzle_lies_between_the_seats_of_a_phone(visit: Visit) -> None:
    wu = asked(visit, short("big_two", "find_win", 2), PHONE)
    expect(wu.page.locator(".trick .spot").first).to_be_visible()
    boxes = "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    spots = wu.page.locator(".trick .spot").evaluate_all(boxes)
    above = max(box["bottom"] for box in wu.page.locator(".seat:not(.bottom)").evaluate_all(boxes))
    below = wu.page.locator(".seat.bottom").evaluate_all(boxes)[0]["top"]
    assert min(box["top"] for box in spots) >= above
    assert max(box["bottom"] for box in spots) <= below


@SIZES
def test_a_wrong_answer_says_why_and_can_be_tried_again(size: dict[str, int], visit: Visit) -> None:
    puzzle = short("rikken", "defeat", 1)
    wu = asked(visit, puzzle, size)
    wrong = next(str(card) for card in puzzle.state().legal_moves() if str(card) not in puzzle.right)
    play(wu, wrong)
    expect(wu.page.locator(".verdict.bad")).to_contain_text("the contract is made")
    expect(wu.page.locator(".verdict.bad")).to_contain_text("Right was")
    wu.button("Try again").click()
    play(wu, puzzle.right[0])
    expect(wu.page.locator(".verdict")).to_contain_text("Solved.")
    expect(wu.page.locator(".standing")).to_contain_text("Solved0")
    assert not wu.complaints


@SIZES
def test_the_deal_of_the_day_is_played_once_and_compared(size: dict[str, int], visit: Visit) -> None:
    wu = visit("/", viewport=size)
    wu.page.get_by_role("link", name="Deal of the day: Big Two").click()
    wu.button("Play today's deal").click()
    wu.page.wait_for_url("**/room/*")
    wu.wait_for_turn()
    expect(wu.button("Hint")).to_have_count(0)  # nor can the computers be changed
    expect(wu.page.get_by_role("button", name=re.compile("^Opponents"))).to_have_count(0)
    wu.play_to_the_end()
    expect(wu.page.get_by_role("combobox", name="Opponents")).to_have_count(0)
    wu.page.get_by_role("link", name="Results of the day").click()
    expect(wu.page.locator(".result")).to_contain_text("You made")
    expect(wu.page.locator(".champion")).to_contain_text("Champion")
    expect(wu.button("Play today's deal")).to_have_count(0)
    assert not wu.complaints
