"""People who have games reviewed while others play."""

import json
import threading
import time
from contextlib import suppress
from http.client import HTTPException
from itertools import count

from upperhand import games, make_player
from upperhand.benchmarks.playroom.guest import Guest
from upperhand.match import play_game


class Readers:
    """Each has one new game after the other reviewed, in a thread of its own; until the `with` block ends."""

    def __init__(self, port: int, readers: int) -> None:
        #: Seconds until each line of a review was there: one for each moment of the game.
        self.waits: list[float] = []
        self._seeds = count()
        self._ended = threading.Event()
        self._guests = [Guest(port) for _ in range(readers)]

    def _read(self, guest: Guest) -> None:
        with suppress(OSError, HTTPException):  # it ends in the middle of a review
            guest.come()
            while not self._ended.is_set():
                _, loaded = guest.ask("POST", "/api/records", {"record": _game(next(self._seeds))})
                before = time.perf_counter()
                for _ in guest.lines(f"/api/records/{json.loads(loaded)['id']}/review"):
                    now = time.perf_counter()
                    self.waits.append(now - before)
                    before = now
        guest.leave()

    def __enter__(self) -> "Readers":
        for guest in self._guests:
            threading.Thread(target=self._read, args=(guest,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        for guest in self._guests:
            guest.hang_up()


def _game(seed: int) -> str:
    state = games.load("big_two").State.deal(games.load("big_two").Rules(), seed)
    return play_game(state, [make_player("lowest")] * 4, seed).to_json()
