"""The paper's own examples: eq. 6 and Figs 7 and 9, played as games."""

from fractions import Fraction

import pytest

from tests.big_two.knowledge.games import index_of, played
from upperhand import Cards
from upperhand.big_two.knowledge import features

# Up to a table of 101 points, so that the ten of clubs brings it to 110: level 11.
BEFORE = (
    *("3C", "QD", "pass", "2S"),
    *("pass", "pass", "pass", "KC KD AC AD AH"),
    *("pass", "pass", "pass", "4C"),
)
ANSWERS = ("TH", "TH", "JD", "QS", "2C", "pass")


def test_equation_6_two_of_six_sets_after_the_club_ten_were_the_heart_ten() -> None:
    games = [played(*BEFORE, "TC", answer) for answer in ANSWERS]
    index = index_of(*games)
    ten, heart_ten = Cards("TC"), Cards("TH")
    assert (index.a(ten, heart_ten, 11), index.b(ten, 11)) == (2, 6)
    assert index.a(ten, Cards(), 11) == 1, "a pass is an outcome"
    assert index.b(ten, 10) == index.b(ten, 12) == 0
    assert index.a(Cards(), Cards("3C"), 0) == index.b(Cards(), 0) == 6, "what is led follows nothing"


# Three rounds of pairs: 35, 102 and 155 points.
NOW = (
    *("3C 3D", "4C 4D", "5C 5D", "6D 6S"),
    *("7H 7S", "TH TS", "QH QS", "pass"),
    *("KC KH", "AC AD", "pass", "pass"),
)
# Three rounds of pairs with the same levels, six of those nine pairs, and then the kings.
THEN = (
    *("3C 3D", "4C 4D", "5C 5D", "6D 6S"),
    *("9H 9S", "TH TS", "JH JS", "pass"),
    *("pass", "pass", "8H 8S", "QH QS"),
    "KD KS",
)


def test_figure_7_features_and_matching_ratio() -> None:
    view = played(*NOW).view(0)
    assert [(first.split()[0], level) for first, level, _ in features(view)] == [
        ("pair", 3),
        ("pair", 10),
        ("pair", 15),
    ]
    (found,) = index_of(played(*THEN)).related(view, enough=1)
    assert Fraction(found.matching).limit_denominator(100) == Fraction(6, 9)
    assert found.levels[:3] == (15, 10, 3)
    assert str(found.next[0]) == "KD KS"
    own, expected = index_of(played(*THEN)).expected(view, 0, enough=1)
    assert own
    assert list(expected) == ["pair K"]
    assert expected["pair K"] == pytest.approx((1, 6 / 9))


# The club three and the heart nine begin the rounds, with 35 points on the table.
FIGURE_9 = ("3C", "5H", "7D", "8S", "9H")
INFO_SETS = (
    (("3C", "5D", "7H", "8C", "9H", "TH"), Fraction(5, 5)),
    (("3C", "4S", "6S", "9D", "9H", "TH"), Fraction(2, 5)),
    (("3C", "5S", "6D", "9C", "9H", "TS"), Fraction(3, 5)),
    (("3C", "4D", "6H", "9C", "9H", "9S"), Fraction(2, 5)),
    (("3C", "4H", "6C", "9D", "9H", "QC"), Fraction(2, 5)),
)


def test_figure_9_five_related_info_sets_predict_the_next_opponent() -> None:
    view = played(*FIGURE_9).view(0)
    index = index_of(*(played(*moves) for moves, _ in INFO_SETS))
    assert features(view) == [("single 3", 2, 12), ("single 9", 3, 12)]
    found = {each.game: each for each in index.related(view, ranks=True, held=True)}
    assert [Fraction(found[i].matching).limit_denominator(100) for i in range(5)] == [h for _, h in INFO_SETS]
    assert [str(found[i].next[1]) for i in range(5)] == ["TH", "TH", "TS", "9S", "QC"]
    _, expected = index.expected(view, 1, ranks=True, held=True)
    assert set(expected) == {"single T", "single 9", "single Q"}
    assert expected["single T"] == pytest.approx((3, 10 / 5))
    assert expected["single 9"] == expected["single Q"] == pytest.approx((1, 2 / 5))
    _, apart = index.expected(view, 1, ranks=True, held=True, suits=True)
    assert {name: times for name, (times, _) in apart.items()} == {"TH": 2, "TS": 1, "9S": 1, "QC": 1}
    assert [apart[name][1] for name in ("TH", "TS", "9S", "QC")] == pytest.approx(
        [7 / 5, 3 / 5, 2 / 5, 2 / 5]
    )
    assert index.related(view, ranks=True, held=True)[0].next[2] is None, "the games end there"
