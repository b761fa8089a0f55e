"""Results of a contest for people: tables of figures with their intervals, and failures on standard error."""

from collections.abc import Sequence
from typing import Any

import typer
from rich.table import Table

from upperhand import games
from upperhand.arena.statistics.words import duration, figure, verdict_sentence
from upperhand.cli.paint import console

Found = dict[str, Any]


def show_standings(summary: Found) -> None:
    """Prints every table of a summary."""
    out = console()
    where = f"{games.GAMES[summary['game']]}, {summary['rules']}, {summary['layout']}, seed {summary['seed']}"
    out.print(f"{where}: {summary['deals']:,} deals, {summary['games']:,} games")
    for table in (_players(summary), _ends(summary), _differences(summary), _times(summary)):
        if table.row_count:
            out.print(table)
    if length := summary["length"]:
        moves = f"{figure(length, 'moves', 1)}, from {length['min']} to {length['max']}"
        out.print(f"Moves of a game: {moves}")
    if "sequential_test" in summary:
        out.print(verdict_sentence(summary["sequential_test"]))


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
    table = _table(
        "Players, with 95% intervals over deals", "player", ("games won", "points a game", "rating")
    )
    for name, each in summary["players"].items():
        rating = summary["ratings"].get(name)
        table.add_row(
            name,
            figure(each, "win_rate", 1, 100, "%"),
            figure(each, "mean_score"),
            figure(rating, "rating", 1) if rating else "–",
        )
    return table


def _ends(summary: Found) -> Table:
    columns = {
        "mean_score_won": "points when winning",
        "mean_score_lost": "when losing",
        "cards_left": "cards left",
    }
    table = _table(
        "Points when winning and losing, and cards left at the end", "player", tuple(columns.values())
    )
    for name, each in summary["players"].items():
        table.add_row(name, *(figure(each, column) for column in columns))
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
    table = _table("Differences in the same deals", "first – second", ("points a game", "seats won", "p"))
    for each in summary["differences"]:
        table.add_row(
            f"{each['first']} – {each['second']}",
            figure(each, "score"),
            figure(each, "seat_win_rate", 1, 100, "%"),
            "–" if each["p_value"] is None else f"{each['p_value']:.2g}",
        )
    return table


def _table(title: str, first: str, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right")
    return table
