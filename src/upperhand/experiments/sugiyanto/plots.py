"""Figures 4 to 8, ours with theirs, as PNG files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MultipleLocator, PercentFormatter

from upperhand.arena.report.plots import COLOURS, INK, STYLE
from upperhand.arena.statistics.intervals import running_mean
from upperhand.arena.table import Table
from upperhand.experiments.reporting import estimate_of, reach
from upperhand.experiments.sugiyanto.claims import Contest, Side

BLUE, ORANGE = COLOURS[:2]
_STYLE: dict[Any, Any] = STYLE | {
    "font.size": 9.5,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "legend.frameon": False,
    "legend.fontsize": 9,
}
_DOTS_PER_INCH = 150
_FIRST_SHOWN = 30  # games before which a running share means nothing
_EDGES = np.arange(-13.5, 40)


@dataclass(frozen=True)
class Curve:
    """A panel of Figure 5: its letter and title, the published share won of the first side, and our games."""

    letter: str
    title: str
    win_rate: float
    table: Table


def draw_all(folder: Path, contests: Sequence[tuple[Contest, Table, dict[str, Any]]]) -> tuple[Path, ...]:
    """Draws Figures 4 to 7 into a folder; `contests` are published figures, our games and our figures."""
    curves = [
        Curve(letter, f"against {paper.opponent}", paper.win_rate, table)
        for letter, (paper, table, _) in zip("ab", contests, strict=True)
    ]
    with mpl.rc_context(_STYLE):
        drawn = {
            "figure_4.png": wins_and_losses([(paper, found) for paper, _, found in contests]),
            "figure_5.png": running_wins(curves),
            **{f"figure_{5 + paper.number}.png": scores(paper, table) for paper, table, _ in contests},
        }
        return _save(folder, drawn)


def draw_people(
    folder: Path, curves: Sequence[Curve], paper: Contest, table: Table | None
) -> tuple[Path, ...]:
    """Draws Figures 5c and 5d, as many as there are games for, and Figure 8 if there is a table for it."""
    with mpl.rc_context(_STYLE):
        drawn = {"figure_5_people.png": running_wins(curves)} if curves else {}
        if table is not None:
            drawn["figure_8.png"] = scores(paper, table)
        return _save(folder, drawn)


def _save(folder: Path, drawn: Mapping[str, Figure]) -> tuple[Path, ...]:
    for name, figure in drawn.items():
        figure.savefig(folder / name, dpi=_DOTS_PER_INCH, metadata={"Software": None})
    return tuple(folder / name for name in drawn)


def wins_and_losses(contests: Sequence[tuple[Contest, dict[str, Any]]]) -> Figure:
    """Figure 4: shares of games won and lost, with our interval."""
    figure = Figure(figsize=(7.4, 3.6), layout="constrained")
    axes = figure.add_subplot()
    for place, (paper, found) in enumerate(contests):
        side = found["sides"]["rule_based"]
        down, up = reach(estimate_of(side, "win_rate"))
        _bars(axes, place - 0.2, paper.win_rate, 0.45, None)
        _bars(axes, place + 0.2, side["win_rate"], 1.0, [[down], [up]])
    papers = [paper for paper, _ in contests]
    axes.set_xticks(
        [place + side for place in range(len(papers)) for side in (-0.2, 0.2)],
        ["paper", "ours"] * len(papers),
    )
    for place, paper in enumerate(papers):
        axes.annotate(
            f"against {paper.opponent}",
            (place, 0),
            (0, -26),
            textcoords="offset points",
            ha="center",
            fontweight="bold",
        )
    axes.grid(axis="x", visible=False)
    axes.tick_params(axis="x", length=0)
    _percent(axes, "games of the rule-based side")
    axes.set_ylim(0, 1.08)
    axes.bar([0], [0], color=BLUE, label="won")
    axes.bar([0], [0], color=ORANGE, label="lost")
    axes.legend(loc="upper right", ncols=2)
    return figure


def _bars(axes: Axes, place: float, won: float, alpha: float, reach: list[list[float]] | None) -> None:
    for offset, share, colour in ((-0.085, won, BLUE), (0.085, 1 - won, ORANGE)):
        error = reach if colour == BLUE or reach is None else reach[::-1]
        axes.bar(
            place + offset,
            share,
            0.16,
            color=colour,
            alpha=alpha,
            yerr=error,
            error_kw={"ecolor": INK, "capsize": 2.5, "elinewidth": 1.1},
        )
        axes.text(place + offset, share + 0.02, f"{share:.1%}", ha="center", fontsize=8.5)


def running_wins(curves: Sequence[Curve]) -> Figure:
    """Figure 5: the share of games won over the course of the games, with its interval."""
    figure = Figure(figsize=(4.7 * len(curves), 3.5), layout="constrained")
    for panel, (axes, curve) in enumerate(_panels(figure, curves)):
        table = curve.table
        for entrant, colour, published in _both(curve.win_rate, table):
            centre, reach = running_mean(table.wins_by_deal(entrant))
            played = table.moves.shape[1] * np.arange(1, len(centre) + 1)
            shown = played >= min(_FIRST_SHOWN, played[-1])
            low, high = np.clip(centre - reach, 0, 1), np.clip(centre + reach, 0, 1)
            axes.fill_between(played[shown], low[shown], high[shown], color=colour, alpha=0.2, linewidth=0)
            axes.plot(played[shown], centre[shown], color=colour, linewidth=1.5, label=table.names[entrant])
            axes.axhline(published, color=colour, linestyle=(0, (4, 3)), linewidth=1)
        axes.plot([], [], color=INK, linestyle=(0, (4, 3)), linewidth=1, label="paper, after 2,000 games")
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
        axes.xaxis.set_minor_formatter(lambda *_: "")
        axes.set_xlabel("games")
        axes.set_title(f"({curve.letter}) {curve.title}")
        axes.set_ylim(0, 1)
        _percent(axes, "games won" if panel == 0 else "")
        axes.legend(loc="center right")
    return figure


def scores(paper: Contest, table: Table) -> Figure:
    """Figures 6 and 7: how often each score came, and the published mean and deviation of either zone."""
    figure = Figure(figsize=(11, 3.7), layout="constrained")
    panels = list(figure.subplots(1, 3, sharey=True))
    sides = list(zip(_both(paper.win_rate, table), (paper.rule_based, paper.others), strict=True))
    names = [table.names[entrant] for (entrant, _, _), _ in sides]
    for panel, ((entrant, colour, _), published) in enumerate(sides):
        for axes in (panels[panel], panels[2]):
            _histogram(axes, table, entrant, colour)
        _zones(panels[panel], table, entrant, published)
        panels[panel].set_title(f"({'ab'[panel]}) {names[panel]}")
    panels[2].set_title("(c) both")
    panels[2].legend(loc="upper right")
    for axes in panels:
        axes.set_xlabel("score of a seat")
        axes.xaxis.set_major_locator(MultipleLocator(10))
        axes.set_xlim(-14, 36)
    _percent(panels[0], "share of the seats")
    panels[0].yaxis.set_major_locator(MultipleLocator(0.05))
    panels[0].set_ylim(bottom=0, top=panels[0].get_ylim()[1] * 1.22)
    return figure


def _histogram(axes: Axes, table: Table, entrant: int, colour: str) -> None:
    points = table.scores[table.seats_of(entrant)]
    shares = np.histogram(points, _EDGES)[0] / points.size
    axes.stairs(shares, _EDGES, fill=True, color=colour, alpha=0.45)
    axes.stairs(shares, _EDGES, color=colour, linewidth=1.1, label=table.names[entrant])


def _zones(axes: Axes, table: Table, entrant: int, paper: Side) -> None:
    """Means and standard deviations of the scores below and above zero, above the bars."""
    seats = table.seats_of(entrant)
    lost, won = table.scores[seats & ~table.won], table.scores[seats & table.won]
    ours = [(float(zone.mean()), float(zone.std())) for zone in (lost, won) if zone.size]
    theirs = [(paper.lost_mean, paper.lost_sd), (paper.won_mean, paper.won_sd)]
    for height, label, zones, ink in ((0.95, "ours", ours, INK), (0.88, "paper", theirs, "#8a8a8a")):
        for number, (centre, spread) in enumerate(zones):
            axes.errorbar(
                centre,
                height,
                xerr=spread,
                fmt="o",
                markersize=4,
                color=ink,
                capsize=3,
                linewidth=1.3,
                label=f"{label}: mean ± SD" if number == 0 else None,
                transform=axes.get_xaxis_transform(),
            )
    axes.legend(loc="upper right", bbox_to_anchor=(1, 0.84))


def _panels(figure: Figure, curves: Sequence[Curve]) -> list[tuple[Axes, Curve]]:
    return list(zip(figure.subplots(1, len(curves), squeeze=False)[0], curves, strict=True))


def _both(win_rate: float, table: Table) -> list[tuple[int, str, float]]:
    """Entrant, colour and published share of games won of both sides."""
    first, second = np.unique(table.entrants).tolist()
    return [(first, BLUE, win_rate), (second, ORANGE, 1 - win_rate)]


def _percent(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
