"""TPC: Table 3.1 of the thesis, card by card, and the edges of the formula."""

import pytest

from upperhand import Cards
from upperhand.rikken.bidding.suits import by_suit
from upperhand.rikken.bidding.tpc import chance, winning_cards

TABLE_3_1 = Cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C")


@pytest.mark.parametrize(
    ("suit", "chances"),
    [
        ("S", [1, 1, 3 / 4, 0]),
        ("H", [0]),
        ("D", [2 / 3, 1 / 3, 0]),
        ("C", [3 / 5, 3 / 5, 3 / 5, 2 / 5, 1 / 5]),
    ],
)
def test_table_3_1_card_by_card(suit: str, chances: list[float]) -> None:
    held = by_suit(TABLE_3_1)[suit]
    assert [chance(held, rank) for rank in held] == pytest.approx(chances)


def test_table_3_1_in_all() -> None:
    """The thesis cuts 2/3 and 1/3 to 0.66 and 0.33 on the way, and comes to the same 6.15."""
    assert winning_cards(TABLE_3_1) == pytest.approx(6.15)


def test_a_whole_suit_wins_every_trick() -> None:
    assert winning_cards(Cards("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS")) == 13


def test_a_lone_king_is_not_covered() -> None:
    assert winning_cards(Cards("KS")) == 0
    assert winning_cards(Cards("KS 2S")) == pytest.approx(1 / 2)


def test_suits_do_not_mix() -> None:
    assert winning_cards(Cards("AS AH AD AC")) == 4
    assert winning_cards(Cards("2S 2H 2D 2C")) == 0
