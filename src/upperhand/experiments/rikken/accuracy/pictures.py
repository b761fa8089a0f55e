"""Figures 4.1 to 4.12: the mean forecast of each method by the tricks that were won."""

from pathlib import Path

from matplotlib.axes import Axes

from upperhand.arena.report.plots import COLOURS, INK
from upperhand.experiments.rikken import bars
from upperhand.experiments.rikken.accuracy.claims import METHOD_TITLES
from upperhand.experiments.rikken.accuracy.errors import LEAST_POINTS, MOST
from upperhand.experiments.rikken.accuracy.published import TABLES
from upperhand.experiments.rikken.lines import line
from upperhand.experiments.rikken.part import Picture
from upperhand.experiments.rikken.players import CONTRACTS, TITLES
from upperhand.experiments.wording import Found


def file_of(player: str) -> str:
    return f"accuracy_{player}.png"


def caption(player: str) -> str:
    first, last = _numbers(player)[0], _numbers(player)[-1]
    return f"Figures 4.{first} to 4.{last}: mean forecasts by tricks won, {TITLES[player]} players"


def _numbers(player: str) -> list[int]:
    """Of the figures in chapter 4, a contract each."""
    first = 1 + len(CONTRACTS) * list(TABLES).index(player)
    return list(range(first, first + len(CONTRACTS)))


def draw(found: Found, folder: Path) -> list[Picture]:
    return [_draw_player(player, found["players"][player], folder) for player in TABLES]


def _draw_player(player: str, own: Found, folder: Path) -> Picture:
    drawing, axes = bars.panels(len(CONTRACTS))
    for panel, number, contract in zip(axes, _numbers(player), CONTRACTS, strict=True):
        _panel(panel, own["series"][contract])
        panel.set_title(f"Figure 4.{number}: {CONTRACTS[contract]}")
    axes[0].legend(frameon=False)
    return Picture(bars.save(drawing, folder / file_of(player)), caption(player))


def _panel(axes: Axes, series: Found) -> None:
    """Numbers of tricks that were hardly ever won are drawn pale."""
    axes.plot([0, MOST], [0, MOST], color=INK, linewidth=0.9, linestyle=(0, (4, 3)))
    often = [point for point in series["points"] if point["games"] >= LEAST_POINTS]
    rare = [point for point in series["points"] if point["games"] < LEAST_POINTS]
    for colour, (method, title) in zip(COLOURS, METHOD_TITLES.items(), strict=False):
        line(axes, often, "tricks", method, title, colour)
        places = [point["tricks"] for point in rare]
        axes.plot(places, [point[method] for point in rare], "o", color=colour, alpha=0.3)
    axes.set_xlim(-0.3, MOST + 0.3)
    axes.set_ylim(0, MOST)
    axes.set_xlabel("tricks won")
    axes.set_ylabel("tricks forecast, mean")
