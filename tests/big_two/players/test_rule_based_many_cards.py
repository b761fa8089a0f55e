"""Algorithms 5 and 6: leading with more than four cards."""

import pytest

from tests.big_two.players.positions import expect, leading

LOW = "3D 3C 3H 4D 4C 4H 5D 5C 5H"  # held by an opponent, these lift cards into class B
FAR = ["TD TH JD JH", "QD QH AD AH", "2D 2C 2H 2S"]  # above most, in nobody's reach to be out soon


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 4S 5S 6S 8S 7D 7C 9H KC", ["2D", *FAR[:2]], "3S 4S 5S 6S 8S", "one card left cannot follow it"),
        ("3S 6D 6S 9C 9H KC", ["2D", *FAR[:2]], "6D 6S", "one card left cannot follow it"),
        ("3S 6D 7S 9C 2S", ["2D", *FAR[:2]], "2S", "of these singles nothing unseen beats it"),
        ("3S 6D 7S KC 2D", ["2C", LOW, "6C 7C 8C 9S"], "KC", "of these singles little that is unseen"),
        ("4S 6D 7S 9C TC", ["2D", "3D 3C 3H", FAR[1]], "4S", "of these singles much that is unseen"),
        ("3S 6D 7S 8C 9H", ["2D", *FAR[:2]], "3S", "of these singles all that is unseen beats it"),
    ],
)
def test_algorithm_5_against_one_card(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 6D 6S 9C 9H KD KC", FAR, "6D 6S", "there are more pairs than singles, and no five-card hand"),
        ("3S 6D 6S 9C 9H KC", FAR, "6D 6S", "all that is unseen beats it"),
        ("3S 6D 6S 9C KC", ["5C 5H 7D 7H", *FAR[1:]], "3S", "all that is unseen beats it"),
        ("4S 6D 6S 9C KC", ["3C 5C 5H 7D 7H", *FAR[1:]], "6D 6S", "much that is unseen beats it"),
        (
            "AC AS QD KC 2D",
            [LOW, "6D 6C 6H 7D 7C 7H", "8D 8C 8H 9D 9C 2H 2S"],
            "AC AS",
            "little that is unseen",
        ),
        ("8D TC JH QS KD", ["3D 4D", "5C 6C", "6D 7C"], "8D", "nothing unseen beats it"),
    ],
)
def test_algorithm_5_otherwise(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("3S 4S 5S 6S 8S 2S", [*FAR[:2], "9D 9H"], "3S 4S 5S 6S 8S", "the first of 2 last plays"),
        ("3S 4S 5S 6S 8S 4D", ["9D TD JD QD AD", "KC", "7C"], "3S 4S 5S 6S 8S", "the first of 2 last plays"),
        ("3D 4D 5C 6D 7D 2S", ["9D TD JD QD AD", "KC", "7C"], "2S", "the first of 2 last plays"),
        ("3D 4D 5C 6D 7D 4S", ["9D TD JD QD AD", "KC", "7C"], "3D 4D 5C 6D 7D", "five-card hand of 2 last"),
        ("3S 4S 5S 6S 8S 4D 2S", [*FAR[:2], "9D 9H"], "3S 4S 5S 6S 8S", "the first of 3 last plays"),
        (
            "3D 4D 5C 6D 7D 4S 2S",
            ["9D TD JD QD AD", "KC", "7C"],
            "3D 4D 5C 6D 7D",
            "five-card hand of 3 last",
        ),
        ("4D 4S 7D 7S 9C", FAR, "4D 4S", "the lowest pair of 3 last plays"),
        (
            "4D 4S 7D 7S 9C",
            [*FAR[:2], "2D 2C"],
            "7D 7S",
            "the highest pair, as an opponent has two cards left",
        ),
        ("4D 4S 7D 7S 9C 9S", FAR, "4D 4S", "the lowest pair of 3 last plays"),
    ],
)
def test_algorithm_6(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (
            ["TD TH JD JH", "2D", "2C 2H"],
            "5D 5C 5H 5S",
            "nothing unseen beats it, and it is the first of 2 last plays",
        ),
        (["6D 6C 6H 6S", "2D", "2C 2H 2S"], "5D 5C 5H 5S", "the lowest pair of 2 last plays"),
    ],
)
def test_algorithm_6_with_four_of_a_kind_as_a_group(opponents: list[str], move: str, words: str) -> None:
    """Under charlesworth's rules four of a kind takes no fifth card."""
    expect(leading("5D 5C 5H 5S 8D", *opponents, rules="charlesworth"), move, words)
