"""What a run writes while it is running: one line of JSON per note, and a plot of them."""

import json
from pathlib import Path
from typing import Any

_CURVES = ("entropy", "value", "explained", "clipped", "divergence", "accuracy")


class Metrics:
    """The notes of one run in `metrics.jsonl`, with `metrics.png` next to it."""

    def __init__(self, folder: Path) -> None:
        self.file, self.plot = folder / "metrics.jsonl", folder / "metrics.png"

    def note(self, figures: dict[str, Any]) -> None:
        line = json.dumps(figures)
        with self.file.open("a") as log:
            log.write(line + "\n")
        print(line, flush=True)

    def draw(self) -> None:
        """Redraws the plot if a library for it is installed: training machines often have none."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            return
        notes = [json.loads(line) for line in self.file.read_text().splitlines()]
        curves = {name: [(n["minutes"], n[name]) for n in notes if name in n] for name in _CURVES}
        shown = {name: points for name, points in curves.items() if points}
        if not shown:
            return
        figure = Figure(figsize=(3.4 * len(shown), 2.8), layout="constrained")
        panels = figure.subplots(1, len(shown), squeeze=False)[0]
        for axes, (name, points) in zip(panels, shown.items(), strict=True):
            axes.plot(*zip(*points, strict=True), linewidth=1)
            axes.set_title(name)
            axes.set_xlabel("minutes")
        part = self.plot.with_suffix(".part.png")
        figure.savefig(part, dpi=110)
        part.replace(self.plot)
