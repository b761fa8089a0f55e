"""Computers: players that decide in a worker process; after a time limit the default move is played."""

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from upperhand import Rng, games, make_player, spec
from upperhand.errors import SpecError, UpperhandError
from upperhand.player import setting_kinds, settings_of
from upperhand.reason import Reason
from upperhand.server.computers.decisions import Decided, Known, decide_once, decide_view
from upperhand.server.computers.library import Library
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.server import Value

if TYPE_CHECKING:  # rooms import computers
    from upperhand.server.rooms.table import Table

_log = logging.getLogger(__name__)

#: A count in a setting may be this many times the default: the workers serve many tables.
_MOST = 4
_BEST = 8  # alternatives shown in advice
#: Requests of other programs that may wait for a decision.
WAITING = 20


class Computers:
    """Decides for seats, for requests for advice, and for other programs."""

    def __init__(self, workers: Workers, library: Library, limit: float, metrics: Metrics) -> None:
        self._workers = workers
        self._library = library
        self._limit = limit
        self._metrics = metrics
        # Tables have priority: others wait in a separate queue, and leave a worker free if there are several.
        self._others = asyncio.Semaphore(max(1, workers.count - 1))
        self._waiting = 0

    def check(self, text: str, game: str, rules: Any) -> str:
        """The spec of a level or a player that may sit here; it may use the bases of the library."""
        player = check_player(text, game, self._library.names(game))
        self._library.check(player, game, rules)
        return player

    async def decide(self, table: "Table", seat: int, player: str, chance: tuple[int, int]) -> Decided:
        """What a player would do in a seat; a WorkerError if there is no answer."""
        game, record = table.game, table.record().to_json()
        player = self._library.resolved(player, game)
        with self._metrics.thinking.labels(game).time():
            return await self._workers.run(self._limit, decide_once, game, record, seat, player, chance)

    async def decide_view(self, known: Known, player: str, seed: int) -> Decided:
        """What a player would do in a game that is played elsewhere."""
        if self._waiting == WAITING:
            raise RefusalError("busy", Reason("too_many_requests"), status=503)
        self._waiting += 1
        try:
            async with self._others:
                resolved = self._library.resolved(player, known.game)
                return await self._workers.run(self._limit, decide_view, known, resolved, seed)
        finally:
            self._waiting -= 1

    async def move(self, table: "Table", player: str, chance: tuple[int, int]) -> Decided:
        """The move of a computer's seat: always one; it says so if it is not the player's own."""
        game, seat, view = table.game, table.turn, table.state.view(table.turn)
        usual_chance = Rng.derive(*chance, seat, table.ply)
        try:
            return await self.decide(table, seat, player, chance)
        except UpperhandError as error:  # whatever is wrong with a player, the table continues
            self._metrics.fallbacks.labels(game).inc()
            _log.warning("computer failed", extra={"game": game, "player": player, "problem": str(error)})
            usual = table.presenter.clock_move(view, usual_chance)
            return Decided(str(usual.move), usual.reason, fallback=str(error))


def check_player(text: str, game: str, learned: Collection[str] = ()) -> str:
    """The spec of a level or a player that may sit at a table here; a SpecError if there is none.

    A player in a file is refused before anything is loaded: nobody at a table may run a program of their own
    here. Only the operator may use settings that name files, or decide how much work one decision may take;
    `learned` are the bases that a player may use here.
    """
    levels = games.levels(game)
    if text in levels:
        return levels[text]
    wanted = spec.parse(text)
    if wanted.file is not None:
        raise SpecError("a player of a file cannot sit here; name a level or a player of the table")
    player = make_player(text, game)
    usual = games.players(game)[wanted.name]
    kinds, values = setting_kinds(player), settings_of(usual)
    for name, value in settings_of(player).items():
        if value == values[name] or (name == "knowledge" and value in learned):
            continue
        if kinds[name] is str or name == "threads":
            raise SpecError(f"{name} cannot be chosen here")
        if isinstance(value, int | float) and abs(value) > _MOST * max(abs(values[name]), 25):
            raise SpecError(f"{name}={value} is too much for a table; the limit is {_MOST} times the default")
    return text


def spec_of(text: str, game: str) -> str:
    """The spec of a level; a spec that was checked before stays as it is, even if it is no longer valid."""
    return games.levels(game).get(text, text)


def name_of_level(text: str | None, game: str) -> str:
    """The default level."""
    return text or list(games.levels(game))[1]


def best_values(decided: Decided) -> list[Value]:
    """What the alternatives were worth, best first."""
    best = sorted(decided.values, key=lambda each: -each[1])[:_BEST]
    return [Value(move=move, value=round(value, 4)) for move, value in best]
