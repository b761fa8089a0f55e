"""The tables of the report, as HTML."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from upperhand import games
from upperhand.arena.statistics.words import duration, figure, signed, wins

Found = dict[str, Any]
_BREAKS = re.compile(r"([:,/_])")  # where a long spec may go on in the next line


def by_score(summary: Found) -> list[str]:
    """The players with figures, the one with most points first."""
    players = summary["players"]
    known = [name for name in players if players[name]["mean_score"] is not None]
    return sorted(known, key=lambda name: -players[name]["mean_score"])


def unit(summary: Found) -> str:
    """What the scores count."""
    return games.words(summary["game"]).SCORE


def headline(summary: Found, name: str) -> str:
    found, (what, rate) = summary["players"][name], wins(summary)
    won, score = figure(found, rate, 1, 100, "%"), figure(found, "mean_score")
    return f"{name} comes first: it won {won} of its {what} and made {score} {unit(summary)} a game."


def winning(summary: Found) -> str:
    """When a player has won."""
    if games.words(summary["game"]).ONE_WINNER:
        return "A game is won by a player if one of its seats wins"
    return f"A seat has won if it gained {unit(summary)}"


def players(summary: Found) -> str:
    """Seats won have a column of their own only where a player has several."""
    found, names = summary["players"], by_score(summary)
    score = f"{unit(summary).capitalize()} a game"
    columns = {"win_rate": "Games won", "seat_win_rate": "Seats won", "mean_score": score}
    if not games.words(summary["game"]).ONE_WINNER:
        del columns["win_rate"]
    elif all(found[name]["win_rate"] == found[name]["seat_win_rate"] for name in names):
        del columns["seat_win_rate"]
    ends = {"mean_score_won": "When winning", "mean_score_lost": "When losing"}
    if games.words(summary["game"]).CARDS_LEFT:
        ends["cards_left"] = "Cards left"
    rows = [
        [
            name,
            *(_figure(found[name], column) for column in columns),
            figure(summary["ratings"][name], "rating", 1) if name in summary["ratings"] else "–",
            *(_figure(found[name], column) for column in ends),
        ]
        for name in names
    ]
    return _table(["Player", *columns.values(), "Rating", *ends.values()], rows)


def _figure(found: Found, name: str) -> str:
    return figure(found, name, 1, 100, "%") if name.endswith("rate") else figure(found, name)


def differences(summary: Found) -> str:
    score = f"{unit(summary).capitalize()} a game"
    heads = ["First – second", score, "Seats won", "p", "Wilcoxon p (pairs)", "Effect size (pairs)"]
    return _table(heads, map(_difference, summary["differences"])) if summary["differences"] else ""


def _difference(found: Found) -> list[str]:
    tests = found["pair_tests"]
    return [
        f"{found['first']} – {found['second']}",
        figure(found, "score"),
        figure(found, "seat_win_rate", 1, 100, "%"),
        "–" if found["p_value"] is None else f"{found['p_value']:.2g}",
        f"{tests['wilcoxon_p']:.2g}" if tests else "–",
        f"{tests['effect_size']:.3f}" if tests else "–",
    ]


def roles(summary: Found) -> str:
    """How each player fares in each role, where a game has roles."""
    heads = ["Player", "Role", "Seats", "Of its seats", "Won", f"{unit(summary).capitalize()} a game"]
    rows = [
        [
            name,
            role,
            f"{each['seats']:,}",
            f"{each['share']:.1%}",
            figure(each, "seat_win_rate", 1, 100, "%"),
            figure(each, "mean_score"),
        ]
        for name, found in summary.get("roles", {}).items()
        for role, each in found.items()
    ]
    return f"<h2>Roles</h2>{_table(heads, rows)}" if rows else ""


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
    rows = [[name, *(points.get((name, other), "") for other in names)] for name in names]
    return (
        "<h2>Who beats whom</h2>"
        + f"<p>{escape(unit(summary).capitalize())} a game, row over column.</p>{_table(['', *names], rows)}"
    )


def times(summary: Found) -> str:
    rows = []
    for name, found in summary["players"].items():
        rate, latency = found["decisions_per_second"], found["latency_us"]
        rows.append(
            [
                name,
                f"{found['decisions']:,}",
                f"{rate:,.0f}" if rate else "–",
                *(duration(latency[share]) for share in ("p50", "p90", "p99", "p99.9")),
            ]
        )
    return _table(["Player", "Decisions", "A second", "Median", "90%", "99%", "99.9%"], rows)


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
        ["Layout", f"{summary['layout']}, {summary['seatings']} seatings a deal"],
        ["Seed", str(summary["seed"])],
        ["Deals", f"{summary['deals']:,}"],
        ["Games", f"{summary['games']:,}"],
        ["Moves of a game", moves],
    ]
    body = "".join(
        f"<tr><th scope=row>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows
    )
    return f"<table class=settings><tbody>{body}</tbody></table>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th scope=col>{escape(name)}</th>" for name in heads)
    body = "".join(_row(row) for row in rows)
    return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _row(cells: Sequence[str]) -> str:
    first, *rest = cells
    name = _BREAKS.sub(r"\1<wbr>", escape(first))
    return f"<tr><th scope=row>{name}</th>{''.join(_cell(cell) for cell in rest)}</tr>"


def _cell(text: str) -> str:
    """A figure, its interval below it in small print."""
    value, bracket, interval = text.partition(" [")
    small = f"<small>[{escape(interval)}</small>" if bracket else ""
    return f"<td>{escape(value)}{small}</td>"
