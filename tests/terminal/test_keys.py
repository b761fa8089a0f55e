"""The table by keyboard."""

from tests.terminal.deals import OPENING
from tests.terminal.driver import scenario, sit_down
from upperhand.big_two import Move
from upperhand.locales import say
from upperhand.terminal.screen.dialogs import HelpScreen, LeaveScreen
from upperhand.terminal.screen.log import MoveLog
from upperhand.terminal.screen.result import ResultScreen
from upperhand.terminal.screen.table import TableScreen
from upperhand.terminal.words import sentence


@scenario
async def test_a_whole_game_is_played_by_keys() -> None:
    async with sit_down(opponent="rule_based", hint="rule_based") as seat:
        await seat.play_out()
        assert isinstance(seat.dialog, ResultScreen)
        assert sum(seat.session.totals) == 0
        assert seat.session.totals == seat.session.scores


@scenario
async def test_cursor_and_space_choose_cards() -> None:
    async with sit_down() as seat:
        await seat.press("space", "right", "right", "space")
        assert seat.chosen == "3C 4H"
        await seat.press("left", "left", "space", "left", "space")
        assert seat.chosen == "4H 2H"
        await seat.press("home", "space", "end", "space")
        assert seat.chosen == "3C 4H"


@scenario
async def test_ranks_choose_cards_one_after_another() -> None:
    async with sit_down() as seat:
        await seat.press("4", "4")
        assert seat.chosen == "4D 4H"
        await seat.press("4", "j", "a")
        assert seat.chosen == "4D 4H 4S JD AC"
        await seat.press("4", "Q", "0")
        assert seat.chosen == "JD AC"


@scenario
async def test_a_selection_is_undone_shortened_and_cleared() -> None:
    async with sit_down() as seat:
        await seat.press("4", "9", "9", "backspace")
        assert seat.chosen == "4D 9C"
        await seat.press("escape")
        assert seat.chosen == ""
        await seat.press("u")
        assert seat.chosen == "4D 9C"
        await seat.press("u", "u", "u")
        assert seat.chosen == "4D"


@scenario
async def test_tab_and_arrows_step_through_legal_plays() -> None:
    async with sit_down() as seat:
        await seat.press("tab", "down")
        assert seat.chosen == "4D"
        await seat.press("up", "shift+tab")
        assert seat.chosen == "2H"


@scenario
async def test_an_illegal_selection_says_why_and_cannot_be_played() -> None:
    async with sit_down() as seat:
        await seat.press("4", "4")
        why = seat.session.view.why_not(Move("4D 4H"))
        assert seat.tone == "no"
        assert why is not None
        assert seat.message == sentence(say(why, glyphs=True))
        assert not seat.may("play")
        ply = seat.session.view.ply
        await seat.press("enter")
        assert seat.session.view.ply == ply
        await seat.press("backspace")
        assert seat.may("play")
        assert seat.tone == "turn"


@scenario
async def test_a_legal_selection_is_played_by_enter() -> None:
    async with sit_down() as seat:
        await seat.press("9", "enter")
        assert (0, "9C") in [(turn.seat, str(turn.move)) for turn in seat.session.turns]
        assert seat.chosen == ""
        assert seat.session.yours


@scenario
async def test_enter_without_cards_asks_for_them() -> None:
    async with sit_down() as seat:
        await seat.press("enter")
        assert seat.tone == "no"
        assert "Choose the cards" in seat.message


@scenario
async def test_a_hint_holds_up_the_cards_and_gives_its_reason() -> None:
    async with sit_down() as seat:
        await seat.press("h")
        assert seat.chosen == "3C"
        assert seat.tone == "hint"
        assert seat.message == "Play 3♣: it is the weakest of 13 plays that beat 3♦."


@scenario
async def test_p_passes_and_the_pass_is_shown() -> None:
    async with sit_down() as seat:
        await seat.press("p")
        assert "pass" in [str(turn.move) for turn in seat.session.turns if turn.seat == 0]
        assert "pass" in await seat.text()


@scenario
async def test_the_leader_cannot_pass() -> None:
    async with sit_down(hands=OPENING) as seat:
        assert not seat.may("pass")
        await seat.press("p")
        assert seat.tone == "no"
        assert seat.session.view.ply == 0


@scenario
async def test_the_hand_is_sorted_by_rank_or_suit() -> None:
    async with sit_down() as seat:
        await seat.press("s")
        assert [card.suit for card in seat.table.selection.row] == list("DDCCCCCHHHSSS")
        await seat.press("s")
        assert str(seat.table.selection.row[0]) == "3C"


@scenario
async def test_the_log_shows_moves_and_at_the_end_their_reasons() -> None:
    async with sit_down(hands=("2S", "3D 4D", "5D 6D", "7D 8D")) as seat:
        await seat.press("l")
        log = seat.table.query_one(MoveLog)
        assert log.border_title == "moves"
        assert "the lowest single" not in _logged(log)
        await seat.press("2", "enter")
        assert seat.session.over
        assert log.border_title == "moves and reasons"
        assert "the lowest single" in _logged(log)


def _logged(log: MoveLog) -> str:
    return "\n".join(line.text for line in log.lines)


@scenario
async def test_the_log_is_paged() -> None:
    async with sit_down(opponent="rule_based") as seat:
        await seat.press("l", "3", "enter", *"pppppp")
        log = seat.table.query_one(MoveLog)
        assert log.scroll_y == log.max_scroll_y > 0
        await seat.press("pageup")
        assert log.scroll_y < log.max_scroll_y
        await seat.press("pagedown")
        assert log.scroll_y == log.max_scroll_y


@scenario
async def test_help_opens_and_closes() -> None:
    async with sit_down() as seat:
        await seat.press("question_mark")
        assert isinstance(seat.dialog, HelpScreen)
        await seat.press("escape")
        assert isinstance(seat.dialog, TableScreen)


@scenario
async def test_leaving_is_asked_first() -> None:
    async with sit_down(hands=None) as seat:
        await seat.press("q")
        assert isinstance(seat.dialog, LeaveScreen)
        assert "lost" in await seat.text()
        await seat.press("n")
        assert isinstance(seat.dialog, TableScreen)
        await seat.press("q", "y")
        assert seat.left


@scenario
async def test_the_pause_is_switched_by_f() -> None:
    async with sit_down() as seat:
        assert not seat.table.pause
        await seat.press("f")
        assert seat.table.pause
        await seat.press("f")
        assert not seat.table.pause


@scenario
async def test_tab_completes_what_was_chosen_by_hand() -> None:
    async with sit_down(hands=OPENING) as seat:
        await seat.press("9", "9", "9", "9", "tab")
        assert seat.chosen == "3D 9D 9C 9H 9S"
        await seat.press("u", "a", "tab")
        assert seat.chosen == "9D 9C 9H 9S AC"
        assert seat.message.startswith("No legal play")


@scenario
async def test_computers_that_pause_come_round() -> None:
    async with sit_down(pause=0.01) as seat:
        await seat.press("3", "enter")
        assert seat.session.yours
        assert [turn.seat for turn in seat.session.turns] == [3, 0, 1, 2, 3]
