"""Figures 14 to 21 as PNG files, every point with its 95% interval."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from upperhand.arena.report.plots import COLOURS, INK, STYLE
from upperhand.arena.statistics.intervals import Estimate
from upperhand.experiments.big2ai.matches import RULES
from upperhand.experiments.big2ai.measures import OPPONENTS
from upperhand.experiments.reporting import Figures, estimate_of, reach, with_interval

_STYLE: dict[Any, Any] = STYLE | {
    "font.size": 9.5,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "legend.frameon": False,
    "legend.fontsize": 8.5,
}
_DOTS_PER_INCH = 150
_FAIR = 0.25  # of the games, if all four seats were equal


def draw_all(folder: Path, figures: Figures) -> tuple[Path, ...]:
    """Draws every figure into a folder."""
    with mpl.rc_context(_STYLE):
        drawn = {
            "figure_14.png": budgets(figures),
            "figure_15.png": learning(figures),
            "figure_16.png": predictions(figures["predictions"]),
            "figure_17.png": kinds(figures["predictions"]),
            "figure_18.png": table(figures["table"]),
            "figure_19.png": contest(figures["same_cards"], "against three AI 3.0"),
            "against_ai1.png": contest(figures["against_ai1"], "against three AI 1.0"),
            "figure_20.png": contest(figures["reinforced"][RULES], "AI 4.0 and three RL-PPO"),
            "figure_21.png": contest(figures["thinking"], "four AI 4.0"),
        }
        for name, figure in drawn.items():
            figure.savefig(folder / name, dpi=_DOTS_PER_INCH, metadata={"Software": None})
    return tuple(folder / name for name in drawn)


def draw_readings(folder: Path, figures: Figures) -> tuple[Path, ...]:
    """Draws the figures of the part `readings` into a folder."""
    learned, played = figures["learned"], figures["reinforced"][RULES]
    with mpl.rc_context(_STYLE):
        drawn = {
            "figure_19_learned.png": contest_curve(
                learned, [point["learned"] for point in learned], "games learned", "against three AI 3.0"
            ),
            "figure_20_played.png": contest_curve(
                played, [point["games"] for point in played], "games played", "AI 4.0 and three RL-PPO"
            ),
        }
        for name, figure in drawn.items():
            figure.savefig(folder / name, dpi=_DOTS_PER_INCH, metadata={"Software": None})
    return tuple(folder / name for name in drawn)


def contest_curve(points: Sequence[Figures], places: Sequence[int], what: str, title: str) -> Figure:
    """Figures 19 and 20 as the paper draws them: games won and points of each, over games."""
    figure = Figure(figsize=(9.4, 3.4), layout="constrained")
    panels = figure.subplots(1, 2)
    for number, name in enumerate(points[0]["players"]):
        own = [point["players"][name] for point in points]
        for axes, measure in zip(panels, ("win_rate", "score"), strict=True):
            _line(axes, places, own, measure, name, COLOURS[number])
    for axes in panels:
        axes.set_xlabel(what)
        axes.set_xticks(places)
        axes.xaxis.set_major_formatter(_thousands)
    panels[0].set_title(f"(a) games won, {title}")
    panels[1].set_title("(b) points per game")
    panels[1].legend(loc="upper left", bbox_to_anchor=(1, 1))
    _percent(panels[0], "")
    return figure


def budgets(figures: Figures) -> Figure:
    """Figure 14: games won with our budgets, and times with the paper's."""
    figure = Figure(figsize=(9.4, 5.6), layout="constrained")
    panels = figure.subplots(2, 2)
    columns = (("searches", "ai1", "searches"), ("simulations", "ai4", "simulated games"))
    for column, (name, player, what) in enumerate(columns):
        won, spent = panels[0][column], panels[1][column]
        points, times = figures[name]["points"], figures["times"][player]
        _line(won, [point["budget"] for point in points], points, "win_rate", "", COLOURS[0])
        won.axhline(_FAIR, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
        won.set_title(f"({'ab'[column]}) {what} of AI {player[2]}.0")
        _percent(won, "games won" if column == 0 else "")
        spent.plot([each["budget"] for each in times], [each["mean_ms"] for each in times], "o-", color=INK)
        spent.set_ylabel("mean time, ms" if column == 0 else "")
        spent.set_ylim(bottom=0)
        for axes in (won, spent):
            axes.set_xscale("log")
            axes.xaxis.set_major_formatter(_thousands)
            axes.xaxis.set_minor_formatter(lambda *_: "")
            axes.set_xlabel(f"{what} per decision")
    return figure


def learning(figures: Figures) -> Figure:
    """Figure 15: games won by AI 4.0, and the less-card rates of all."""
    figure = Figure(figsize=(9.4, 3.7), layout="constrained")
    panels = figure.subplots(1, 2, sharey=True)
    for axes, (name, key) in zip(panels, (("trained", "learned"), ("played", "played")), strict=True):
        points = figures[name]["points"]
        places = [point[key] for point in points]
        _line(axes, places, points, "win_rate", "AI 4.0: games won", COLOURS[0])
        _line(axes, places, points, "less_card", "AI 4.0: less-card rate", COLOURS[1])
        for number, opponent in enumerate(OPPONENTS, start=2):
            others = [point["others"][opponent] for point in points]
            _line(axes, places, others, "less_card", f"{opponent}: less-card rate", COLOURS[number])
        axes.set_xlabel(f"games {key}")
        axes.xaxis.set_major_formatter(_thousands)
    panels[0].set_title("(a) trained games")
    panels[1].set_title("(b) played games")
    _percent(panels[0], "")
    panels[1].legend(loc="upper left", bbox_to_anchor=(1, 1))
    return figure


def predictions(figures: Figures) -> Figure:
    """Figure 16: predictions for each opponent, by games learned and played."""
    figure = Figure(figsize=(9.4, 3.7), layout="constrained")
    panels = figure.subplots(1, 2, sharey=True)
    for axes, name in zip(panels, ("trained", "played"), strict=True):
        points = figures[name]
        places = [point["learned"] for point in points]
        for number, opponent in enumerate(OPPONENTS):
            of_it = [point["opponents"][opponent] for point in points]
            _line(axes, places, of_it, "all", f"{opponent}, all actions", COLOURS[number])
            _line(axes, places, of_it, "plays", f"{opponent}, plays only", COLOURS[number], dashed=True)
        axes.set_xlabel("games learned")
        axes.set_xticks(places)
        axes.xaxis.set_major_formatter(_thousands)
    panels[0].set_title("(a) trained games")
    panels[1].set_title("(b) played games")
    _percent(panels[0], "predicted correctly")
    panels[0].set_ylim(bottom=0)
    panels[1].legend(loc="upper left", bbox_to_anchor=(1, 1))
    return figure


def kinds(figures: Figures) -> Figure:
    """Figure 17: predictions for each type of set, and by guessing."""
    figure = Figure(figsize=(9.4, 3.7), layout="constrained")
    by_kind, against = figure.subplots(1, 2, width_ratios=(2, 1))
    last = figures["trained"][-1]["opponents"]
    _groups(by_kind, {name: last[name]["kinds"] for name in OPPONENTS}, "share")
    by_kind.set_title("(a–c) plays, by type of set")
    series = {
        "AI 4.0": {
            name: last[name] | with_interval("share", estimate_of(last[name], "all")) for name in OPPONENTS
        },
        "guessing": {name: with_interval("share", Estimate(last[name]["chance_all"])) for name in OPPONENTS},
    }
    _groups(against, series, "share")
    against.set_title("(d) all actions")
    _percent(by_kind, "predicted correctly")
    _percent(against, "")
    return figure


def table(figures: Figures) -> Figure:
    """Figure 18: one of each at a table, over the course of the games."""
    figure = Figure(figsize=(11, 3.7), layout="constrained")
    panels = figure.subplots(1, 3)
    points = figures["points"]
    places = [point["games"] for point in points]
    names = list(points[0]["players"])
    for number, name in enumerate(names):
        own = [point["players"][name] for point in points]
        _line(panels[0], places, own, "win_rate", name, COLOURS[number])
        panels[1].plot(
            places, [each["total_gained"] for each in own], "o-", color=COLOURS[number], label=name
        )
        _line(panels[2], places, own, "lost", name, COLOURS[number])
    titles = ("(a) games won", "(b) total points gained", "(c) points lost per game")
    for axes, title in zip(panels, titles, strict=True):
        axes.set_title(title)
        axes.set_xlabel("games")
        axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
        axes.xaxis.set_major_formatter(_thousands)
    panels[1].yaxis.set_major_formatter(_thousands)
    _percent(panels[0], "")
    panels[2].legend(loc="upper left", bbox_to_anchor=(1, 1))
    return figure


def contest(figures: Figures, title: str) -> Figure:
    """Figures 19 to 21: games won and points of each."""
    figure = Figure(figsize=(9.4, 3.4), layout="constrained")
    panels = figure.subplots(1, 2)
    players = figures["players"]
    for axes, measure in zip(panels, ("win_rate", "score"), strict=True):
        for place, own in enumerate(players.values()):
            _bar(axes, place, own, measure, COLOURS[place % len(COLOURS)])
        axes.set_xticks(range(len(players)), players, rotation=20, ha="right")
        axes.grid(axis="x", visible=False)
    panels[0].axhline(_FAIR, color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    panels[1].axhline(0, color=INK, linewidth=0.9)
    panels[0].set_title(f"(a) games won, {title}")
    panels[1].set_title("(b) points per game")
    _percent(panels[0], "")
    return figure


def _line(
    axes: Axes,
    places: Sequence[float],
    points: Sequence[Figures],
    name: str,
    label: str,
    colour: str,
    dashed: bool = False,
) -> None:
    shown = [(place, point) for place, point in zip(places, points, strict=True) if point[name] is not None]
    if not shown:
        return
    axes.errorbar(
        [place for place, _ in shown],
        [point[name] for _, point in shown],
        yerr=[
            list(side) for side in zip(*(reach(estimate_of(point, name)) for _, point in shown), strict=True)
        ],
        fmt="o--" if dashed else "o-",
        color=colour,
        label=label,
        markersize=4,
        linewidth=1.4,
        capsize=2.5,
        elinewidth=1,
    )


def _groups(axes: Axes, series: Mapping[str, Mapping[str, Figures]], name: str) -> None:
    """Bars side by side: a group for each entry of all series."""
    entries = list(dict.fromkeys(entry for group in series.values() for entry in group))
    width = 0.8 / len(series)
    for number, (label, group) in enumerate(series.items()):
        axes.bar([0], [0], color=COLOURS[number], label=label)
        for place, entry in enumerate(entries):
            if entry in group and group[entry][name] is not None:
                offset = (number - (len(series) - 1) / 2) * width
                _bar(axes, place + offset, group[entry], name, COLOURS[number], width * 0.9)
    axes.set_xticks(range(len(entries)), [entry.replace("_", "\n") for entry in entries])
    axes.grid(axis="x", visible=False)
    axes.set_ylim(0, min(1.0, axes.get_ylim()[1]) * 1.2)
    axes.legend(loc="upper right", ncols=len(series))


def _bar(axes: Axes, place: float, figures: Figures, name: str, colour: str, width: float = 0.6) -> None:
    low, high = reach(estimate_of(figures, name))
    error = {"ecolor": INK, "capsize": 2.5, "elinewidth": 1.1}
    axes.bar(place, figures[name], width, color=colour, alpha=0.75, yerr=[[low], [high]], error_kw=error)


def _thousands(value: float, _: int | None) -> str:
    return f"{value:,.0f}"


def _percent(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
