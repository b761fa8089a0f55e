"""The rules of axe, a scanner for pages that some people could not use."""

from pathlib import Path

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/lobby",
    "/games",
    "/games/statistics",
    "/rules/big_two",
    "/rules/rikken",
    "/learn",
    "/learn/big_two",
    "/learn/rikken",
    "/leaderboard",
    "/account",
    "/settings",
    "/recover",
    "/offline/big_two",
    "/offline/rikken",
]


def findings(person: Person) -> list[str]:
    """What axe finds that is serious; it runs as a debugger would, since the content policy bars scripts."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = person.page.evaluate("() => axe.run()")
    return [
        f"{found['id']}: {found['help']}: {found['nodes'][0]['html'][:200]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_serious_findings(visit: Visit, theme: str) -> None:
    person = visit(color_scheme=theme)
    for path in PAGES:
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert findings(person) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", ["Big Two", "Rikken"])
def test_tables_have_no_serious_findings(visit: Visit, title: str, theme: str) -> None:
    person = visit(color_scheme=theme)
    person.sit_down(title)
    assert findings(person) == []
    person.button("Hint").click()
    person.page.wait_for_selector(".hint")
    assert findings(person) == []


def test_the_end_of_a_game_and_the_form_have_no_serious_findings(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    person.button("Set up a table: Rikken").click()
    person.page.locator("summary").click()
    assert findings(person) == []
    person.sit_down()
    person.play_to_the_end()
    assert findings(person) == []
