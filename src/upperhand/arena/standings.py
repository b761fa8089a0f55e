"""The tables of a summary: the terminal and the report render the same columns and texts."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from upperhand import games
from upperhand.arena.statistics.words import duration, figure, wins

Found = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Column:
    """A column of a table: its head and its alignment."""

    head: str
    left: bool = False
    """Words begin at the left, figures end at the right."""
    detail: bool = False
    """Only for those who want it all: a terminal has no room for it."""


@dataclass(frozen=True)
class TextTable:
    """Columns and rows of text; the first column names what a row is about."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def brief(self) -> "TextTable":
        """The same without details."""
        kept = [index for index, column in enumerate(self.columns) if not column.detail]
        columns = tuple(self.columns[index] for index in kept)
        return replace(
            self, columns=columns, rows=tuple(tuple(row[index] for index in kept) for row in self.rows)
        )

    def beside(self, other: "TextTable") -> "TextTable":
        """Joins two tables with the same rows, which are named once."""
        rows = tuple((*row, *more[1:]) for row, more in zip(self.rows, other.rows, strict=True))
        return replace(self, columns=(*self.columns, *other.columns[1:]), rows=rows)


Cells = dict[Column, Callable[[T], str]]


def _table(title: str, items: Iterable[T], cells: Cells[T]) -> TextTable:
    rows = tuple(tuple(cell(item) for cell in cells.values()) for item in items)
    return TextTable(title, tuple(cells), rows)


def players(summary: Found, names: Sequence[str]) -> TextTable:
    """What those players won, and their ratings."""
    found, ratings, (won, rate) = summary["players"], summary["ratings"], wins(summary)
    cells: Cells[str] = {
        Column("player", left=True): str,
        Column(f"{won} won"): lambda name: _percent(found[name], rate),
    }
    if any(found[name][rate] != found[name]["seat_win_rate"] for name in names):  # some have several seats
        cells[Column("seats won", detail=True)] = lambda name: _percent(found[name], "seat_win_rate")
    cells |= {
        _a_game(summary): lambda name: figure(found[name], "mean_score"),
        Column("rating"): lambda name: figure(ratings[name], "rating", 1) if name in ratings else "–",
    }
    return _table("Players, with 95% intervals over deals", names, cells)


def ends(summary: Found, names: Sequence[str]) -> TextTable:
    """How the games of those players ended."""
    found, unit = summary["players"], score_unit(summary)
    title = f"{unit.capitalize()} when winning and losing"
    cells: Cells[str] = {
        Column("player", left=True): str,
        Column(f"{unit} when winning"): lambda name: figure(found[name], "mean_score_won"),
        Column("when losing"): lambda name: figure(found[name], "mean_score_lost"),
    }
    if games.words(summary["game"]).CARDS_LEFT:
        title += ", and cards left at the end"
        cells[Column("cards left")] = lambda name: figure(found[name], "cards_left")
    return _table(title, names, cells)


def differences(summary: Found) -> TextTable:
    """The lead of the first player over the second; also with tests from the literature for comparison."""

    def test(each: Found, name: str, form: str) -> str:
        return format(each["pair_tests"][name], form) if each["pair_tests"] else "–"

    cells: Cells[Found] = {
        Column("first – second", left=True): lambda each: f"{each['first']} – {each['second']}",
        _a_game(summary): lambda each: figure(each, "score"),
        Column("seats won"): lambda each: _percent(each, "seat_win_rate"),
        Column("p"): lambda each: "–" if each["p_value"] is None else f"{each['p_value']:.2g}",
        Column("Wilcoxon p (pairs)", detail=True): lambda each: test(each, "wilcoxon_p", ".2g"),
        Column("effect size (pairs)", detail=True): lambda each: test(each, "effect_size", ".3f"),
    }
    return _table("Differences in the same deals", summary["differences"], cells)


def roles(summary: Found) -> TextTable:
    """The results of each player in each role; no rows if a game has no roles."""
    cells: Cells[Found] = {
        Column("player", left=True): lambda each: each["player"],
        Column("role", left=True): lambda each: each["role"],
        Column("seats", detail=True): lambda each: f"{each['seats']:,}",
        Column("of its seats"): lambda each: f"{each['share']:.1%}",
        Column("won"): lambda each: _percent(each, "seat_win_rate"),
        _a_game(summary): lambda each: figure(each, "mean_score"),
    }
    found = summary.get("roles", {}).items()
    items = [{"player": name, "role": role, **each} for name, roles in found for role, each in roles.items()]
    return _table("Roles", items, cells)


def times(summary: Found) -> TextTable:
    """How fast each player decides."""
    found = summary["players"]

    def within(share: str) -> Callable[[str], str]:
        return lambda name: duration(found[name]["latency_us"][share])

    def per_second(name: str) -> str:
        rate = found[name]["decisions_per_second"]
        return f"{rate:,.0f}" if rate else "–"

    cells: Cells[str] = {
        Column("player", left=True): str,
        Column("decisions"): lambda name: f"{found[name]['decisions']:,}",
        Column("per second"): per_second,
        Column("median"): within("p50"),
        Column("90% within", detail=True): within("p90"),
        Column("99% within"): within("p99"),
        Column("99.9% within", detail=True): within("p99.9"),
        Column("failed games"): lambda name: f"{found[name]['failures']:,}",
    }
    return _table("Decisions", found, cells)


def score_unit(summary: Found) -> str:
    """The unit of the scores."""
    return games.words(summary["game"]).SCORE


def _a_game(summary: Found) -> Column:
    return Column(f"{score_unit(summary)} per game")


def _percent(found: Found, name: str) -> str:
    return figure(found, name, 1, 100, "%")
