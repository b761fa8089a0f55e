"""Contests of two players over the same deals: the share of games that the first side wins.

A contest is played in pieces of a few deals on all cores, and the shares of each piece are kept in a file, so
that a stopped run resumes. Contests that wait for each other (tuning) and others share the same processes.
"""

import json
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from upperhand import games
from upperhand.arena.statistics.intervals import Estimate, rate
from upperhand.match import deal_seed, play_game
from upperhand.player import Player, make_player
from upperhand.pool import Pool

PIECE = 10  # deals per task


@dataclass(frozen=True)
class Table:
    """What is played: a game, a preset, and the number of players."""

    game: str
    preset: str
    seats: int

    @property
    def rules(self) -> str:
        """As people write it."""
        several = len(games.load(self.game).PRESETS[self.preset].players) > 1
        return f"{self.preset}:players={self.seats}" if several else self.preset

    def __str__(self) -> str:
        return f"{games.GAMES[self.game]}, {self.rules}"


@dataclass(frozen=True)
class Contest:
    """Two players at a table on the first deals of a seed; `brief` plays two seatings of a deal, not all."""

    table: Table
    first: str
    second: str
    seed: int
    brief: bool = False


def seatings(seats: int, brief: bool = False, deal: int = 0) -> list[tuple[int, ...]]:
    """Who sits where, as many seats for both sides over all seatings; each comes with both sides swapped.

    >>> seatings(3)
    [(0, 1, 1), (1, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1)]
    >>> seatings(4, brief=True, deal=1)
    [(1, 0, 1, 0), (0, 1, 0, 1)]
    """
    half = [
        tuple(0 if seat in chosen else 1 for seat in range(seats))
        for chosen in combinations(range(seats), seats // 2)
        if seats % 2 or 0 in chosen
    ]
    if brief:
        half = [half[deal % len(half)]]
    both = [each for one in half for each in (one, tuple(1 - side for side in one))]
    if brief:  # turns with the deals, so that no side keeps the better seats
        both = [each[-deal % seats :] + each[: -deal % seats] for each in both]
    return both


def first_side_share(contest: Contest, deal: int) -> float:
    """The share of the games of one deal that the first player's side wins; a tie is half a game."""
    table = contest.table
    rules, players = _rules(table), [_player(each, table.game) for each in (contest.first, contest.second)]
    seed = deal_seed(contest.seed, deal)
    wins = []
    for number, sides in enumerate(seatings(table.seats, contest.brief, deal)):
        state = games.load(table.game).State.deal(rules, seed)
        seated = [players[side] for side in sides]
        scores = play_game(state, seated, contest.seed, deal * 8 + number, game=table.game).scores
        assert scores is not None
        wins.append(won_by_first(scores, sides, games.words(table.game).ONE_WINNER))
    return sum(wins) / len(wins)


def won_by_first(scores: Sequence[int], sides: Sequence[int], one_winner: bool) -> float:
    """Who won: the side of the winner, or the side with the higher mean where a game has no single winner.

    >>> won_by_first([9, -2, -3, -4], [0, 1, 1, 0], one_winner=True)
    1.0
    >>> won_by_first([2, -2, 2, -2], [0, 0, 1, 1], one_winner=False)
    0.5
    """
    if one_winner:
        return 1.0 - sides[scores.index(max(scores))]
    first, second = (
        float(np.mean([score for score, of in zip(scores, sides, strict=True) if of == side]))
        for side in (0, 1)
    )
    return 0.5 if first == second else float(first > second)


def play_piece(contest: Contest, deals: range) -> list[float]:
    """Runs in a worker process."""
    return [first_side_share(contest, deal) for deal in deals]


@cache
def _rules(table: Table) -> Any:
    return games.read_rules(f"{table.preset}:players={table.seats}", table.game)


@cache
def _player(text: str, game: str) -> Player:
    return make_player(text, game)


@dataclass
class Played:
    """Plays contests, and keeps what was played in a file: one line per piece."""

    path: Path
    pool: Pool | None
    """None plays in this process."""
    tell: Callable[[], None] = lambda: None
    """Called after each piece."""
    known: dict[tuple[str, ...], list[float]] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        for line in _whole_lines(self.path):
            piece = json.loads(line)
            self.known[tuple(piece["key"])] = piece["shares"]

    def shares(self, contests: Iterable[Contest], deals: int) -> list[Estimate]:
        """The share of games that the first side wins in each contest, with its interval over deals."""
        waiting = [[self._piece(each, piece) for piece in pieces(deals)] for each in contests]
        return [rate(np.array([share for piece in one for share in piece.result()])) for one in waiting]

    def _piece(self, contest: Contest, deals: range) -> "Future[list[float]]":
        of = (str(contest.seed), "brief" if contest.brief else "full", f"{deals[0]}-{deals[-1]}")
        key = (contest.first, contest.second, *of)
        done: Future[list[float]] = Future()
        if key in self.known:
            done.set_result(self.known[key])
            self.tell()
            return done
        if self.pool is None:
            done.set_result(play_piece(contest, deals))
        else:
            done = self.pool.submit(play_piece, contest, deals)
        done.add_done_callback(lambda one: self._keep(key, one))
        return done

    def _keep(self, key: tuple[str, ...], piece: "Future[list[float]]") -> None:
        if piece.cancelled() or piece.exception() is not None:
            return
        with self._lock, self.path.open("a", encoding="utf-8") as file:
            self.known[key] = piece.result()
            file.write(json.dumps({"key": key, "shares": piece.result()}, separators=(",", ":")) + "\n")
        self.tell()


def pieces(deals: int) -> list[range]:
    """The deals of a contest, as they are given to processes."""
    return [range(start, min(start + PIECE, deals)) for start in range(0, deals, PIECE)]


def _whole_lines(path: Path) -> list[str]:
    """The lines of an earlier run; a last line that was cut off is dropped from the file."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if len(whole) < len(text):
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines()
