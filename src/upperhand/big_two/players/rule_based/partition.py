"""Splits a hand into the combinations to play it in: five-card hands first, then groups, then singles."""

from collections.abc import Iterable, Sequence
from itertools import combinations as pairs_of
from typing import NamedTuple

from upperhand._core import Cards
from upperhand._core.big_two import Combination, Rules, combinations, minimum_plays


class Choice(NamedTuple):
    """Disjoint five-card hands that are considered together, and the cards they use."""

    hands: tuple[Combination, ...]
    mask: int


def partition(rules: Rules, hand: Cards) -> list[Combination]:
    """Every card of the hand in exactly one combination."""
    held = combinations(rules, hand)
    choices = bi_five_card(five_card_hands(held))
    if not choices:
        return small_plays(rules, hand)
    chosen = best_five_card(rules, hand, held["single"], choices)
    rest = hand - Cards.from_mask(chosen.mask)
    # Only the hands of seventeen and eighteen cards, when the whole deck is dealt, have room for a third.
    room_for_a_third = len(chosen.hands) == 2 and len(rest) >= 5
    return [*chosen.hands, *(partition(rules, rest) if room_for_a_third else small_plays(rules, rest))]


def five_card_hands(held: dict[str, list[Combination]]) -> list[Combination]:
    return [one for kind in held.values() if len(kind[0].cards) == 5 for one in kind]


def bi_five_card(hands: Sequence[Combination]) -> list[Choice]:
    """Algorithm 10: all couples of disjoint five-card hands; where there is none, each hand alone."""
    alone = [Choice((one,), one.cards.mask) for one in hands]
    couples = [
        Choice(a.hands + b.hands, a.mask | b.mask) for a, b in pairs_of(alone, 2) if not a.mask & b.mask
    ]
    return couples or alone


def best_five_card(
    rules: Rules, hand: Cards, singles: Sequence[Combination], choices: list[Choice]
) -> Choice:
    """Algorithm 11: what leaves the highest card, then the fewest combinations, then is of the highest rank.

    "The rank of five-card combinations is straight < flush < ...", so between two of a kind the first, which
    holds the lower cards, stays. `singles` are the cards of the hand from low to high.
    """
    if len(choices) == 1:
        return choices[0]
    choices = _leaving_the_highest_card(choices, singles)
    left = [minimum_plays(rules, hand - Cards.from_mask(choice.mask)) for choice in choices]
    fewest = min(left)
    best = [choice for choice, plays in zip(choices, left, strict=True) if plays == fewest]
    return max(best, key=lambda choice: _ranks_of(rules, choice))


def small_plays(rules: Rules, cards: Cards) -> list[Combination]:
    """Groups and singles, where no five-card hand is left; pairs go two by two where the rules allow it."""
    parts = [part for of_rank in _by_rank(cards) for part in _plays_of_rank(rules, of_rank)]
    if rules.four_card_hands:
        parts = _with_two_pairs(parts)
    return [one for part in parts if (one := rules.classify(part)) is not None]


def _leaving_the_highest_card(choices: list[Choice], singles: Sequence[Combination]) -> list[Choice]:
    for single in reversed(singles):
        card = single.cards.mask
        leaving = [choice for choice in choices if not card & choice.mask]
        if leaving:
            return leaving
    return choices


def _ranks_of(rules: Rules, choice: Choice) -> list[int]:
    """Higher hands first."""
    return sorted((rules.five_card_hands.index(one.kind) for one in choice.hands), reverse=True)


def _by_rank(cards: Cards) -> Iterable[Cards]:
    """The cards of each rank held."""
    mask = cards.mask
    for shift in range(0, 52, 4):
        if of_rank := mask & 15 << shift:
            yield Cards.from_mask(of_rank)


def _plays_of_rank(rules: Rules, cards: Cards) -> Sequence[Cards]:
    """A triple that may not be played alone is its two lower cards and a single."""
    if len(cards) < 3 or rules.classify(cards) is not None:
        return [cards]
    lowest = rules.lowest_card(cards)
    pair = lowest | rules.lowest_card(cards - lowest)
    return [pair, cards - pair]


def _with_two_pairs(parts: list[Cards]) -> list[Cards]:
    """Joins the lowest pairs first, so that the highest is the one that may stay."""
    pairs = [part for part in parts if len(part) == 2]
    joined = [low | high for low, high in zip(pairs[::2], pairs[1::2], strict=False)]
    return [*(part for part in parts if len(part) != 2), *joined, *(pairs[-1:] if len(pairs) % 2 else [])]
