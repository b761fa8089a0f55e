from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import findings

WORKING_MS = 300_000


def test_a_finished_game_is_stepped_through_and_shared(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.play_to_the_end()
    page = person.page
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".review", timeout=WORKING_MS)
    assert page.locator(".shown").count() == 4  # all hands lie open
    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls output")).to_contain_text("1 of")
    expect(page.locator(".judgement h2")).not_to_be_empty()
    assert findings(person) == []
    page.locator(".steps li button").last.click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()

    other = visit(page.url)
    other.page.wait_for_selector(".review", timeout=WORKING_MS)
    with other.page.expect_download() as download:
        other.page.get_by_role("link", name="Download record").click()
    record = download.value.path().read_text(encoding="utf-8")

    other.go("/games")
    other.page.get_by_label("Or paste the line").fill(record.strip())
    other.button("Open review").click()
    other.page.wait_for_selector(".review", timeout=WORKING_MS)
    assert person.complaints == other.complaints == []
