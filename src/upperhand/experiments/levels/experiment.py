"""The whole experiment: tunes and measures the levels of all tables on shared processes, and reports."""

import json
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from upperhand import games, spec
from upperhand.errors import UpperhandError
from upperhand.experiments.levels import measuring, report
from upperhand.experiments.levels.contests import Played, Table, pieces
from upperhand.experiments.levels.tuning import CONTESTS, Tuning
from upperhand.experiments.request import Request, Result
from upperhand.pool import Pool, cores

SEED = 20261201  # of the deals that measure; those that tune come from the next seed and are never the same
DEALS = 400
TUNING_DEALS = 240
PARTS = ("tune", "measure", "report")

# Results by game, preset and number of players as text: the way `levels.json` has its levels.
Results = dict[str, dict[str, dict[str, dict[str, Any]]]]


def run_experiment(request: Request) -> Result:
    """Runs the requested parts, or all, at the requested tables, or all."""
    request.refuse("size", "people", "scale")
    parts = PARTS if request.part is None else request.part
    for name in parts:
        spec.pick(dict.fromkeys(PARTS), name, "part")
    tables = requested_tables(request.game, request.rules, request.seats)
    results = _read(request.out)
    run = Run(request, results, parts)
    if set(parts) != {"report"}:
        run.play(tables)
    return report.write(request.out, results)


def requested_tables(game: str | None, rules: str | None, seats: int | None) -> list[Table]:
    """Every preset and number of players of both games, or those that are named."""
    named = games.GAMES if game is None else [game]
    found = [
        Table(each, preset, count)
        for each in named
        for preset, entry in games.load(each).PRESETS.items()
        for count in entry.players
        if rules in (None, preset) and seats in (None, count)
    ]
    if not found:
        asked = [rules or "", "" if seats is None else f"{seats} players", games.GAMES.get(game or "", "")]
        raise UpperhandError(f"there is no preset for this: {', '.join(filter(None, asked))}")
    return found


@dataclass
class Run:
    """One run: each table goes through its parts by itself, and all tables share the processes."""

    request: Request
    results: Results
    parts: Iterable[str]
    _lock: threading.RLock = field(default_factory=threading.RLock)
    _done: int = 0
    _all: int = 0

    def play(self, tables: list[Table]) -> None:
        workers = self.request.workers or cores()
        self._all = sum(map(self._pieces, tables))
        with Pool(workers) if workers > 1 else nullcontext() as pool:
            if pool is None:
                for table in tables:
                    self._run(table, None)
                return
            with ThreadPoolExecutor(len(tables)) as threads:
                try:
                    for one in [threads.submit(self._run, table, pool) for table in tables]:
                        one.result()
                except BaseException:
                    pool.close()  # the other tables stop as well
                    raise

    def _pieces(self, table: Table) -> int:
        """The pieces of work that a table takes."""
        tuning = CONTESTS * len(pieces(self._tuning_deals))
        measure = measuring.count(table) * len(pieces(self._deals))
        return tuning * ("tune" in self.parts) + measure * ("measure" in self.parts)

    @property
    def _deals(self) -> int:
        return self.request.deals or DEALS

    @property
    def _tuning_deals(self) -> int:
        return min(TUNING_DEALS, self._deals)

    def _run(self, table: Table, pool: Pool | None) -> None:
        played = Played(_file(self.request.out, table), pool, self._tick)
        seed = SEED if self.request.seed is None else self.request.seed
        found = dict(self._found(table))
        if "tune" in self.parts:
            found["strengths"] = Tuning(table, played, seed + 1, self._tuning_deals).run()
            found["tuning"] = {"deals": self._tuning_deals, "seed": seed + 1}
            self._keep(table, found)
        if "measure" in self.parts:
            if "strengths" not in found:
                raise UpperhandError(f"{table} has not been tuned: run --part tune first")
            found["measured"] = measuring.measure(table, found["strengths"], played, seed, self._deals)
            self._keep(table, found)

    def _tick(self) -> None:
        with self._lock:
            self._done += 1
            self.request.progress("pieces", self._done, self._all)

    def _found(self, table: Table) -> dict[str, Any]:
        return self.results.get(table.game, {}).get(table.preset, {}).get(str(table.seats), {})

    def _keep(self, table: Table, found: dict[str, Any]) -> None:
        with self._lock:
            by_seats = self.results.setdefault(table.game, {}).setdefault(table.preset, {})
            by_seats[str(table.seats)] = json.loads(json.dumps(found))
            write_results(self.request.out, self.results)


def _file(out: Path, table: Table) -> Path:
    """Where the contests of a table are kept, in a folder that git ignores."""
    folder = out / "games"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".gitignore").write_text("*\n", encoding="ascii")
    return folder / f"{table.game}_{table.preset}_{table.seats}.jsonl"


def _read(out: Path) -> Results:
    path = out / "results.json"
    found: Results = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def write_results(out: Path, results: Results) -> None:
    out.mkdir(parents=True, exist_ok=True)
    (out / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
