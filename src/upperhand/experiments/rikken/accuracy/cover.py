"""The advanced player as declarer of Piek, with either reading of its cover card.

The thesis sums a card's chances to win and to lose and takes the card of the largest sum; it does not say
from which cards. By the sum alone a two, sure to lose, is as good as an ace, sure to win. The player takes
one from jack to ace. `Covering` plays the same list with a card from the whole hand, or from jack to ace.
"""

from dataclasses import dataclass

from upperhand._core import Cards, Rng
from upperhand.player import Decision
from upperhand.rikken import Move, View, cover_card
from upperhand.rikken.bidding.forecasts import ACE, RANKS, by_suit, chance
from upperhand.rikken.players.advanced import Advanced

_HIGH = frozenset("JQKA")


@dataclass(frozen=True)
class Covering:
    """Follows to a trick of its Piek with such a cover card; all else is the advanced player's."""

    any_card: bool

    def decide(self, view: View, rng: Rng) -> Decision:
        if not _waits_for_its_trick(view):
            return Advanced().decide(view, rng)
        cover = cover_from_all(view.dealt) if self.any_card else cover_card(view)
        legal = view.legal_moves()
        follows = legal[0].cards.suit == view.trick[0][1].suit
        move = _follow(view, legal, cover) if follows else _throw(legal, cover, rng)
        return Decision(move, f"play {move}: {cover} is the card for the one trick")


def cover_from_all(dealt: Cards) -> Cards:
    """The card of the largest sum; of equal ones the likeliest to win, the highest, of the longest suit."""
    suits = by_suit(dealt)
    return max(dealt, key=lambda card: _merit(suits[card.suit], _rank(card)))


def _merit(held: list[int], rank: int) -> tuple[float, float, int, int]:
    win = chance(held, rank)
    lose = chance([ACE - each for each in held], ACE - rank)  # the same with the order turned round
    return round(win + lose, 9), win, rank, len(held)


def _waits_for_its_trick(view: View) -> bool:
    """Whether it declares, has no trick, follows, and has a choice: where the cover card matters."""
    follows = view.phase == "play" and bool(view.trick)
    without = view.seat == view.declarer and view.tricks_won[view.seat] == 0
    return follows and without and len(view.legal_moves()) > 1


def _follow(view: View, legal: list[Move], cover: Cards) -> Move:
    others = [card for card in view.hand if card != cover]
    if Move.of(cover) in legal and not any(card.rank in _HIGH for card in others):
        return Move.of(cover)
    assert view.table is not None, "somebody has led"
    under = [move for move in legal if _rank_of(move) < _rank_of(view.table)]
    return max(under, key=_rank_of) if under else min(legal, key=_rank_of)


def _throw(legal: list[Move], cover: Cards, rng: Rng) -> Move:
    """The highest card but the cover card, by chance between equals."""
    free = [move for move in legal if move.cards != cover]
    top = max(map(_rank_of, free))
    chosen: Move = rng.choice([move for move in free if _rank_of(move) == top])
    return chosen


def _rank(card: Cards) -> int:
    return RANKS.index(card.rank)


def _rank_of(move: Move) -> int:
    return _rank(move.cards)
