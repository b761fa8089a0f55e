"""What matters now in Big Two, for the person to move: the first rule that has something to say.

Rules look at the View alone, so they know no more than the person does.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from upperhand._core import Cards
from upperhand._core.big_two import Move, View, beating, best_partitions, forced_win, minimum_plays
from upperhand.reason import Reason

Rule: TypeAlias = Callable[[View, Sequence[Move]], Reason | None]

_NEARLY_OUT = 2  # cards
_EARLY = 6  # cards that everybody still holds
_HIGH = ("A", "2")


def what_matters(view: View) -> Reason | None:
    """One sentence for the seat to move; None where there is nothing to choose."""
    plays = [move for move in view.legal_moves() if not move.is_pass]
    if not plays or len(view.legal_moves()) == 1:
        return None
    return next((found for rule in _RULES if (found := rule(view, plays))), None)


def _winning(view: View, _: Sequence[Move]) -> Reason | None:
    line = forced_win(view)
    if not line:
        return None
    return Reason("tip_last_cards" if line[0].cards == view.hand else "tip_forced", cards=line[0])


def _nearly_out(view: View, plays: Sequence[Move]) -> Reason | None:
    others = [(view.seat + step) % len(view.counts) for step in range(1, len(view.counts))]
    rival = min(others, key=lambda seat: view.counts[seat])
    name, count = view.names[rival], view.counts[rival]
    if count > _NEARLY_OUT or (view.table is not None and len(view.table.cards) > count):
        return None
    if view.table is not None:
        return Reason("tip_block", name=name, count=count, cards=_strongest(view, plays))
    if any(len(play.cards) > count for play in plays):
        return Reason("tip_lead_more", name=name, count=count)
    return Reason("tip_lead_high", name=name, count=count, cards=_strongest(view, plays))


def _unbeatable(view: View, plays: Sequence[Move]) -> Reason | None:
    for play in plays:
        left = minimum_plays(view.rules, view.hand - play.cards)
        if left <= _NEARLY_OUT and not beating(view.rules, view.unseen, play):
            return Reason("tip_unbeatable", cards=play, plays=left)
    return None


def _opening(view: View, plays: Sequence[Move]) -> Reason | None:
    if not view.must_contain:
        return None
    return Reason("tip_open", card=view.must_contain, cards=max(plays, key=lambda play: len(play.cards)))


def _leading(view: View, _: Sequence[Move]) -> Reason | None:
    if view.table is not None:
        return None
    parts = [combination.cards for combination in best_partitions(view.rules, view.hand, 1)[0]]
    fives = [cards for cards in parts if len(cards) == 5]
    if fives:
        return Reason("tip_lead_five", cards=min(fives, key=_lowest))
    return Reason("tip_lead_low", cards=min(parts, key=_lowest))


def _following(view: View, plays: Sequence[Move]) -> Reason | None:
    now = minimum_plays(view.rules, view.hand)
    whole = [play for play in plays if minimum_plays(view.rules, view.hand - play.cards) < now]
    if not whole:
        return Reason("tip_breaks_up")
    cheapest = min(whole, key=lambda play: _strength(view, play))
    early = min(view.counts) >= _EARLY
    if early and all(card.rank in _HIGH for card in cheapest.cards):
        return Reason("tip_save", cards=cheapest)
    return Reason("tip_cheapest", cards=cheapest)


def _strength(view: View, play: Move) -> int:
    combination = view.rules.classify(play.cards)
    return combination.strength if combination else 0


def _strongest(view: View, plays: Sequence[Move]) -> Move:
    return max(plays, key=lambda play: _strength(view, play))


def _lowest(cards: Cards) -> int:
    return next(iter(cards)).mask


_RULES: tuple[Rule, ...] = (_winning, _nearly_out, _unbeatable, _opening, _leading, _following)
