"""The analysis of a decision in Rikken: believed deals, bid and played to the end after every legal move.

A bid must prove that it gains over passing, and a card that it gains over the advanced player's. What a bid
is worth is told in three figures: the chance to make it where it is played, the chips expected all in all,
with what others may bid, and what passing comes to.
"""

from collections.abc import Sequence

from upperhand._core import Rng
from upperhand._core.rikken import AnalysedMove, Move, View, advanced_card, analyse_moves
from upperhand.analysis import Alternative, Analysis, Candidate, Effort, Outcome
from upperhand.player import Decision
from upperhand.reason import Reason
from upperhand.rikken.bidding import call_partner, name_trump
from upperhand.rikken.bidding.forecasts import KINDS, wants_tricks
from upperhand.rikken.words import SCORE, card_reason

USUAL_EFFORT = 20_000  # cards are played much faster than in Big Two
_LINE = 8  # moves of a line that are told


def analyse(view: View, also: Sequence[Move], effort: Effort) -> Analysis:  # noqa: ARG001 - all are analysed
    usual = _usual(view)
    moves = [usual.move, *(move for move in view.legal_moves() if move != usual.move)]
    found = analyse_moves(view, moves, effort.games, effort.seed, effort.ms, effort.threads)
    candidates = tuple(_candidate(view, one, found.moves, usual) for one in found.moves)
    holders = {str(card): tuple(round(one, 4) for one in chances) for card, chances in found.holders}
    return Analysis("rikken", view.seat, SCORE, candidates, _nudge(view, found.moves[0].move), holders)


def _usual(view: View) -> Decision:
    """The move to beat, and what speaks for it."""
    if view.phase == "trump":
        return name_trump(view)
    if view.phase == "call":
        return call_partner(view)
    if view.phase == "play":
        move, word = advanced_card(view, Rng(0))
        return Decision(move, card_reason("advanced", word, view, move))
    return Decision(view.legal_moves()[-1], Reason("passing_is_best"))  # the pass, if legal, is last


def _candidate(
    view: View, one: AnalysedMove, all_moves: Sequence[AnalysedMove], usual: Decision
) -> Candidate:
    against = None if view.phase == "play" else _against(one, all_moves)
    return Candidate(
        move=one.move,
        chance=round(one.chance, 4),
        points=round(one.chips, 3),
        error=round(one.error, 3),
        games=one.games,
        line=tuple(one.line[:_LINE]),
        reason=_reason(view, one, all_moves[0], usual, against),
        outcomes=tuple(_outcomes(one)),
        made=_made(view, one),
        against=against,
    )


def _outcomes(one: AnalysedMove) -> list[Outcome]:
    return [
        Outcome(contract or "pass", declarer, round(games / one.games, 4), round(chance, 4), round(chips, 3))
        for contract, declarer, games, chips, chance in one.outcomes
    ]


def _made(view: View, one: AnalysedMove) -> float | None:
    """The chance to make the contract: who names trump or calls is on the side that plays it."""
    if view.phase == "auction":
        return round(one.made, 4) if one.played else None
    return None if view.phase == "play" else round(one.chance, 4)


def _against(one: AnalysedMove, all_moves: Sequence[AnalysedMove]) -> Alternative | None:
    """Of a bid the pass, if there is one; of other moves the best other one."""
    others = [other for other in all_moves if other.move != one.move]
    found = next((other for other in others if other.move.is_pass), others[0] if others else None)
    if found is None:
        return None
    return Alternative(found.move, round(found.chips, 3), next(iter(_outcomes(found)), None))


def _reason(
    view: View, one: AnalysedMove, best: AnalysedMove, usual: Decision, against: Alternative | None
) -> Reason:
    if len(view.legal_moves()) == 1:
        return Reason("only_move")
    if one.move.kind == "bid":
        return _pass_reason(view, one) if one.move.is_pass else _bid_reason(one, against)
    if one.move != best.move:
        cost = round(best.chips - one.chips, 1)
        if cost > 0:
            return Reason("fewer_chips", chips=cost)
        return Reason("no_worse_in_games", games=one.games)
    return usual.reason if one.move == usual.move else Reason("more_chips_in_games", games=one.games)


def _bid_reason(bid: AnalysedMove, against: Alternative | None) -> Reason:
    """How often it is played and made, and whether it gains over passing."""
    if not bid.played:
        return Reason("bid_never_played" if bid.move.contract != "schoppen_mie" else "bid_for_each")
    how = Reason("bid_made_in", share=round(bid.made, 4), played=round(bid.played / bid.games, 4))
    if against is None or not against.move.is_pass:
        return how
    gain = round(bid.chips, 3) - against.points
    if round(gain, 1) == 0:
        return Reason("also", first=how, then=Reason("bid_no_gain"))
    beside = Reason("bid_gains" if gain > 0 else "bid_costs", chips=round(abs(gain), 1))
    return Reason("also", first=how, then=beside)


def _pass_reason(view: View, one: AnalysedMove) -> Reason:
    """What others then do."""
    most = _outcomes(one)[0]
    if most.declarer is None:
        return Reason("pass_all_pass", share=most.share)
    return Reason(
        "pass_others_play",
        name=view.names[most.declarer],
        contract=most.contract,
        share=most.share,
        chips=round(most.points, 1),
    )


def _nudge(view: View, best: Move) -> Reason:
    """What to look at: it does not tell the move."""
    if len(view.legal_moves()) == 1:
        return Reason("only_move")
    if best.is_pass:
        return Reason("nudge_pass")
    if view.phase == "auction":
        low = best.contract in KINDS and not wants_tricks(best.contract)
        return Reason("nudge_low_bid" if low else "nudge_bid")
    if view.phase == "trump":
        return Reason("nudge_trump")
    if view.phase == "call":
        return Reason("nudge_call")
    if not view.trick:
        return Reason("nudge_lead_trump" if best.cards.suit == view.trump else "nudge_lead")
    return Reason("nudge_take" if _takes(view, best) else "nudge_keep")


def _takes(view: View, card: Move) -> bool:
    """Whether the card wins the trick so far."""
    state = view.determinise(Rng(0))
    state.apply(card)
    return state.table == card if state.trick else bool(state.tricks[-1][2] == view.seat)
