"""The point system for trump and ace: Table 3.2 of the thesis, and ties."""

from upperhand import Cards
from upperhand.rikken.bidding.trump import points, strongest_suit


def test_table_3_2() -> None:
    assert points(Cards("AS KS JS 2S"), "S") == 16


def test_points_of_each_rank() -> None:
    assert [points(Cards(f"{rank}H"), "H") - 1 for rank in "23456789TJQKA"] == [1] * 9 + [2, 3, 4, 5]
    assert points(Cards("AS"), "H") == 0


def test_the_suit_of_most_points() -> None:
    assert strongest_suit(Cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C")) == "S"
    assert strongest_suit(Cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C"), "DHC") == "C"


def test_between_equals_the_longer_suit() -> None:
    hand = Cards("AS 2D 3D 4D")
    assert points(hand, "S") == points(hand, "D") == 6
    assert strongest_suit(hand) == "D"
    assert strongest_suit(Cards("AD 2S 3S 4S")) == "S"


def test_then_the_order_of_suits() -> None:
    assert strongest_suit(Cards("AS AH AC")) == "C"
    assert strongest_suit(Cards("2S 2H"), "SH") == "H"
