"""The page fits its window, does not shift during play, and is small."""

import gzip

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.boxes import WINDOWS, enlarge_text, wrong_boxes
from tests.browser.conftest import PAGE, PHONE, Visit
from tests.browser.person import Person
from tests.conftest import SCALE
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
        "/settings",
        "/",
    ):
        person.go(path)
        assert person.page.evaluate(overflow) <= 0, path
    person.sit_down(title)
    assert person.page.evaluate(overflow) <= 0


ALL = [(game, preset) for game in games.GAMES for preset in games.load(game).PRESETS]
SAMPLE = [("big_two", "hongkong"), ("rikken", "vorsteveld2007_full")]


def look_everywhere(person: Person, state: str) -> list[str]:
    """What is wrong in any language, window and size of text."""
    wrong = []
    page = person.page
    for language in LANGUAGES if SCALE == "full" else ("en", "nl"):
        page.set_viewport_size(WINDOWS[0])  # on a phone, the languages are in the menu
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for window in WINDOWS:
            page.set_viewport_size(window)
            for percent in (100, 200):
                enlarge_text(page, percent)
                wrong += [
                    f"{state}, {language}, {window['width']}, {percent}%: {found}"
                    for found in wrong_boxes(page)
                ]
            enlarge_text(page, 100)
    page.set_viewport_size(WINDOWS[0])
    page.locator("header select").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    return wrong


@pytest.mark.parametrize(("game", "preset"), ALL if SCALE == "full" else SAMPLE)
def test_nothing_covers_anything_else(visit: Visit, game: str, preset: str) -> None:
    """At the first turn, in the middle of a game, with a prepared hint, and with running scores."""
    person = visit()
    person.set_up(games.GAMES[game], Rules=preset)
    person.wait_for_turn()
    wrong = look_everywhere(person, "first turn")
    person.play_until(person.page.locator(".board:not(.auction) .trick .fan"))
    wrong += look_everywhere(person, "play")
    person.button("Hint").click()
    person.page.wait_for_selector(".hint")
    wrong += look_everywhere(person, "hint")
    person.button("Hint").click()
    person.play_to_the_end()
    person.play_again()
    person.play_until(person.page.locator(".seat .score"))
    wrong += look_everywhere(person, "second game")
    assert not wrong, "\n".join(wrong)
    assert person.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_a_phone_in_every_language(visit: Visit, language: str) -> None:
    person = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=language)
    person.page.locator(".tile .play").first.click()
    person.wait_for_turn()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    sorting = person.page.locator(".actions button").first
    names = []
    while sorting.inner_text() not in names:
        names.append(sorting.inner_text())
        rows = {box["y"] + box["height"] / 2 for box in boxes(person, ".actions button")}
        # A pressed button is a pixel lower.
        assert max(rows) - min(rows) < 2, "the actions are one row"
        assert all(box["y"] + box["height"] <= PHONE["height"] for box in boxes(person, ".actions .play"))
        sorting.click()
        expect(sorting).not_to_have_text(names[-1])
    assert len(names) == 3


def boxes(person: Person, selector: str) -> list[FloatRect]:
    """Measured at one moment: a move of the computers may change the height of what is above."""
    found: list[FloatRect] = person.page.locator(selector).evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().toJSON()).filter((box) => box.height > 0)"
    )
    return found


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
    "path", ["/", "/learn/big_two", "/puzzles/rikken", "/analysis", "/games", "/daily/rikken", "/settings"]
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
    """All that one person can be sent: every page but embedded replays, and the largest of the languages."""
    scripts = [file for file in PAGE.rglob("*.js") if not file.name.startswith("embed-")]
    packed = {file.name: len(gzip.compress(file.read_bytes())) for file in scripts}
    catalogues = {each: {name for name in packed if name.startswith(f"{each}-")} for each in LANGUAGES}
    assert all(len(files) == 2 for files in catalogues.values())  # what is needed first, and the rest
    sizes = [sum(packed.pop(name) for name in files) for files in catalogues.values()]
    assert sum(packed.values()) + max(sizes) <= 240_000
