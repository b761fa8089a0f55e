"""Open play in Big Two: exact where few cards are left, otherwise the best line against the network.

>>> from upperhand import Cards
>>> from upperhand.big_two import Rules, State
>>> state = State.from_hands(Rules(players=2), [Cards("3C 2S"), Cards("6D 7H")], leader=0)
>>> values(state)[0].best_first(0)
[(Move('2S'), 2), (Move('3C'), 1)]
"""

from upperhand._core.big_two import Move, State, foresee, solve_endgame
from upperhand.big_two.weights import SHIPPED, load_network
from upperhand.open_play import OpenValues

#: More cards than this in all hands are rarely solved.
_MOST_CARDS = 24
#: Positions that a solution may look at.
_MOST_POSITIONS = 30_000


def values(state: State) -> tuple[OpenValues, ...]:
    """The score of the seat to move after each of its moves."""
    solved = _solved(state) if sum(state.counts) <= _MOST_CARDS else None
    found = foresee(state, load_network(SHIPPED)) if solved is None else solved
    return (OpenValues((state.turn,), "points", exact=solved is not None, values=tuple(found)),)


def _solved(state: State) -> list[tuple[Move, int]] | None:
    if solve_endgame(state, _MOST_POSITIONS) is None:
        return None
    found = []
    for move in state.legal_moves():
        after = state.copy()
        after.apply(move)
        scores = after.scores if after.over else solve_endgame(after, _MOST_POSITIONS)
        if scores is None:
            return None
        found.append((move, scores[state.turn]))
    return found
