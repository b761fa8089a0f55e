"""What opponents answered in a game, and what was expected of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from upperhand.big_two import Move, State
from upperhand.big_two.knowledge import set_name
from upperhand.experiments.big2ai.knowing import PASS, Expect, Expected
from upperhand.record import Record

_SEATS = 4


@dataclass(frozen=True)
class Answer:
    """One turn of an opponent, with what a watching seat expected of it right after its own last move."""

    distance: int
    """1: the next opponent after that seat; 2 and 3: those after it."""
    played: str
    """Type and rank of the set, or the pass."""
    kind: str | None
    """Its type alone; None of the pass."""
    expected: Expected

    @property
    def is_right(self) -> bool:
        return next(iter(self.expected.names), None) == self.played

    @property
    def is_right_play(self) -> bool:
        """Whether the likeliest set came, the pass left out."""
        return next((name for name in self.expected.names if name != PASS), None) == self.played

    @property
    def possible_plays(self) -> int:
        return sum(name != PASS for name in self.expected.possible)


def answers(record: Record, seat: int, expect: Expect) -> Iterator[Answer]:
    """All answers to the moves of one seat, in order of play."""
    state, expected = record.start(), None
    assert isinstance(state, State), "every game here is one of Big Two"
    for text in record.moves:
        turn, move = state.turn, Move(text)
        if turn != seat and expected is not None:
            distance = (turn - seat) % _SEATS
            yield _answer(state, distance, move, expected[distance - 1])
        state.apply(move)
        if turn == seat and not state.over:
            expected = expect(state.view(seat))


def _answer(state: State, distance: int, move: Move, expected: Expected) -> Answer:
    combination = state.rules.classify(move.cards)
    kind = combination.kind if combination else None
    return Answer(distance, set_name(state.rules, move.cards), kind, expected)
