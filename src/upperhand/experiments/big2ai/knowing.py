"""The bases of learned games that the experiment makes, and what they let a seat expect."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from upperhand._core import Rng
from upperhand.big_two import View
from upperhand.big_two.knowledge import Forecast, KnowledgeBase, predict
from upperhand.record import Record

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


# Of the next, second and third opponent of a View.
Expect = Callable[[View], tuple[Expected, ...]]


def learn(path: Path, records: Iterable[Record]) -> None:
    """Adds games to the base in a file, in their order."""
    with KnowledgeBase(path, create=True) as base:
        base.learn_all(records)


def expecting(path: Path, games: int, way: str, seed: int) -> Expect:
    """What the first games of a base let a seat expect; `way` says which of their moments are like a View."""
    index = None
    if games:
        with KnowledgeBase(path) as base:
            index = base.index(first=games)

    def expect(view: View) -> tuple[Expected, ...]:
        rng = Rng.derive(seed, 0, view.seat, view.ply)
        return tuple(_expected(each) for each in predict(view, index, rng, way, DEALS))

    return expect


def _expected(found: Forecast) -> Expected:
    return Expected(tuple(name for name, _ in found.sets), found.possible, found.source != "deals")
