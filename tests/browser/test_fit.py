"""The page fits its window, does not shift during play, and is small."""

import gzip

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PAGE, PHONE, Visit
from upperhand import games
from upperhand.locales import LANGUAGES

# The layout of a window of 1440 × 900 at 200 % zoom.
ZOOMED = {"width": 720, "height": 450}
WATCH_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""


@pytest.mark.parametrize("viewport", [PHONE, ZOOMED], ids=["phone", "zoomed"])
@pytest.mark.parametrize("title", games.GAMES.values())
def test_nothing_lies_beside_the_window(visit: Visit, title: str, viewport: dict[str, int]) -> None:
    person = visit(viewport=viewport)
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    for path in (
        "/lobby",
        "/rules/big_two",
        "/rules/rikken",
        "/learn/big_two",
        "/learn/rikken",
        "/analysis",
        "/games",
        "/account",
        "/",
    ):
        person.go(path)
        assert person.page.evaluate(overflow) <= 0, path
    person.sit_down(title)
    assert person.page.evaluate(overflow) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_as_wide_as_a_phone_in_every_language(visit: Visit, language: str) -> None:
    person = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    person.page.locator(".tile .play").first.click()
    person.wait_for_turn()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("title", games.GAMES.values())
def test_all_that_is_needed_to_play_is_on_a_phones_screen(visit: Visit, title: str, touch: bool) -> None:
    person = visit(viewport=PHONE, has_touch=touch, is_mobile=touch)
    person.sit_down(title)
    for selector in (".board", ".hand", ".actions .play", ".seat.top", ".message"):
        box = person.page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]


#: Controls in the window that are smaller than a fingertip in one direction.
TOO_SMALL = """() => [...document.querySelectorAll("main :is(button, select, summary, a.button)")]
.filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const seen = each.checkVisibility({ visibilityProperty: true }) && width > 0;
    return seen && !each.matches(".hand *") && Math.min(width, height) < 40;
}).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(
    "path", ["/", "/learn/big_two", "/puzzles/rikken", "/analysis", "/games", "/daily/rikken"]
)
def test_fingers_find_every_control(visit: Visit, path: str) -> None:
    person = visit(path, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(person.page.locator("main :is(button, select)").first).to_be_visible()
    assert person.page.evaluate(TOO_SMALL) == []


def test_fingers_find_every_control_of_a_table(visit: Visit) -> None:
    person = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_down()
    person.button("Hint").click()
    for name in ("Nudge", "Move", "Explain"):
        label = person.page.locator(".hint label").filter(has_text=name)
        label.click()
        box = label.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        assert person.page.evaluate(TOO_SMALL) == []


def test_a_result_shows_all_players_on_a_laptop(visit: Visit) -> None:
    person = visit(viewport={"width": 1280, "height": 720})
    person.sit_down("Rikken")
    person.play_to_the_end()
    hidden = "each => each.scrollHeight - each.clientHeight"
    assert person.page.locator(".over .scroll").evaluate(hidden) <= 0


def test_the_table_stands_still_while_one_plays(visit: Visit) -> None:
    """Layout shifts as browsers count them: what moves because one has just played is meant to move."""
    person = visit()
    person.sit_down()
    person.page.evaluate(WATCH_SHIFTS)
    for _ in range(3):
        if person.over:
            break
        person.take_turn()
    assert person.page.evaluate("window.shifts") < 0.1


def test_the_script_is_small() -> None:
    """All that one person can be sent: every page, and the largest of the other languages besides English."""
    packed = {file.name: len(gzip.compress(file.read_bytes())) for file in PAGE.rglob("*.js")}
    others = {
        each: {name for name in packed if name.startswith(f"{each}-")} for each in LANGUAGES if each != "en"
    }
    assert all(len(files) == 2 for files in others.values())  # what is needed first, and the rest
    sizes = [sum(packed.pop(name) for name in files) for files in others.values()]
    assert sum(packed.values()) + max(sizes) <= 150_000
