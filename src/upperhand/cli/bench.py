"""`upperhand bench`: the speed of the engine, and the signature of its behaviour."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from upperhand.benchmarks import Figure, measure
from upperhand.benchmarks import signature as engine_signature
from upperhand.benchmarks.oracle import avoiding, compare
from upperhand.errors import needs_extra


def bench(
    yardstick: Annotated[
        Path | None, typer.Option(help="A C++ program to compile and run for comparison.")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Samples per figure; the figure is their median.", min=1)] = 5,
    oracle: Annotated[
        int, typer.Option(help="Only solve this many deals, next to a published solver.", min=0)
    ] = 0,
    playroom: Annotated[
        int,
        typer.Option(help="Only load a playroom with this many tables.", min=0, metavar="TABLES"),
    ] = 0,
    seconds: Annotated[float, typer.Option(help="How long the playroom is loaded.", min=2)] = 30,
    most: Annotated[
        bool, typer.Option(help="Also find how many of the TABLES the playroom can serve.")
    ] = False,
    level: Annotated[
        str | None,
        typer.Option(help="Seat one person per table with computers of this level, and time their answers."),
    ] = None,
    mixed: Annotated[
        bool,
        typer.Option(help="Some tables of people, others with computers of every level; hints and reviews."),
    ] = False,
    attack: Annotated[
        int,
        typer.Option(
            help="Only attack a playroom with 18 guests from so many networks.",
            min=0,
            max=18,
            metavar="NETWORKS",
        ),
    ] = 0,
    database: Annotated[
        str,
        typer.Option(help="Load a playroom with this empty PostgreSQL.", metavar="URL", show_default=False),
    ] = "",
    workers: Annotated[int, typer.Option(help="Server processes of that playroom.", min=1, max=64)] = 1,
    signature: Annotated[bool, typer.Option(help="Print only the signature of the engine.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list of figures.")] = False,
) -> None:
    """Measure how fast the engine is."""
    if signature:
        found = engine_signature()
        typer.echo(json.dumps({"signature": found}) if as_json else found)
        return
    if attack:
        figures = _attacked(attack, seconds)
    elif playroom:
        chosen = {"most": most, "level": level, "mixed": mixed, "database": database, "processes": workers}
        figures = _loaded(playroom, seconds, **chosen)
    else:
        figures = _solved(oracle) if oracle else _measured(yardstick, rounds)
    if as_json:
        typer.echo(json.dumps([figure.to_dict() for figure in figures], indent=2))
    else:
        Console().print(_table(figures))
        if not (oracle or playroom or attack):
            typer.echo(f"signature {engine_signature()}")


def _bar() -> Progress:
    return Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def _measured(yardstick: Path | None, rounds: int) -> list[Figure]:
    with _bar() as progress:
        task = progress.add_task("measuring", total=rounds)
        return measure(yardstick, rounds, on_round=lambda: progress.advance(task))


def _solved(deals: int) -> list[Figure]:
    with _bar() as progress:
        task = progress.add_task("solving", total=2 * deals)
        return compare(deals, on_deal=lambda: progress.advance(task)) + avoiding(deals)


def _loaded(tables: int, seconds: float, **chosen: Any) -> list[Figure]:
    with needs_extra("server", "the playroom"):
        from upperhand.benchmarks.playroom import measure_playroom
    return measure_playroom(tables, seconds, **chosen)


def _attacked(networks: int, seconds: float) -> list[Figure]:
    with needs_extra("server", "the playroom"):
        from upperhand.benchmarks.playroom import measure_attack
    return measure_attack(seconds, networks)


def _table(figures: list[Figure]) -> Table:
    table = Table("figure", "value", "unit", "yardstick", "ratio")
    for column in (1, 3, 4):
        table.columns[column].justify = "right"
    for one in figures:
        yardstick = "" if one.yardstick is None else f"{one.yardstick:,.4g}"
        ratio = "" if one.ratio is None else f"{one.ratio:.2f}"
        table.add_row(one.name, f"{one.value:,.4g}", one.unit, yardstick, ratio)
    return table
