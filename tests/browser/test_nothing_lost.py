"""Nothing is lost at a table: whoever reloads, follows a link or goes away finds the game as it was."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - its own

from tests.browser.conftest import DESKTOP, PAGE, PHONE, Visit
from tests.browser.person import ASKED, PATIENCE_MS, Person
from tests.browser.test_table import meet
from tests.conftest import scaled
from tests.server.running import server

VIEWPORTS = pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    """A server whose computers take a moment, and would play at once for people who are missing."""
    with server(tmp_path, page=str(PAGE), pace=0.05, grace=0.0) as address:
        yield address


def act_if_possible(person: Person) -> None:
    """A move that was on its way during the last reload may end the turn while the next one is clicked."""
    person.page.set_default_timeout(3_000)
    with suppress(TimeoutError):
        if person.over:
            person.page.locator(".over .button.primary").click()
        else:
            person.act()
    person.page.set_default_timeout(PATIENCE_MS)


def reload(person: Person, chance: Random) -> None:
    """At any moment: when asked, with a move on its way, while computers play, before the page is there."""
    for _ in range(chance.randrange(4)):
        person.wait_for_turn()
        act_if_possible(person)
    if chance.randrange(2):
        person.page.wait_for_selector(ASKED)
    for _ in range(1 + chance.randrange(2)):
        # Playwright's own reload fails if it meets a page that is just being replaced by the one before.
        person.page.goto(person.page.url, wait_until="commit")


@VIEWPORTS
@pytest.mark.parametrize("game", ["Big Two", "Rikken"])
def test_no_move_is_lost_by_reloading(
    game: str, viewport: dict[str, int], visit: Visit, impatient: str, tmp_path: Path
) -> None:
    person = visit(base_url=impatient, viewport=viewport)
    person.play_now(game)
    chance = Random(f"{game} {viewport}")
    for _ in range(scaled(5, 100)):
        reload(person, chance)
    person.wait_for_turn()
    with closing(sqlite3.connect(tmp_path / "playroom.db")) as database:
        rows = database.execute("SELECT made_by, count(*) FROM moves WHERE seat = 0 GROUP BY made_by")
        assert [made_by for made_by, _ in rows] == ["person"]


@VIEWPORTS
@pytest.mark.parametrize("game", ["Big Two", "Rikken"])
def test_a_game_left_by_a_link_is_continued_from_home_and_my_games(
    game: str, viewport: dict[str, int], visit: Visit, impatient: str
) -> None:
    person = visit(base_url=impatient, viewport=viewport)
    person.play_now(game)
    person.wait_for_turn()
    held, moves = person.hand, person.ply()
    for path in ("/", "/games"):
        person.go(path)
        person.page.get_by_role("link", name=re.compile(f"^Continue: {game}")).click()
        person.wait_for_turn()
        assert (person.hand, person.ply()) == (held, moves)
    assert person.complaints == []


@VIEWPORTS
def test_the_rules_open_over_the_table(viewport: dict[str, int], visit: Visit) -> None:
    person = visit(viewport=viewport)
    person.play_now("Rikken")
    person.wait_for_turn()
    held, address = person.hand, person.page.url
    if viewport == PHONE:
        person.button("Menu").click()
    person.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    rules = person.page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", level=1)).to_contain_text("Rikken")
    rules.get_by_role("link", name="Big Two", exact=True).click()
    expect(rules.get_by_role("heading", level=1)).to_contain_text("Big Two")
    person.button("Close").click()
    expect(rules).to_have_count(0)
    assert (person.hand, person.page.url) == (held, address)
    person.take_turn()
    assert person.complaints == []


@VIEWPORTS
def test_the_own_profile_opens_over_the_table(viewport: dict[str, int], visit: Visit) -> None:
    person, name = visit("/account", viewport=viewport), f"Roos {viewport['width']}"
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password").fill("seven wooden spoons")
    person.page.locator("form .button.primary").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
    person.go("/")
    person.play_now("Rikken")
    person.wait_for_turn()
    held, address = person.hand, person.page.url
    if viewport == PHONE:
        person.button("Menu").click()
    person.page.get_by_role("navigation").get_by_role("link", name=name).click()
    profile = person.page.get_by_role("dialog", name="Profile")
    expect(profile.get_by_role("heading", level=1)).to_have_text(name)
    profile.get_by_role("link", name="Account").click()
    account = person.page.get_by_role("dialog", name="Account")
    account.get_by_role("button", name="Close").click()
    expect(account).to_have_count(0)
    assert (person.hand, person.page.url) == (held, address)
    person.take_turn()


@VIEWPORTS
def test_others_see_how_long_a_missing_person_is_waited_for(viewport: dict[str, int], visit: Visit) -> None:
    host, friend = visit(), visit(viewport=viewport)
    code = meet(host, friend)
    host.go("/")
    countdown = friend.page.locator(".seat .returns")
    expect(countdown).to_have_text(re.compile(r"back in \d+:\d\d"))
    for part in ("each", "each.parentElement"):  # the whole of it can be read
        assert countdown.evaluate(f"each => {part}.scrollWidth <= {part}.clientWidth")
    assert countdown.evaluate("each => getComputedStyle(each).background").startswith("rgba(0, 0, 0, 0)")
    host.go(f"/room/{code}")
    expect(countdown).to_have_count(0)


@VIEWPORTS
def test_people_stop_the_countdown_to_the_next_game_or_agree(viewport: dict[str, int], visit: Visit) -> None:
    host, friend = visit(viewport=viewport), visit()
    meet(host, friend)
    for person in (host, friend):
        person.button("Autoplay").click()
    for person in (host, friend):
        expect(person.page.locator(".over")).to_contain_text("The next game starts in")
    friend.button("Stop the countdown").click()
    for person in (host, friend):
        expect(person.page.locator(".over .next")).to_have_count(0)
        person.page.locator(".over .button.primary").click()
    for person in (host, friend):
        expect(person.page.locator(".facts")).to_contain_text("game 2 of 5")
    assert host.complaints == friend.complaints == []


def test_alone_with_computers_a_result_stays(visit: Visit) -> None:
    person = visit()
    person.play_now("Big Two")
    person.wait_for_turn()
    person.button("Autoplay").click()
    expect(person.page.locator(".over")).to_be_visible()
    assert person.page.locator(".over .next").count() == 0
    person.page.reload()
    expect(person.page.locator(".over")).to_be_visible()
