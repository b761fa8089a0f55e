"""Every way to split a small hand into plays, found by trying them all."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.big_two import BigTwo, CardSet

Partition = frozenset[CardSet]


def partitions(rules: BigTwo, hand: CardSet) -> Iterator[Partition]:
    """Each set of disjoint plays that together are the hand, once."""
    if not hand:
        yield frozenset()
        return
    first = min(hand)  # some play must hold this card: taking it first finds each partition once
    for play in [play for play in rules.plays(hand) if first in play]:
        for rest in partitions(rules, hand - play):
            yield rest | {play}


def smallest_partitions(rules: BigTwo, hand: CardSet) -> set[Partition]:
    every = list(partitions(rules, hand))
    fewest = min(map(len, every))
    return {partition for partition in every if len(partition) == fewest}
