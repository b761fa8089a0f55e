"""The conventional opponent of the rule-based paper."""

import pytest

from tests.big_two.players.positions import expect, following, leading

FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]


def test_it_leads_its_lowest_single() -> None:
    expect(leading("3S 4D 4C 5H 6S 7C 9D", *FAR), "3S", "the lowest single", "conventional")


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        ("3S 5D 5C 6D KC", "4D", "5D"),
        ("3S 5D 5C 8D 8C", "5H 5S", "8D 8C"),
        ("3S 4C 5C 6D 7C 9H 9D 9C", "3D 4D 5D 6C 7D", "3S 4C 5C 6D 7C"),
        ("3S 5D KC", "KH", "pass"),
    ],
)
def test_it_follows_with_the_lowest_legal_combination(hand: str, table: str, move: str) -> None:
    expect(following(hand, table, *FAR), move, "", "conventional")
