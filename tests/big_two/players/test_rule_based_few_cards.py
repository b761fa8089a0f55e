"""Algorithms 2, 3 and 4: leading with two, three or four cards."""

import pytest

from tests.big_two.players.positions import expect, leading

LOW = "3D 3C 3H 4D 4C 4H 5D 5C 5H"  # held by an opponent, these lift cards into class B


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "KS", "nothing unseen beats it, and 4D goes out next"),
        (["2D", "JD JC", "5C 6C"], "KS", "the higher of two cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lower of two cards, as KS can still be beaten"),
    ],
)
def test_algorithm_2(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        ("KD KS 4D", ["QD QC", "JD JC", "5C 2S"], "KD KS", "nothing unseen beats it, and 4D goes out next"),
        ("5D 5S KS", ["QD QC QH", "9D 9C", "4C"], "KS", "nothing unseen beats it, and 5D 5S goes out next"),
        ("5D 5S 8S", ["QD", "9C 9H TD", "4C 6C 7C"], "5D 5S", "an opponent with one card left cannot follow"),
        ("5D 5S 8S", ["QD QC", "9C 9H TD", "4C 6C 7C"], "8S", "an opponent with 2 cards left could answer"),
        ("5D 5S 3S", ["4C 4H TD", "QD QC QH", "KD KC JD"], "3S", "all that is unseen beats it"),
        ("5D 5S 8S", ["4C 4H TD", "QD QC QH", "KD KC JD"], "5D 5S", "much that is unseen beats it"),
        ("KD KS AS", [LOW, "6D 6C 7D 7C", "8D 2D 2C"], "KD KS", "little that is unseen beats it"),
    ],
)
def test_algorithm_3_with_a_pair(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "9S", "nothing unseen beats KS, which takes control for 4D"),
        (["2D", "JD JC", "5C 6C"], "KS", "the highest of three cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lowest of three cards, as even KS can be beaten"),
    ],
)
def test_algorithm_3_with_singles(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D 9S KS", *opponents), move, words)


def test_a_triple_that_may_not_be_played_alone_is_a_pair_and_a_single() -> None:
    expect(leading("9D 9C 9S", "8D 8C TD", "7D 7C 7H", "3D 3C 3H"), "9D 9C", "9S goes out next")


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC 2S", "JD JC", "5C 6C 7C"], "KD KS", "nothing unseen beats it, and 5D 5S goes out next"),
        (["2D 2C", "JD JC 3D", "5C 6C 7C"], "KD KS", "the higher of two pairs, as an opponent has two cards"),
        (
            ["2D 2C 3C", "JD JC 3D", "5C 6C 7C"],
            "5D 5S",
            "the lower of two pairs, as KD KS can still be beaten",
        ),
    ],
)
def test_algorithm_4_with_two_pairs(opponents: list[str], move: str, words: str) -> None:
    expect(leading("5D 5S KD KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("hand", "opponents", "move", "words"),
    [
        (
            "5D 5S 7D KS",
            ["QD QC QH", "JD JC 9C", "6C 8C"],
            "7D",
            "nothing unseen beats KS, which takes control",
        ),
        ("KD KS 5D 7D", ["2S", "JD JC 9C", "6C 8C"], "KD KS", "an opponent with one card left cannot follow"),
        ("KD KS 5D 7D", ["2S AC", "JD JC 9C", "6C 8C TC"], "5D", "as an opponent has two cards left"),
        (
            "KD KS 5D 7D",
            ["2S AC QC", "JD JC 9C", "6C 8C TC"],
            "5D",
            "which nothing unseen beats, takes control",
        ),
        ("5D 5S 3S 7D", ["2S AC QC", "JD JC 4C", "4D 8C TC"], "3S", "all that is unseen beats it"),
        ("5D 5S 6S 7D", ["2S AC QC", "JD JC 4C", "4D 8C TC"], "5D 5S", "much that is unseen beats it"),
        ("KD KS AC AS", [LOW, "6D 6C 7D 7C", "8D 2D 2C"], "KD KS", "the lower of two pairs"),
        ("KD KS AC 2D", [LOW, "6D 6C 7D 7C", "8D 2C 2S"], "KD KS", "little that is unseen beats it"),
    ],
)
def test_algorithm_4_with_one_pair(hand: str, opponents: list[str], move: str, words: str) -> None:
    expect(leading(hand, *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["QD QC", "JD JC", "5C 6C"], "7S", "the second lowest of four cards, as nothing unseen beats KS"),
        (["2D", "JD JC", "5C 6C"], "KS", "the highest of four cards, as an opponent has one card left"),
        (["2D AC", "JD JC", "5C 6C"], "4D", "the lowest of four cards, as even KS can be beaten"),
    ],
)
def test_algorithm_4_with_singles(opponents: list[str], move: str, words: str) -> None:
    expect(leading("4D 7S 9S KS", *opponents), move, words)


@pytest.mark.parametrize(
    ("opponents", "move", "words"),
    [
        (["2S AC QC", "JD JC 9C", "6C 8C TC"], "7D 7C 7H", "nothing unseen beats it, and 5D goes out next"),
        (["2S AC QC", "8D 8C 8H", "6C 9C TC"], "5D", "an opponent with 3 cards left could answer 7D 7C 7H"),
        (["2S", "8D 8C 8H 9D", "6C 9C TC"], "7D 7C 7H", "an opponent with one card left cannot follow"),
    ],
)
def test_a_triple_and_a_single_are_led_as_a_pair_and_a_single(
    opponents: list[str], move: str, words: str
) -> None:
    expect(leading("7D 7C 7H 5D", *opponents, rules="greedy"), move, words)
