"""The analysis of a decision: what each move is worth to the seat that is to make it, and why.

The seat decides by its View, so the figures are means over deals that it can believe, played to their end by
strong players. Each game has a module `analysis` that makes them.

>>> from upperhand import Cards, analyse
>>> from upperhand.big_two import Rules, State
>>> state = State.from_hands(Rules(players=2), [Cards("3C 2S"), Cards("6D 7H")], leader=0)
>>> found = analyse(state.view(0), effort=40)
>>> found.best.move, found.best.chance, found.forced, str(found.best.reason)
(Move('2S'), 1.0, True, 'from here the game is won, whatever the others hold')
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from upperhand import games
from upperhand.errors import IllegalMoveError, OutOfTurnError, UpperhandError
from upperhand.reason import Reason

MOST_EFFORT = 1_000_000


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an auction may end after a bid: a contract and who plays it, or nobody."""

    contract: str
    declarer: int | None
    share: float
    """How often it ends so."""
    chance: float
    """The chance of the seat that is analysed to gain in it."""
    points: float
    """What that seat then expects."""

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("contract", "declarer", "share", "chance", "points")}


@dataclass(frozen=True, slots=True)
class Alternative:
    """What a bid, a trump or a call is compared with: another move, and what that is worth."""

    move: Any
    points: float
    outcome: Outcome | None
    """How the auction ends most often after it."""

    def to_json(self) -> dict[str, Any]:
        return {
            "move": str(self.move),
            "points": self.points,
            "outcome": self.outcome and self.outcome.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with its figures, for the seat that is to make it."""

    move: Any
    chance: float
    """Of winning; in Rikken of gaining, by a contract made or beaten."""
    points: float
    """What is expected, in the unit of the analysis."""
    error: float
    """The standard error of that."""
    games: int
    """How many were played after it."""
    line: tuple[tuple[int, Any], ...]
    """How a game may go on, from this move on: seats and moves."""
    reason: Reason
    proven: bool = False
    """Whether it wins whatever the others hold and do."""
    outcomes: tuple[Outcome, ...] = ()
    """Of a bid: how the auction ends after it, the most frequent first."""
    made: float | None = None
    """Of a bid, a trump or a call: the chance to make the contract, where this seat plays it."""
    against: Alternative | None = None
    """Of a bid the pass; of a pass, a trump or a call the best other one."""

    def to_json(self) -> dict[str, Any]:
        return {
            "move": str(self.move),
            "chance": self.chance,
            "points": self.points,
            "error": self.error,
            "games": self.games,
            "line": [[seat, str(move)] for seat, move in self.line],
            "reason": self.reason.to_json(),
            "proven": self.proven,
            "outcomes": [outcome.to_json() for outcome in self.outcomes],
            "made": self.made,
            "against": self.against and self.against.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """The candidates of a decision, ranked by the points expected: the best move comes first."""

    game: str
    seat: int
    unit: str
    """What points are: `points` or `chips`."""
    candidates: tuple[Candidate, ...]
    nudge: Reason
    """What to look at, without the move."""
    holders: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    """Each unseen card, and the chance of every seat to hold it."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def forced(self) -> bool:
        """Whether the best move wins whatever the others hold."""
        return self.best.proven

    def of(self, move: Any) -> Candidate:
        """The figures of a move."""
        for one in self.candidates:
            if one.move == move:
                return one
        raise UpperhandError(f"{move} is not among the moves analysed")

    def cost(self, move: Any) -> float:
        """The points that a move gives away beside the best."""
        return self.best.points - self.of(move).points

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "best": str(self.best.move),
            "forced": self.forced,
            "nudge": self.nudge.to_json(),
            "candidates": [one.to_json() for one in self.candidates],
            "holders": {card: list(chances) for card, chances in self.holders.items()},
        }


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an analysis may do: a number of games and, if `ms` is above 0, no more time than that."""

    games: int
    seed: int
    ms: int
    threads: int


def analyse(
    view: Any,
    *,
    also: Sequence[Any] = (),
    effort: int | None = None,
    seed: int = 0,
    ms: int = 0,
    threads: int = 1,
) -> Analysis:
    """Analyses the decision of the seat whose view it is; it must be its turn.

    Moves in `also` are among the candidates, however poor. `effort` is the number of games played; the usual
    number takes less than a second. With `ms` the analysis also ends at that time; without it the same view,
    effort and seed give the same analysis.
    """
    analyser = games.analyser(games.game_of(view))
    effort = analyser.USUAL_EFFORT if effort is None else effort
    if not 2 <= effort <= MOST_EFFORT:
        raise UpperhandError(f"effort is a number of games from 2 to {MOST_EFFORT}, not {effort}")
    if view.over or view.turn != view.seat:
        raise OutOfTurnError("an analysis is for a decision: it is not this seat's turn")
    for move in also:
        if why := view.why_not(move):
            raise IllegalMoveError(why)
    return analyser.analyse(view, tuple(also), Effort(effort, seed, ms, threads))
