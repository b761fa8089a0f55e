"""The analysis of a decision in Rikken: believed deals, bid and played to the end after every legal move.

A bid must prove that it gains over passing, and a card that it gains over the advanced player's.
"""

from collections.abc import Sequence

from upperhand._core import Rng
from upperhand._core.rikken import AnalysedMove, Move, View, advanced_card, analyse_moves
from upperhand.analysis import Analysis, Candidate, Effort, Outcome
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
    best = found.moves[0]
    candidates = tuple(_candidate(view, one, best, usual) for one in found.moves)
    holders = {str(card): tuple(round(one, 4) for one in chances) for card, chances in found.holders}
    return Analysis("rikken", view.seat, SCORE, candidates, _nudge(view, best.move), holders)


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


def _candidate(view: View, one: AnalysedMove, best: AnalysedMove, usual: Decision) -> Candidate:
    outcomes = tuple(_outcomes(one))
    return Candidate(
        move=one.move,
        chance=round(one.chance, 4),
        points=round(one.chips, 3),
        error=round(one.error, 3),
        games=one.games,
        line=tuple(one.line[:_LINE]),
        reason=_reason(view, one, best, usual, outcomes),
        outcomes=outcomes,
    )


def _outcomes(one: AnalysedMove) -> list[Outcome]:
    return [
        Outcome(contract or "pass", declarer, round(games / one.games, 4), round(chance, 4), round(chips, 3))
        for contract, declarer, games, chips, chance in one.outcomes
    ]


def _reason(
    view: View, one: AnalysedMove, best: AnalysedMove, usual: Decision, outcomes: Sequence[Outcome]
) -> Reason:
    if len(view.legal_moves()) == 1:
        return Reason("only_move")
    if one.move.kind == "bid":
        return _bid_reason(view, one.move, outcomes)
    if one.move != best.move:
        cost = round(best.chips - one.chips, 1)
        if cost > 0:
            return Reason("fewer_chips", chips=cost)
        return Reason("no_worse_in_games", games=one.games)
    return usual.reason if one.move == usual.move else Reason("more_chips_in_games", games=one.games)


def _bid_reason(view: View, bid: Move, outcomes: Sequence[Outcome]) -> Reason:
    """Of a bid how often it is made if it is played; of a pass what others then do."""
    if not bid.is_pass:
        own = [one for one in outcomes if one.contract == bid.contract and one.declarer == view.seat]
        if not own:
            return Reason("bid_never_played")
        return Reason("bid_made_in", share=own[0].chance, chips=round(own[0].points, 1))
    most = outcomes[0]
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
