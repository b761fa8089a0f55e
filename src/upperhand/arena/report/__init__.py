"""The report of a contest: one HTML file with its figures, plots, settings and command."""

from pathlib import Path
from typing import Any

from upperhand.arena.report.page import page
from upperhand.arena.run import Run
from upperhand.arena.table import joined, tables


def write_report(folder: Path, summary: dict[str, Any], run: Run) -> Path:
    """Writes `report.html` into a folder, which is created if necessary; returns the path of the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "report.html"
    path.write_text(page(summary, joined(tables(run))), encoding="utf-8")
    return path
