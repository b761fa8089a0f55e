"""Rikken's auction: every bid is in sight, in every language and window."""

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import SETTLED, WINDOWS
from tests.browser.conftest import Visit
from upperhand.locales import LANGUAGES
from upperhand.rikken import PRESETS

#: What is wrong with the bids: outside the window or the table, cut off, covered, or too small to read.
WRONG = """() => {
    const bids = [...document.querySelectorAll(".bids button")];
    const board = document.querySelector(".board").getBoundingClientRect();
    const boxes = bids.map((bid) => bid.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const wrong = [];
    bids.forEach((bid, place) => {
        const box = boxes[place], name = bid.innerText.replaceAll("\\n", " ");
        const below = box.bottom > Math.min(board.bottom, innerHeight);
        if (box.top < board.top || below) wrong.push(`${name}: too low or high`);
        if (box.left < 0 || box.right > innerWidth) wrong.push(`${name}: beside the window`);
        const cut = bid.scrollWidth > bid.clientWidth || bid.scrollHeight > bid.clientHeight;
        if (cut) wrong.push(`${name}: cut off`);
        if (boxes.some((other, at) => at !== place && meet(box, other))) wrong.push(`${name}: covered`);
        const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (!bid.contains(middle)) wrong.push(`${name}: under something`);
        for (const part of bid.querySelectorAll("span"))
            if (parseFloat(getComputedStyle(part).fontSize) < 12) wrong.push(`${name}: small letters`);
    });
    for (const name of [".actions .pass", ".hand"]) {
        const box = document.querySelector(name).getBoundingClientRect();
        if (box.bottom > innerHeight) wrong.push(`${name}: below the window`);
    }
    return wrong;
}"""


@pytest.mark.parametrize("preset", PRESETS)
def test_every_bid_is_in_sight(visit: Visit, preset: str) -> None:
    person = visit()
    person.set_up("Rikken", Rules=preset)
    person.wait_for_turn()
    bids = person.page.locator(".bids button")
    expect(bids).to_have_count(len(PRESETS[preset].rules.bids))
    wrong = {}
    for language in LANGUAGES:
        person.page.set_viewport_size(WINDOWS[0])  # on a phone, the languages are in the menu
        person.page.locator("header select").select_option(language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        for window in WINDOWS:
            person.page.set_viewport_size(window)
            person.page.evaluate(SETTLED)
            if found := person.page.evaluate(WRONG):
                wrong[language, window["width"]] = found
    assert wrong == {}
    assert person.complaints == []


def test_bids_that_are_too_low_say_so(visit: Visit) -> None:
    person = visit()
    person.set_up("Rikken", Rules="vorsteveld2007_full")
    person.wait_for_turn()
    lower = person.page.locator(".bids button:disabled").first  # at least Troela or Schoppen Mie
    expect(lower).to_be_visible()
    assert lower.get_attribute("title")
    expect(person.button("Pass")).to_be_enabled()
