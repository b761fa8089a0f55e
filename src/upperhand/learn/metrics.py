"""What a run writes while it is running: one line of JSON per note, and a plot of them."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any

_CURVES = ("entropy", "value", "explained", "clipped", "divergence", "accuracy")
_RARE = 0.0005  # of the games: too few to say how often a contract is made


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
            from matplotlib import colormaps
            from matplotlib.figure import Figure
        except ImportError:
            return
        notes = [json.loads(line) for line in self.file.read_text().splitlines()]
        curves = {name: [(n["minutes"], n[name]) for n in notes if name in n] for name in _CURVES}
        shown = {name: points for name, points in curves.items() if points}
        shown_by_kind = _by_kind(notes)
        if not shown:
            return
        rows = 1 + bool(shown_by_kind)
        figure = Figure(figsize=(3.4 * max(len(shown), 4), 2.8 * rows), layout="constrained")
        parts = figure.subfigures(rows, 1, squeeze=False)[:, 0]
        for axes, (name, points) in zip(
            parts[0].subplots(1, len(shown), squeeze=False)[0], shown.items(), strict=True
        ):
            axes.plot(*zip(*points, strict=True), linewidth=1)
            axes.set(title=name, xlabel="minutes")
        if shown_by_kind:
            panels = parts[1].subplots(1, len(shown_by_kind), squeeze=False)[0]
            everything = sorted({kind for kinds in shown_by_kind.values() for kind in kinds})
            colours = dict(zip(everything, colormaps["tab20"].colors, strict=False))  # type: ignore[attr-defined]
            for axes, (name, kinds) in zip(panels, shown_by_kind.items(), strict=True):
                for kind, points in kinds.items():
                    axes.plot(*_smooth(points), linewidth=1, label=kind, color=colours[kind])
                axes.set(title=name, xlabel="minutes")
            panels[0].legend(fontsize=6, loc="center left", bbox_to_anchor=(1, 0.5))
        part = self.plot.with_suffix(".part.png")
        figure.savefig(part, dpi=110)
        part.replace(self.plot)


def _smooth(points: list[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """The means of some neighbours, about a hundred of them: a share of few games jumps."""
    width = max(1, len(points) // 100)
    groups = [points[start : start + width] for start in range(0, len(points), width)]
    times, shares = zip(*[map(fmean, zip(*group, strict=True)) for group in groups], strict=True)
    return list(times), list(shares)


def _by_kind(notes: list[dict[str, Any]]) -> dict[str, dict[str, list[tuple[float, float]]]]:
    """The curves of Rikken, by contract: the share of games in which the learner declared it, and of these
    the share that it made. Without them a learner that only passes would not be noticed."""
    out: dict[str, dict[str, list[tuple[float, float]]]] = {}
    for note in notes:
        for kind, (games, declared, made, _) in note.get("contracts", {}).items():
            share = games if kind == "pass" else declared
            out.setdefault("declared", {}).setdefault(kind, []).append((note["minutes"], share))
            if declared > _RARE:
                out.setdefault("made", {}).setdefault(kind, []).append((note["minutes"], made))
    return out
