"""What is wrong with the boxes of a table: they meet, or stick out of the window or of the felt."""

from playwright.sync_api import Page, ViewportSize

WINDOWS = [
    ViewportSize(width=width, height=height) for width, height in ((1440, 900), (1280, 720), (390, 844))
]

#: The page has drawn itself for the new window.
SETTLED = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""

#: Parts that never cover each other. A badge may stick out of its own seat.
_PARTS = (
    "#page > header",
    "#page > header > *",
    ".hint header > *",
    ".board .status > *",
    ".board .seat",
    ".board .badges span",
    ".board .aside:not([aria-hidden=true])",
    ".board .shown",
    ".board .fan",
    ".board .backs",
    ".felt-button",
    ".bids button",
    ".bids h2",
    ".choices .row > *",
    ".dock .hand",
    ".dock .message",
    ".dock .line > .button",
    ".dock .offers",
    ".dock .actions > *",
    ".table > .side",
    ".table > .hint",
    ".table > .coach",
)

_WRONG = """(parts) => {
    const named = (each) => [...each.classList].filter((name) => !name.startsWith("svelte-")).join(".");
    const told = (each) => `${each.tagName} ${named(each)}: ${each.innerText?.slice(0, 24) ?? ""}`;
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const shown = [...document.querySelectorAll(parts.join(","))].filter(seen)
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && height > 0);
    const wrong = new Set();
    const felt = document.querySelector(".board").getBoundingClientRect();
    for (const [each, box] of shown) {
        if (box.left < -1 || box.right > innerWidth + 1) wrong.add(`${told(each)} is beside the window`);
        const beside = box.left < felt.left || box.right > felt.right || box.bottom > felt.bottom + 1;
        if (each.closest(".board") && beside) wrong.add(`${told(each)} is beside the felt`);
    }
    const deep = 2;  // pixels that shadows and rounding may share
    shown.forEach(([one, a], place) => shown.slice(place + 1).forEach(([other, b]) => {
        if (one.contains(other) || other.contains(one)) return;
        const seat = one.closest(".seat");
        if (seat && seat === other.closest(".seat")) return;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > deep && high > deep) wrong.add(`${told(one)} meets ${told(other)}`);
    }));
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) wrong.add(`the page is ${page.scrollWidth} wide`);
    return [...wrong];
}"""


#: Every seat has two badges, the most that one can have: where they are depends on the deal.
_BADGES = """() => {
    const badges = [...document.querySelectorAll(".board .badges span:not(.beware)")];
    const two = [...new Map(badges.map((badge) => [badge.innerText, badge])).values()].slice(0, 2);
    if (two.length === 0) return;
    for (const seat of document.querySelectorAll(".board .seat")) {
        const box = two[0].parentElement.cloneNode(false);
        box.append(...two.map((badge) => badge.cloneNode(true)));
        box.classList.add("most");
        seat.querySelector(".badges")?.style.setProperty("display", "none");
        seat.append(box);
    }
}"""
_NO_BADGES = """() => {
    for (const box of document.querySelectorAll(".board .badges"))
        box.classList.contains("most") ? box.remove() : box.style.removeProperty("display");
}"""


def wrong_boxes(page: Page) -> list[str]:
    """What is wrong as the table is, and if every seat had the most badges."""
    plain = _settled_boxes(page)
    page.evaluate(_BADGES)
    with_badges = _settled_boxes(page)
    page.evaluate(_NO_BADGES)
    return list(dict.fromkeys(plain + with_badges))


def _settled_boxes(page: Page) -> list[str]:
    """Measured again until nothing moves any more."""
    before: list[str] | None = None
    while True:
        page.evaluate(SETTLED)
        found: list[str] = page.evaluate(_WRONG, list(_PARTS))
        if found == before:
            return found
        before = found


def enlarge_text(page: Page, percent: int) -> None:
    """As the reader's browser is set: rem and the em of media queries follow it."""
    session = page.context.new_cdp_session(page)
    session.send(
        "Page.setFontSizes", {"fontSizes": {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}}
    )
    session.detach()
