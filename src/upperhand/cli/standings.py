"""Results of a contest for people: tables of figures with their intervals, and failures on standard error."""

from typing import Any

import typer
from rich.console import JustifyMethod
from rich.table import Table

from upperhand import games
from upperhand.arena import standings
from upperhand.arena.standings import TextTable
from upperhand.arena.statistics.words import ceiling_sentence, figure, scoreless_sentence, verdict_sentence
from upperhand.cli.paint import console

Found = dict[str, Any]


def show_standings(summary: Found) -> None:
    """Prints every table of a summary."""
    out = console()
    where = f"{games.GAMES[summary['game']]}, {summary['rules']}, {summary['layout']}, seed {summary['seed']}"
    out.print(f"{where}: {summary['deals']:,} deals, {summary['games']:,} games")
    for table in _tables(summary):
        if table.rows:
            out.print(_rendered(table.brief))
    if length := summary["length"]:
        moves = f"{figure(length, 'moves', 1)}, from {length['min']} to {length['max']}"
        out.print(f"Moves per game: {moves}")
    if scoreless := scoreless_sentence(summary):
        out.print(scoreless)
    if ceiling := summary.get("ceiling"):
        out.print(ceiling_sentence(ceiling))
    if "sequential_test" in summary:
        out.print(verdict_sentence(summary["sequential_test"], standings.score_unit(summary)))


def _tables(summary: Found) -> list[TextTable]:
    names = list(summary["players"])
    return [
        standings.players(summary, names),
        standings.ends(summary, names),
        standings.differences(summary),
        standings.roles(summary),
        standings.times(summary),
    ]


def show_failures(summary: Found) -> None:
    """Prints who failed and how often, with the first Record of each."""
    told = set()
    for failure in summary["failures"]:
        if failure["player"] in told:
            continue
        told.add(failure["player"])
        found = summary["players"][failure["player"]]
        kinds = ", ".join(f"{count:,} × {kind}" for kind, count in found["failure_kinds"].items())
        typer.echo(
            f"upperhand: {failure['player']} failed in {found['failures']:,} games ({kinds}), "
            f"first at move {failure['move']} of game {failure['game_number']}: {failure['reason']}\n"
            f"{failure['record']}",
            err=True,
        )


def _rendered(table: TextTable) -> Table:
    rendered = Table(title=table.title, title_justify="left")
    for number, column in enumerate(table.columns):
        justify: JustifyMethod = "left" if column.left else "right"
        rendered.add_column(column.head, justify=justify, overflow="ellipsis" if number else "fold")
    for row in table.rows:
        rendered.add_row(*row)
    return rendered
