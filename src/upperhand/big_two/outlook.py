"""The outlook of a game of Big Two: by games that the rollout network of the champion plays to their end.

A seat believes the deals that fit what the others did, as the champion does. A win that nobody can prevent
is certain, for the seat that has it and over the cards as they lie.
"""

from upperhand._core.big_two import Move, Playouts, State, forced_win, score_unit
from upperhand._core.big_two import outlook as played_outlook
from upperhand.big_two.weights import ROLLOUT, load_network
from upperhand.outlook import Calibration, Outlook

#: Fitted on 1,000 games: `upperhand experiment review --seed 20261119`.
BELIEVED = Calibration(slope=0.92, shift=-0.37)
_AS_IT_LIES = Calibration(slope=0.8, shift=-0.1)


def stake(rules: object) -> float:
    """The points of a full hand."""
    return score_unit(rules)  # type: ignore[arg-type]


def outlook(state: State, effort: int, seed: int, threads: int = 1) -> Outlook:
    """What every seat may expect, by what it can believe and by the cards as they lie."""
    if state.over:
        return _ended(state)
    lies, believed = played_outlook(
        state, load_network(ROLLOUT), seed, deals=effort, games=2 * effort, threads=threads
    )
    seats = range(len(believed))
    found = Outlook(
        chances=tuple(BELIEVED.chance(believed[seat].wins[seat], believed[seat].games) for seat in seats),
        points=tuple(_points(believed[seat], seat) for seat in seats),
        true_chances=_whole([_AS_IT_LIES.chance(lies.wins[seat], lies.games) for seat in seats]),
        true_points=tuple(_points(lies, seat) for seat in seats),
    )
    line = forced_win(state.view(state.turn))
    return _forced(found, state, line) if line else found


def _whole(chances: list[float]) -> tuple[float, ...]:
    """The chances of all seats by the same cards: somebody wins, so they sum to one."""
    return tuple(round(chance / sum(chances), 4) for chance in chances)


def _points(games: Playouts, seat: int) -> float:
    return round(games.scores[seat] / games.games, 3)


def _ended(state: State) -> Outlook:
    return Outlook.at_the_end([score == max(state.scores) for score in state.scores], state.scores)


def _forced(found: Outlook, state: State, line: list[Move]) -> Outlook:
    """The seat to move wins: it plays its line, and the others pass."""
    winner, end = state.turn, state.copy()
    for move in line:
        while end.turn != winner:
            end.apply(Move("-"))
        end.apply(move)
    certain = _ended(end)
    return Outlook(
        chances=_with(found.chances, winner, 1.0),
        points=_with(found.points, winner, certain.points[winner]),
        true_chances=certain.chances,
        true_points=certain.points,
    )


def _with(values: tuple[float, ...], seat: int, value: float) -> tuple[float, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
