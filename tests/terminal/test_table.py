"""What the table shows: sizes, seats, the end of a game, several games, and a game taken up again."""

from pathlib import Path

import pytest

from tests.terminal.driver import LARGE, SMALL, scenario, sit_down
from upperhand.record import verify
from upperhand.terminal.screen.faces import label
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.result import ResultScreen
from upperhand.terminal.screen.seat import SeatPanel
from upperhand.terminal.screen.table import CHAIRS, TableScreen

RULES = (
    "hongkong",
    "hongkong:players=2",
    "hongkong:players=3",
    "hongkong:players=3,deal=whole_deck",
    "charlesworth",
)


@scenario
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("rules", RULES)
async def test_everything_is_in_sight(size: tuple[int, int], rules: str) -> None:
    async with sit_down(size, rules=rules) as seat:
        text = await seat.text()
        hand = seat.table.query_one(HandRow)
        assert hand.left + hand.pitch * len(seat.session.view.hand) <= hand.size.width
        ten = "10" if hand.pitch >= 4 else "T"
        assert all(label(card).replace("10", ten) in text for card in seat.session.view.hand)
        assert all(other.name in text for other in seat.session.seats)
        assert all(word in text for word in ("Play", "Pass", "Hint", "Help", "Leave"))
        screen = seat.table.region
        for panel in (*seat.table.query(SeatPanel), hand):
            assert panel.region.area > 0
            assert screen.contains_region(panel.region)
        assert len(seat.table.query(SeatPanel)) == len(CHAIRS[seat.session.rules.players])


@scenario
async def test_the_table_names_the_kind_and_who_played_it() -> None:
    async with sit_down() as seat:
        assert "Single" in await seat.text()
        assert "by" in await seat.text()
        assert "led" in await seat.text()


@scenario
async def test_opponents_cards_stay_covered_until_the_end() -> None:
    async with sit_down(near_end=True) as seat:
        before = seat.session.uncovered
        assert before == ()
        await seat.play_out()
        left = [hand for hand in seat.session.uncovered if hand]
        assert len(left) == 3
        text = await seat.text()
        assert all(label(card) in text for hand in left for card in hand)


@scenario
async def test_the_end_can_be_looked_at_and_played_on() -> None:
    async with sit_down(near_end=True) as seat:
        await seat.play_out()
        await seat.press("escape")
        assert isinstance(seat.dialog, TableScreen)
        assert "over" in seat.message
        await seat.press("enter")
        assert isinstance(seat.dialog, ResultScreen)
        await seat.press("escape", "n")
        assert seat.session.game == 1


@scenario
async def test_scores_run_over_several_games() -> None:
    async with sit_down(games=2, near_end=True) as seat:
        await seat.play_out()
        first = seat.session.scores
        assert seat.session.totals == first
        await seat.press("enter")
        await seat.play_out()
        assert seat.session.totals == tuple(a + b for a, b in zip(first, seat.session.scores, strict=True))
        assert "Play again" not in await seat.text()
        await seat.press("enter")
        assert seat.left


@scenario
async def test_a_game_is_saved_as_it_goes_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    async with sit_down(save=path) as seat:
        await seat.press("9", "enter")
        await seat.press("q")
        assert "resume" in await seat.text()
        await seat.press("y")
        view = seat.session.view
    async with sit_down(resume=path, seed=None) as seat:
        assert seat.session.view == view
        await seat.play_out()
        await seat.press("enter")
        totals = seat.session.totals
        assert any(totals)
    async with sit_down(resume=path, seed=None) as seat:
        assert seat.session.game == 1
        assert seat.session.totals == totals
    assert verify(path) == 2
