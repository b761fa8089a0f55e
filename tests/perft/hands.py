"""Random hands and tables in which rare combinations are not rare."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from tests.reference.big_two import DECK, RANKS, SUITS, BigTwo, CardSet


def pool(random: Random) -> list[str]:
    """The cards to draw a hand from: often few suits or few ranks, so that flushes and fours occur."""
    suits = random.choice((SUITS, SUITS, random.sample(SUITS, 2), random.sample(SUITS, 1)))
    first = random.randrange(len(RANKS))
    ranks = random.choice((RANKS, (RANKS + RANKS)[first : first + random.randint(4, 7)]))
    return [card for card in DECK if card[1] in suits and card[0] in ranks]


def random_hand(random: Random, without: CardSet, size: int) -> CardSet:
    """This many cards; those that the pool lacks come from the whole deck."""
    rest = [card for card in DECK if card not in without]
    wanted = [card for card in pool(random) if card not in without]
    chosen = random.sample(wanted, min(len(wanted), size - random.randint(0, min(4, size))))
    others = [card for card in rest if card not in chosen]
    return frozenset(chosen + random.sample(others, size - len(chosen)))


def hand_size(random: Random) -> int:
    """Thirteen as a rule; also what is left late in a game, and the large hands of three players."""
    return random.choice((13, 13, 13, 17, 18, random.randint(1, 12)))


def plays_by_kind(rules: BigTwo) -> dict[str, list[CardSet]]:
    """Every play of the whole deck."""
    found: dict[str, list[CardSet]] = defaultdict(list)
    for play in rules.plays_by_shape(frozenset(DECK)):
        found[str(rules.kind(play))].append(play)
    return found


def random_table(random: Random, plays: dict[str, list[CardSet]]) -> CardSet:
    """A play to follow; every kind is equally likely."""
    return random.choice(plays[random.choice(sorted(plays))])
