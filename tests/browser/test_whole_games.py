import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.conftest import SCALE
from upperhand import games

USUAL = [(game, games.words(game).USUAL_RULES) for game in games.GAMES]
ALL = [(game, preset) for game in games.GAMES for preset in games.load(game).PRESETS]


@pytest.mark.parametrize(("game", "preset"), ALL if SCALE == "full" else USUAL)
def test_a_game_is_played_to_its_end_by_clicking(visit: Visit, game: str, preset: str) -> None:
    person = visit()
    person.set_up(games.GAMES[game], Rules=preset)
    person.play_to_the_end()
    scores = [int(cell.inner_text().replace("−", "-")) for cell in person.page.locator(".over .score").all()]
    assert len(scores) == 4
    assert sum(scores) == 0
    assert person.complaints == []


@pytest.mark.parametrize("title", games.GAMES.values())
def test_a_game_is_played_on_a_phone(visit: Visit, title: str) -> None:
    person = visit(viewport=PHONE, has_touch=True)
    person.sit_down(title)
    person.play_to_the_end()
    assert person.complaints == []


def test_another_game_follows_with_totals(visit: Visit) -> None:
    person = visit()
    person.sit_down()
    person.play_to_the_end()
    person.play_again()
    expect(person.page.locator(".facts")).to_contain_text("game 2 of 5")
