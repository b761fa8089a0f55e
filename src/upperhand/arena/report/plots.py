"""The plots of the report, as SVG."""

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

import numpy as np

from upperhand.arena.table import Table
from upperhand.errors import needs_extra

with needs_extra("arena", "a report with plots"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    from upperhand.arena.statistics.intervals import running_mean

# Okabe and Ito's colours, which colour-blind readers tell apart; the yellow is too pale for lines on white.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#5B4B8A", "#000000")
INK, FAINT = "#333333", "#d8d8d8"
STYLE: dict[Any, Any] = {
    "svg.fonttype": "path",
    "svg.hashsalt": "upperhand",  # the same report for the same figures
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
}
_MAX_BINS = 60
_LETTERS = 70  # in the width of a plot
_FIRST_SHOWN = 5  # deals before which a running figure says nothing


def scores(table: Table, names: Sequence[str], unit: str) -> str:
    """The distributions of scores per seat, one over the other."""
    figure, axes = _axes()
    low, high = int(table.scores.min()), int(table.scores.max())
    width = max(1, -(-(high - low + 1) // _MAX_BINS))
    edges = np.arange(low, high + width + 1, width) - 0.5
    for number, name in enumerate(names):
        points = table.scores[table.seats_of(table.names.index(name))]
        shares = np.histogram(points, edges)[0] / points.size
        axes.stairs(shares, edges, fill=True, color=_colour(number), alpha=0.18)
        axes.stairs(shares, edges, color=_colour(number), linewidth=1.6, label=name)
    axes.set_xlabel(unit if width == 1 else f"{unit}, in steps of {width}")
    _percent_axis(axes, "share of its seats")
    _legend(axes)
    return _svg(figure)


def running_wins(table: Table, names: Sequence[str], by_seat: bool = False) -> str:
    """The share of games, or of seats, won after each deal."""
    figure, axes = _axes()
    deals = np.arange(1, len(table.deals) + 1)
    first = min(_FIRST_SHOWN, max(len(deals) - 2, 0))
    for number, name in enumerate(names):
        entrant = table.names.index(name)
        shares = table.by_deal(table.won, entrant) if by_seat else table.wins_by_deal(entrant)
        centre, reach = running_mean(shares)
        low, high = np.clip(centre - reach, 0, 1), np.clip(centre + reach, 0, 1)
        axes.fill_between(
            deals[first:], low[first:], high[first:], color=_colour(number), alpha=0.18, linewidth=0
        )
        axes.plot(deals[first:], centre[first:], color=_colour(number), linewidth=1.6, label=name)
    axes.set_xlabel("deals")
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    _percent_axis(axes, "seats won" if by_seat else "games won")
    _legend(axes)
    return _svg(figure)


def ratings(found: Mapping[str, Mapping[str, Any]]) -> str:
    """Ratings, the best on top."""
    order = sorted(found, key=lambda name: found[name]["rating"])
    return _intervals(
        order, [(found[name]["rating"], *found[name]["rating_ci"]) for name in order], "OpenSkill rating"
    )


def differences(summary: Mapping[str, Any], unit: str) -> str:
    """Paired differences in scores; an interval that crosses 0 leaves it open who is stronger."""
    shown = [each for each in reversed(summary["differences"]) if each["score_ci"][0] is not None]
    labels = [f"{each['first']} – {each['second']}" for each in shown]
    return _intervals(
        labels, [(each["score"], *each["score_ci"]) for each in shown], f"{unit} per game", zero=True
    )


def cards_left(players: Mapping[str, Mapping[str, Any]], names: Sequence[str]) -> str:
    """The distributions of cards left."""
    figure, axes = _axes()
    for number, name in enumerate(names):
        shares = players[name]["cards_left_shares"]
        axes.plot(range(len(shares)), shares, color=_colour(number), marker="o", markersize=3.5, label=name)
    axes.set_xlabel("cards left")
    axes.xaxis.set_major_locator(MaxNLocator(14, integer=True))
    _percent_axis(axes, "share of its seats")
    _legend(axes)
    return _svg(figure)


def _intervals(
    labels: Sequence[str], values: Sequence[tuple[float, float, float]], what: str, zero: bool = False
) -> str:
    figure, axes = _axes(height=max(1.5, 0.75 + 0.33 * len(labels)))
    for row, (value, low, high) in enumerate(values):
        axes.plot([low, high], [row, row], color=COLOURS[0], linewidth=2.2, solid_capstyle="round")
        axes.plot([value], [row], color=COLOURS[0], marker="o", markersize=6)
    if zero:
        axes.axvline(0, color=INK, linewidth=0.9)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(-0.7, len(labels) - 0.3)
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(what)
    return _svg(figure)


def _axes(height: float = 3.0) -> tuple[Figure, Axes]:
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(5.6, height), layout="constrained")
        return figure, figure.add_subplot()


def _percent_axis(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_ylim(bottom=max(0.0, axes.get_ylim()[0]))


def _legend(axes: Axes) -> None:
    """Above the plot, where it covers no curve: as many names in a row as fit."""
    _, names = axes.get_legend_handles_labels()
    columns = max(1, _LETTERS // (4 + max(map(len, names))))
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=columns, fontsize=8.5, frameon=False)


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def _svg(figure: Figure) -> str:
    """The figure as an element of a page, with names that no other figure uses."""
    out = StringIO()
    with mpl.rc_context(STYLE):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return re.sub(r'<g id="[^"]*"', "<g", text[text.index("<svg") :])
