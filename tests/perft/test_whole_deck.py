"""Proves that the whole deck holds the plays that counting by hand gives, the same ones as the reference."""

from __future__ import annotations

import pytest

from tests.reference.big_two import DECK, BigTwo
from tests.reference.presets import PRESETS
from tests.reference.translate import to_plain, to_rules
from tests.reference.variants import ODD, Switches
from upperhand import Cards
from upperhand.big_two import combinations

TEN_STRAIGHTS = tuple("A2345 23456 34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA".split())
COUNTS = {
    "single": 52,
    "pair": 78,  # 13 ranks, 6 pairs each
    "triple": 52,
    "straight": 10_200,  # 10 sequences of (4^5 - 4) suits
    "flush": 5_108,  # 4 suits of (1,287 - 10) sets
    "full_house": 3_744,  # 13 * 4 triples, 12 * 6 pairs
    "four_plus_one": 624,  # 13 fours, 48 other cards
    "straight_flush": 40,
}


def test_counts_of_the_whole_deck() -> None:
    rules = to_rules({"triples": True, "straights": TEN_STRAIGHTS})
    counts = {kind: len(found) for kind, found in combinations(rules, Cards.DECK).items()}
    assert counts == COUNTS
    assert sum(counts.values()) == 19_898


@pytest.mark.parametrize("switches", [*PRESETS.values(), *ODD.values()], ids=[*PRESETS, *ODD])
def test_plays_of_the_whole_deck(switches: Switches) -> None:
    rules, book = to_rules(switches), BigTwo(switches)
    expected = {(book.kind(play), play) for play in book.plays_by_shape(frozenset(DECK))}
    found = [
        (one.kind, to_plain(one.cards)) for ones in combinations(rules, Cards.DECK).values() for one in ones
    ]
    assert len(found) == len(set(found)), "a combination is listed twice"
    assert set(found) == expected


@pytest.mark.parametrize("switches", [*PRESETS.values(), *ODD.values()], ids=[*PRESETS, *ODD])
def test_strength_orders_each_kind(switches: Switches) -> None:
    rules, book = to_rules(switches), BigTwo(switches)
    for kind, found in combinations(rules, Cards.DECK).items():
        strengths = [one.strength for one in found]
        assert strengths == sorted(strengths), f"{kind} is not listed in ascending order"
        keys = [book.strength(to_plain(one.cards)) for one in found]
        assert keys == sorted(keys), f"{kind} is ordered otherwise than the rules say"
        assert len(set(strengths)) == len(set(keys)), (
            f"{kind} has ties that the rules do not have, or lacks some"
        )
