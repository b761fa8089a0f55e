"""LTC: Tables 3.3 to 3.5 of the thesis, and every line of both lists of rules."""

import pytest

from upperhand import Cards
from upperhand.rikken.bidding.ltc import losers, losers_of_suit, winners, winners_of_suit
from upperhand.rikken.bidding.suits import by_suit


def held(cards: str) -> list[int]:
    return by_suit(Cards(" ".join(f"{rank}S" for rank in cards)))["S"]


def test_table_3_3() -> None:
    """♠A K J 2, ♥Q 10 9, ♦10 9 4, ♣A K Q: 1 + 2 + 3 + 0 losers."""
    hand = Cards("AS KS JS 2S QH TH 9H TD 9D 4D AC KC QC")
    assert {suit: losers_of_suit(ranks) for suit, ranks in by_suit(hand).items()} == {
        "S": 1,
        "H": 2,
        "D": 3,
        "C": 0,
    }
    assert losers(hand) == 6


def test_table_3_5() -> None:
    """Printed as 9: the thesis counts 3 winners for ♣5 3 2, whose 4 points are none by its own rules."""
    hand = Cards("AS KS JS 2S QH TH 9H TD 9D 4D 5C 3C 2C")
    assert {suit: winners_of_suit(ranks) for suit, ranks in by_suit(hand).items()} == {
        "S": 3,
        "H": 2,
        "D": 1,
        "C": 0,
    }
    assert winners(hand) == 6


@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ("", 0),
        *[("A", 0), ("K", 1), ("2", 1)],
        *[("AK", 0), ("AQ", 1), ("A2", 1), ("KQ", 1), ("K2", 1), ("QJ", 2), ("32", 2)],
        *[("AKQ", 0), ("AKJ", 1), ("AQJ", 1), ("KQJ", 1), ("AJT", 2), ("KJT", 2), ("QJT", 2), ("JT9", 3)],
        *[("AKQJ", 0), ("AK32", 1), ("Q432", 2), ("JT98765", 3)],
    ],
)
def test_losing_tricks_of_a_suit(cards: str, count: int) -> None:
    assert losers_of_suit(held(cards)) == count


@pytest.mark.parametrize(
    ("cards", "points", "count"),
    [
        ("", 0, 0),
        *[("4", 1, 0), ("5", 2, 1), ("A", 5, 1)],
        *[("32", 2, 0), ("52", 3, 0), ("82", 4, 1), ("K5", 6, 1), ("K8", 7, 2), ("AK", 9, 2)],
        *[("432", 3, 0), ("832", 5, 0), ("852", 6, 1), ("K52", 7, 1), ("K82", 8, 2), ("KT8", 10, 2)],
        *[("KJ8", 11, 3), ("AKQ", 13, 3)],
        *[("5432", 5, 0), ("8532", 7, 0), ("8562", 8, 1), ("K532", 8, 1), ("K562", 9, 1), ("K852", 10, 2)],
        *[("K982", 11, 2), ("KT98", 13, 3), ("KJ52", 11, 2), ("KJ85", 13, 3), ("KQJ8", 15, 3)],
        *[("KQ82", 12, 2), ("AKJ8", 16, 3), ("AKQJ", 17, 4)],
        *[("AK5432", 5, 0), ("AKQJ9", 15, 3)],
    ],
)
def test_winners_of_a_suit(cards: str, points: int, count: int) -> None:
    worth = dict(zip("23456789TJQKA", (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5), strict=True))
    lowest_four = sorted(worth[card] for card in cards)[:4]
    assert sum(lowest_four) == points
    assert winners_of_suit(held(cards)) == count
