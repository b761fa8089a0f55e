"""Layouts: how the entrants of a match share the seats, and every seating that follows.

`2v2`, `1v3` or `1v1v2` say how many seats each entrant takes, in the order of the entrants; a deal is then
played in every distinct seating. `all` gives each entrant one seat, in every order. `latin` gives each one
seat too, but plays a deal only in the rotations of one circle, so that each sits once at every seat; the
circle changes from deal to deal, so that in the end everybody has had every neighbour equally often.
"""

import re
from dataclasses import dataclass
from itertools import chain, permutations, repeat

from upperhand.errors import SpecError, shown

Seating = tuple[int, ...]  # the entrant at each seat

_COUNTS = re.compile(r"[1-9](v[1-9])*")


@dataclass(frozen=True)
class Layout:
    """The seatings of each deal: deal d is played in those of round d modulo the number of rounds.

    >>> read_layout("2v2", entrants=2, seats=4).per_deal
    6
    >>> read_layout("latin", entrants=3, seats=3).of_deal(1)
    ((0, 2, 1), (2, 1, 0), (1, 0, 2))
    """

    text: str
    rounds: tuple[tuple[Seating, ...], ...]

    @property
    def per_deal(self) -> int:
        """How many games are played with each deal."""
        return len(self.rounds[0])

    def of_deal(self, deal: int) -> tuple[Seating, ...]:
        """The seatings in which that deal is played."""
        return self.rounds[deal % len(self.rounds)]


def read_layout(text: str | None, entrants: int, seats: int) -> Layout:
    """The layout of that name for so many entrants at so many seats; without a name the natural one."""
    text = natural_layout(entrants, seats) if text is None else text
    if text in ("all", "latin"):
        if entrants != seats:
            raise SpecError(f"the layout {text} needs {seats} players, one a seat, not {entrants}")
        return Layout(text, _circles(seats) if text == "latin" else (_arrangements([1] * seats),))
    if not _COUNTS.fullmatch(text):
        raise SpecError(f"{shown(text)} is no layout: write all, latin, or the seats of each like 2v2 or 1v3")
    counts = [int(count) for count in text.split("v")]
    if len(counts) != entrants or sum(counts) != seats:
        raise SpecError(f"the layout {text} does not seat {_players(entrants)} at {seats} seats")
    return Layout(text, (_arrangements(counts),))


def natural_layout(entrants: int, seats: int) -> str:
    """The layout nobody needs to name: a seat each, or the same number of seats for each."""
    if entrants == seats:
        return "all"
    if not entrants or seats % entrants:
        raise SpecError(f"{_players(entrants)} cannot share {seats} seats evenly: name a layout like 1v3")
    return "v".join([str(seats // entrants)] * entrants)


def _arrangements(counts: list[int]) -> tuple[Seating, ...]:
    """Every distinct way to seat them: with 2v2, 4! / (2! 2!) = 6."""
    places = chain.from_iterable(repeat(entrant, count) for entrant, count in enumerate(counts))
    return tuple(sorted(set(permutations(places))))


def _circles(seats: int) -> tuple[tuple[Seating, ...], ...]:
    """The (n - 1)! orders round a table, each with its n rotations."""
    circles = [(0, *rest) for rest in permutations(range(1, seats))]
    return tuple(tuple(circle[turn:] + circle[:turn] for turn in range(seats)) for circle in circles)


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"
