"""The stream of chunks: in order, whole, and never far ahead."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from upperhand import Rng
from upperhand.arena.outcome import Outcome
from upperhand.arena.run import MAX_SIZE, Chunk, in_order
from upperhand.pool import AHEAD


class Disorderly:
    """Workers that finish in any order, and come and go."""

    def __init__(self, seed: int, seconds: float) -> None:
        self._rng = Rng(seed)
        self._seconds = seconds
        self.played: list[range] = []
        self.most_running = 0

    @property
    def capacity(self) -> int:
        return 1 + self._rng.below(5)

    def submit(self, first: int, size: int) -> range:
        return range(first, first + size)

    def next_done(self, tickets: Collection[range]) -> tuple[range, Chunk]:
        self.most_running = max(self.most_running, len(tickets))
        ticket = self._rng.choice(sorted(tickets, key=lambda each: each.start))
        self.played.append(ticket)
        outcomes = [Outcome((), (), number) for number in ticket]
        return ticket, Chunk(ticket.start, [""] * len(ticket), outcomes, {}, self._seconds * len(ticket))

    def close(self) -> None:
        """There is nobody to release."""


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seconds", [0.0, 1e-3, 0.1, 100.0])
def test_every_game_comes_once_and_in_order(seed: int, seconds: float) -> None:
    workers = Disorderly(seed, seconds)
    chunks = list(in_order(workers, 17, 900))
    assert [outcome.moves for chunk in chunks for outcome in chunk.outcomes] == list(range(17, 900))
    assert workers.most_running <= AHEAD * 5
    assert max(map(len, workers.played)) <= MAX_SIZE


def test_chunks_of_slow_games_stay_single() -> None:
    workers = Disorderly(1, 100.0)
    assert {len(chunk.outcomes) for chunk in in_order(workers, 0, 50)} == {1}


def test_nothing_is_played_when_nothing_is_left() -> None:
    workers = Disorderly(1, 0.0)
    assert list(in_order(workers, 5, 5)) == []
    assert workers.played == []
