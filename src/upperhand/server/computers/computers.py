"""Computers: players that decide in a worker process; after a time limit the default move is played."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from upperhand import Analysis, Rng, games, levels, make_player, spec
from upperhand.errors import SpecError, UpperhandError
from upperhand.player import setting_kinds, settings_of
from upperhand.pool import WorkerError
from upperhand.reason import Reason
from upperhand.server.computers.decisions import Decided, Known, analyse_once, decide_once, decide_view
from upperhand.server.computers.library import Library, frozen
from upperhand.server.computers.load import NOBODY, Client, Load, Priority
from upperhand.server.computers.outside import OutsidePlayers
from upperhand.server.computers.remarks import Remark, remark
from upperhand.server.computers.workers import Workers
from upperhand.server.refusal import RefusalError
from upperhand.server.web.metrics import Metrics
from upperhand.server.web.wire.server import Value

if TYPE_CHECKING:  # rooms import computers
    from upperhand.server.rooms.table import Table

T = TypeVar("T")

_log = logging.getLogger(__name__)

#: A count in a setting may be this many times the default: the workers serve many tables.
_MOST = 4
_BEST = 8  # alternatives shown in advice
#: The level of a table that names none.
USUAL_LEVEL = "Casual"
#: Levels as rooms stored them before there were eight.
_OLD_NAMES = {"Easy": "Novice", "Normal": "Casual", "Hard": "Skilled", "Challenge": "Expert"}
#: An analysis for a hint ends at this time, even if fewer games are played by then.
HINT_MS = 900
#: Requests of other programs that may wait for a decision.
WAITING = 20
#: Those that may come from one address.
WAITING_OF_ONE = 10


class Computers:
    """Decides for seats, for requests for advice, and for other programs."""

    def __init__(
        self,
        workers: Workers,
        library: Library,
        limit: float,
        metrics: Metrics,
        outside: OutsidePlayers | None = None,
    ) -> None:
        self._workers = workers
        self._library = library
        self.outside = outside or OutsidePlayers()
        self._load = Load(workers.count, limit)
        self._metrics = metrics
        # Tables have priority: others wait in a separate queue, and leave a worker free if there are several.
        self._others = asyncio.Semaphore(max(1, workers.count - 1))
        self._waiting: Counter[str] = Counter()

    def check(self, text: str, game: str, rules: Any) -> str:
        """The spec of a level or a player that may sit here; it may use the bases of the library.

        A player that the operator took from outside keeps its name: nobody else learns where it is.
        """
        if self.outside.allows(text, game):
            return text.strip()
        player = check_player(text, game, rules, self._library.names(game))
        self._library.check(player, game, rules)
        return player

    async def decide(
        self,
        table: "Table",
        seat: int,
        player: str,
        chance: tuple[int, int],
        client: Client = NOBODY,
        priority: Priority = Priority.PEOPLE,
        called: Sequence[str] = (),
    ) -> Decided:
        """What a player would do in a seat; a WorkerError if there is no answer.

        `called` is how computers know those at the table, if not by the names there.
        """
        game, asked = table.game, time.monotonic()
        record = replace(table.record(), seats=tuple(called) or table.record().seats).to_json()
        resolved = self._resolved(frozen(player, game, table.known), game, table.state.rules)
        with self._metrics.thinking.labels(game).time():
            async with self._load.turn(priority, client, self._load.patience):
                share, started = self._load.share(player, asked, client), time.monotonic()
                limit = self._load.time_left(asked)
                try:
                    decided = await self._workers.run(
                        limit, decide_once, game, record, seat, resolved, chance, share
                    )
                except WorkerError:
                    if time.monotonic() - started >= limit:
                        self._load.took_too_long(player, share, limit)
                    raise
                self._load.took(player, share, time.monotonic() - started)
        self._metrics.shares.labels(game).observe(share)
        return decided

    def _resolved(self, player: str, game: str, rules: Any) -> str:
        """The spec that a worker makes the player of."""
        return self._library.resolved(self.outside.resolved(player, game), game, rules)

    def known(self, game: str, rules: Any) -> int | None:
        """How many games of the playroom the computers of a game that begins now know."""
        return self._library.known(game, rules)

    async def analyse(self, table: "Table", also: str | None, client: Client = NOBODY) -> Analysis:
        """What the moves of the seat to move are worth, for a person who asks for a hint."""
        game, record, asked = table.game, table.record().to_json(), time.monotonic()
        with self._metrics.thinking.labels(game).time():
            async with self._load.turn(Priority.HINT, client, self._load.patience):
                ms = self._load.milliseconds(HINT_MS, asked, client)
                return await self._workers.run(
                    self._load.time_left(asked), analyse_once, game, record, also, ms
                )

    async def decide_view(self, network: str, known: Known, player: str, seed: int) -> Decided:
        """What a player would do in a game that is played elsewhere."""
        rules = games.load(known.game).Rules.from_json(known.rules_json)
        player = frozen(player, known.game, self.known(known.game, rules))
        resolved = self._resolved(player, known.game, rules)
        return await self.run_for_others(network, decide_view, known, resolved, seed)

    async def run_for_others(self, network: str, work: Callable[..., T], *arguments: Any) -> T:
        """Work that no table waits for: it takes its turn behind the tables, or is refused as too much.

        `network` is where the request comes from: none takes all places in the queue.
        """
        if self._waiting.total() >= WAITING or self._waiting[network] >= WAITING_OF_ONE:
            raise RefusalError("busy", Reason("too_many_requests"), status=503)
        self._waiting[network] += 1
        try:
            async with self._others, self._load.turn(Priority.PROGRAM, Client(network, network)):
                return await self._workers.run(self._load.limit, work, *arguments)
        finally:
            self._waiting[network] -= 1
            self._waiting += Counter()  # forgets those who have none

    async def remark(self, game: str, record: str, seat: int, move: str) -> Remark | None:
        """What the coach says to a move; nothing while others wait for the workers."""
        if self._others.locked():
            return None
        async with self._others, self._load.turn(Priority.PROGRAM):
            return await self._workers.run(self._load.limit, remark, game, record, seat, move)

    async def move(
        self,
        table: "Table",
        player: str,
        chance: tuple[int, int],
        client: Client = NOBODY,
        priority: Priority = Priority.PEOPLE,
        called: Sequence[str] = (),
    ) -> Decided:
        """The move of a computer's seat: always one; it says so if it is not the player's own."""
        game, seat, view = table.game, table.turn, table.state.view(table.turn)
        usual_chance = Rng.derive(*chance, seat, table.ply)
        try:
            return await self.decide(table, seat, player, chance, client, priority, called)
        except UpperhandError as error:  # whatever is wrong with a player, the table continues
            self._metrics.fallbacks.labels(game).inc()
            _log.warning("computer failed", extra={"game": game, "player": player, "problem": str(error)})
            usual = table.presenter.clock_move(view, usual_chance)
            return Decided(str(usual.move), usual.reason, fallback=str(error))


def check_player(text: str, game: str, rules: Any, learned: Collection[str] = ()) -> str:
    """The spec of a level or a player that may sit at a table here; a SpecError if there is none.

    A player from outside is refused before anything is loaded: nobody at a table may run a program of their
    own here. Only the operator may use settings that name files, or decide how much work one decision may
    take; `learned` are the bases that a player may use here.
    """
    if level := level_of(text, game, rules):
        return level.spec
    wanted = spec.parse(text)
    if wanted.place is not None:
        raise SpecError("a player from outside cannot sit here; name a level or a player of the table")
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


def level_of(text: str, game: str, rules: Any) -> levels.Level | None:
    """The level of that name under these rules, if it is one; old names count."""
    return levels.find(game, _OLD_NAMES.get(text, text), rules)


def spec_of(text: str, game: str, rules: Any) -> str:
    """The spec of a level; a spec that was checked before stays as it is, even if it is no longer valid."""
    level = level_of(text, game, rules)
    return level.spec if level else text


def best_values(decided: Decided) -> list[Value]:
    """What the alternatives were worth, best first."""
    best = sorted(decided.values, key=lambda each: -each[1])[:_BEST]
    return [Value(move=move, value=round(value, 4)) for move, value in best]
