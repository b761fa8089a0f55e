"""A forgotten password, from the codes of a new account to the next login."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import PAGE, PHONE, Visit
from tests.browser.test_accessibility import findings
from tests.server.running import server
from tests.server.smtp_server import Postbox, postbox
from tests.server.test_recovery import SITE, link_in

PASSWORD, NEW = "seven wooden spoons", "eight silver forks"


@pytest.fixture(scope="module")
def post() -> Iterator[Postbox]:
    with postbox() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(post: Postbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that sends mails."""
    settings = {"mail_server": post.url, "mail_from": "play@example.org", "public_url": SITE}
    with server(tmp_path_factory.mktemp("mailing"), page=str(PAGE), **settings) as running:
        yield running


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_code_of_a_new_account_sets_a_new_password(visit: Visit, theme: str) -> None:
    name = f"Fenna {theme}"
    owner = visit("/account", viewport=PHONE, color_scheme=theme)
    page = owner.page
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    held: list[Route] = []
    page.route("**/api/recovery/codes", lambda route: held.append(route))
    with page.expect_request("**/api/recovery/codes"):
        page.locator("form .button.primary").click()
    expect(page.locator("form .button.primary")).to_be_disabled()  # nobody leaves while the codes are made
    held[0].continue_()
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    assert len(set(codes)) == 10
    assert findings(owner) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    assert all(code in download.value.path().read_text() for code in codes)
    owner.button("I have kept them").click()
    expect(page.locator("code")).to_have_count(0)

    later = visit("/account", viewport=PHONE, color_scheme=theme)
    later.button("Log in").first.click()
    later.page.get_by_role("link", name="Forgot your password?").click()
    expect(later.page.get_by_role("heading", level=1)).to_have_text("New password")
    assert later.page.get_by_text("With a link by mail").count() == 0  # this server sends none
    assert findings(later) == []
    later.page.get_by_label("Name", exact=True).fill(name)
    later.page.get_by_label("New password").fill(NEW)
    later.page.get_by_label("Recovery code").fill("abcd-abcd-abcd-abcd")
    later.button("Set new password").click()
    expect(later.page.get_by_role("alert")).to_contain_text("The name or the code is wrong")
    later.page.get_by_label("Recovery code").fill(codes[0])
    later.button("Set new password").click()
    expect(later.page.locator("main")).to_contain_text(f"You are logged in as {name}.")
    expect(later.page.locator("main")).to_contain_text("You have 9 recovery codes left.")
    assert findings(later) == []

    page.reload()  # the other session has ended
    expect(page.locator("header nav").get_by_text("Account")).to_have_count(1)
    page.goto("/account")
    owner.button("Log in").first.click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(NEW)
    page.locator("form .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_new_codes_are_made_on_the_account_page(visit: Visit) -> None:
    person = visit("/account")
    page = person.page
    page.get_by_label("Name", exact=True).fill("Guus")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form .button.primary").click()
    person.button("I have kept them").click()
    page.locator("main").get_by_role("link", name="Account").click()
    password = page.locator("form", has_text="Make new recovery codes").get_by_label("Your password")
    password.fill("wrong password")
    person.button("Make new recovery codes").click()
    expect(page.get_by_role("alert")).to_have_text("This password is wrong")
    password.fill(PASSWORD)
    person.button("Make new recovery codes").click()
    expect(page.locator("code")).to_have_count(10)


def test_a_link_by_mail_sets_a_new_password(visit: Visit, mailing: str, post: Postbox) -> None:
    owner = visit(f"{mailing}/account")
    page = owner.page
    page.get_by_label("Name", exact=True).fill("Mieke")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form .button.primary").click()
    owner.button("I have kept them").click()
    owner.go(f"{mailing}/account")
    page.locator("form", has_text="Make new recovery codes").get_by_label("Your password").fill(PASSWORD)
    page.get_by_label("Mail address").fill("mieke@example.org")
    owner.button("Send a link to confirm it").click()
    expect(page.get_by_role("status").last).to_contain_text("Open the link in the mail")
    owner.go(f"{mailing}/confirm/{link_in(post.next_mail(), 'confirm')}")
    owner.button("Confirm the address").click()
    expect(page.get_by_role("status").last).to_have_text("The address is confirmed.")

    later = visit(f"{mailing}/recover")
    form = later.page.locator("form", has_text="With a link by mail")
    form.get_by_label("Name").fill("mieke")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_contain_text("the link is on its way")
    assert findings(later) == []
    link = f"{mailing}/recover/{link_in(post.next_mail(), 'recover')}"
    later.go(link)
    later.page.get_by_label("New password").fill(NEW)
    later.button("Set new password").click()
    expect(later.page.locator("main")).to_contain_text("You are logged in as Mieke.")
    expect(later.page.locator("main")).to_contain_text("a link to mieke@example.org")

    again = visit(link)
    again.page.get_by_label("New password").fill(NEW)
    again.button("Set new password").click()
    expect(again.page.get_by_role("alert")).to_contain_text("This link is no longer valid")
