"""How long decisions take: counted in bins 1% wide, so any number of them fits and chunks add up.

Times differ from run to run, so they have their own file next to the Records, with one line per run.
"""

import json
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from upperhand._core import Rng
from upperhand.player import Decision, Player

_BINS_PER_E = 100


@dataclass
class Latency:
    """The time of each decision of one player."""

    nanoseconds: int = 0
    bins: Counter[int] = field(default_factory=Counter)

    @property
    def decisions(self) -> int:
        return self.bins.total()

    @property
    def per_second(self) -> float | None:
        """Decisions per second of thinking, on one core."""
        return self.decisions / self.nanoseconds * 1e9 if self.nanoseconds else None

    def add(self, nanoseconds: int) -> None:
        self.nanoseconds += nanoseconds
        self.bins[int(math.log(max(nanoseconds, 1)) * _BINS_PER_E)] += 1

    def merge(self, other: "Latency") -> None:
        self.nanoseconds += other.nanoseconds
        self.bins.update(other.bins)

    def quantile_us(self, share: float) -> float | None:
        """The time in µs within which that share of the decisions was made, to half a percent."""
        wanted, seen = share * self.decisions, 0
        for number, count in sorted(self.bins.items()):
            seen += count
            if seen >= wanted:
                return math.exp((number + 0.5) / _BINS_PER_E) / 1e3
        return None

    def to_dict(self) -> dict[str, Any]:
        return {"nanoseconds": self.nanoseconds, "bins": sorted(self.bins.items())}

    @classmethod
    def from_dict(cls, found: Mapping[str, Any]) -> "Latency":
        return cls(int(found["nanoseconds"]), Counter({int(bin_): int(n) for bin_, n in found["bins"]}))


@dataclass(frozen=True)
class Timed:
    """A player that is timed; its decisions are unchanged."""

    player: Player
    latency: Latency

    def decide(self, view: Any, rng: Rng) -> Decision:
        start = perf_counter_ns()
        decision = self.player.decide(view, rng)
        self.latency.add(perf_counter_ns() - start)
        return decision


def merge_all(into: dict[str, Latency], more: Mapping[str, Latency]) -> None:
    """Adds the times of several players."""
    for name, latency in more.items():
        into.setdefault(name, Latency()).merge(latency)


def times_path(path: Path) -> Path:
    """The file with the times of the decisions."""
    return path.with_name(f"{path.name}.times")


def read_times(path: Path) -> dict[str, Latency]:
    """The times of all runs in the file; unreadable lines are skipped."""
    times: dict[str, Latency] = {}
    if times_path(path).exists():
        for line in times_path(path).read_text().splitlines():
            try:
                merge_all(times, {name: Latency.from_dict(each) for name, each in json.loads(line).items()})
            except (ValueError, KeyError, TypeError, AttributeError):
                continue
    return times


def append_times(path: Path, times: dict[str, Latency]) -> None:
    """Adds the times of one run."""
    with times_path(path).open("a", encoding="ascii") as file:
        file.write(json.dumps({name: latency.to_dict() for name, latency in times.items()}) + "\n")
