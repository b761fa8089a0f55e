"""What matters now in Rikken, for the person to move: in the auction, and by the role that the seat has.

It looks at the View alone, so it knows no more than the person does. Which card takes a trick, the rules
say: they are asked on a deal that the seat can believe.
"""

from upperhand._core import Cards, Rng
from upperhand._core.rikken import Move, View, arrange
from upperhand.reason import Reason
from upperhand.rikken.words import by_suit

_HONOURS = ("A", "K")
_SMALL = ("2", "3", "4", "5", "6")
_RIK = Move("rik")
_MISERE = Move("misere")
#: A hand for a Rik has so many cards of a suit, and so many aces and kings.
_LONG, _STRONG = 5, 3
_FEW_TRICKS = ("misere", "open_misere", "open_misere_talk", "piek", "open_piek", "open_piek_talk")


def what_matters(view: View) -> Reason | None:
    """One sentence for the seat to move; None where there is nothing to choose."""
    if len(view.legal_moves()) == 1 or view.contract == "schoppen_mie":
        return None
    if view.phase == "auction":
        return _auction(view)
    if view.phase == "trump":
        suit, cards = _longest(view.hand)
        return Reason("tip_choose_trump", suit=suit, count=cards)
    if view.phase == "call":
        return _call(view)
    if view.contract in _FEW_TRICKS:
        return _few_tricks(view)
    return _following(view) if view.trick else _leading(view)


def _auction(view: View) -> Reason | None:
    suit, count = _longest(view.hand)
    honours = sum(card.rank in _HONOURS for card in view.hand)
    if view.is_legal(_RIK) and count >= _LONG and honours >= _STRONG:
        return Reason("tip_bid_rik", suit=suit, count=count, honours=honours)
    small = sum(card.rank in _SMALL for card in view.hand)
    if view.is_legal(_MISERE) and honours == 0 and 2 * small >= len(view.hand):
        return Reason("tip_bid_misere")
    return Reason("tip_bid_pass")


def _call(view: View) -> Reason:
    for move in view.legal_moves():
        if any(card.rank == "K" and card.suit == move.cards.suit for card in view.hand):
            return Reason("tip_call_ace", card=move.cards)
    return Reason("tip_call_short")


def _longest(hand: Cards) -> tuple[str, int]:
    return max(((suit, len(cards)) for suit, cards in by_suit(hand)), key=lambda each: each[1])


def _leading(view: View) -> Reason | None:
    held, trump = dict(by_suit(view.hand)), view.trump
    outside = any(card.suit == trump for card in view.unseen)
    if view.seat in view.declarers:
        if trump in held and len(held[trump]) > 1 and outside:
            return Reason("tip_draw_trumps", suit=trump)
        if view.called is not None and view.partner is None and view.called.suit in held:
            return Reason("tip_find_partner", card=view.called)
        return Reason("tip_lead_winners")
    if view.seat == view.partner:
        if trump in held and outside:
            return Reason("tip_lead_for_declarer", name=_declarer(view), suit=trump)
        return Reason("tip_partner_leads", name=_declarer(view))
    aces = [card for card in view.hand if card.rank == "A" and card.suit != trump]
    if aces:
        return Reason("tip_cash_ace", card=aces[0], name=_declarer(view))
    return Reason("tip_defend", name=_declarer(view))


def _following(view: View) -> Reason | None:
    winner, last = _winner(view), len(view.trick) == len(view.names) - 1
    takes = [move for move in view.legal_moves() if _takes(view, move)]
    if winner in _mates(view) and (last or not takes):
        return Reason("tip_friend_has_it", name=view.names[winner])
    if not takes:
        return Reason("tip_cannot_take")
    if _cannot_follow(view):
        return Reason("tip_trump_it", suit=view.trick[0][1].suit)
    if last:
        return Reason("tip_take_cheaply", card=_in_order(takes)[-1])
    return Reason("tip_high_or_low")


def _few_tricks(view: View) -> Reason | None:
    if view.seat not in view.declarers:
        return Reason("tip_stop_misere", name=_declarer(view))
    if "piek" in (view.contract or "") and view.tricks_won[view.seat] == 0:
        return Reason("tip_one_trick")
    if not view.trick:
        return Reason("tip_lead_below")
    if _cannot_follow(view):
        return Reason("tip_throw_high")
    under = [move for move in view.legal_moves() if not _takes(view, move)]
    return Reason("tip_stay_below", card=_in_order(under)[0]) if under else None


def _declarer(view: View) -> str:
    return view.names[view.declarers[0]]


def _mates(view: View) -> set[int]:
    """The seats that are known to be on this seat's side."""
    side = {*view.declarers} | ({view.partner} if view.partner is not None else set())
    if view.seat in side:
        return side - {view.seat}
    known = view.called is None or view.partner is not None
    return {*range(len(view.names))} - side - {view.seat} if known else set()


def _winner(view: View) -> int:
    """Who has the trick so far."""
    assert view.table is not None
    best = view.table.cards
    return next(seat for seat, card in view.trick if card == best)


def _takes(view: View, move: Move) -> bool:
    """Whether a card would have the trick."""
    state = view.determinise(Rng(0))
    state.apply(move)
    return state.tricks[-1][2] == view.seat if not state.trick else state.table == move


def _cannot_follow(view: View) -> bool:
    led = view.trick[0][1].suit
    return all(move.cards.suit != led for move in view.legal_moves())


def _in_order(moves: list[Move]) -> list[Cards]:
    """Their cards by suit, each suit from high to low."""
    return list(arrange(Cards(" ".join(str(move.cards) for move in moves))))
