"""The deal of the day: the same cards and the same computers for everybody, compared as in duplicate bridge.

Deal and computers' random choices come from the date and a secret of this server. So the same moves give the
same game, and nobody can know a deal before its day. Days are those of UTC.
"""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.exc import IntegrityError

from upperhand import Record, Rng, games, levels, make_player
from upperhand.match import MAX_SEED
from upperhand.pool import WorkerError
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.workers import Workers
from upperhand.server.rooms.rooms import Rooms
from upperhand.server.rooms.start import Start
from upperhand.server.storage import changes
from upperhand.server.storage.database import shared_secret
from upperhand.server.storage.journal import Journal
from upperhand.server.storage.queries import Queries
from upperhand.server.web.wire.http import RoomRequest, SeatRequest

_log = logging.getLogger(__name__)

#: Where the person sits.
SEAT = 0
#: Who sits in the other seats, and plays for a person who is away.
LEVEL = "Skilled"
_CHAMPION_LIMIT = 120.0  # seconds
_PATIENCE = 20.0  # seconds that a request waits for Champion


def today() -> str:
    """The current day, in UTC."""
    return datetime.now(UTC).date().isoformat()


class Daily:
    """The deals of the days. What Champion makes of one is computed when the first person begins it."""

    def __init__(
        self, secret: str, rooms: Rooms, journal: Journal, queries: Queries, workers: Workers
    ) -> None:
        self._secret = secret.encode()
        self._rooms = rooms
        self._journal = journal
        self._queries = queries
        self._workers = workers
        self._computing: dict[tuple[str, str], asyncio.Task[None]] = {}

    @classmethod
    async def opened(cls, rooms: Rooms, journal: Journal, queries: Queries, workers: Workers) -> "Daily":
        return cls(await shared_secret("daily", journal, queries), rooms, journal, queries, workers)

    def start(self, day: str, game: str) -> Start:
        """The deal, and the chance of the computers."""
        rules = games.read_rules(games.words(game).USUAL_RULES, game)
        seats = tuple(f"seat {seat}" for seat in range(rules.players))
        record = Record(game, rules, seats, seed=self._number(day, game, "deal"))
        return Start(record, chance=self._number(day, game, "computers"))

    def _number(self, *parts: str) -> int:
        made = hmac.new(self._secret, "/".join(parts).encode(), hashlib.sha256).digest()
        return int.from_bytes(made[:8]) & MAX_SEED

    async def play(self, person: Person, day: str, game: str) -> str:
        """The code of the person's room with this deal, which is made if there is none yet."""
        found = await self._queries.daily_try(person.id, day, game)
        if found is not None:
            return found
        start = self.start(day, game)
        self._compute(day, game)  # it is ready when the person has finished
        room = await self._rooms.create(_request(game, start), person, start)
        try:
            await self._journal.write(changes.new_daily_try(person.id, day, game, room.code))
        except IntegrityError:  # begun in another tab at the same moment
            return await self._queries.daily_try(person.id, day, game) or room.code
        return room.code

    async def champion(self, day: str, game: str) -> int | None:
        """What Champion makes of a deal; None if it takes too long to find out now."""
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._compute(day, game)), _PATIENCE)
        return await self._queries.daily_champion(day, game)

    def _compute(self, day: str, game: str) -> "asyncio.Task[None]":
        if (day, game) not in self._computing:
            self._computing[day, game] = asyncio.create_task(self._store_champion(day, game))
        return self._computing[day, game]

    async def _store_champion(self, day: str, game: str) -> None:
        if await self._queries.daily_champion(day, game) is not None:
            return
        start = self.start(day, game)
        try:
            score = await self._workers.run(
                _CHAMPION_LIMIT, champion_score, start.record.to_json(), start.chance
            )
            with suppress(IntegrityError):
                await self._journal.write(changes.new_daily_deal(day, game, score))
        except WorkerError as error:
            _log.warning("no score of Champion", extra={"game": game, "problem": str(error)})
            del self._computing[day, game]  # the next person tries again

    async def close(self) -> None:
        for task in self._computing.values():
            task.cancel()


def _request(game: str, start: Start) -> RoomRequest:
    others = [SeatRequest(kind="computer", player=LEVEL)] * (start.record.rules.players - 1)
    return RoomRequest(
        game=game,  # type: ignore[arg-type]
        seats=[SeatRequest(kind="person"), *others],
        timer=0,
        games=1,
        level=LEVEL,
        private=True,
        spectators="none",
    )


def champion_score(record: str, chance: int) -> int:
    """Runs in a worker: the points of the strongest level in the person's seat."""
    deal = Record.from_json(record)
    state: Any = deal.start()
    names = [levels.NAMES[-1] if seat == SEAT else LEVEL for seat in range(len(deal.seats))]
    players = [
        make_player(level.spec, deal.game)
        for name in names
        if (level := levels.find(deal.game, name, deal.rules))
    ]
    while not state.over:
        rng = Rng.derive(chance, 1, state.turn, state.ply)  # as at the table of the first game
        state.apply(players[state.turn].decide(state.view(state.turn), rng).move)
    return int(state.scores[SEAT])


def share_beaten(points: int, others: Sequence[int]) -> float | None:
    """The share of the others with fewer points, equal ones counted half; None without others.

    >>> share_beaten(4, [1, 4, 9, -3])
    0.625
    """
    if not others:
        return None
    return sum(1.0 if each < points else 0.5 if each == points else 0.0 for each in others) / len(others)
