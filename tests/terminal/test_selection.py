"""The cards held up, without a screen."""

from upperhand import Cards
from upperhand.big_two import preset
from upperhand.terminal.presenters.big_two import orders
from upperhand.terminal.selection import Selection

HAND = Cards("3S 4D 4C 9H KD 2C")


def selection(suit_order: str = "DCHS") -> Selection:
    held = Selection(orders(preset("hongkong", suit_order=suit_order)))
    held.hold(HAND)
    return held


def test_suits_stand_in_the_order_of_the_rules() -> None:
    assert [str(card) for card in selection("CDHS").row][1:3] == ["4C", "4D"]


def test_sorting_keeps_the_cursor_on_its_card() -> None:
    held = selection()
    held.move_cursor(3)
    held.sort()
    assert str(held.row[held.cursor]) == "9H"


def test_chosen_cards_stay_chosen_while_they_are_held() -> None:
    held = selection()
    held.take(Cards("4D 4C"))
    held.hold(HAND - Cards("4C"))
    assert held.cards == Cards("4D")
    held.undo()
    assert held.cards == Cards("4D")


def test_stepping_goes_round_the_plays_that_hold_the_anchor() -> None:
    held = selection()
    plays = [Cards("4D"), Cards("4C"), Cards("4D 4C"), Cards("KD")]
    held.toggle_rank("4")
    steps = []
    for _ in range(3):
        assert held.step(plays, 1)
        steps.append(str(held.cards))
    assert steps == ["4D 4C", "4D", "4D 4C"]


def test_stepping_without_a_fitting_play_changes_nothing() -> None:
    held = selection()
    held.take(Cards("KD 2C"))
    assert not held.step([Cards("4D")], 1)
    assert held.cards == Cards("KD 2C")


def test_an_empty_hand_takes_every_key() -> None:
    held = Selection(orders(preset("hongkong")))
    held.hold(Cards())
    held.toggle(0)
    held.move_cursor(1)
    for act in (held.sort, held.drop_last, held.clear, held.undo):
        act()
    assert held.cards == Cards()
