"""The calibration plot: what was said, and how often it came true."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from upperhand import games
from upperhand.arena.report.plots import COLOURS, INK, STYLE
from upperhand.experiments.reporting import estimate_of, reach

_LABELS = {"believed": "by what the seat could know", "as_it_lies": "by the cards as they lie"}


def draw(path: Path, figures: Mapping[str, Any]) -> Path:
    """One picture per game, side by side."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8.6, 4.2), layout="constrained")
        for axes, (game, found) in zip(figure.subplots(1, 2), figures.items(), strict=True):
            _draw_game(axes, games.GAMES[game], found)
        figure.savefig(path, dpi=150, metadata={"Software": None})
    return path


def _draw_game(axes: Axes, title: str, found: Mapping[str, Any]) -> None:
    axes.plot([0, 1], [0, 1], color=INK, linewidth=0.8, linestyle=":")
    for (kind, figures), colour in zip(found.items(), COLOURS, strict=False):
        filled = [one for one in figures["bins"] if one["cases"]]
        estimates = [estimate_of(one, "won") for one in filled]
        axes.errorbar(
            [one["said"] for one in filled],
            [estimate.value or 0.0 for estimate in estimates],
            yerr=list(zip(*(reach(estimate) for estimate in estimates), strict=True)),
            color=colour,
            marker="o",
            markersize=4,
            linewidth=1.2,
            capsize=2,
            label=_LABELS[kind],
        )
    axes.set(title=title, xlabel="Chance in the review", ylabel="Games won", xlim=(0, 1), ylim=(0, 1))
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.legend(frameon=False, fontsize=8)
