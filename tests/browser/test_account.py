"""From a guest to an account with a rating."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import findings

PASSWORD = "seven wooden spoons"


def test_who_registers_and_plays_has_a_profile_and_a_place_on_the_leaderboard(visit: Visit) -> None:
    person = visit("/account")
    page = person.page
    page.get_by_label("Name", exact=True).fill("Roos")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Roos")
    expect(page.locator("main")).to_contain_text("No finished games yet.")

    person.go("/")
    person.sit_down()
    person.play_to_the_end()
    score = page.locator(".over tr.me .score").inner_text()

    page.locator("header").get_by_role("link", name="Roos").click()
    facts = page.locator(".games dl div")
    expect(facts.filter(has_text="Games").locator("dd")).to_have_text("1")
    expect(facts.filter(has_text="Score").locator("dd")).to_have_text(score)
    expect(facts.filter(has_text="Rating against people").locator("dd")).to_have_text("–")  # none was met
    expect(page.locator(".games tbody tr")).to_contain_text("Casual")  # the level that was met
    expect(page.get_by_role("link", name="Review: You, Ada (Casual)")).to_have_count(1)

    assert findings(person) == []

    person.go("/leaderboard")
    expect(page.locator("tbody tr.me")).to_contain_text(score)
    expect(page.locator("tbody tr.level")).to_have_count(0)
    page.get_by_role("checkbox", name="Show computers").check()
    expect(page.locator("tbody tr.level")).to_contain_text(["Champion", "Expert"])
    assert findings(person) == []
    page.get_by_role("checkbox", name="Show computers").uncheck()
    person.button("Against people").click()
    expect(page.locator("tbody tr")).to_have_count(0)
    assert person.complaints == []


def test_an_account_is_entered_from_another_browser(visit: Visit) -> None:
    first, second = visit("/account"), visit("/account")
    for person in (first, second):
        person.page.get_by_label("Name", exact=True).fill("Bram")
        person.page.get_by_label("Password").fill(PASSWORD)
    first.page.locator("form .button.primary").click()
    expect(first.page.get_by_role("heading", level=1)).to_have_text("Bram")

    second.page.locator("form .button.primary").click()  # once more the same name
    expect(second.page.get_by_role("alert")).to_contain_text("belongs to somebody else")
    second.button("Log in").first.click()
    second.page.locator("form .button.primary").click()
    expect(second.page.get_by_role("heading", level=1)).to_have_text("Bram")


def test_the_owner_changes_the_password_ends_sessions_and_deletes_the_account(visit: Visit) -> None:
    owner, elsewhere = visit("/account"), visit("/account")
    page, new = owner.page, "eight silver forks"
    for person in (owner, elsewhere):
        if person is elsewhere:
            person.button("Log in").first.click()
        person.page.get_by_label("Name", exact=True).fill("Noor")
        person.page.get_by_label("Password").fill(PASSWORD)
        person.page.locator("form .button.primary").click()
        expect(person.page.get_by_role("heading", level=1)).to_have_text("Noor")
    owner.go("/account")
    sessions = page.locator("section", has=page.get_by_role("heading", name="Where you are logged in"))
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    sessions.get_by_role("button", name="Log out", exact=True).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    elsewhere.page.reload()
    expect(elsewhere.page.locator("header nav").get_by_text("Account")).to_have_count(1)

    change = page.locator("section", has=page.get_by_role("heading", name="Change your password"))
    for given, answer in (
        ("wrong password", "This password is wrong"),
        (PASSWORD, "Your password is changed"),
    ):
        change.get_by_label("Your password now").fill(given)
        change.get_by_label("New password").fill(new)
        change.get_by_role("button").click()
        expect(change).to_contain_text(answer)
    assert findings(owner) == []

    deletion = page.locator("section", has=page.get_by_role("heading", name="Delete the account"))
    deletion.get_by_label("Your password").fill(new)
    deletion.get_by_role("button", name="Delete for good").click()
    expect(page.locator("header nav").get_by_text("Account")).to_have_count(1)
    elsewhere.go("/account")
    elsewhere.button("Log in").first.click()
    elsewhere.page.get_by_label("Name", exact=True).fill("Noor")
    elsewhere.page.get_by_label("Password").fill(new)
    elsewhere.page.locator("form .button.primary").click()
    expect(elsewhere.page.get_by_role("alert")).to_be_visible()
