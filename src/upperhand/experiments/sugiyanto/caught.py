"""What losing rule-based seats with many cards left hold: five-card hands that they could not lead."""

from itertools import combinations as pairs_of
from itertools import islice
from pathlib import Path
from typing import Any

from upperhand._core import Cards
from upperhand.big_two import Rules, State, combinations
from upperhand.experiments.sugiyanto.contests import MANY_LEFT
from upperhand.experiments.sugiyanto.matches import USUAL
from upperhand.record import Record, read_records


def caught_figures(path: Path, first: int, games: int) -> dict[str, Any]:
    """Seats with many cards left in so many games of a file, and how many five-card hands they hold."""
    held = [
        five_card_hands(record.rules, hand)
        for record in islice(read_records(path), first, first + games)
        for name, hand in zip(record.seats, _hands_left(record), strict=True)
        if name == USUAL and len(hand) >= MANY_LEFT
    ]
    return {
        "games": games,
        "seats": len(held),
        "with_five": sum(count > 0 for count in held),
        "with_two": sum(count == 2 for count in held),
    }


def _hands_left(record: Record) -> tuple[Cards, ...]:
    state = record.replay()
    assert isinstance(state, State), "every game here is one of Big Two"
    return tuple(state.hands)


def five_card_hands(rules: Rules, hand: Cards) -> int:
    """How many disjoint five-card combinations a hand holds: 0, 1 or 2."""
    found = [each.cards for kind in combinations(rules, hand).values() for each in kind]
    fives = [cards for cards in found if len(cards) == 5]
    if any(not one & other for one, other in pairs_of(fives, 2)):
        return 2
    return min(len(fives), 1)
