"""The page fits its window, does not shift during play, and is small."""

import gzip

import pytest

from tests.browser.conftest import PAGE, PHONE, Visit
from upperhand import games
from upperhand.locales import LANGUAGES

# The layout of a window of 1440 × 900 at 200 % zoom.
ZOOMED = {"width": 720, "height": 450}
WATCH_SHIFTS = """() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
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


def test_all_that_is_needed_to_play_is_on_a_phones_screen(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    person.sit_down()
    for selector in (".board", ".hand", ".actions .play", ".seat.top", ".message"):
        box = person.page.locator(selector).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]


def test_the_table_stands_still_while_one_plays(visit: Visit) -> None:
    """Layout shifts as browsers count them; for a page that loads, browsers call 0.1 in total good."""
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
    others = {name for name in packed if name.startswith(tuple(f"{each}-" for each in LANGUAGES))}
    assert len(others) == len(LANGUAGES) - 1
    pages = sum(size for name, size in packed.items() if name not in others)
    assert pages + max(packed[name] for name in others) <= 150_000
