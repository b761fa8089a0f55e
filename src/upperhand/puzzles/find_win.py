"""Find the win in Big Two: a line that wins whatever the others hold and do.

A right move is proven by the core's `forced_win`. Every other move is refuted: in some deal that the solver
cannot exclude, the others go out first although all hands are open (`open_win`). A position with a move
that is neither proven nor refuted makes no puzzle, and neither does one whose line comes to such a move.
"""

from typing import Any

from upperhand._core import Rng
from upperhand._core.big_two import Move, State, View, beating, forced_win, open_win
from upperhand.puzzles.puzzle import Puzzle, position_of
from upperhand.reason import Reason

_LEAST_MOVES = 4
_LEAST_PLAYS = 3  # own plays until the hand is empty
_MANY_MOVES = 8  # among so many, two plays are hard enough to find
_DEALS = 40  # tried for a refutation
_POSITIONS = 20_000


class FindWin:
    open_hands = False

    def found(self, state: State, rng: Rng) -> Puzzle | None:
        view = state.view(state.turn)
        moves = view.legal_moves()
        if len(moves) < _LEAST_MOVES or forced_win(view) is None:
            return None
        right = _proven(view)
        plays = len(forced_win(view, right[0]) or ())
        if 3 * len(right) > len(moves) or plays < (2 if len(moves) >= _MANY_MOVES else _LEAST_PLAYS):
            return None
        if not _decided(state, state.turn, rng):
            return None
        return Puzzle(
            **position_of(state, "big_two"),
            kind="find_win",
            right=tuple(map(str, right)),
            line=(),
            themes=_themes(view, right),
            proof={"refuted": len(moves) - len(right)},
        )

    def goal(self, puzzle: Puzzle, state: State) -> Reason:
        return Reason("puzzle_goal_find_win")

    def right_moves(self, puzzle: Puzzle, state: State) -> list[Move]:
        return _proven(state.view(state.turn))

    def reply(self, puzzle: Puzzle, state: State) -> Move:
        return _reply(state)

    def finished(self, puzzle: Puzzle, state: State) -> bool:
        return state.over

    def why_wrong(self, puzzle: Puzzle, state: State, move: Move) -> Reason:
        if move.is_pass:
            return Reason("puzzle_pass_gives_away")
        view = state.view(state.turn)
        answers = [one for one in beating(view.rules, view.unseen, move) if _may_hold(view, one.cards)]
        if answers:
            return Reason("puzzle_can_be_beaten", play=move, answer=answers[0].cards)
        return Reason("puzzle_rest_not_sure", play=move)


def refutes(state: State, move: Move, rng: Rng, deals: int = _DEALS) -> bool:
    """Whether the move loses one of some deals that the seat to move cannot exclude, all hands open."""
    view = state.view(state.turn)
    for _ in range(deals):
        deal = view.determinise(rng)
        deal.apply(move)
        if open_win(deal, view.seat, _POSITIONS) is False:
            return True
    return False


def _proven(view: View) -> list[Move]:
    return [move for move in view.legal_moves() if forced_win(view, move)]


def _decided(state: State, seat: int, rng: Rng) -> bool:
    """Whether each move here, and on every line of right moves, is either proven or refuted."""
    if state.over:
        return True
    if state.turn != seat:
        after = state.copy()
        after.apply(_reply(state))
        return _decided(after, seat, rng)
    moves, right = state.legal_moves(), _proven(state.view(seat))
    if len(right) < len(moves) and not all(refutes(state, move, rng) for move in moves if move not in right):
        return False
    return all(_decided(_after(state, move), seat, rng) for move in right)


def _after(state: State, move: Move) -> State:
    after = state.copy()
    after.apply(move)
    return after


def _reply(state: State) -> Move:
    """The others beat what they can with the first play that does."""
    return state.legal_moves()[0]


def _may_hold(view: View, cards: Any) -> bool:
    return any(len(cards) <= count for seat, count in enumerate(view.counts) if seat != view.seat)


def _themes(view: View, right: list[Move]) -> tuple[str, ...]:
    line = forced_win(view, right[0]) or []
    themes = ["on_lead" if view.table is None else "to_beat"]
    if not beating(view.rules, view.unseen, right[0]):
        themes.append("unbeatable")
    else:
        themes.append("lead_low")
    if any(len(move.cards) == 5 for move in line):
        themes.append("five_cards")
    themes.append("short" if len(line) <= 3 else "long")
    return tuple(themes)
