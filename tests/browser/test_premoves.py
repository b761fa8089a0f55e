"""A move that is prepared for the next turn: made if it is legal then, dropped with a reason otherwise."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person

VIEWPORTS = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
BOTH_GAMES = pytest.mark.parametrize("title", ["Big Two", "Rikken"])

#: The table waits for a person, whose seat shows no level, or the game is over.
PERSON_IS_ASKED = """() => document.querySelector(".over")
    || document.querySelector(".seat.turn:not(:has(.level))")"""


class Pair:
    """Two people and two computers at a table without a clock: while one thinks, the other waits."""

    def __init__(self, host: Person, friend: Person, title: str) -> None:
        self.host, self.friend = host, friend
        code = host.set_up(title, Seat_2="open")
        friend.accept(code, "Friend")
        expect(host.page.locator("li", has_text="Friend")).to_be_visible()
        host.button("Start game").click()
        for person in (host, friend):
            person.page.wait_for_selector(".dock")

    def settle(self) -> tuple[Person, Person]:
        """Who is asked now, and who waits for that; another game is begun if one is over."""
        self.host.page.wait_for_function(PERSON_IS_ASKED)
        while self.host.over:
            for person in (self.host, self.friend):
                person.page.locator(".over .button.primary").click()
            for person in (self.host, self.friend):
                expect(person.page.locator(".over")).to_have_count(0)
            self.host.page.wait_for_function(PERSON_IS_ASKED)
        own = self.host.page.locator(".seat.bottom.turn, .auction .place.bottom .seat.turn").count() > 0
        thinker, waiter = (self.host, self.friend) if own else (self.friend, self.host)
        thinker.wait_for_turn()
        expect(waiter.page.locator(".message.turn")).to_have_count(0)
        return thinker, waiter

    def reach_the_play(self) -> tuple[Person, Person]:
        """Through an auction, until one is asked for cards and the other has some left."""
        thinker, waiter = self.settle()
        while thinker.page.locator(".choices").count() or not waiter.hand:
            act(thinker)
            thinker, waiter = self.settle()
        return thinker, waiter


def act(person: Person) -> None:
    """One move; then the table goes on."""
    before = person.ply()
    person.act()
    more = (
        "before => document.querySelectorAll('.log li').length !== before || document.querySelector('.over')"
    )
    person.page.wait_for_function(more, arg=before)


#: This person is asked, or the other one, or the game is over.
ONE_IS_ASKED = """() => document.querySelector(
    ".message.turn, .over, .seat.turn:not(.bottom):not(:has(.level))")"""


def play_until(decided: str, thinker: Person, waiter: Person, arg: object) -> None:
    """One plays, perhaps several times, until something has become of what the other has prepared."""
    act(thinker)
    while not waiter.page.evaluate(decided, arg):
        thinker.page.wait_for_function(ONE_IS_ASKED)
        if thinker.page.locator(".message.turn").count():
            act(thinker)
        else:
            waiter.page.wait_for_function(decided, arg=arg)


def moves_of(person: Person) -> Locator:
    return person.page.locator(".log li").filter(has_text=re.compile(r"^\s*You\b"))


def prepare(person: Person, place: int) -> str:
    """Selects one card while another thinks, and prepares it; which card."""
    chosen = person.page.locator(f".hand .card[data-place='{place}']")
    name = str(chosen.get_attribute("data-card"))
    armed = person.page.locator(f".hand .card.armed[data-card='{name}']")
    chosen.click(position={"x": 8, "y": 12})
    person.page.locator(".actions .play").click()
    expect(armed).to_have_count(1)
    expect(person.page.locator(".message")).to_contain_text("Prepared for your turn")
    return name


#: What became of a prepared card or pass: it was made, or refused, or the game ended before.
PASS_DECIDED = """made => document.querySelector(".message.refused, .over")
    || [...document.querySelectorAll(".log li .name")].filter((e) => e.innerText === "You").length > made"""
DECIDED = """name => document.querySelector(".message.refused, .over")
    || !document.querySelector(`.hand [data-card="${name}"]`)"""


@VIEWPORTS
@BOTH_GAMES
def test_a_prepared_card_is_played_once_or_dropped_with_a_reason(
    title: str, viewport: dict[str, int], visit: Visit
) -> None:
    """High and low cards in turn, until one was played and one was dropped."""
    pair = Pair(visit(viewport=viewport), visit(viewport=viewport), title)
    seen: set[str] = set()
    turn = 0
    while seen != {"played", "dropped"}:
        thinker, waiter = pair.reach_the_play()
        held, made = waiter.hand, moves_of(waiter).count()
        name = prepare(waiter, (len(held) - 1) * (turn % 2))
        turn += 1
        play_until(DECIDED, thinker, waiter, name)
        refused = waiter.page.locator(".message.refused")
        if waiter.over:
            continue
        expect(waiter.page.locator(".hand .card.armed")).to_have_count(0)
        if refused.count():
            seen.add("dropped")
            expect(refused).to_contain_text(re.compile("Not done|not possible"))
            assert waiter.hand == held
        else:
            seen.add("played")
            expect(moves_of(waiter)).to_have_count(made + 1)
            assert waiter.hand == [card for card in held if card != name]
    assert pair.host.complaints == pair.friend.complaints == []


@VIEWPORTS
def test_a_prepared_pass_survives_a_reload_and_is_made(viewport: dict[str, int], visit: Visit) -> None:
    pair = Pair(visit(viewport=viewport), visit(viewport=viewport), "Big Two")
    thinker, waiter = pair.settle()
    button = waiter.page.locator(".actions .pass")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    waiter.go(waiter.page.url)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(waiter.page.locator(".message")).to_contain_text("Prepared for your turn: Pass")
    made = moves_of(waiter).count()
    play_until(PASS_DECIDED, thinker, waiter, made)
    if not waiter.over and waiter.page.locator(".message.refused").count() == 0:
        expect(moves_of(waiter).first).to_contain_text("Pass")
        expect(moves_of(waiter)).to_have_count(made + 1)
    expect(button).to_have_attribute("aria-pressed", "false")


@BOTH_GAMES
def test_a_prepared_move_is_taken_back_by_a_click_or_a_key(title: str, visit: Visit) -> None:
    pair = Pair(visit(), visit(), title)
    _, waiter = pair.reach_the_play()
    page, armed = waiter.page, waiter.page.locator(".hand .card.armed")
    prepare(waiter, 0)
    waiter.button("Cancel").click()
    expect(armed).to_have_count(0)
    prepare(waiter, 1)
    page.locator(".hand .card").first.focus()
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    expect(page.locator(".hand .card.up")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(armed).to_have_count(1)
    page.keyboard.press("Space")  # another choice takes it back, too
    expect(armed).to_have_count(0)
    if title == "Big Two":
        page.keyboard.press("p")
        expect(page.locator(".actions .pass")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("p")
        expect(page.locator(".actions .pass")).to_have_attribute("aria-pressed", "false")


def test_a_pass_is_prepared_in_an_auction(visit: Visit) -> None:
    pair = Pair(visit(), visit(), "Rikken")
    thinker, waiter = pair.settle()
    button = waiter.page.locator(".actions .pass")
    while thinker.page.locator(".bids.choices").count() == 0 or not button.is_enabled():
        act(thinker)
        thinker, waiter = pair.settle()
    made = moves_of(waiter).count()
    button.click()
    expect(waiter.page.locator(".message")).to_contain_text("Prepared for your turn: Pass")
    play_until(PASS_DECIDED, thinker, waiter, made)
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_prepared_move_ends_with_its_game(visit: Visit) -> None:
    pair = Pair(visit(), visit(), "Big Two")
    _, waiter = pair.settle()
    name = prepare(waiter, 0)
    waiter.button("Autoplay").click()  # the computer plays: nothing is prepared any more
    expect(waiter.page.locator(".hand .card.armed")).to_have_count(0)
    waiter.button("Play myself").click()
    expect(waiter.button("Autoplay")).to_be_visible()
    assert waiter.page.locator(f".hand .card.armed[data-card='{name}']").count() == 0
    stored = waiter.page.evaluate("Object.keys(sessionStorage).filter((key) => key.includes('prepared'))")
    assert stored == []
