"""Who sits where: everybody once in each round, with as many others as possible."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from upperhand.server.evenings.pairing import Seating, pair_round


def evening(people: int, rounds: int, seats: int, seed: int, leave: int = 0) -> list[list[Seating]]:
    """All rounds; after each of them some people leave."""
    played: list[list[Seating]] = []
    for number in range(rounds):
        here = range(1, max(1, people - leave * number) + 1)
        played.append(pair_round(here, seats, [each for tables in played for each in tables], seed + number))
    return played


def repeats(played: list[list[Seating]]) -> int:
    met = Counter(
        frozenset(pair)
        for tables in played
        for table in tables
        for pair in combinations([person for person in table if person is not None], 2)
    )
    return sum(count - 1 for count in met.values())


@given(st.integers(1, 41), st.integers(1, 6), st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 3))
def test_everybody_plays_once_in_each_round(
    people: int, rounds: int, seats: int, seed: int, leave: int
) -> None:
    for number, tables in enumerate(evening(people, rounds, seats, seed, leave)):
        here = max(1, people - leave * number)
        seated = [person for table in tables for person in table if person is not None]
        assert sorted(seated) == list(range(1, here + 1))
        assert all(len(table) == seats for table in tables)
        sizes = [sum(person is not None for person in table) for table in tables]
        if here <= seats:
            assert sizes == [here, 0], "computers alone play a second table"
        else:
            assert len(tables) == -(-here // seats)
            assert max(sizes) - min(sizes) <= 1


@given(st.integers(5, 24), st.integers(0, 10_000))
def test_people_change_seats(people: int, seed: int) -> None:
    sat = Counter(
        (person, seat)
        for tables in evening(people, 6, 4, seed)
        for table in tables
        for seat, person in enumerate(table)
        if person is not None
    )
    assert max(sat.values()) <= 3  # of six rounds in four seats


def test_few_people_meet_twice() -> None:
    """Where there are enough others nobody does; where there are not, hardly more than must be."""
    assert repeats(evening(48, 4, 4, seed=1)) == 0
    assert repeats(evening(200, 6, 4, seed=2)) == 0
    for people, rounds, must in ((16, 6, 24), (8, 3, 8), (9, 4, 0)):
        assert repeats(evening(people, rounds, 4, seed=3)) <= must + people // 2


def test_nobody_always_meets_the_computers() -> None:
    with_computers = Counter(
        person
        for tables in evening(5, 5, 4, seed=4)
        for table in tables
        for person in table
        if person is not None and table.count(None) == 2
    )
    assert sum(with_computers.values()) == 10
    assert max(with_computers.values()) <= 3


def test_the_seed_decides() -> None:
    assert evening(12, 3, 4, seed=5) == evening(12, 3, 4, seed=5)
    assert evening(12, 3, 4, seed=5) != evening(12, 3, 4, seed=6)
