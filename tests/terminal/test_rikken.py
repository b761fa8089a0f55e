"""Rikken at the full-screen table: the auction, the trick in the middle, partners, open hands and the end."""

import pytest

from tests.conftest import scaled
from tests.terminal.deals import LONE_ACE, MISERE, SOLO
from tests.terminal.driver import LARGE, SMALL, Driver, scenario, sit_down_to_rikken
from upperhand.rikken import PRESETS
from upperhand.rikken.words import suit_name
from upperhand.terminal.screen.faces import label
from upperhand.terminal.screen.hand import HandRow
from upperhand.terminal.screen.log import MoveLog
from upperhand.terminal.screen.plays import PlayList
from upperhand.terminal.screen.result import ResultScreen
from upperhand.terminal.screen.seat import SeatPanel


async def bid(seat: Driver, name: str) -> None:
    """Go to a bid, suit or card of the list by the arrows, and say it."""
    while seat.table.picked is None or seat.table.picked.text != name:
        await seat.press("down")
    await seat.press("enter")


def sign(seat: Driver) -> str:
    return str(seat.table.query_one("#felt").border_title)


@scenario
@pytest.mark.parametrize("rules", [*PRESETS][: scaled(1, len(PRESETS))])
async def test_whole_games_are_played_by_keys(rules: str) -> None:
    async with sit_down_to_rikken(hands=None, rules=rules, hint="random", games=2) as seat:
        for game in range(2):
            assert seat.session.game == game
            await seat.play_out()
            assert isinstance(seat.dialog, ResultScreen)
            assert sum(seat.session.scores) == 0
            await seat.press("enter")
        assert seat.left


@scenario
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_bid_is_chosen_from_a_list_with_what_it_means_and_pays(size: tuple[int, int]) -> None:
    async with sit_down_to_rikken(size) as seat:
        text = await seat.text()
        assert all(word in text for word in ("your bids", "Rik", "Solo 8", "Piek", "Misère", "±9", "Auction"))
        assert "Emmy deals" in text
        assert not seat.may("play")
        await seat.press("down", "down")
        assert seat.message.startswith("Solo 8: 8 tricks alone, in a trump of your choice. Wins 3 chips")
        assert seat.may("play")
        await seat.press("up")
        assert seat.message.startswith("Rik: 8 tricks with a partner")


@scenario
@pytest.mark.parametrize("rules", ["vorsteveld2007_full", "stichting2025"])
async def test_what_a_bid_means_fits_its_place(rules: str) -> None:
    async with sit_down_to_rikken(rules=rules) as seat:
        for _ in seat.session.choices():
            await seat.press("down")
            assert seat.table.picked is not None
            assert seat.message in await seat.text()


@scenario
async def test_the_list_is_clicked_and_the_button_bids() -> None:
    async with sit_down_to_rikken() as seat:
        await seat.click("#plays", (3, 3))
        assert seat.table.picked is not None
        assert seat.table.picked.text == "Solo 8"
        await seat.click("#do-play")
        assert seat.session.view.phase == "trump"


@scenario
async def test_enter_asks_for_a_bid_and_cards_cannot_be_played_in_the_auction() -> None:
    async with sit_down_to_rikken() as seat:
        await seat.press("enter")
        assert seat.message.startswith("Choose from the list first")
        await seat.press("space")
        assert (seat.tone, seat.message) == (
            "no",
            "A♠ is not possible now: bid or pass.",
        )
        await seat.press("escape", "p")
        assert seat.session.view.passed_out


@scenario
async def test_trump_and_a_partner_are_chosen_and_shown() -> None:
    async with sit_down_to_rikken(hands=LONE_ACE) as seat:
        await bid(seat, "Rik")
        assert "You choose trump" in await seat.text()
        await seat.press("down")
        assert "you hold" in seat.message
        await bid(seat, "spades")
        assert "You call a card" in await seat.text()
        await bid(seat, "ace of hearts")
        assert sign(seat) == "You play Rik in ♠ and call A♥"
        assert "declarer" in await seat.text()
        assert "partner" not in await seat.text()
        await seat.click_card("3H")
        await seat.press("enter")
        assert sign(seat).endswith(", partner Ada")
        assert "Ada partner" in await seat.text()


@scenario
async def test_one_card_is_held_up_and_others_are_dimmed() -> None:
    async with sit_down_to_rikken(dealer=2) as seat:
        await bid(seat, "Misère")
        led = seat.session.view.trick[0][1].suit
        assert seat.message == f"Your turn: follow {suit_name(led)}."
        wrong = next(card for card in seat.session.view.hand if card.suit != led)
        await seat.click_card(str(wrong))
        assert seat.tone == "no"
        right = next(card for card in seat.session.view.hand if card.suit == led)
        await seat.click_card(str(right))
        assert seat.chosen == str(right)
        await seat.press("tab", "tab", "shift+tab", "enter")
        assert len(seat.session.view.hand) == 12


@scenario
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_last_trick_stays_until_the_next_is_led(size: tuple[int, int]) -> None:
    async with sit_down_to_rikken(size) as seat:
        await bid(seat, "Solo 8")
        await bid(seat, "spades")
        await seat.click_card("AS")
        await seat.press("enter")
        text = await seat.text()
        assert "You take trick 1" in text
        assert all(label(card) in text for _, card in seat.session.view.tricks[0][1])
        assert "1 trick" in text
        assert seat.message == "You lead: pick a card, then Enter."
        assert sign(seat) == "You play Solo 8 in ♠"


@scenario
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_open_hands_lie_on_the_table(size: tuple[int, int]) -> None:
    """The defenders see the declarer's cards and, with discussion, each other's."""
    hands = (MISERE[1], MISERE[0], MISERE[2], MISERE[3])
    bids = ("pass", "open_misere_talk", "pass", "pass")
    moves = (*bids, *"2S TS 7S AS KS 3S 9S 6S".split())
    async with sit_down_to_rikken(size, hands, "vorsteveld2007_full", moves=moves) as seat:
        session = seat.session
        assert set(session.view.exposed) == {1, 2, 3}
        text = await seat.text()
        for place in (1, 2, 3):
            for suit in "SHCD":
                held = [label(card)[:-1] for card in session.view.exposed[place] if card.suit == suit]
                assert all(rank in text for rank in held)
        screen = seat.table.region
        for panel in (*seat.table.query(SeatPanel), seat.table.query_one(HandRow)):
            assert screen.contains_region(panel.region)


@scenario
async def test_the_log_takes_the_place_of_the_list_while_cards_are_played() -> None:
    async with sit_down_to_rikken() as seat:
        assert seat.table.query_one(PlayList).display
        assert not seat.table.query_one(MoveLog).display
        await bid(seat, "Solo 8")
        await bid(seat, "spades")
        assert not seat.table.query_one(PlayList).display
        await seat.click_card("AS")
        await seat.press("enter")
        logged = [line.text.strip() for line in seat.table.query_one(MoveLog).lines]
        assert logged[:5] == ["You Solo 8", "Ada pass", "Blaise pass", "Emmy pass", "You ♠ trump"]
        assert logged[5].startswith("1 You  A♠")


@scenario
async def test_the_end_tells_tricks_roles_and_reasons() -> None:
    async with sit_down_to_rikken() as seat:
        await bid(seat, "Solo 8")
        await bid(seat, "spades")
        for card in "AS KS QS JS TS 9S 8S AC KC AD KD 3H 2H".split():
            await seat.click_card(card)
            await seat.press("enter")
        assert isinstance(seat.dialog, ResultScreen)
        text = await seat.text()
        assert "You made Solo 8 in spades: 11 tricks." in text
        assert "11 tricks declarer" in text
        assert seat.session.scores == (3, -1, -1, -1)
        logged = "\n".join(line.text for line in seat.table.query_one(MoveLog).lines)
        assert "legal move" in logged


@scenario
async def test_the_dealer_moves_left_and_chips_run_on() -> None:
    async with sit_down_to_rikken() as seat:
        await seat.press("p")
        assert "Everybody passed" in await seat.text()
        await seat.press("n")
        assert seat.session.view.dealer == 0
        assert seat.session.totals == (0, 0, 0, 0)


def test_the_deals_are_whole_packs() -> None:
    for hands in (SOLO, LONE_ACE, MISERE):
        assert len({card for hand in hands for card in hand.split()}) == 52
