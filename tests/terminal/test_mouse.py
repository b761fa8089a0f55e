"""The table by mouse."""

from tests.terminal.deals import LAST_CARDS, OPENING
from tests.terminal.driver import LARGE, scenario, sit_down
from upperhand.terminal.screen.dialogs import HelpScreen
from upperhand.terminal.screen.table import TableScreen


@scenario
async def test_cards_are_picked_up_and_put_back_by_clicks() -> None:
    async with sit_down() as seat:
        await seat.click_card("JD")
        await seat.click_card("3C")
        assert seat.chosen == "3C JD"
        await seat.click_card("JD")
        assert seat.chosen == "3C"


@scenario
async def test_a_click_beside_the_cards_does_nothing() -> None:
    async with sit_down(LARGE) as seat:
        await seat.click("#hand", (0, 2))
        assert seat.chosen == ""


@scenario
async def test_a_play_of_the_list_is_held_up_and_played_by_clicks() -> None:
    async with sit_down() as seat:
        await seat.click("#plays", (3, 3))
        assert seat.chosen == "4D"
        await seat.click("#do-play")
        assert (0, "4D") in [(turn.seat, str(turn.move)) for turn in seat.session.turns]


@scenario
async def test_the_dimmed_play_button_does_nothing() -> None:
    async with sit_down(hands=OPENING) as seat:
        await seat.click_card("QD")
        await seat.click("#do-play")
        assert seat.session.view.ply == 0


@scenario
async def test_buttons_pass_hint_sort_and_help() -> None:
    async with sit_down() as seat:
        await seat.click("#do-hint")
        assert seat.chosen == "3C"
        await seat.click("#do-sort")
        assert seat.table.selection.order == "suit"
        await seat.click("#do-pass")
        assert "pass" in [str(turn.move) for turn in seat.session.turns if turn.seat == 0]
        await seat.click("#do-help")
        assert isinstance(seat.dialog, HelpScreen)
        await seat.click("#close")
        assert isinstance(seat.dialog, TableScreen)


@scenario
async def test_the_next_game_is_dealt_by_a_click() -> None:
    async with sit_down(hands=LAST_CARDS) as seat:
        await seat.play_out()
        await seat.click("#next")
        assert seat.session.game == 1
        assert not seat.session.over
