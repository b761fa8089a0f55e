"""Bots on the account page: a bot, a token that is shown once, and their end; what others see of a bot."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Person
from tests.browser.test_accessibility import findings
from tests.server.visitor import PATIENCE


def program(person: Person, token: str) -> httpx.Client:
    """A program on another machine, which has nothing but the token."""
    headers = {"Authorization": f"Bearer {token}"}
    address = person.page.url.partition("/account")[0]
    return httpx.Client(base_url=address, timeout=PATIENCE, headers=headers)


def make_bot(person: Person, name: str) -> str:
    """On the account page; its first token."""
    page = person.page
    person.go("/account")
    page.get_by_label("Name of the bot").fill(name)
    person.button("Make a bot").click()
    bot = page.get_by_role("article", name=name)
    bot.get_by_label("A new token").fill("laptop")
    bot.get_by_role("button", name="Make a token").click()
    shown = bot.get_by_role("status").get_by_role("textbox")
    expect(shown).to_be_focused()
    return shown.input_value()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_token_is_made_used_and_revoked(visit: Visit, viewport: dict[str, int], theme: str) -> None:
    owner = visit(viewport=viewport, color_scheme=theme)
    name = f"Maud {theme} {viewport['width']}"
    owner.register(name)
    token = make_bot(owner, f"{name} II")
    page = owner.page
    bot = page.get_by_role("article", name=f"{name} II")
    expect(bot).to_contain_text("it is shown this one time")
    expect(bot.get_by_role("listitem")).to_contain_text("laptop never used")
    assert findings(owner) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
    with program(owner, token) as client:
        assert client.get("/api/me").json()["name"] == f"{name} II"
        page.reload()
        expect(bot.get_by_role("listitem")).to_contain_text("last used")
        assert token not in page.content()
        bot.get_by_role("button", name="Revoke the token laptop").click()
        expect(bot.get_by_role("listitem")).to_have_count(0)
        assert client.get("/api/me").status_code == 401
    bot.get_by_role("button", name="Delete", exact=False).click()
    expect(bot.get_by_role("alert")).to_contain_text("This cannot be undone.")
    bot.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("article")).to_have_count(0)
    assert owner.complaints == []


def test_a_bot_is_marked_wherever_it_is_met(visit: Visit) -> None:
    owner = visit()
    owner.register("Nel")
    token = make_bot(owner, "Nelbot")
    host = visit(viewport=PHONE)
    code = host.set_up("Big Two", Players="2", Seat_2="Open seat", Rating="Casual game")
    with program(owner, token) as client:
        joining = f"/api/rooms/{code}/join"
        refused = client.post(joining, json={})
        assert refused.json()["error"]["reason"]["code"] == "no_bots_here"
        host.page.get_by_role("checkbox", name="Bots may sit down").check()
        expect(host.page.get_by_text("Bots allowed")).to_be_visible()
        assert client.post(joining, json={}).status_code == 200
    expect(host.page.get_by_role("listitem").filter(has_text="Nelbot")).to_contain_text("bot")
    assert findings(host) == []
    host.button("Start game").click()
    host.page.wait_for_selector(".dock")
    seat = host.page.locator(".seat", has_text="Nelbot")
    expect(seat).to_have_accessible_name(re.compile("Nelbot, bot"))
    expect(seat.locator(".initial")).to_have_text("⚙")  # where the mark has no space
    expect(seat.locator(".initial")).to_be_visible()
    owner.go("/profile/Nelbot")
    expect(owner.page.locator("header").last).to_contain_text("A bot of Nel")
    owner.go("/leaderboard")
    owner.button("Bots").click()
    expect(owner.page.locator("tbody tr")).to_have_count(0)
    assert findings(owner) == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_interface_is_described_on_a_page(visit: Visit, viewport: dict[str, int], theme: str) -> None:
    developer = visit("/docs", viewport=viewport, color_scheme=theme)
    page = developer.page
    page.get_by_role("link", name="rooms", exact=True).click()
    joining = page.locator("details", has_text="/api/rooms/{code}/join").first
    joining.locator("summary").click()
    expect(joining.get_by_role("link", name="JoinRequest")).to_be_visible()
    joining.get_by_role("link", name="JoinRequest").click()
    expect(page.locator("[id='model-JoinRequest']")).to_be_in_viewport()
    assert findings(developer) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is too wide"
    assert developer.complaints == []
