"""Best lead in Rikken: the card that keeps the result in clearly more of the deals that fit what was seen.

The seat sees its own hand, and each deal is played out exactly by the Oracle. The puzzle states its proof:
the number of deals, the share in which the card reaches the goal, and the share of the next best one.
"""

from math import sqrt

from upperhand._core import Rng
from upperhand._core.rikken import Move, State, View
from upperhand.puzzles.puzzle import OneMove, Puzzle, position_of
from upperhand.reason import Reason
from upperhand.rikken.oracle import card_values, objectives, reached

_LEAST_MOVES = 4
_CARDS = range(5, 9)
_QUICK, _DEALS = 20, 160
_MARGIN = 0.1  # of the deals
_ERRORS = 3.0  # standard errors of the difference on the same deals

Kept = dict[Move, list[bool]]


class BestCard(OneMove):
    open_hands = False

    def found(self, state: State, rng: Rng) -> Puzzle | None:
        view = state.view(state.turn)
        if state.phase != "play" or state.trick or len(view.hand) not in _CARDS:
            return None
        if len(view.legal_moves()) < _LEAST_MOVES or len(objectives(state)) != 1:
            return None
        kept = _kept(view, _QUICK, rng)
        if _clear(kept, errors=1.0) is None:
            return None
        for move, more in _kept(view, _DEALS - _QUICK, rng).items():
            kept[move] += more
        best = _clear(kept, errors=_ERRORS)
        return None if best is None else _puzzle(state, kept, best)

    def goal(self, puzzle: Puzzle, state: State) -> Reason:
        view = state.view(state.turn)
        if view.seat in view.declarers or view.seat == view.partner:
            return Reason("puzzle_goal_best_card_make", contract=state.contract)
        return Reason("puzzle_goal_best_card_defeat", contract=state.contract)

    def why_wrong(self, puzzle: Puzzle, state: State, move: Move) -> Reason:
        proof = puzzle.proof
        return Reason(
            "puzzle_card_keeps_less",
            card=move,
            best=puzzle.right[0],
            share=proof["share"],
            other_share=proof["next"],
            deals=proof["deals"],
        )


def _puzzle(state: State, kept: Kept, best: Move) -> Puzzle:
    shares = sorted((sum(each) / len(each) for move, each in kept.items() if move != best), reverse=True)
    deals = len(kept[best])
    return Puzzle(
        **position_of(state, "rikken"),
        kind="best_lead",
        right=(str(best),),
        line=(),
        themes=(str(state.contract), "on_lead", *_suit_theme(state, best)),
        proof={"deals": deals, "share": round(sum(kept[best]) / deals, 3), "next": round(shares[0], 3)},
    )


def _suit_theme(state: State, card: Move) -> tuple[str, ...]:
    return ("trump",) if state.trump is not None and card.cards.suit == state.trump else ()


def _kept(view: View, deals: int, rng: Rng) -> Kept:
    """By card and deal: whether the seat's side still gets what it wants, all hands open."""
    kept: Kept = {move: [] for move in view.legal_moves()}
    for _ in range(deals):
        deal = view.determinise(rng)
        (aim,) = objectives(deal)
        makes = view.seat in aim.side
        for card, value in card_values(deal, aim):
            kept[card].append(reached(aim, value) == makes)
    return kept


def _clear(kept: Kept, errors: float) -> Move | None:
    """The card that is better than every other by the margin and by so many standard errors."""
    best = max(kept, key=lambda move: sum(kept[move]))
    for move, other in kept.items():
        if move == best:
            continue
        gaps = [int(mine) - int(theirs) for mine, theirs in zip(kept[best], other, strict=True)]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
        if mean < max(_MARGIN, errors * error):
            return None
    return best
