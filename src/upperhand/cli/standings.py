"""Results of a contest for people: tables of figures with their intervals, and failures on standard error."""

from collections.abc import Sequence
from typing import Any

import typer
from rich.table import Table

from upperhand import games
from upperhand.arena.statistics.words import (
    ceiling_sentence,
    duration,
    figure,
    scoreless_sentence,
    verdict_sentence,
    wins,
)
from upperhand.cli.paint import console

Found = dict[str, Any]


def show_standings(summary: Found) -> None:
    """Prints every table of a summary."""
    out = console()
    where = f"{games.GAMES[summary['game']]}, {summary['rules']}, {summary['layout']}, seed {summary['seed']}"
    out.print(f"{where}: {summary['deals']:,} deals, {summary['games']:,} games")
    makers = (_players, _ends, _differences, _roles, _times)
    for table in (make(summary) for make in makers):
        if table.row_count:
            out.print(table)
    if length := summary["length"]:
        moves = f"{figure(length, 'moves', 1)}, from {length['min']} to {length['max']}"
        out.print(f"Moves of a game: {moves}")
    if scoreless := scoreless_sentence(summary):
        out.print(scoreless)
    if ceiling := summary.get("ceiling"):
        out.print(ceiling_sentence(ceiling))
    if "sequential_test" in summary:
        out.print(verdict_sentence(summary["sequential_test"], _unit(summary)))


def show_failures(summary: Found) -> None:
    """Tells who failed, how often, and shows the first Record of each."""
    told = set()
    for failure in summary["failures"]:
        if failure["player"] in told:
            continue
        told.add(failure["player"])
        count = summary["players"][failure["player"]]["failures"]
        typer.echo(
            f"upperhand: {failure['player']} failed in {count:,} games, first at move {failure['move']} of "
            f"game {failure['game_number']}: {failure['reason']}\n{failure['record']}",
            err=True,
        )


def _players(summary: Found) -> Table:
    won, rate = wins(summary)
    columns = (f"{won} won", f"{_unit(summary)} a game", "rating")
    table = _table("Players, with 95% intervals over deals", "player", columns)
    for name, each in summary["players"].items():
        rating = summary["ratings"].get(name)
        table.add_row(
            name,
            figure(each, rate, 1, 100, "%"),
            figure(each, "mean_score"),
            figure(rating, "rating", 1) if rating else "–",
        )
    return table


def _ends(summary: Found) -> Table:
    columns = {"mean_score_won": f"{_unit(summary)} when winning", "mean_score_lost": "when losing"}
    title = f"{_unit(summary).capitalize()} when winning and losing"
    if games.words(summary["game"]).CARDS_LEFT:
        columns["cards_left"] = "cards left"
        title += ", and cards left at the end"
    table = _table(title, "player", tuple(columns.values()))
    for name, each in summary["players"].items():
        table.add_row(name, *(figure(each, column) for column in columns))
    return table


def _roles(summary: Found) -> Table:
    columns = ("role", "of its seats", "won", f"{_unit(summary)} a game")
    table = _table("Roles", "player", columns)
    table.columns[1].justify = "left"
    for name, roles in summary.get("roles", {}).items():
        for role, each in roles.items():
            won = figure(each, "seat_win_rate", 1, 100, "%")
            table.add_row(name, role, f"{each['share']:.1%}", won, figure(each, "mean_score"))
    return table


def _times(summary: Found) -> Table:
    table = _table(
        "Decisions", "player", ("decisions", "a second", "median", "99 of 100 within", "failed games")
    )
    for name, each in summary["players"].items():
        per_second = each["decisions_per_second"]
        table.add_row(
            name,
            f"{each['decisions']:,}",
            f"{per_second:,.0f}" if per_second else "–",
            *(duration(each["latency_us"][share]) for share in ("p50", "p99")),
            f"{each['failures']:,}",
        )
    return table


def _differences(summary: Found) -> Table:
    columns = (f"{_unit(summary)} a game", "seats won", "p")
    table = _table("Differences in the same deals", "first – second", columns)
    for each in summary["differences"]:
        table.add_row(
            f"{each['first']} – {each['second']}",
            figure(each, "score"),
            figure(each, "seat_win_rate", 1, 100, "%"),
            "–" if each["p_value"] is None else f"{each['p_value']:.2g}",
        )
    return table


def _unit(summary: Found) -> str:
    return games.words(summary["game"]).SCORE


def _table(title: str, first: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right")
    return table
