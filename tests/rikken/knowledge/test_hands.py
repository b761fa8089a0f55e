"""Generalised hands: there are 194 of them, and every hand is one."""

import pytest

from tests.conftest import scaled
from tests.rikken.bidding.positions import LOW, NINE_SPADES, TABLE_3_1
from upperhand import Cards
from upperhand.rikken import Rules, State
from upperhand.rikken.knowledge import Combination, generalised
from upperhand.rikken.knowledge.hands import written

COMBINATIONS = [
    (a, b, c, d)
    for a in range(14)
    for b in range(a + 1)
    for c in range(b + 1)
    for d in range(c + 1)
    if a + b + c + d <= 13
]


def hand_of(wanted: Combination) -> Cards:
    """As many of the highest cards as tricks are wanted of each suit, and low cards in the shortest suits."""
    suits = [list("AKQJT98765432"[:tricks]) for tricks in wanted]
    while sum(map(len, suits)) < 13:
        shortest = min(suits, key=len)
        shortest.append(next(rank for rank in "23456789TJQKA" if rank not in shortest))
    return Cards(" ".join(rank + suit for suit, ranks in zip("DCHS", suits, strict=True) for rank in ranks))


def test_there_are_194() -> None:
    assert len(COMBINATIONS) == 194


@pytest.mark.parametrize("wanted", COMBINATIONS, ids=written)
def test_each_of_them_is_some_hand(wanted: Combination) -> None:
    hand = hand_of(wanted)
    assert len(hand) == 13
    assert generalised(hand, "tpc") == wanted


def test_every_hand_is_one_of_them() -> None:
    for seed in range(scaled(300, 20_000)):
        for hand in State.deal(Rules(), seed).hands:
            assert generalised(hand, "tpc") in COMBINATIONS
            assert generalised(hand, "ltc") in COMBINATIONS


def test_suits_are_equal() -> None:
    for seed in range(20):
        hand = State.deal(Rules(), seed).hands[0]
        turned = str(hand).translate(str.maketrans("DCHS", "SDCH"))
        assert generalised(Cards(turned), "tpc") == generalised(hand, "tpc")


@pytest.mark.parametrize(
    ("hand", "tpc", "ltc"),
    [
        (TABLE_3_1, (3, 2, 1, 0), (3, 2, 2, 1)),
        (NINE_SPADES, (9, 1, 0, 0), (2, 1, 0, 0)),
        (LOW, (0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_known_hands(hand: str, tpc: Combination, ltc: Combination) -> None:
    assert generalised(Cards(hand), "tpc") == tpc
    assert generalised(Cards(hand), "ltc") == ltc
