"""Standings: what people made of the same cards, compared.

A person's points for a deal are compared with the mean of all others who held the same cards: those in the
same seat at the other tables, people and computers. The differences add up; that is the score of the
evening. Among equal scores, plain points decide; who has the same of both shares the place.

A deal that a computer played for the most part counts as average at best, for points and for difference:
nobody gains by letting a stronger player take the seat.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Result:
    """What a seat made of a deal; `person` is a number of the evening, or None for a computer."""

    round: int
    board: int
    table: int
    seat: int
    person: int | None
    name: str
    points: int
    own: bool
    game_id: str = ""


@dataclass(frozen=True)
class Compared:
    """A result next to those who held the same cards."""

    result: Result
    others: tuple[Result, ...]
    #: None where nobody else held these cards.
    mean: Fraction | None
    difference: Fraction
    #: The points that count.
    points: int


@dataclass(frozen=True)
class Standing:
    """The place of a person."""

    rank: int
    person: int
    difference: Fraction
    points: int
    boards: int


def compare(results: Iterable[Result]) -> list[Compared]:
    """Every result with its comparison, in the given order."""
    results = list(results)
    alike: dict[tuple[int, int, int], list[Result]] = defaultdict(list)
    for result in results:
        alike[result.round, result.board, result.seat].append(result)
    return [_compare(result, alike[result.round, result.board, result.seat]) for result in results]


def _compare(result: Result, alike: Sequence[Result]) -> Compared:
    others = tuple(each for each in alike if each.table != result.table)
    mean = Fraction(sum(each.points for each in others), len(others)) if others else None
    difference = Fraction(0) if mean is None else result.points - mean
    if result.own:
        return Compared(result, others, mean, difference, result.points)
    return Compared(result, others, mean, min(difference, Fraction(0)), min(result.points, 0))


def rank(people: Iterable[int], compared: Iterable[Compared]) -> list[Standing]:
    """Everybody's place, the best first; equal ones share it, in the order of their numbers.

    >>> board = [Result(1, 1, table, 0, table, "", points, True) for table, points in ((1, 4), (2, -2))]
    >>> [(each.rank, each.person, int(each.difference)) for each in rank([1, 2], compare(board))]
    [(1, 1, 6), (2, 2, -6)]
    """
    sums = {person: (Fraction(0), 0, 0) for person in people}
    for each in compared:
        if each.result.person in sums:
            difference, points, boards = sums[each.result.person]
            sums[each.result.person] = difference + each.difference, points + each.points, boards + 1
    order = sorted(sums, key=lambda person: (-sums[person][0], -sums[person][1], person))
    places: dict[tuple[Fraction, int], int] = {}
    return [
        Standing(places.setdefault(sums[person][:2], place), person, *sums[person])
        for place, person in enumerate(order, start=1)
    ]
