"""What opponents are expected to play, and how often such expectations come true."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import cast

from upperhand import spec
from upperhand._core import Rng
from upperhand._core.big_two import Forecast, Index, Move, State, View, forecast, set_name
from upperhand.errors import UpperhandError
from upperhand.record import Record

PASS = "pass"

PRIOR = 3.0  # as many as make enough info-sets: what they say alone is soon too sure

# What makes info-sets similar to a moment: whether the ranks of the first sets count, whether the number of
# cards of the next player counts, and over how many rounds.
RECALLS: dict[str, tuple[bool, bool, int]] = {
    "ai4": (True, True, 3),
    "ai3": (False, False, 3),
    "last": (True, False, 1),  # the last round alone: found almost always, and right most often
}


def predict(
    view: View, index: Index | None, rng: Rng, like: str = "last", deals: int = 400, prior: float = PRIOR
) -> tuple[Forecast, Forecast, Forecast]:
    """What the next, second and third opponent of a view are expected to do.

    From the info-sets of learned games that are like this moment, with guessed deals weighing as `prior` more
    of them; where too few are alike, from guessed deals alone.
    """
    recall = spec.pick(RECALLS, like, "way to compare info-sets")
    first, second, third = forecast(view, rng, index, recalls=[recall], deals=deals, prior=prior)
    return first, second, third


@dataclass
class Accuracy:
    """How often the likeliest set of a forecast was the one played, for one opponent."""

    actions: int = 0
    right: int = 0
    plays: int = 0
    right_plays: int = 0  # the likeliest set apart from the pass, where a set was played
    chance: float = 0.0  # what guessing among everything possible would have got right
    passes: int = 0  # what always saying "pass" would have got right
    recalled: int = 0  # told by learned games, not by guessed deals
    types: Counter[str] = field(default_factory=Counter)  # plays by type
    right_types: Counter[str] = field(default_factory=Counter)

    def add(self, forecast: Forecast, played: str) -> None:
        """Counts one forecast against what came."""
        self.actions += 1
        self.right += _likeliest(name for name, _ in forecast.sets) == played
        self.chance += 1 / max(1, len(forecast.possible))
        self.recalled += forecast.source != "deals"
        if played == PASS:
            self.passes += 1
            return
        kind = played.rsplit(" ", 1)[0]
        right = _likeliest(name for name, _ in forecast.sets if name != PASS) == played
        self.plays += 1
        self.right_plays += right
        self.types[kind] += 1
        self.right_types[kind] += right


def measure(
    records: Iterable[Record],
    index: Index | None,
    seed: int,
    like: str = "last",
    deals: int = 200,
    prior: float = PRIOR,
) -> tuple[Accuracy, Accuracy, Accuracy]:
    """Forecasts for the three opponents after every turn of one seat of each game, seats in turn."""
    found = (Accuracy(), Accuracy(), Accuracy())
    for number, record in enumerate(records):
        for view, answers in _situations(record, number % 4):
            rng = Rng.derive(seed, number, view.seat, view.ply)
            told = predict(view, index, rng, like, deals, prior)
            for distance, move in answers.items():
                found[distance - 1].add(told[distance - 1], set_name(record.rules, move.cards))
    return found


def view_of(record: Record, ply: int | None = None, seat: int | None = None) -> View:
    """What a seat saw after this many moves of a game; usually the seat to move, after all of them."""
    count = len(record.moves) if ply is None else ply
    if not 0 <= count <= len(record.moves):
        raise UpperhandError(f"a ply is from 0 to {len(record.moves)}, the moves of the game")
    state = cast(State, _cut(record, count).replay())
    if state.over:
        raise UpperhandError("the game is over by then: choose an earlier ply")
    if seat is not None and not 0 <= seat < state.rules.players:
        raise UpperhandError(f"a seat is from 0 to {state.rules.players - 1}")
    return state.view(state.turn if seat is None else seat)


def _cut(record: Record, count: int) -> Record:
    return Record(record.game, record.rules, record.seats, record.seed, record.hands, record.moves[:count])


def _situations(record: Record, seat: int) -> Iterator[tuple[View, dict[int, Move]]]:
    """What the seat saw after each of its turns, and what the others answered, by distance."""
    history = cast(State, record.replay()).history
    state = cast(State, record.start())
    for ply, (mover, move) in enumerate(history):
        if ply >= state.ply:
            state.apply(move)
        if mover == seat and not state.over:
            yield state.view(seat), _answers(history[ply + 1 :], seat)


def _answers(history: list[tuple[int, Move]], seat: int) -> dict[int, Move]:
    found: dict[int, Move] = {}
    for mover, move in history:
        if mover == seat:
            break
        found.setdefault((mover - seat) % 4, move)
    return found


def _likeliest(names: Iterable[str]) -> str | None:
    return next(iter(names), None)
