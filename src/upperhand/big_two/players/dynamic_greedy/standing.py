"""What combinations are worth now: Table 2, read from the highest card still out.

"The GV is relative too, because the GV can rise if the higher card has been thrown": the highest card that
was not played yet is worth what the highest card of the deck is in the table, the next one what the next is,
and so on. Pairs go by rank likewise, except the 2s: their pair is low for being better split, not for being
weak.
"""

from functools import lru_cache

from upperhand._core.big_two import View
from upperhand.big_two.players.dynamic_greedy.settings import Settings

Row = list[float] | tuple[float, ...]

_CARDS = 52
_TWOS = 12


def worth(settings: Settings, view: View) -> list[Row]:
    """A row for each of KINDS, with what such a combination is worth by its highest card in order of play."""
    singles = single_values(settings.singles, view)
    two_pair, four = settings.four_card_hands
    return [
        singles,
        pair_values(settings.pairs, view),
        [settings.triple + value for value in singles],
        [two_pair + value for value in singles],
        [four + value for value in singles],
        *_five_card_rows(settings.five_card_hands),
    ]


def single_values(table: tuple[float, ...], view: View) -> list[float]:
    out = view.hand.mask | view.unseen.mask
    places = [place for place, card in enumerate(_order_of_play(view.rules.suit_order)) if out & card]
    values = [0.0] * _CARDS
    for place, value in zip(places, table[_CARDS - len(places) :], strict=True):
        values[place] = value
    return values


def pair_values(table: tuple[float, ...], view: View) -> list[float]:
    hand, unseen = view.hand.mask, view.unseen.mask
    values = [0.0] * _CARDS
    standing = _TWOS
    for rank in reversed(range(_CARDS // 4)):
        if not _somebody_may_pair(rank, hand, unseen):
            continue
        row = rank if rank == _TWOS else standing - 1
        standing = row
        low, high = table[2 * row : 2 * row + 2]
        values[4 * rank : 4 * rank + 4] = low, low, low, high
    return values


def _somebody_may_pair(rank: int, hand: int, unseen: int) -> bool:
    """A 2 in hand and one unseen are no pair, as in the example of section 2.2."""
    return any((cards >> 4 * rank & 15).bit_count() >= 2 for cards in (hand, unseen))


@lru_cache
def _order_of_play(suit_order: str) -> tuple[int, ...]:
    """The bit of each card, from the lowest to the highest in order of play."""
    return tuple(1 << 4 * rank + "DCHS".index(suit) for rank in range(_CARDS // 4) for suit in suit_order)


@lru_cache
def _five_card_rows(values: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    return tuple((value,) * _CARDS for value in values)
