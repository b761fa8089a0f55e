"""Big Two as its rules are written: slow, plain, and sharing no code with the core that it tests.

A card is text ("3D", "TS"), a hand or a play is a frozenset of cards, the switches are a plain dict.
Sources: the rules sections of Sugiyanto et al. (2021), of the Big2AI paper and of the dynamic greedy paper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any

Card = str
CardSet = frozenset[Card]
Switches = Mapping[str, Any]
Key = tuple[int, ...]

RANKS = "3456789TJQKA2"  # low to high; the twos are big
SUITS = "DCHS"
DECK: tuple[Card, ...] = tuple(rank + suit for rank in RANKS for suit in SUITS)

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "deal": "thirteen",
    "suit_order": "DCHS",
    "triples": False,
    "four_card_hands": False,
    "five_card_hands": ("straight", "flush", "full_house", "four_plus_one", "straight_flush"),
    "straights": tuple("34567 45678 56789 6789T 789TJ 89TJQ 9TJQK TJQKA".split()),
    "flush_order": "suit",
    "must_match": "size",
    "bombs": (),
    "opening": "contains",
    "after_pass": "may_return",
    "lead_after_unbeatable": False,
    "scoring": "count",
    "card_points": 1,
    "double_from": 0,
    "triple_from": 0,
    "triple_if_unplayed": False,
    "double_per_two": False,
}

# The shape of a play is how many cards it has of each of its ranks, largest group first.
SHAPES = {
    (1,): "single",
    (2,): "pair",
    (3,): "triple",
    (2, 2): "two_pair",
    (4,): "four_of_a_kind",
    (3, 2): "full_house",
    (4, 1): "four_plus_one",
}


def rank_of(card: Card) -> int:
    """0 for a 3, 12 for a 2."""
    return RANKS.index(card[0])


def text(cards: Iterable[Card]) -> str:
    """Cards in deck order, as a person writes them."""
    return " ".join(sorted(cards, key=DECK.index))


@cache
def cards_of(written: str) -> CardSet:
    """The set a text like "3D TS" names."""
    return frozenset(written.split())


class BigTwo:
    """The rules under one set of switches; switches not given take their default."""

    def __init__(self, switches: Switches | None = None) -> None:
        self.switches: dict[str, Any] = {**DEFAULTS, **(switches or {})}
        self.five_card_hands: list[str] = list(self.switches["five_card_hands"])
        self.straights: list[str] = list(self.switches["straights"])
        self._straight_places = {frozenset(names): place for place, names in enumerate(self.straights)}
        # What was worked out before; it only saves time.
        self._kinds: dict[tuple[str, bool], str | None] = {}
        self._plays: dict[CardSet, list[CardSet]] = {}

    # ---- one card -------------------------------------------------------------------------------

    def suit_of(self, card: Card) -> int:
        """0 for the lowest suit, 3 for the highest."""
        return str(self.switches["suit_order"]).index(card[1])

    def order(self, card: Card) -> tuple[int, int]:
        """Cards compare by rank, and by suit among equal ranks."""
        return rank_of(card), self.suit_of(card)

    def lowest(self, cards: Iterable[Card]) -> Card:
        return min(cards, key=self.order)

    def highest(self, cards: Iterable[Card]) -> Card:
        return max(cards, key=self.order)

    def card_value(self, cards: Iterable[Card]) -> int:
        """3 counts 1 ... 2 counts 13, and the suits add 1 to 4."""
        return sum(rank_of(card) + 1 + self.suit_of(card) + 1 for card in cards)

    # ---- what a set of cards is -----------------------------------------------------------------

    def kind(self, cards: Collection[Card]) -> str | None:
        """The kind of play these cards make together, or None."""
        return self._known_kind(
            "".join(sorted([card[0] for card in cards])), len({card[1] for card in cards}) == 1
        )

    def _known_kind(self, ranks: str, of_one_suit: bool) -> str | None:
        """Of ranks in the order of their letters."""
        if (ranks, of_one_suit) not in self._kinds:
            self._kinds[ranks, of_one_suit] = self._kind(ranks, of_one_suit)
        return self._kinds[ranks, of_one_suit]

    def _kind(self, ranks: str, of_one_suit: bool) -> str | None:
        shape = tuple(sorted(Counter(ranks).values(), reverse=True))
        different = shape == (1, 1, 1, 1, 1)
        kind = self._kind_of_five_ranks(ranks, of_one_suit) if different else SHAPES.get(shape)
        return kind if kind in self.kinds_allowed() else None

    def _kind_of_five_ranks(self, ranks: str, of_one_suit: bool) -> str | None:
        in_sequence = frozenset(ranks) in self._straight_places
        if in_sequence and of_one_suit:
            if "straight_flush" in self.five_card_hands:
                return "straight_flush"
            # Where nobody speaks of straight flushes the cards are both, and count as the better one.
            both = [kind for kind in self.five_card_hands if kind in ("straight", "flush")]
            return both[-1] if both else None
        if in_sequence:
            return "straight"
        return "flush" if of_one_suit else None

    def kinds_allowed(self) -> list[str]:
        kinds = ["single", "pair"]
        if self.switches["triples"]:
            kinds += ["triple"]
        if self.switches["four_card_hands"]:
            kinds += ["two_pair", "four_of_a_kind"]
        return kinds + self.five_card_hands

    # ---- which of two plays is better -----------------------------------------------------------

    def strength(self, cards: CardSet) -> Key:
        """Plays of one kind compare by this; plays of one size by their kind first."""
        kind = self.kind(cards)
        assert kind is not None, f"{text(cards)} is no play"
        groups = Counter(card[0] for card in cards)
        most = max(groups.values())
        top_of_group = self.highest(card for card in cards if groups[card[0]] == most)
        if kind in ("single", "pair", "two_pair"):
            return self.order(top_of_group)
        if kind in ("triple", "four_of_a_kind", "full_house", "four_plus_one"):
            return (rank_of(top_of_group),)
        if kind == "flush":
            return self._flush_strength(cards)
        return self._straight_strength(cards)

    def _flush_strength(self, cards: CardSet) -> Key:
        top = self.highest(cards)
        if self.switches["flush_order"] == "suit":
            return self.suit_of(top), rank_of(top)
        return rank_of(top), self.suit_of(top)

    def _straight_strength(self, cards: CardSet) -> Key:
        """Its place in the list of straights; ties go to the suit of the card that ranks it."""
        place = self._straight_places[frozenset(card[0] for card in cards)]
        ranking_rank = self.straights[place][-1]
        (ranking_card,) = (card for card in cards if card[0] == ranking_rank)
        return place, self.suit_of(ranking_card)

    def is_bomb(self, cards: CardSet) -> bool:
        return self.kind(cards) in self.switches["bombs"]

    def beats(self, play: CardSet, table: CardSet) -> bool:
        """Whether a play may be laid on what is on the table."""
        mine, theirs = self.kind(play), self.kind(table)
        if mine is None or theirs is None:
            return False
        if self.is_bomb(play) != self.is_bomb(table):
            return self.is_bomb(play)  # a bomb goes on anything else, nothing else on a bomb
        if len(play) != len(table):
            return False
        if mine == theirs:
            return self.strength(play) > self.strength(table)
        if self.switches["must_match"] == "type" and not self.is_bomb(play):
            return False
        ladder = self.kinds_allowed()
        return ladder.index(mine) > ladder.index(theirs)

    # ---- what a hand can play -------------------------------------------------------------------

    def plays(self, hand: CardSet) -> list[CardSet]:
        """Every set of one to five cards of the hand that is a play."""
        if hand not in self._plays:
            if len(self._plays) > 1_000:
                self._plays.clear()
            self._plays[hand] = [play for size in range(1, 6) for play in self._plays_of(sorted(hand), size)]
        return self._plays[hand]

    def _plays_of(self, cards: list[Card], size: int) -> Iterator[CardSet]:
        """As `kind` judges them; but thousands of subsets of a hand have their ranks in order already."""
        ranks = combinations([card[0] for card in cards], size)
        suits = combinations([card[1] for card in cards], size)
        for subset, names, signs in zip(combinations(cards, size), map("".join, ranks), suits, strict=True):
            if self._known_kind(names, signs.count(signs[0]) == size):
                yield frozenset(subset)

    def plays_by_shape(self, cards: CardSet) -> Iterator[CardSet]:
        """The same plays, put together shape by shape: for sets too large to look at every subset."""
        for size in range(1, 5):
            for same in self._by_rank(cards):
                yield from self._allowed(frozenset(group) for group in combinations(same, size))
        for low, high in combinations(self._by_rank(cards), 2):
            yield from self._allowed(frozenset(a + b) for a, b in self._groups(low, high))
        for names in self.straights:
            choices = [[card for card in cards if card[0] == name] for name in names]
            yield from self._allowed(map(frozenset, product(*choices)))
        for suit in SUITS:
            of_suit = [card for card in cards if card[1] == suit]
            fives = map(frozenset, combinations(of_suit, 5))
            yield from self._allowed(five for five in fives if not self._in_sequence(five))

    def _in_sequence(self, five: CardSet) -> bool:
        return frozenset(card[0] for card in five) in self._straight_places

    def _allowed(self, sets: Iterable[CardSet]) -> Iterator[CardSet]:
        return (cards for cards in sets if self.kind(cards))

    @staticmethod
    def _by_rank(cards: CardSet) -> list[list[Card]]:
        return [[card for card in sorted(cards) if card[0] == rank] for rank in RANKS]

    @staticmethod
    def _groups(low: list[Card], high: list[Card]) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
        """Two pair, full houses and four of a kind with one more, out of two ranks."""
        for a, b in ((2, 2), (3, 2), (2, 3), (4, 1), (1, 4)):
            yield from product(combinations(low, a), combinations(high, b))

    def unbeatable(self, play: CardSet, unplayed: CardSet) -> bool:
        """Whether no play that could be made of all unplayed cards together beats this one."""
        return not any(self.beats(other, play) for other in self.plays_by_shape(unplayed))
