"""Cards move for a moment: from the hand or a seat to the table, to the winner, and when they are dealt."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PAGE, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_fit import WATCH_SHIFTS
from tests.server.running import server

LONGEST_MS = 250
#: Notes every animation when it starts, as the browser knows it; it runs as usual, unless it is held.
WATCH = """() => {
    window.flights = [];
    const start = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const made = start.apply(this, given);
        if (window.held) made.pause();
        const { left, top, width, height } = this.getBoundingClientRect();
        const frames = made.effect.getKeyframes().map(({ transform }) => new DOMMatrix(transform ?? "none"));
        window.flights.push({
            kind: this.className,
            known: document.getAnimations().includes(made),
            ms: made.effect.getComputedTiming().endTime,
            shift: frames.map(({ e, f }) => [e, f]),
            box: [left, top, width, height],
        });
        return made;
    };
    addEventListener("transitionrun", () => {
        for (const each of document.getAnimations()) {
            window.flights.push({ kind: "style", known: true, ms: each.effect.getComputedTiming().endTime });
        }
    }, true);
}"""

Flight = dict[str, Any]


def watched(visit: Visit, **options: Any) -> Person:
    """A person who sees things move, and whose browser notes how."""
    person = visit(None, **{"reduced_motion": "no-preference"} | options)
    person.page.add_init_script(f"({WATCH})()")
    person.go("/")
    return person


def flights(person: Person, kind: str = "") -> list[Flight]:
    """Those since the last question."""
    seen: list[Flight] = person.page.evaluate("window.flights.splice(0)")
    return [each for each in seen if kind in each["kind"].split() or not kind]


def centre(person: Person, selector: str) -> tuple[float, float]:
    box = person.page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(one: tuple[float, float], other: tuple[float, float], pixels: float = 40) -> bool:
    return abs(one[0] - other[0]) <= pixels and abs(one[1] - other[1]) <= pixels


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_no_animation_is_long(title: str, viewport: dict[str, int], visit: Visit) -> None:
    person = watched(visit, viewport=viewport)
    person.sit_down(title)
    seen = flights(person)
    while not any("flying" in each["kind"] and "face" in each["kind"] for each in seen):
        person.play_again() if person.over else person.take_turn()
        seen += flights(person)
    assert all(each["known"] for each in seen)
    assert {each["kind"]: each["ms"] for each in seen if each["ms"] > LONGEST_MS} == {}
    assert person.complaints == []


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[str]:
    """A server whose computers let a play lie for a moment: one that is covered at once has not been seen."""
    with server(tmp_path, page=str(PAGE), pace=2.0) as address:
        yield address


def test_an_own_card_comes_from_its_place_in_the_hand(visit: Visit, unhurried: str) -> None:
    person = watched(visit, base_url=unhurried)
    person.sit_down()
    while person.page.locator(".offers .chip").count() == 0:
        person.play_again() if person.over else person.take_turn()
    person.page.locator(".offers .chip").first.click()
    chosen = person.page.locator(".hand .card.up")
    expect(chosen.first).to_be_visible()
    # Cards may still be dealt, if the person is the first to play; and the chosen ones rise.
    at_rest = "() => document.querySelector('.hand').getAnimations({ subtree: true }).length === 0"
    person.page.wait_for_function(at_rest)
    places = [centre(person, f".hand [data-card='{card}']") for card in own_cards(person)]
    flights(person)
    person.take_turn(person.page.locator(".actions .play").click)
    starts = [start(each) for each in flights(person, "face")]
    # The card of one person is on its way with those of the others.
    assert all(any(near(place, where) for where in starts) for place in places)


def own_cards(person: Person) -> list[str]:
    chosen = person.page.locator(".hand .card.up")
    cards: list[str] = chosen.evaluate_all("all => all.map((card) => card.dataset.card)")
    return cards


def start(flight: Flight) -> tuple[float, float]:
    """Where the middle of a card was first: a flight is noted in its first frame."""
    left, top, width, height = flight["box"]
    return left + width / 2, top + height / 2


def test_a_card_of_others_comes_from_their_seat(visit: Visit) -> None:
    person = watched(visit)
    person.sit_down()
    flights(person)
    person.take_turn()
    seats = [centre(person, f".seat.{place}") for place in ("left", "top", "right")]
    came = [start(each) for each in flights(person, "face")]
    while not any(near(where, seat) for where in came for seat in seats):
        person.play_again() if person.over else person.take_turn()
        came += [start(each) for each in flights(person, "face")]


def test_a_trick_goes_to_its_winner(visit: Visit) -> None:
    person = watched(visit)
    person.sit_down("Rikken")
    gathered: list[Flight] = []
    while not gathered:
        person.play_again() if person.over else person.take_turn()
        moved = [each for each in flights(person, "spot") if each["shift"]]
        gathered = [each for each in moved if each["shift"][-1] != [0, 0]]
    seats = [centre(person, f".seat.{place}") for place in ("left", "top", "right", "bottom")]
    goals = []
    for each in gathered:
        left, top, width, height = each["box"]
        goals.append((left + width / 2 + each["shift"][-1][0], top + height / 2 + each["shift"][-1][1]))
    assert any(all(near(goal, seat, 8) for goal in goals[:4]) for seat in seats)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_cards_are_dealt_to_every_seat_once(title: str, viewport: dict[str, int], visit: Visit) -> None:
    person = watched(visit, viewport=viewport)
    person.set_up(title)
    person.wait_for_turn()
    seen = flights(person)
    assert len([each for each in seen if "slot" in each["kind"] and each["shift"][0] != [0, 0]]) >= 13
    assert len([each for each in seen if "back" in each["kind"].split()]) >= 3 * 4
    person.page.reload()
    person.wait_for_turn()
    assert [each["kind"] for each in flights(person) if each["kind"] != "style"] == []


def test_nothing_moves_when_a_running_game_is_opened(visit: Visit) -> None:
    person = watched(visit)
    person.sit_down()
    person.take_turn()
    person.page.reload()
    person.wait_for_turn()
    expect(person.page.locator(".hand .card").first).to_be_visible()
    assert [each["kind"] for each in flights(person) if each["kind"] != "style"] == []
    assert person.page.locator(".flying").count() == 0


def test_nobody_waits_for_cards_on_their_way(visit: Visit) -> None:
    """All animations stand still for ever; the game goes on all the same."""
    person = watched(visit)
    person.page.evaluate("window.held = true")
    person.sit_down()
    for _ in range(3):
        if person.over:
            break
        person.take_turn()
    assert person.page.locator(".flying").count() > 0
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.flying') === null"
    for copy in person.page.locator(".flying").all():
        box = copy.bounding_box()
        assert box
        assert person.page.evaluate(under, [box["x"] + 4, box["y"] + 4])
    assert person.complaints == []


@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_flights_shift_nothing(title: str, visit: Visit) -> None:
    person = watched(visit)
    person.sit_down(title)
    person.page.evaluate(WATCH_SHIFTS)
    for _ in range(3):
        if person.over:
            break
        person.take_turn()
    assert flights(person) != []
    assert person.page.evaluate("window.shifts") < 0.1


@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_nothing_moves_for_people_who_prefer_that(title: str, visit: Visit) -> None:
    person = watched(visit, reduced_motion="reduce")
    person.sit_down(title)
    for _ in range(4):
        if person.over:
            break
        person.take_turn()
    seen = flights(person)
    assert [each for each in seen if each["ms"] > 1] == []
    assert [each["kind"] for each in seen if "flying" in each["kind"]] == []
    assert person.page.locator(".flying").count() == 0
