"""The report: ratings from what was measured, `levels.json` of each game, tables and a plot."""

import json
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import MultipleLocator, PercentFormatter

from upperhand import games, levels
from upperhand.arena.report.plots import COLOURS, INK, STYLE
from upperhand.experiments.levels.contests import Table
from upperhand.experiments.levels.scale import log_odds
from upperhand.experiments.levels.tuning import dial
from upperhand.experiments.reporting import estimate_of, reach, share, table
from upperhand.experiments.request import Result

LOW, HIGH = 800, 2400  # the ratings of the ends
WANTED = (0.58, 0.70)  # of games that a level wins against the one below it
_LEAST_STEP = log_odds(0.51)  # so that ratings rise, by whatever chance
PLOT = "steps.png"
_FRAME = Path(__file__).with_name("report.md")

Measured = list[tuple[Table, dict[str, Any]]]


def write(out: Path, results: dict[str, Any]) -> Result:
    """Writes the page, the plot, and the levels of each game, as its package has them."""
    measured = list(_measured(results))
    out.mkdir(parents=True, exist_ok=True)
    page = out / "README.md"
    page.write_text(_page(measured), encoding="utf-8")
    files = [write_levels(out, game, measured) for game in games.GAMES]
    if measured:
        files.append(out / PLOT)
        _draw(measured).savefig(files[-1], dpi=130, metadata={"Software": None})
    return Result(results, _summary(measured), (page, *files))


def _measured(results: dict[str, Any]) -> Iterator[tuple[Table, dict[str, Any]]]:
    for game, presets in results.items():
        for preset, by_seats in presets.items():
            for seats, found in by_seats.items():
                if "measured" in found:
                    yield Table(game, preset, int(seats)), found


def ratings(shares: list[float]) -> list[int]:
    """The ratings of the levels from the shares that each wins against the one below it.

    >>> ratings([0.6, 0.6, 0.6, 0.6])
    [800, 1200, 1600, 2000, 2400]
    """
    steps = [max(log_odds(each), _LEAST_STEP) for each in shares]
    unit = (HIGH - LOW) / sum(steps)
    return [round(LOW + unit * sum(steps[:count])) for count in range(len(steps) + 1)]


def rows(found: dict[str, Any]) -> list[tuple[str, int]]:
    """Spec and rating of each level."""
    specs = [dial(strength) for strength in found["strengths"]]
    return list(zip(specs, ratings([step["share"] for step in found["measured"]["steps"]]), strict=True))


def write_levels(out: Path, game: str, measured: Measured) -> Path:
    """The levels of a game: those that were measured, and the present ones of the other tables."""
    found = {preset: dict(by_seats) for preset, by_seats in levels.measured(game).items()}
    for one, figures in measured:
        if one.game == game:
            found.setdefault(one.preset, {})[str(one.seats)] = rows(figures)
    path = out / f"{game}.json"
    path.write_text(levels_text(found), encoding="utf-8")
    return path


def levels_text(found: dict[str, Any]) -> str:
    """One line per number of players, which is easy to compare."""
    presets = []
    for preset, by_seats in found.items():
        lines = [f"    {json.dumps(seats)}: {json.dumps(by_seats[seats])}" for seats in sorted(by_seats)]
        presets.append(f"  {json.dumps(preset)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(presets) + "\n}\n"


def _inside(step: dict[str, Any]) -> bool:
    return bool(WANTED[0] <= step["share"] <= WANTED[1])


def _summary(measured: Measured) -> str:
    steps = [step for _, found in measured for step in found["measured"]["steps"]]
    if not steps:
        return "No table has been measured yet."
    inside = sum(map(_inside, steps))
    ordered = sum(step["share_ci"][0] is not None and step["share_ci"][0] > 0.5 for step in steps)
    lost = sum(found["measured"]["lowest"]["share"] < 0.42 for _, found in measured)
    return (
        f"{len(measured)} tables, {len(steps)} steps: {inside} are between {WANTED[0]:.0%} and "
        f"{WANTED[1]:.0%}, and in {ordered} the interval shows the higher level to be the stronger one. "
        f"The lowest level wins less than 42% against the known player at {lost} tables."
    )


def _page(measured: Measured) -> str:
    picture = f"![The share of games that each level wins against the one below it]({PLOT})\n"
    sections = "\n".join([picture, *(_section(*each) for each in measured)] if measured else [])
    return Template(_FRAME.read_text(encoding="utf-8")).substitute(
        summary=_summary(measured), tables=sections
    )


def _section(one: Table, found: dict[str, Any]) -> str:
    """The levels of one table, and what the ends were measured to be."""
    figures, lowest = found["measured"], found["measured"]["lowest"]
    against = ["–", *(share(step, "share") + ("" if _inside(step) else " !") for step in figures["steps"])]
    lines = [
        [name, f"`{spec}`", str(rating), won]
        for name, (spec, rating), won in zip(levels.NAMES, rows(found), against, strict=True)
    ]
    ends = [
        f"{levels.NAMES[0]} wins {share(lowest, 'share')} against `{lowest['against']}`",
        *(
            f"{levels.NAMES[-1]} {share(each, 'share')} against `{each['against']}`"
            for each in figures["highest"]
        ),
    ]
    heads = ["Level", "Player", "Rating", "Wins against the one below"]
    return (
        f"## {one}\n\n{table(heads, lines)}\n{'; '.join(ends)}. {figures['deals']:,} deals of seed "
        f"{figures['seed']}; tuned on {found['tuning']['deals']:,} of seed {found['tuning']['seed']}.\n"
    )


def _draw(measured: Measured) -> Figure:
    """A point per step with its interval: a row per table, a colour per level."""
    with mpl.rc_context(STYLE):
        drawing = Figure(figsize=(9, 1.6 + 0.42 * len(measured)), layout="constrained")
        axes = drawing.subplots()
        axes.axvspan(*WANTED, color=COLOURS[0], alpha=0.12, linewidth=0)
        for row, (_, found) in enumerate(measured):
            for number, step in enumerate(found["measured"]["steps"]):
                low, high = reach(estimate_of(step, "share"))
                colour = levels.COLOURS[levels.NAMES[number + 1]]
                axes.errorbar(
                    step["share"], row + 0.09 * (number - 3), xerr=[[low], [high]], fmt="o",
                    color=colour, ecolor=colour, markersize=3.5, elinewidth=1,
                    label=levels.NAMES[number + 1] if row == 0 else None,
                )  # fmt: skip
        axes.axvline(0.5, color=INK, linewidth=0.8)
        axes.set_yticks(range(len(measured)), [str(one) for one, _ in measured])
        axes.invert_yaxis()
        axes.set_xlabel("games won against the level below")
        axes.xaxis.set_major_locator(MultipleLocator(0.05))
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        drawing.legend(loc="outside upper center", ncols=7, frameon=False, fontsize=8)
        return drawing
