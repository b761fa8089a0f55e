"""A hand as the bidding methods read it: suit by suit, each from its highest card to its lowest."""

from upperhand._core import Cards

SUITS = "DCHS"
SUIT_WORDS = {"D": "diamonds", "C": "clubs", "H": "hearts", "S": "spades"}
RANKS = "23456789TJQKA"
ACE = 12

_PLACE = {rank: place for place, rank in enumerate(RANKS)}


def by_suit(hand: Cards) -> dict[str, list[int]]:
    """The ranks held of each suit, 2 = 0 to ace = 12, high to low.

    >>> by_suit(Cards("AS 2S TD"))
    {'D': [8], 'C': [], 'H': [], 'S': [12, 0]}
    """
    held: dict[str, list[int]] = {suit: [] for suit in SUITS}
    for card in hand:
        held[card.suit].append(_PLACE[card.rank])
    return {suit: sorted(ranks, reverse=True) for suit, ranks in held.items()}
