"""Figures in words, for the reports of all experiments: cells of tables, and the tables."""

from collections.abc import Iterable, Sequence
from typing import Any

from upperhand.arena.statistics.intervals import Estimate
from upperhand.arena.statistics.words import figure

Found = dict[str, Any]


def with_interval(name: str, estimate: Estimate) -> Found:
    """An estimate as the arena's summaries hold it."""
    return {name: estimate.value, f"{name}_ci": estimate.interval}


def share(found: Found, name: str = "win_rate", digits: int = 1) -> str:
    return figure(found, name, digits, 100, "%")


def minus(text: str) -> str:
    return text.replace("-", "−")


def number(value: float | None, digits: int = 2) -> str:
    return "–" if value is None else minus(f"{value:.{digits}f}")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown; all columns but the first are figures."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"
