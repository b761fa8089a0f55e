"""The analysis of a decision in Big Two: by the champion's beliefs and games."""

from collections.abc import Sequence

from upperhand._core import Cards
from upperhand._core.big_two import (
    AnalysedMove,
    Move,
    SearchSettings,
    View,
    champion_analysis,
    minimum_plays,
    rivals,
)
from upperhand.analysis import Analysis, Candidate, Effort
from upperhand.big_two.outlook import BELIEVED
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import ROLLOUT, SHIPPED, load_network
from upperhand.big_two.words import SCORE
from upperhand.reason import Reason

USUAL_EFFORT = 2_000
_CANDIDATES = 5  # of the network's favourites; the moves asked for come on top
_SETTLING = 150  # steps, as in reviews: figures for people must be honest, and there is time for it
_LINE = 8  # moves of a line that are told
_NEARLY_OUT = 2  # cards


def analyse(view: View, also: Sequence[Move], effort: Effort) -> Analysis:
    found = champion_analysis(
        view, load_network(SHIPPED), load_network(ROLLOUT), effort.seed, _settings(effort), list(also)
    )
    best = found.candidates[0]
    games = max(one.playouts for one in found.candidates)
    candidates = tuple(_candidate(view, one, best, games) for one in found.candidates)
    players = view.rules.players
    holders = {
        str(card): tuple(round(one, 4) for one in chances[:players]) for card, chances in found.holders
    }
    return Analysis("big_two", view.seat, SCORE, candidates, _nudge(view, best), holders)


def _settings(effort: Effort) -> SearchSettings:
    """Those of the champion, with more moves and games."""
    champion = Champion(
        candidates=_CANDIDATES,
        playouts=effort.games,
        deals=max(8, effort.games // 4),
        threads=effort.threads,
    )
    return champion.search_settings(most_ms=effort.ms, settling=_SETTLING)


def _candidate(view: View, one: AnalysedMove, best: AnalysedMove, games: int) -> Candidate:
    """All chances are counted as if over the same number of games, so that they compare."""
    return Candidate(
        move=one.move,
        chance=1.0 if one.proven else BELIEVED.chance(games * one.counted_wins, games),
        points=round(one.counted_points, 3),
        error=round(one.error, 3),
        games=one.playouts,
        line=tuple(one.line[:_LINE]),
        reason=_idea(view, one) if one.move == best.move else _beside(one, best),
        proven=one.proven,
    )


def _idea(view: View, one: AnalysedMove) -> Reason:
    """What speaks for a move."""
    if one.proven:
        return Reason("won_from_here")
    if len(view.legal_moves()) == 1:
        return Reason("only_move")
    left = min(count for seat, count in enumerate(view.counts) if seat != view.seat)
    if one.move.is_pass:
        return Reason("waiting_pays")
    if one.move.cards == view.hand:
        return Reason("last_combination")
    plays = minimum_plays(view.rules, view.hand - one.move.cards)
    if _unbeatable(view, one.move.cards):
        return Reason("keeps_the_lead", plays=plays)
    if left <= _NEARLY_OUT:
        return Reason("somebody_nearly_out", count=left)
    return Reason("leaves_plays", plays=plays)


def _beside(one: AnalysedMove, best: AnalysedMove) -> Reason:
    """What a move costs beside the best."""
    cost = round(best.counted_points - one.counted_points, 1)
    if cost <= 0:
        return Reason("no_worse_in_games", games=one.playouts)
    if best.move.is_pass:
        return Reason("worse_than_pass", points=cost)
    return Reason("worse_than_play", points=cost, play=best.move)


def _unbeatable(view: View, cards: Cards) -> bool:
    combination = view.rules.classify(cards)
    return combination is not None and rivals(view.rules, view.unseen, combination)[1] == 0


def _nudge(view: View, best: AnalysedMove) -> Reason:
    """What to look at: it does not tell the move."""
    if best.proven:
        return Reason("nudge_forced")
    if len(view.legal_moves()) == 1:
        return Reason("only_move")
    if best.move.is_pass:
        return Reason("nudge_wait")
    if _unbeatable(view, best.move.cards):
        return Reason("nudge_unbeatable")
    return Reason("nudge_cards", count=len(best.move.cards))
