"""Schedules: which games are played, fixed before the first of them starts.

A match plays the same deals in every seating of its layout; a schedule is one match or, for a round robin,
several. The seed alone determines every deal, including the dealer's seat if the game has one. A game is
identified by its number: who plays it, when and on which machine changes nothing.

A layout says how the entrants of a match share the seats: `2v2`, `1v3` or `1v1v2` how many each entrant
takes, in the order of the entrants; a deal is then played in every distinct seating. `all` gives each entrant
one seat, in every order. `latin` gives each one seat too, but plays a deal only in the rotations of one
circle, so each sits once at every seat; the circle changes from deal to deal, so in the end
everybody has had every neighbour equally often.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate, chain, permutations, repeat
from typing import Any

from upperhand import games
from upperhand.errors import SpecError, shown
from upperhand.match import MAX_SEED, deal_seed, name_of
from upperhand.player import Player, make_player, make_reference

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
    """The layout of that name for this number of entrants and seats; without a name, the default layout."""
    text = natural_layout(entrants, seats) if text is None else text
    if text in ("all", "latin"):
        if entrants != seats:
            raise SpecError(f"the layout {text} needs {seats} players, one per seat, not {entrants}")
        return Layout(text, _circles(seats) if text == "latin" else (_arrangements([1] * seats),))
    if not _COUNTS.fullmatch(text):
        raise SpecError(
            f"{shown(text)} is not a layout: write all, latin, or the seats of each like 2v2 or 1v3"
        )
    counts = [int(count) for count in text.split("v")]
    if len(counts) != entrants or sum(counts) != seats:
        raise SpecError(f"the layout {text} does not seat {_players(entrants)} at {seats} seats")
    return Layout(text, (_arrangements(counts),))


def natural_layout(entrants: int, seats: int) -> str:
    """The default layout: one seat each, or the same number of seats for each."""
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


@dataclass(frozen=True)
class Entrant:
    """A player with its name in seats, figures and reports; usually its spec."""

    name: str
    player: Player
    sees_all: bool = False
    """Whether it is a reference, which is given the State and not a View."""


@dataclass(frozen=True)
class Match:
    """Entrants, and the deals that they play in every seating of a layout.

    >>> match = make_match(["random", "lowest"], deals=10, seed=7)
    >>> len(match), match[6].names
    (60, ('random', 'random', 'lowest', 'lowest'))
    """

    game: str
    rules: Any
    entrants: tuple[Entrant, ...]
    layout: Layout
    deals: int
    seed: int

    def __post_init__(self) -> None:
        names = [entrant.name for entrant in self.entrants]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise SpecError(
                f"{shown(twice)} is named twice; for two seats of one player, use a layout like 2v2"
            )
        if self.deals < 1:
            raise SpecError(f"{self.deals} deals cannot be played: a match has at least one")
        if not 0 <= self.seed <= MAX_SEED:
            raise SpecError(f"the seed {self.seed} is not from 0 to 2^53 - 1")

    def __len__(self) -> int:
        return self.deals * self.layout.per_deal

    def __getitem__(self, number: int) -> "Fixture":
        if not 0 <= number < len(self):
            raise IndexError(number)
        deal, place = divmod(number, self.layout.per_deal)
        return Fixture(self, number, deal, self.layout.of_deal(deal)[place])

    def __iter__(self) -> Iterator["Fixture"]:
        return (self[number] for number in range(len(self)))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the entrants."""
        return tuple(entrant.name for entrant in self.entrants)


@dataclass(frozen=True)
class Fixture:
    """One game of a match: its number, its deal and who sits where."""

    match: Match
    number: int
    deal: int
    seating: Seating

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat."""
        return tuple(self.match.entrants[entrant].name for entrant in self.seating)

    @property
    def deal_seed(self) -> int:
        """The seed of the deal: the same in all its seatings, and in all matches with this seed."""
        return deal_seed(self.match.seed, self.deal)

    def start(self) -> games.State:
        """The game before its first move."""
        return games.match_deal(self.match.game, self.match.rules, self.deal_seed, self.names)


@dataclass(frozen=True)
class Schedule:
    """Matches, one after the other; `schedule[n]` is the n-th game of all."""

    matches: tuple[Match, ...]

    def __len__(self) -> int:
        return sum(len(match) for match in self.matches)

    def __getitem__(self, position: int) -> Fixture:
        if not 0 <= position < len(self):
            raise IndexError(position)
        index = bisect_right(self.firsts, position) - 1
        return self.matches[index][position - self.firsts[index]]

    def __iter__(self) -> Iterator[Fixture]:
        return chain.from_iterable(self.matches)

    @cached_property
    def firsts(self) -> tuple[int, ...]:
        """The position of the first game of each match."""
        return tuple(accumulate((len(match) for match in self.matches[:-1]), initial=0))

    @property
    def names(self) -> tuple[str, ...]:
        """All players of the matches, in order of appearance."""
        return tuple(dict.fromkeys(name for match in self.matches for name in match.names))


def make_match(
    players: Iterable[str | Player | Entrant],
    *,
    deals: int,
    seed: int,
    game: str = "big_two",
    rules: str | None = None,
    layout: str | None = None,
) -> Match:
    """The match between players; the default rules are those that people play by most.

    A player is a spec text, a player, who is named by its spec or its class, or an Entrant with a name.
    """
    entrants = tuple(_entrant(player, game) for player in players)
    chosen = games.read_rules(rules or games.words(game).USUAL_RULES, game)
    return Match(game, chosen, entrants, read_layout(layout, len(entrants), chosen.players), deals, seed)


def _entrant(player: str | Player | Entrant, game: str) -> Entrant:
    if isinstance(player, Entrant):
        return player
    made = make_player(player, game)
    return Entrant(player.strip() if isinstance(player, str) else name_of(made, game), made)


def ceiling_match(match: Match, reference: str) -> Match:
    """The same deals with a reference in place of the first player."""
    entrant = Entrant(reference.strip(), make_reference(reference, match.game), sees_all=True)
    return replace(match, entrants=(entrant, *match.entrants[1:]))
