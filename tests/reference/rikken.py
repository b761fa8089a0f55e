"""Rikken as its rules are written: slow, plain, and sharing no code with the core that it tests.

A card is text ("2D", "TS"), a hand a frozenset of cards, a move the text a person would say ("rik",
"trump H", "call AS blind", "AS"), the switches a plain dict. Source: Vorsteveld (2007), chapter 2.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Card = str
Hand = frozenset[Card]
Laid = tuple[int, Card]  # a seat and the card it laid on the table
Switches = Mapping[str, Any]

RANKS = "23456789TJQKA"  # low to high, trumps too
SUITS = "DCHS"
DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
QUEEN = "QS"  # Schoppen Mie


@dataclass(frozen=True)
class Contract:
    """A row of Table 2.1."""

    least: int = 0  # tricks the declaring side must take
    most: int = 13
    partner: bool = False
    trump: bool = False
    open: bool = False  # the declarer's cards lie open from the first card of the second trick
    talk: bool = False  # the defenders discuss
    leads: bool = False  # the declarer leads to the first trick


# From low to high as Table 2.1 has them.
CONTRACTS: dict[str, Contract] = {
    "rik": Contract(least=8, partner=True, trump=True),
    "rik_beter": Contract(least=8, partner=True, trump=True),
    "solo8": Contract(least=8, trump=True),
    "troela": Contract(least=8, partner=True, trump=True),
    "piek": Contract(least=1, most=1),
    "solo9": Contract(least=9, trump=True),
    "misere": Contract(most=0),
    "solo10": Contract(least=10, trump=True),
    "open_piek": Contract(least=1, most=1, open=True),
    "solo11": Contract(least=11, trump=True),
    "open_piek_talk": Contract(least=1, most=1, open=True, talk=True, leads=True),
    "open_misere": Contract(most=0, open=True),
    "solo12": Contract(least=12, trump=True),
    "open_misere_talk": Contract(most=0, open=True, talk=True, leads=True),
    "solo13": Contract(least=13, trump=True, leads=True),
    "schoppen_mie": Contract(),
    # Not in the table: alone, with hearts as trump.
    **{f"solo{least}_beter": Contract(least=least, trump=True, leads=least == 13) for least in range(8, 14)},
}


def height(card: Card) -> int:
    """0 for a 2, 12 for an ace."""
    return RANKS.index(card[0])


def suit(card: Card) -> str:
    return card[1]


def of_suit(cards: Iterable[Card], wanted: str | None) -> Hand:
    return frozenset(card for card in cards if suit(card) == wanted)


def aces(hand: Collection[Card]) -> list[Card]:
    return [card for card in hand if card[0] == "A"]


def text(cards: Iterable[Card]) -> str:
    return " ".join(sorted(cards, key=DECK.index))


def winner(trick: list[Laid], trump: str | None) -> Laid:
    """The highest trump takes the trick; without one, the highest card of the suit led."""
    trumps = [laid for laid in trick if suit(laid[1]) == trump]
    followers = [laid for laid in trick if suit(laid[1]) == suit(trick[0][1])]
    return max(trumps or followers, key=lambda laid: height(laid[1]))


def callable_cards(hand: Hand, trump: str | None, blind_call: bool) -> list[str]:
    """The calls open to a declarer: an ace if there is one, else a king, and so on down.

    It is no trump, not held, and in a suit of which something is held; failing that, blind, in a void suit.
    """
    for rank in reversed(RANKS):
        wanted = [rank + each for each in SUITS if each != trump and rank + each not in hand]
        held = [card for card in wanted if of_suit(hand, suit(card))]
        if held:
            return [f"call {card}" for card in held]
        if wanted and blind_call:
            return [f"call {card} blind" for card in wanted]
    # Nothing at all to call in a suit that is held: blind, whether that is the custom or not.
    return [f"call A{each} blind" for each in SUITS if each != trump and "A" + each not in hand]


def playable(hand: Hand, led: str | None) -> Hand:
    """Any card leads; the others follow suit, and may play anything if they cannot."""
    return of_suit(hand, led) or hand


def queen_of_spades_cards(hand: Hand, led: str | None, queen_laid: bool) -> Hand:
    """Schoppen Mie: no spades before their queen is laid, and she comes as soon as she cannot follow."""
    if led is not None and of_suit(hand, led):
        return of_suit(hand, led)
    if led is not None and QUEEN in hand:
        return frozenset([QUEEN])
    others = hand - of_suit(hand, "S")
    return hand if queen_laid or not others else others
