"""Layouts: every seating once, and nobody favoured by any of them."""

from __future__ import annotations

from collections import Counter

import pytest

from upperhand.arena.schedule import Layout, natural_layout, read_layout
from upperhand.errors import SpecError

# Layout, entrants, seats, seatings per deal: n! / (the seats of each)!
CASES = [
    ("2v2", 2, 4, 6),
    ("1v3", 2, 4, 4),
    ("3v1", 2, 4, 4),
    ("1v1v2", 3, 4, 12),
    ("1v1v1v1", 4, 4, 24),
    ("all", 4, 4, 24),
    ("latin", 4, 4, 4),
    ("4", 1, 4, 1),
    ("1v2", 2, 3, 3),
    ("all", 3, 3, 6),
    ("latin", 3, 3, 3),
    ("1v1", 2, 2, 2),
    ("all", 2, 2, 2),
    ("latin", 2, 2, 2),
]


def seatings(layout: Layout) -> list[tuple[int, ...]]:
    """Those of all rounds."""
    return [seating for round_ in layout.rounds for seating in round_]


@pytest.mark.parametrize(("text", "entrants", "seats", "count"), CASES)
def test_a_deal_is_played_in_every_distinct_seating(text: str, entrants: int, seats: int, count: int) -> None:
    layout = read_layout(text, entrants, seats)
    assert layout.per_deal == count
    for deal in range(7):
        assert len(set(layout.of_deal(deal))) == len(layout.of_deal(deal)) == count
        assert {len(seating) for seating in layout.of_deal(deal)} == {seats}


@pytest.mark.parametrize(("text", "entrants", "seats", "count"), CASES)
def test_every_entrant_has_every_seat_equally_often_in_each_deal(
    text: str, entrants: int, seats: int, count: int
) -> None:
    layout = read_layout(text, entrants, seats)
    for deal in range(len(layout.rounds)):
        for seat in range(seats):
            had = Counter(seating[seat] for seating in layout.of_deal(deal))
            for entrant in range(entrants):
                share = sum(seating.count(entrant) for seating in layout.of_deal(deal)) / (count * seats)
                assert had[entrant] == count * share


@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_latin_square_everybody_has_every_neighbour_equally_often(seats: int) -> None:
    layout = read_layout("latin", seats, seats)
    neighbours = Counter(
        (seating[seat], seating[(seat + 1) % seats]) for seating in seatings(layout) for seat in range(seats)
    )
    assert len(neighbours) == seats * (seats - 1)
    assert len(set(neighbours.values())) == 1
    assert sorted(seatings(layout)) == sorted(seatings(read_layout("all", seats, seats)))


@pytest.mark.parametrize(
    ("entrants", "seats", "text"),
    [(2, 4, "2v2"), (4, 4, "all"), (1, 4, "4"), (2, 2, "all"), (3, 3, "all"), (1, 3, "3")],
)
def test_the_natural_layout(entrants: int, seats: int, text: str) -> None:
    assert natural_layout(entrants, seats) == text
    assert read_layout(None, entrants, seats).text == text


@pytest.mark.parametrize(
    ("text", "entrants", "seats", "sentence"),
    [
        ("2v3", 2, 4, "the layout 2v3 does not seat 2 players at 4 seats"),
        ("2v2", 3, 4, "the layout 2v2 does not seat 3 players at 4 seats"),
        ("latin", 2, 4, "the layout latin needs 4 players, one per seat, not 2"),
        ("two", 2, 4, "'two' is not a layout: write all, latin, or the seats of each like 2v2 or 1v3"),
        ("", 2, 4, "'' is not a layout"),
        (None, 2, 3, "2 players cannot share 3 seats evenly: name a layout like 1v3"),
        (None, 0, 4, "0 players cannot share 4 seats"),
    ],
)
def test_layouts_that_cannot_be_are_refused(
    text: str | None, entrants: int, seats: int, sentence: str
) -> None:
    with pytest.raises(SpecError, match=sentence):
        read_layout(text, entrants, seats)
