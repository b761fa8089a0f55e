"""Measures one server under the load of many tables, and finds how many it can serve."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import text

from upperhand import games
from upperhand.benchmarks.figures import Figure
from upperhand.benchmarks.playroom.attack import BYSTANDER, Attack
from upperhand.benchmarks.playroom.crowd import Crowd, Tally
from upperhand.benchmarks.playroom.furnishing import SEATS, furnish
from upperhand.benchmarks.playroom.process import ServerProcess
from upperhand.benchmarks.playroom.readers import Readers
from upperhand.errors import SpecError
from upperhand.levels import ladder
from upperhand.server.storage.database import database_url, is_shared, open_engine

MOST_MS = 250.0  # milliseconds that 99 of 100 moves may take at the largest number of tables
_WARM_UP = 4.0  # seconds: every table has moved twice
_THINKERS = 2  # processes that decide for computers
_HINT_EVERY = 5  # of five times that somebody is at turn, one is for a hint
_READERS = 2  # people who have games reviewed, one after the other
_BYSTANDER = "Champion"  # who plays with the one who is not attacking
#: What the server counts: the shares of search of all decisions, their number, and default moves.
_SEARCHED = ("upperhand_search_share_sum", "upperhand_search_share_count", "upperhand_fallbacks_total")
_STEP = 8.0  # seconds at each number of tables that is tried


def measure_playroom(
    tables: int,
    seconds: float,
    *,
    most: bool = False,
    level: str | None = None,
    mixed: bool = False,
    database: str = "",
    processes: int = 1,
) -> list[Figure]:
    """Figures for this many tables over this time; `most` also finds the largest number that it can serve.

    With a level, each table has one person and computers of that level, whose answers are measured. `mixed`
    has tables of people and of computers of every level, hints and reviews. With an empty PostgreSQL as the
    database, several processes may serve it.
    """
    if database:
        if level is not None or mixed or not is_shared(database):
            raise SpecError("a database to measure with is postgresql://..., and is given without computers")
        return asyncio.run(_shared(database, tables, seconds, processes, most=most))
    if processes > 1:
        raise SpecError("several processes need an empty PostgreSQL: give --database postgresql://...")
    if level is not None and mixed:
        raise SpecError("computers have one level, or all of them: give --level or --mixed")
    with TemporaryDirectory(prefix="upperhand-") as folder:
        if mixed:
            every = [None, *(each.name for each in ladder("big_two", games.load("big_two").Rules()))]
            return asyncio.run(
                _answers(Path(folder), tables, seconds, every, hint_every=_HINT_EVERY, readers=_READERS)
            )
        if level is not None:
            return asyncio.run(_answers(Path(folder), tables, seconds, [level]))
        return asyncio.run(_measured(Path(folder), tables, seconds, most=most))


def measure_attack(seconds: float, networks: int) -> list[Figure]:
    """How fast a bystander's computers answer: for this time in peace, then while others attack.

    They are guests from so many networks, who take all they can get.
    """
    with TemporaryDirectory(prefix="upperhand-") as folder:
        return asyncio.run(_attacked(Path(folder), seconds, networks))


async def _attacked(folder: Path, seconds: float, networks: int) -> list[Figure]:
    """With the limits that a playroom has by default, but for the time until a deal."""
    rooms = await furnish(folder / "playroom.db", 1, [_BYSTANDER])
    chosen = {"rate_limits": True, "log_level": "error"}  # it would log every move made for the attackers
    with ServerProcess(folder / "playroom.db", _THINKERS, chosen=chosen) as server:
        crowd = Crowd(server.port, rooms, source=BYSTANDER)
        await crowd.come()
        before = (await crowd.load(1, seconds)).all_answers
        attack = Attack(server.port, networks)
        await attack.begin()
        tally = await crowd.load(1, seconds)
        crowd.leave()
        attack.leave()
    return [
        Figure("rooms_made", attack.made, "rooms"),
        Figure("rooms_refused", attack.refused, "rooms"),
        Figure("attackers_sockets", attack.connected, "sockets"),
        Figure("attackers_hints", attack.hints, "hints"),
        *_timed("quiet_answer", before),
        *_timed("answer", tally.all_answers),
        *_timed("update", tally.waits),
        Figure("default_moves", tally.default_moves, "moves"),
        Figure("actions_lost", tally.lost, "actions"),
        Figure("actions_refused", tally.refused, "actions"),
    ]


async def _answers(
    folder: Path,
    tables: int,
    seconds: float,
    levels: Sequence[str | None],
    *,
    hint_every: int = 0,
    readers: int = 0,
) -> list[Figure]:
    rooms = await furnish(folder / "playroom.db", tables, levels)
    with ServerProcess(folder / "playroom.db", workers=_THINKERS) as server:
        crowd = Crowd(server.port, rooms, hint_every=hint_every)
        await crowd.come()
        with Readers(server.port, readers) as reading:
            await crowd.load(tables, _WARM_UP)
            before = [server.counted(name) for name in _SEARCHED]
            tally = await crowd.load(tables, seconds)
        shares, decisions, fallbacks = (
            server.counted(name) - earlier for name, earlier in zip(_SEARCHED, before, strict=True)
        )
        crowd.leave()
    figures = [
        Figure("actions_sent", tally.sent, "actions"),
        Figure("actions_lost", tally.lost, "actions"),
        Figure("actions_refused", tally.refused, "actions"),
        *_timed("update", tally.waits),
        *_timed("answer", tally.all_answers),
    ]
    if len(levels) > 1:
        figures += [
            Figure(f"answer_99th_{level.replace(' ', '_')}", _milliseconds(found, 0.99), "ms")
            for level, found in tally.answers.items()
        ]
    if hint_every:
        figures += [*_timed("hint", tally.hints), Figure("hints_refused", tally.hints_refused, "hints")]
    if readers:
        figures += _timed("review_line", sorted(reading.waits))
    return [
        *figures,
        Figure("search_share", 100 * shares / max(decisions, 1), "%"),
        Figure("default_moves", fallbacks, "moves"),
        Figure("crowd_delay_99th", _milliseconds(tally.delays, 0.99), "ms"),
    ]


def _timed(name: str, ordered: Sequence[float]) -> list[Figure]:
    return [
        Figure(f"{name}s", len(ordered), f"{name.rpartition('_')[2]}s"),
        Figure(f"{name}_median", _milliseconds(ordered, 0.5), "ms"),
        Figure(f"{name}_99th", _milliseconds(ordered, 0.99), "ms"),
        Figure(f"{name}_longest", _milliseconds(ordered, 1.0), "ms"),
    ]


async def _shared(database: str, tables: int, seconds: float, processes: int, *, most: bool) -> list[Figure]:
    """What processes of the database's own machine take is not counted; its transactions are."""
    rooms = await furnish(database, tables)
    with ServerProcess(database, processes=processes) as server:
        crowd = Crowd(server.port, rooms)
        await crowd.come()
        await crowd.load(tables, _WARM_UP)
        own, used, stored = time.process_time(), server.processor_seconds, _transactions(database)
        tally = await crowd.load(tables, seconds)
        own, used = time.process_time() - own, server.processor_seconds - used
        stored = _transactions(database) - stored
        ended = crowd.ended
        held = await _most(crowd, tables, tally) if most else None
        crowd.leave()
    figures = _figures(tally, ended, used=used, own=own)
    figures.append(Figure("transactions", stored / max(len(tally.waits), 1), "1/action"))
    return [*figures, Figure("most_tables", held, "tables")] if held is not None else figures


def _transactions(database: str) -> int:
    """How many the database has committed, as far as it has counted them by now."""
    engine = open_engine(database_url(database))
    with engine.connect() as connection:
        counted = text("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()")
        found = int(connection.scalar(counted) or 0)
    engine.dispose()
    return found


@dataclass(frozen=True)
class _Memory:
    """Bytes of the server: without tables, with them, when all people are there, and after their games."""

    empty: int
    furnished: int
    crowded: int
    played: int

    @property
    def of_tables(self) -> int:
        return self.furnished - self.empty + self.played - self.crowded

    @property
    def of_sockets(self) -> int:
        return self.crowded - self.furnished


async def _measured(folder: Path, tables: int, seconds: float, *, most: bool) -> list[Figure]:
    await furnish(folder / "empty.db", 0)
    with ServerProcess(folder / "empty.db") as server:
        empty = server.memory
    rooms = await furnish(folder / "playroom.db", tables)
    with ServerProcess(folder / "playroom.db") as server:
        furnished = server.memory
        crowd = Crowd(server.port, rooms)
        await crowd.come()
        crowded = server.memory
        await crowd.load(tables, _WARM_UP)
        own, used = time.process_time(), server.processor_seconds
        tally = await crowd.load(tables, seconds)
        own, used = time.process_time() - own, server.processor_seconds - used
        memory = _Memory(empty, furnished, crowded, server.memory)
        ended = crowd.ended
        held = await _most(crowd, tables, tally) if most else None
        crowd.leave()
    figures = _figures(tally, ended, used=used, own=own)
    figures += [
        Figure("table_memory", memory.of_tables / tables / 1e3, "KB/table"),
        Figure("socket_memory", memory.of_sockets / tables / SEATS / 1e3, "KB/socket"),
    ]
    return [*figures, Figure("most_tables", held, "tables")] if held is not None else figures


async def _most(crowd: Crowd, tables: int, whole: Tally) -> int:
    """The largest number found by halving; `tables` itself if that holds."""
    if _holds(whole):
        return tables
    low, high = 0, tables
    while high - low > max(10, tables // 32):
        tried = (low + high) // 2
        low, high = (tried, high) if _holds(await crowd.load(tried, _STEP)) else (low, tried)
    return low


def _holds(tally: Tally) -> bool:
    clean = tally.sent > 0 and not (tally.lost or tally.late or tally.refused)
    return clean and _milliseconds(tally.waits, 0.99) <= MOST_MS


def _figures(tally: Tally, ended: int, *, used: float, own: float) -> list[Figure]:
    confirmed = max(len(tally.waits), 1)
    return [
        Figure("actions_sent", tally.sent, "actions"),
        Figure("actions_confirmed", len(tally.waits), "actions"),
        Figure("actions_lost", tally.lost, "actions"),
        Figure("actions_refused", tally.refused, "actions"),
        Figure("actions_late", tally.late, "actions"),
        Figure("sockets_ended", ended, "sockets"),
        Figure("update_median", _milliseconds(tally.waits, 0.5), "ms"),
        Figure("update_99th", _milliseconds(tally.waits, 0.99), "ms"),
        Figure("crowd_delay_99th", _milliseconds(tally.delays, 0.99), "ms"),
        Figure("server_processor", used / confirmed * 1e3, "ms/action"),
        Figure("crowd_processor", own / confirmed * 1e3, "ms/action"),
    ]


def _milliseconds(ordered: Sequence[float], share: float) -> float:
    if not ordered:
        return float("inf")
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] * 1e3
