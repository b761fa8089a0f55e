"""Best lead in Big Two: the play that a long search of the champion clearly prefers.

No solver decides such a position, because it depends on hidden hands. The puzzle states its proof
instead: how many games the search played, and by how many points the lead beats every other candidate.
"""

from math import hypot

from upperhand._core import Rng
from upperhand._core.big_two import (
    Move,
    SearchedMove,
    SearchOutcome,
    State,
    View,
    beating,
    champion_search,
    forced_win,
)
from upperhand.big_two.players.champion import Champion
from upperhand.big_two.weights import load_network
from upperhand.puzzles.puzzle import OneMove, Puzzle, position_of
from upperhand.reason import Reason

_LEAST_MOVES = 6
_HAND = range(5, 12)
_QUICK = Champion(candidates=4, playouts=80, deals=40, errors=0)
_LONG = Champion(candidates=8, playouts=1600, deals=400, errors=0)
_MARGIN = 1.0  # points
_OBVIOUS = 8.0  # points: by more than that, there is nothing to think about
_ERRORS = 3.0  # standard errors of the difference


class BestLead(OneMove):
    open_hands = False

    def found(self, state: State, rng: Rng) -> Puzzle | None:
        view = state.view(state.turn)
        moves = view.legal_moves()
        if view.table is not None or len(view.hand) not in _HAND or len(moves) < _LEAST_MOVES:
            return None
        if forced_win(view) is not None or _lead(_searched(view, _QUICK, rng), errors=0.5) is None:
            return None
        found = _lead(_searched(view, _LONG, rng), errors=_ERRORS)
        if found is None or found[1] > _OBVIOUS:
            return None
        best, margin, error = found
        return Puzzle(
            **position_of(state, "big_two"),
            kind="best_lead",
            right=(str(best.move),),
            line=(),
            themes=_themes(view, best.move),
            proof={"playouts": best.playouts, "margin": round(margin, 2), "error": round(error, 2)},
        )

    def goal(self, puzzle: Puzzle, state: State) -> Reason:
        return Reason("puzzle_goal_best_lead")

    def why_wrong(self, puzzle: Puzzle, state: State, move: Move) -> Reason:
        return Reason(
            "puzzle_lead_costs",
            play=move,
            best=puzzle.right[0],
            points=puzzle.proof["margin"],
            games=puzzle.proof["playouts"],
        )


def _searched(view: View, champion: Champion, rng: Rng) -> SearchOutcome:
    networks = load_network(champion.weights), load_network(champion.rollout)
    return champion_search(view, *networks, rng.bits(), champion.search_settings())


def _lead(found: SearchOutcome, errors: float) -> tuple[SearchedMove, float, float] | None:
    """The best candidate, its distance to the next one and the error of that; None if it is not clear."""
    if len(found.candidates) < 3:
        return None
    best, *others = sorted(found.candidates, key=lambda one: -one.gain)
    differences = [(best.gain - one.gain, hypot(best.gain_error, one.gain_error)) for one in others]
    if any(gap < max(_MARGIN, errors * error) for gap, error in differences):
        return None
    margin, error = min(differences)
    return best, margin, error


def _themes(view: View, lead: Move) -> tuple[str, ...]:
    themes = ["on_lead", "five_cards" if len(lead.cards) == 5 else "few_cards"]
    if not beating(view.rules, view.unseen, lead):
        themes.append("unbeatable")
    return tuple(themes)
