"""Pairing: who sits where in a round, from a seed.

People meet as many others as possible: a schedule is drawn at random and improved by swaps. Seats at a table
are chosen so that everybody holds the cards of every seat about equally often. Computers take the seats that
are left, shared among the tables and, over the rounds, among the people.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

#: The people in the seats of a table by their numbers; None is a computer.
Seating = tuple[int | None, ...]

_STARTS = 4
_SWAPS = 60  # tries for each person


def pair_round(people: Sequence[int], seats: int, earlier: Sequence[Seating], seed: int) -> list[Seating]:
    """The tables of the next round, after the tables of all earlier rounds.

    If all fit at one table, computers play a second one, so that there is something to compare with.

    >>> pair_round([1, 2, 3, 4, 5], 4, [], seed=1)
    [(5, 2, 4, None), (1, 3, None, None)]
    """
    rng = Random(seed)
    history = _History(seats, earlier)
    drafts = [history.draft(people, rng) for _ in range(_STARTS)]
    best = min(drafts, key=lambda tables: sum(map(history.cost, tables)))
    found = [history.seated(table, rng) for table in best]
    return found if len(found) > 1 else [*found, (None,) * seats]


class _History:
    """Who met whom, who met computers, and who sat where."""

    def __init__(self, seats: int, earlier: Sequence[Seating]) -> None:
        self._seats = seats
        self._met: Counter[frozenset[int]] = Counter()
        self._with_computers: Counter[int] = Counter()
        self._sat: Counter[tuple[int, int]] = Counter()
        for table in earlier:
            here = [person for person in table if person is not None]
            self._met.update(frozenset(pair) for pair in combinations(here, 2))
            self._with_computers.update(dict.fromkeys(here, seats - len(here)))
            self._sat.update((person, seat) for seat, person in enumerate(table) if person is not None)

    def draft(self, people: Sequence[int], rng: Random) -> list[list[int]]:
        """A random share of the people among the tables, improved by swaps."""
        shuffled = rng.sample(list(people), len(people))
        count = -(-len(people) // self._seats)
        tables = [shuffled[place::count] for place in range(count)]
        for _ in range(_SWAPS * len(people) if count > 1 else 0):
            one, other = rng.sample(tables, 2)
            self._swap_if_better(one, other, rng)
        return tables

    def _swap_if_better(self, one: list[int], other: list[int], rng: Random) -> None:
        here, there = rng.randrange(len(one)), rng.randrange(len(other))
        before = self.cost(one) + self.cost(other)
        one[here], other[there] = other[there], one[here]
        if self.cost(one) + self.cost(other) > before:
            one[here], other[there] = other[there], one[here]

    def cost(self, table: Sequence[int]) -> int:
        """How often its people have met before, and how unequally they meet computers."""
        repeats = sum(self._met[frozenset(pair)] ** 2 for pair in combinations(table, 2))
        computers = self._seats - len(table)
        return repeats + sum((self._with_computers[person] + computers) ** 2 for person in table)

    def seated(self, table: Sequence[int], rng: Random) -> Seating:
        ways = list(permutations(range(self._seats), len(table)))
        rng.shuffle(ways)
        best = min(
            ways,
            key=lambda way: sum(
                self._sat[person, seat] ** 2 for person, seat in zip(table, way, strict=True)
            ),
        )
        by_seat = dict(zip(best, table, strict=True))
        return tuple(by_seat.get(seat) for seat in range(self._seats))
