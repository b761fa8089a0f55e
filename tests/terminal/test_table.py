"""What the table shows: sizes, seats, the end of a game, several games, and a game taken up again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.deals import ADA_GOES_OUT, LAST_CARDS, SEED
from tests.terminal.driver import LARGE, SMALL, Driver, scenario, sit_down
from upperhand.locales import with_glyphs
from upperhand.record import verify
from upperhand.terminal.options import Options
from upperhand.terminal.screen.bar import MessageLine
from upperhand.terminal.screen.faces import label
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.result import ResultScreen
from upperhand.terminal.screen.seat import SeatPanel
from upperhand.terminal.screen.table import CHAIRS, TableScreen
from upperhand.terminal.session import Session
from upperhand.terminal.words import advice

RULES = (
    "hongkong",
    "hongkong:players=2",
    "hongkong:players=3",
    "hongkong:players=3,deal=whole_deck",
    "charlesworth",
)


@scenario
@pytest.mark.parametrize("rules", RULES)
async def test_everything_is_in_sight(rules: str) -> None:
    async with sit_down(SMALL, hands=None, rules=rules) as seat:
        await check_all_is_in_sight(seat)
        await seat.pilot.resize_terminal(*LARGE)
        await check_all_is_in_sight(seat)


@scenario
async def test_everything_is_in_sight_on_a_large_screen_from_the_start() -> None:
    async with sit_down(LARGE) as seat:
        await check_all_is_in_sight(seat)


async def check_all_is_in_sight(seat: Driver) -> None:
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
    async with sit_down(hands=LAST_CARDS) as seat:
        before = seat.session.uncovered
        assert before == ()
        await seat.play_out()
        left = [hand for hand in seat.session.uncovered if hand]
        assert len(left) == 3
        text = await seat.text()
        assert all(label(card) in text for hand in left for card in hand)


@scenario
async def test_the_end_can_be_looked_at_and_played_on() -> None:
    async with sit_down(hands=LAST_CARDS) as seat:
        await seat.play_out()
        await seat.press("escape")
        assert isinstance(seat.dialog, TableScreen)
        assert "over" in seat.message
        await seat.press("enter")
        assert isinstance(seat.dialog, ResultScreen)
        await seat.press("escape", "n")
        assert seat.session.game == 1


@scenario
async def test_scores_come_up_when_a_computer_goes_out() -> None:
    async with sit_down(hands=ADA_GOES_OUT, pause=0.01) as seat:
        await seat.press("3", "enter")
        assert isinstance(seat.dialog, ResultScreen)
        assert "Ada wins." in await seat.text()


@scenario
async def test_scores_run_over_several_games() -> None:
    async with sit_down(hands=LAST_CARDS, games=2) as seat:
        await seat.play_out()
        first = seat.session.scores
        assert seat.session.totals == first
        await seat.press("enter")
        assert seat.session.game == 1
        seat.skip_to_the_end()
        await seat.press("enter")
        assert seat.session.totals == tuple(a + b for a, b in zip(first, seat.session.scores, strict=True))
        assert isinstance(seat.dialog, ResultScreen)
        assert "Play again" not in await seat.text()
        await seat.press("enter")
        assert seat.left


@scenario
async def test_a_game_is_saved_as_it_goes_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    async with sit_down(hands=LAST_CARDS, save=path) as seat:
        await seat.press("3", "enter")
        await seat.press("q")
        assert "resume" in await seat.text()
        await seat.press("y")
        view = seat.session.view
    async with sit_down(hands=None, resume=path, seed=None) as seat:
        assert seat.session.view == view
        await seat.play_out()
        await seat.press("enter")
        totals = seat.session.totals
        assert any(totals)
    async with sit_down(hands=None, resume=path, seed=None) as seat:
        assert seat.session.game == 1
        assert seat.session.totals == totals
    assert verify(path) == 2


@scenario
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_longest_hint_fits_its_place(size: tuple[int, int]) -> None:
    async with sit_down(size) as seat:
        longest = max((with_glyphs(text) for text in hints()), key=len)
        seat.table.query_one(MessageLine).say("hint", longest)
        assert longest in await seat.text()


def hints() -> Iterator[str]:
    """What the usual advisor says in every seat over a few games."""
    session = Session(Options(seed=SEED, games=8))
    while True:
        while not session.over:
            decision = session.decide()
            session.play(decision.move)
            yield advice(session.words.command(decision.move), decision.reason)
        if not session.more:
            return
        session.next_game()
