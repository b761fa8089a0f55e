"""Statistics over recorded games: how often a group plays, wins and gains."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from upperhand import spec
from upperhand.records.games import RecordedGame

_BIN = 10  # moves, in which the lengths of games are grouped

#: The groups of a game: each name with the seats that count for it.
Groups = Callable[[RecordedGame], Iterator[tuple[str, list[int]]]]


@dataclass
class Group:
    """Sums over the games of a group; points are of its seats."""

    games: int = 0
    seats: int = 0
    won: int = 0
    points: int = 0
    squares: int = 0
    moves: int = 0

    def add(self, scores: list[int], moves: int) -> None:
        self.games += 1
        self.seats += len(scores)
        self.won += sum(score > 0 for score in scores)
        self.points += sum(scores)
        self.squares += sum(score * score for score in scores)
        self.moves += moves

    def figures(self) -> dict[str, Any]:
        mean = self.points / self.seats if self.seats else None
        return {
            "games": self.games,
            "won": self.won / self.seats if self.seats else None,
            "points": mean,
            "deviation": sqrt(max(0.0, self.squares / self.seats - mean * mean))
            if mean is not None
            else None,
            "moves": self.moves / self.games,
        }


def _by_player(one: RecordedGame) -> Iterator[tuple[str, list[int]]]:
    for name in dict.fromkeys(one.seats):
        yield name, [seat for seat, other in enumerate(one.seats) if other == name]


def _by_seat(one: RecordedGame) -> Iterator[tuple[str, list[int]]]:
    for seat in range(len(one.seats)):
        yield str(seat), [seat]


def _by_contract(one: RecordedGame) -> Iterator[tuple[str, list[int]]]:
    """The declarer's points."""
    contract, declarer = one.contract()
    yield contract or "none", [] if declarer is None else [declarer]


def _by_opening(one: RecordedGame) -> Iterator[tuple[str, list[int]]]:
    """The points of who wins are not the opener's: only the length and the number say something."""
    if one.moves:
        yield one.moves[0], []


def _by_length(one: RecordedGame) -> Iterator[tuple[str, list[int]]]:
    first = len(one.moves) // _BIN * _BIN
    yield f"{first}-{first + _BIN - 1}", []


GROUPS: dict[str, Groups] = {
    "player": _by_player,
    "seat": _by_seat,
    "contract": _by_contract,
    "opening": _by_opening,
    "length": _by_length,
}


def statistics(games: Iterable[RecordedGame], by: str = "player") -> dict[str, dict[str, Any]]:
    """The figures of each group, over finished games; the group with most games first.

    `won` is the share of seats that gained points, `points` their mean and `deviation` its spread per game,
    `moves` the mean length. Where no seat stands for a group, these are None.
    """
    grouped: Groups = spec.pick(GROUPS, by, "group")
    found: dict[str, Group] = {}
    for one in games:
        if one.scores is None:
            continue
        for name, seats in grouped(one):
            found.setdefault(name, Group()).add([one.scores[seat] for seat in seats], len(one.moves))
    ordered = sorted(found.items(), key=lambda entry: (-entry[1].games, entry[0]))
    return {name: group.figures() for name, group in ordered}
