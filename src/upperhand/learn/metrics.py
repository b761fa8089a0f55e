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
        shown_by_kind = _by_kind(notes)
        if not shown:
            return
        count = len(shown) + len(shown_by_kind)
        figure = Figure(figsize=(3.4 * count, 2.8), layout="constrained")
        panels = figure.subplots(1, count, squeeze=False)[0]
        for axes, (name, points) in zip(panels, shown.items(), strict=False):
            axes.plot(*zip(*points, strict=True), linewidth=1)
            axes.set_title(name)
        for axes, (name, kinds) in zip(panels[len(shown) :], shown_by_kind.items(), strict=True):
            for kind, points in kinds.items():
                axes.plot(*zip(*points, strict=True), linewidth=1, label=kind)
            axes.set_title(name)
            axes.legend(fontsize=5)
        for axes in panels:
            axes.set_xlabel("minutes")
        part = self.plot.with_suffix(".part.png")
        figure.savefig(part, dpi=110)
        part.replace(self.plot)


def _by_kind(notes: list[dict[str, Any]]) -> dict[str, dict[str, list[tuple[float, float]]]]:
    """The curves of Rikken, by contract: the share of games in which the learner declared it, and of these
    the share that it made. Without them a learner that only passes would not be noticed."""
    out: dict[str, dict[str, list[tuple[float, float]]]] = {}
    for note in notes:
        for kind, (games, declared, made, _) in note.get("contracts", {}).items():
            share = games if kind == "pass" else declared
            out.setdefault("declared", {}).setdefault(kind, []).append((note["minutes"], share))
            if declared:
                out.setdefault("made", {}).setdefault(kind, []).append((note["minutes"], made))
    return out
