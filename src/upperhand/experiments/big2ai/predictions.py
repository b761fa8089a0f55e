"""Figures 16 and 17: how often AI 4.0 predicts what its opponents play, on games that it has not learned.

A prediction is made right after each move of AI 4.0, for the answers of the next, second and third opponent
(P1, P2, P3) before it moves again: from the info-sets that its search uses or, where these are too few, from
guessed deals as its search plays them. It is right if the likeliest has the type and rank of what is played.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice
from operator import mul
from pathlib import Path

import numpy as np

from upperhand._core import Rng
from upperhand.arena.statistics.intervals import Estimate, linearised
from upperhand.arena.table import Floats
from upperhand.big_two import KINDS, Move, State, View
from upperhand.big_two.knowledge import Forecast, KnowledgeBase, predict, set_name
from upperhand.experiments.big2ai.matches import LEARNED_POINTS, SEATINGS, Plan, Played, version
from upperhand.experiments.big2ai.measures import OPPONENTS, gap, share_of
from upperhand.experiments.reporting import Figures, with_interval
from upperhand.record import Record, read_records

# What the learned games let a seat expect.

PASS = "pass"
DEALS = 100  # guessed where too few learned games are like the one that is played


@dataclass(frozen=True)
class Expected:
    """What an opponent is expected to do next, as types and ranks of sets, or the pass."""

    names: tuple[str, ...]
    """The likeliest first."""
    possible: tuple[str, ...]
    """All that cannot be ruled out."""
    recalled: bool
    """From learned games, not from guessed deals."""
    guesses: float = 1.0
    """The chance that guesses at the plays of all opponents up to this one are right."""


# Of the next, second and third opponent of a View.
Expect = Callable[[View], tuple[Expected, ...]]


def expecting(path: Path, games: int, way: str, seed: int) -> Expect:
    """What the first games of a base let a seat expect; `way` says which of their moments are like a View."""
    index = None
    if games:
        with KnowledgeBase(path) as base:
            index = base.index(first=games)

    def expect(view: View) -> tuple[Expected, ...]:
        rng = Rng.derive(seed, 0, view.seat, view.ply)
        return expected_of(predict(view, index, rng, way, DEALS))

    return expect


def expected_of(found: Sequence[Forecast]) -> tuple[Expected, ...]:
    plays = [sum(name != PASS for name in each.possible) for each in found]
    guesses = accumulate((1 / max(1, count) for count in plays), mul)
    return tuple(
        Expected(tuple(name for name, _ in each.sets), each.possible, each.source != "deals", guess)
        for each, guess in zip(found, guesses, strict=True)
    )


# What opponents answered in a game, and what was expected of them.

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


# Counts of predictions that were right.

PUBLISHED = "ai4"  # info-sets alike in all three features over three rounds
OTHER = "last"  # alike in the last round alone


class Tally:
    """Cases and what they sum to, by what was counted and by deal."""

    def __init__(self, deals: int) -> None:
        self._cells: defaultdict[tuple[int, str], Floats] = defaultdict(lambda: np.zeros((2, deals)))

    def add(self, answer: Answer, deal: int) -> None:
        for name, value in _cases(answer):
            self._cells[answer.distance, name][:, deal] += (value, 1)

    def estimate(self, distance: int, name: str) -> Estimate:
        if (distance, name) not in self._cells:
            return Estimate(None)
        return share_of(*self._cells[distance, name])

    def rise(self, distance: int, name: str) -> Estimate:
        """How much higher the share is at the next opponent than at this one, over the same deals."""
        if not self.cases(distance, name) or not self.cases(distance + 1, name):
            return Estimate(None)
        here, there = (linearised(*self._cells[place, name]) for place in (distance, distance + 1))
        return gap(there, here)

    def cases(self, distance: int, name: str) -> int:
        return int(self._cells[distance, name][1].sum()) if (distance, name) in self._cells else 0


def prediction_figures(played: Played, plan: Plan) -> Figures:
    """Figure 16a over the games of Figure 15a, and 16b over those of 15b before they were learned."""
    points = range(1, LEARNED_POINTS + 1)
    return {
        "trained": [_trained_point(played, plan, point, PUBLISHED) for point in points],
        "played": [_played_point(played, plan, point, PUBLISHED) for point in points],
        "other_way": _trained_point(played, plan, LEARNED_POINTS, OTHER),
    }


def _trained_point(played: Played, plan: Plan, point: int, way: str) -> Figures:
    """The games that AI 4.0 played with this knowledge, which none of them belongs to."""
    learned, games = plan.learned_games(point), plan.evaluated * SEATINGS
    tally, (_, base) = Tally(plan.evaluated), played.bases
    records = islice(read_records(played.trained_file), point * games, (point + 1) * games)
    _count(tally, records, expecting(base, learned, way, plan.seed), plan)
    return {"learned": learned, "opponents": opponents_figures(tally), "rises": _rises(tally)}


def _played_point(played: Played, plan: Plan, point: int, way: str) -> Figures:
    """The blocks up to a point from the one before, each with the knowledge that it was played with."""
    tally, games = Tally(plan.blocks * plan.learned), plan.learned * SEATINGS
    _, base = played.bases
    for place, block in enumerate(range((point - 1) * plan.blocks, point * plan.blocks)):
        expect = expecting(base, block * games, way, plan.seed)
        _count(tally, read_records(played.learning_file(block)), expect, plan, place * plan.learned)
    return {"learned": plan.learned_games(point), "opponents": opponents_figures(tally)}


def _count(tally: Tally, records: Iterable[Record], expect: Expect, plan: Plan, first_deal: int = 0) -> None:
    count(tally, records, expect, version("ai4", plan).name, first_deal)


def count(tally: Tally, records: Iterable[Record], expect: Expect, name: str, first_deal: int = 0) -> None:
    """Counts what a player of that name expected, in games of one against three."""
    for number, record in enumerate(records):
        for answer in answers(record, record.seats.index(name), expect):
            tally.add(answer, first_deal + number // SEATINGS)


def _cases(answer: Answer) -> Iterator[tuple[str, float]]:
    """What an answer is a case of, and whether it was predicted, or how likely a guess is right."""
    recalled = answer.expected.recalled
    yield "all", answer.is_right
    yield "recalled", recalled
    yield "passes", answer.kind is None
    yield "chance_all", 1 / len(answer.expected.possible)
    if recalled:
        yield "all_recalled", answer.is_right
    if answer.kind is not None:
        yield "plays", answer.is_right_play
        yield "chance_plays", 1 / max(1, answer.possible_plays)
        yield "chance_product", answer.expected.guesses
        yield answer.kind, answer.is_right_play
        if recalled:
            yield "plays_recalled", answer.is_right_play


def opponents_figures(tally: Tally) -> dict[str, Figures]:
    return {name: _opponent_figures(tally, distance) for distance, name in enumerate(OPPONENTS, start=1)}


def _rises(tally: Tally) -> dict[str, list[Figures]]:
    """By type of set: what P2 has over P1, and P3 over P2."""
    return {
        kind: [with_interval("gap", tally.rise(distance, kind)) for distance in (1, 2)]
        for kind in KINDS
        if any(tally.cases(distance, kind) for distance in (1, 2, 3))
    }


def _opponent_figures(tally: Tally, distance: int) -> Figures:
    names = (
        "all",
        "plays",
        "passes",
        "recalled",
        "all_recalled",
        "plays_recalled",
        "chance_all",
        "chance_plays",
        "chance_product",
    )
    found: Figures = {"actions": tally.cases(distance, "all"), "played": tally.cases(distance, "plays")}
    for name in names:
        found |= with_interval(name, tally.estimate(distance, name))
    found["kinds"] = {
        kind: {
            "cases": tally.cases(distance, kind),
            **with_interval("share", tally.estimate(distance, kind)),
        }
        for kind in KINDS
        if tally.cases(distance, kind)
    }
    return found
