"""Bars and lines with their intervals, as all parts draw them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, PercentFormatter

from upperhand.arena.report.plots import COLOURS, INK, STYLE
from upperhand.experiments.reporting import Figures, estimate_of, minus, reach
from upperhand.experiments.rikken.players import TITLES

# A type has the same colour in every plot.
COLOUR = dict(zip(TITLES.values(), ("#8C8C8C", *COLOURS[:3]), strict=True))
_ERROR = {"ecolor": INK, "capsize": 2, "elinewidth": 1}


def panels(count: int, columns: int = 2, height: float = 3.2) -> tuple[Figure, Sequence[Axes]]:
    """A figure of this many panels, row by row."""
    with mpl.rc_context(STYLE):
        rows = -(-count // columns)
        drawing = Figure(figsize=(4.9 * columns, height * rows), layout="constrained")
        axes = drawing.subplots(rows, columns, squeeze=False).ravel()
        for spare in axes[count:]:
            spare.set_visible(False)
        return drawing, list(axes[:count])


def groups(
    axes: Axes,
    series: Mapping[str, Mapping[str, Figures]],
    name: str,
    labels: Mapping[str, Mapping[str, str]] = {},
) -> None:
    """Bars side by side: a group for each entry, and in it a bar for each series, some with a label."""
    entries = list(dict.fromkeys(entry for cells in series.values() for entry in cells))
    width = 0.84 / len(series)
    for number, (title, cells) in enumerate(series.items()):
        colour = _colour(title, series)
        axes.bar([0], [0], color=colour, label=title)
        for place, entry in enumerate(entries):
            if entry in cells and cells[entry][name] is not None:
                where = place + (number - (len(series) - 1) / 2) * width
                _bar(axes, where, cells[entry], name, colour, width * 0.92)
                _label(axes, where, cells[entry], name, labels.get(title, {}).get(entry, ""))
    axes.set_xticks(range(len(entries)), entries)
    axes.grid(axis="x", visible=False)
    axes.axhline(0, color=INK, linewidth=0.8)


def percent(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.set_ylim(0, None)
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))


def chips(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: minus(f"{value:,g}")))


def legend(drawing: Figure, axes: Axes, title: str | None = None) -> None:
    """What the colours mean, once for all panels."""
    with mpl.rc_context(STYLE):
        handles, names = axes.get_legend_handles_labels()
        drawing.legend(
            handles, names, title=title, loc="outside upper center", ncols=len(names), frameon=False
        )


def save(drawing: Figure, path: Path) -> Path:
    with mpl.rc_context(STYLE):
        # Without the date and the version of the library the same figures give the same file.
        drawing.savefig(path, dpi=130, metadata={"Software": None})
    return path


def _colour(title: str, shown: Mapping[str, object]) -> str:
    """A type with settings has the colour of the type, unless that type is shown too."""
    plain = title.partition(",")[0]
    return COLOURS[3] if plain not in COLOUR or (plain != title and plain in shown) else COLOUR[plain]


def _bar(axes: Axes, place: float, figures: Figures, name: str, colour: str, width: float) -> None:
    low, high = reach(estimate_of(figures, name))
    axes.bar(place, figures[name], width, color=colour, alpha=0.8, yerr=[[low], [high]], error_kw=_ERROR)


def _label(axes: Axes, place: float, figures: Figures, name: str, text: str) -> None:
    top = max(figures[name] + reach(estimate_of(figures, name))[1], 0)
    axes.annotate(
        text,
        (place, top),
        (0, 2),
        textcoords="offset points",
        ha="center",
        va="bottom",
        fontsize=6.5,
        rotation=90,
    )


def line(axes: Axes, points: Sequence[Figures], across: str, name: str, label: str, colour: str) -> None:
    """The figure of that name, by the position of the points across the panel."""
    reaches = [reach(estimate_of(point, name)) for point in points]
    axes.errorbar(
        [point[across] for point in points],
        [point[name] for point in points],
        yerr=[[low for low, _ in reaches], [high for _, high in reaches]],
        fmt="o-",
        color=colour,
        capsize=2,
        markersize=3.5,
        linewidth=1.3,
        label=label,
    )
