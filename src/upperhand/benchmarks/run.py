"""Measures everything, ours and the yardstick's by turns so that both see the same machine."""

import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from statistics import median

from upperhand.benchmarks import big_two, rikken
from upperhand.benchmarks.figures import Figure
from upperhand.benchmarks.yardstick import compiled

# One sample of each figure takes a fifth of a second or so.
SAMPLES: dict[str, tuple[str, Callable[[int], float]]] = {
    "big_two_playouts": ("moves/s", lambda seed: big_two.playout_moves(100_000, seed)),
    "big_two_two_threads": ("x one thread", lambda seed: big_two.thread_gain(100_000, seed)),
    "big_two_lead_moves": ("ns/hand", lambda seed: big_two.lead_nanoseconds(500, seed)),
    "python_legal_moves": ("us", lambda seed: big_two.legal_moves_microseconds(20_000, seed)),
    "python_apply": ("us", lambda seed: big_two.apply_microseconds(2_000, seed)),
    "forced_win_median": ("us", lambda seed: big_two.forced_win_microseconds(200, seed, 0.5)),
    "forced_win_99th": ("us", lambda seed: big_two.forced_win_microseconds(200, seed, 0.99)),
    "network_median": ("us", lambda seed: big_two.network_microseconds(20, seed, 0.5)),
    "network_99th": ("us", lambda seed: big_two.network_microseconds(20, seed, 0.99)),
    "champion_playouts": ("games/s", lambda seed: big_two.champion_playouts(4, 400, seed)),
    "rikken_playouts": ("games/s", lambda seed: rikken.playout_games(400_000, seed)),
    "rikken_simulations": ("us/1000", lambda seed: rikken.simulation_microseconds(400, seed)),
    "python_games": ("games/s", lambda seed: big_two.python_games(2_000, seed)),
    "python_import": ("ms", lambda _: import_milliseconds()),
}
_IMPORT = "from time import process_time as now; start = now(); import upperhand; print(now() - start)"


def import_milliseconds() -> float:
    """Milliseconds of processor time for `import upperhand` in an interpreter that has just started."""
    return float(subprocess.check_output([sys.executable, "-c", _IMPORT])) * 1e3


def measure(
    yardstick: Path | None = None, rounds: int = 5, on_round: Callable[[], None] = lambda: None
) -> list[Figure]:
    """The median of `rounds` samples of every figure."""
    ours: dict[str, list[float]] = defaultdict(list)
    theirs: dict[str, list[float]] = defaultdict(list)
    with compiled(yardstick) if yardstick else nullcontext() as program:
        for seed in range(rounds):
            for name, (_, sample) in SAMPLES.items():
                ours[name].append(sample(seed))
            if program is not None:
                for name, value in program.sample(0.2, 3).items():
                    theirs[name].append(value)
            on_round()
    return list(_figures(ours, theirs))


def _figures(ours: dict[str, list[float]], theirs: dict[str, list[float]]) -> Iterator[Figure]:
    for name, (unit, _) in SAMPLES.items():
        yield Figure(name, median(ours[name]), unit, median(theirs[name]) if theirs[name] else None)
