"""The hand as the algorithms see it: split into plays, each in its class, beside the opponents' counts."""

from dataclasses import dataclass
from typing import NamedTuple

from upperhand._core import Cards
from upperhand._core.big_two import Combination, View
from upperhand.big_two.players.rule_based.classes import CardClass, card_class
from upperhand.big_two.players.rule_based.partition import partition


class Play(NamedTuple):
    """A combination of the partition, in its class."""

    combination: Combination
    size: int
    card_class: CardClass

    @property
    def cards(self) -> Cards:
        return self.combination.cards

    def __str__(self) -> str:
        return str(self.combination)


@dataclass(frozen=True, slots=True)
class Plan:
    """All plays that a hand is split into: large ones first, and weak ones first among those of a size."""

    plays: list[Play]
    cards: int  # in the hand
    opponents: list[int]  # cards each opponent has left

    @staticmethod
    def of(view: View) -> "Plan":
        rules, unseen, seat, counts = view.rules, view.unseen, view.seat, view.counts
        plays = [
            Play(one, len(one.cards), card_class(rules, unseen, one)) for one in partition(rules, view.hand)
        ]
        plays.sort(key=lambda play: (-play.size, play.combination.strength))
        return Plan(plays, counts[seat], [left for at, left in enumerate(counts) if at != seat])

    @property
    def five_card_hands(self) -> list[Play]:
        return [play for play in self.plays if play.size == 5]

    @property
    def groups(self) -> list[Play]:
        """Pairs and, where the rules have them, triples and four-card hands."""
        return [play for play in self.plays if 1 < play.size < 5]

    @property
    def singles(self) -> list[Play]:
        return [play for play in self.plays if play.size == 1]

    def of_class(self, wanted: CardClass) -> list[Play]:
        return [play for play in self.plays if play.card_class == wanted]

    def weakest_class_first(self) -> list[Play]:
        return sorted(self.plays, key=lambda play: play.card_class, reverse=True)

    def strongest_class_first(self) -> list[Play]:
        return sorted(self.plays, key=lambda play: play.card_class)

    def an_opponent_has(self, cards: int) -> bool:
        return cards in self.opponents
