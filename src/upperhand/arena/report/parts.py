"""The tables of the report, as HTML."""

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from upperhand import games
from upperhand.arena import standings
from upperhand.arena.standings import Column, TextTable, score_unit
from upperhand.arena.statistics.words import figure, signed, wins

Found = dict[str, Any]
_BREAKS = re.compile(r"([:,/_])")  # where a long spec may break into the next line


def by_score(summary: Found) -> list[str]:
    """The players with figures, the one with most points first."""
    players = summary["players"]
    known = [name for name in players if players[name]["mean_score"] is not None]
    return sorted(known, key=lambda name: -players[name]["mean_score"])


def headline(summary: Found, name: str) -> str:
    found, (what, rate) = summary["players"][name], wins(summary)
    won, score = figure(found, rate, 1, 100, "%"), figure(found, "mean_score")
    return f"{name} comes first: it won {won} of its {what} and made {score} {score_unit(summary)} per game."


def winning(summary: Found) -> str:
    """When a player has won."""
    if games.words(summary["game"]).ONE_WINNER:
        return "A game is won by a player if one of its seats wins"
    return f"A seat has won if it gained {score_unit(summary)}"


def players(summary: Found) -> str:
    names = by_score(summary)
    return _standings(standings.players(summary, names).beside(standings.ends(summary, names)))


def differences(summary: Found) -> str:
    return _standings(standings.differences(summary)) if summary["differences"] else ""


def roles(summary: Found) -> str:
    """The results of each player in each role, if a game has roles."""
    table = standings.roles(summary)
    return f"<h2>{table.title}</h2>{_standings(table)}" if table.rows else ""


def times(summary: Found) -> str:
    return _standings(standings.times(summary))


def cross_table(summary: Found) -> str:
    """Points of the row's player over the column's; for round robins."""
    if len(summary.get("matches", [])) < 2:
        return ""
    names = by_score(summary)
    points: dict[tuple[str, str], str] = {}
    for each in summary["differences"]:
        if each["score"] is not None:
            points[each["first"], each["second"]] = signed(each["score"])
            points[each["second"], each["first"]] = signed(-each["score"])
    rows = tuple((name, *(points.get((name, other), "") for other in names)) for name in names)
    table = TextTable("Who beats whom", (Column("", left=True), *map(Column, names)), rows)
    unit = escape(score_unit(summary).capitalize())
    return f"<h2>{table.title}</h2><p>{unit} per game, row over column.</p>{_table(table)}"


def failures(summary: Found) -> str:
    """Who failed, with the Records that show it."""
    if not summary["failures"]:
        return ""
    items = "".join(map(_failure, summary["failures"]))
    return f"<h2>Failed games</h2><p>{summary['failed_games']:,} in all.</p>{items}"


def _failure(found: Found) -> str:
    where = f"seat {found['seat']}, game {found['game_number']}, move {found['move']}"
    told = f"{found['player']}, {where}: {found['reason']}"
    return f"<details><summary>{escape(told)}</summary><pre>{escape(found['record'])}</pre></details>"


def settings(summary: Found) -> str:
    length = summary["length"]
    moves = f"{figure(length, 'moves', 1)}, from {length['min']} to {length['max']}" if length else "–"
    rows = [
        ["Game", games.GAMES[summary["game"]]],
        ["Rules", summary["rules"]],
        ["Layout", f"{summary['layout']}, {summary['seatings']} seatings per deal"],
        ["Seed", str(summary["seed"])],
        ["Deals", f"{summary['deals']:,}"],
        ["Games", f"{summary['games']:,}"],
        ["Moves per game", moves],
    ]
    body = "".join(
        f"<tr><th scope=row>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows
    )
    return f"<table class=settings><tbody>{body}</tbody></table>"


def _standings(table: TextTable) -> str:
    """A table with our own column heads, which start with a capital letter."""
    columns = tuple(replace(column, head=_capital(column.head)) for column in table.columns)
    return _table(replace(table, columns=columns))


def _capital(head: str) -> str:
    return head if len(head) == 1 else head[:1].upper() + head[1:]  # p is a symbol


def _table(table: TextTable) -> str:
    kinds = [" class=left" if column.left else "" for column in table.columns]
    heads = zip(kinds, table.columns, strict=True)
    head = "".join(f"<th scope=col{kind}>{escape(column.head)}</th>" for kind, column in heads)
    body = "".join(_row(row, kinds) for row in table.rows)
    return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _row(texts: Sequence[str], kinds: Sequence[str]) -> str:
    name = _BREAKS.sub(r"\1<wbr>", escape(texts[0]))
    cells = "".join(map(_cell, texts[1:], kinds[1:]))
    return f"<tr><th scope=row{kinds[0]}>{name}</th>{cells}</tr>"


def _cell(text: str, kind: str) -> str:
    """A figure, its interval below it in small print."""
    value, bracket, interval = text.partition(" [")
    small = f"<small>[{escape(interval)}</small>" if bracket else ""
    return f"<td{kind}>{escape(value)}{small}</td>"
