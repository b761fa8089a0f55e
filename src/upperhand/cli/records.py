"""`upperhand records`: filters, counts, statistics and conversions over files of recorded games."""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.table import Table

from upperhand import games
from upperhand.cli import COMMANDS, options
from upperhand.cli.paint import console
from upperhand.errors import UpperhandError, needs_extra, shown
from upperhand.records import GROUPS, Filter, RecordedGame, convert, games_of, read_games, statistics
from upperhand.records.tables import write_lines

records = typer.Typer(help=COMMANDS["records"], no_args_is_help=True, add_completion=False)

_Files = Annotated[list[Path], typer.Argument(help="Records (JSON Lines), also compressed by gzip or zstd.")]
_Rules = Annotated[
    str | None, typer.Option(help="Only these rules: a preset, optionally with switches.", show_default=False)
]
_Player = Annotated[
    str | None, typer.Option(help="Only with this name at a seat; * stands for anything.", show_default=False)
]
_Winner = Annotated[str | None, typer.Option(help="Only where this name gained points.", show_default=False)]
_Contract = Annotated[str | None, typer.Option(help="Only with this contract of Rikken.", show_default=False)]
_Opening = Annotated[str | None, typer.Option(help="Only with this first move, like 3D.", show_default=False)]
_Length = Annotated[
    str | None,
    typer.Option(metavar="FROM-TO", help="Only with so many moves, like 30-60.", show_default=False),
]
_Finished = Annotated[
    bool | None,
    typer.Option(
        "--finished/--running", help="Only games that are over, or that are not.", show_default=False
    ),
]
_Tag = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help="Only with this tag; may be given several times."),
]


@records.command("filter", help="Print the records that match, or write them to a file.")
def filter_(
    files: _Files,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The file; .gz and .zst are compressed.", show_default="print them"
        ),
    ] = None,
    first: Annotated[int | None, typer.Option(min=1, help="At most so many.", show_default=False)] = None,
    game: options.OnlyGame = None,
    rules: _Rules = None,
    player: _Player = None,
    winner: _Winner = None,
    contract: _Contract = None,
    opening: _Opening = None,
    length: _Length = None,
    finished: _Finished = None,
    tag: _Tag = None,
) -> None:
    where = _filter(game, rules, player, winner, contract, opening, length, finished, tag)
    found = islice(_matching(files, where, out), first)
    if out is None:
        write_lines(found, sys.stdout.buffer)
        sys.stdout.buffer.flush()
    else:
        typer.echo(f"{convert(found, out):,} games are in {out}", err=True)


@records.command(help="Print how many records match.")
def count(
    files: _Files,
    game: options.OnlyGame = None,
    rules: _Rules = None,
    player: _Player = None,
    winner: _Winner = None,
    contract: _Contract = None,
    opening: _Opening = None,
    length: _Length = None,
    finished: _Finished = None,
    tag: _Tag = None,
) -> None:
    where = _filter(game, rules, player, winner, contract, opening, length, finished, tag)
    typer.echo(sum(1 for _ in _matching(files, where)))


@records.command(help="Print statistics of finished games by player, seat, contract, opening or length.")
def stats(
    files: _Files,
    by: Annotated[
        str, typer.Option(help=f"What is compared: {', '.join(GROUPS)}.", autocompletion=lambda: list(GROUPS))
    ] = "player",
    top: Annotated[int, typer.Option(min=1, help="Rows of the table; --json has all.")] = 30,
    game: options.OnlyGame = None,
    rules: _Rules = None,
    player: _Player = None,
    winner: _Winner = None,
    contract: _Contract = None,
    opening: _Opening = None,
    length: _Length = None,
    finished: _Finished = None,
    tag: _Tag = None,
    json_: options.Json = False,
) -> None:
    where = _filter(game, rules, player, winner, contract, opening, length, finished, tag)
    found = statistics(_matching(files, where), by)
    if json_:
        print(json.dumps(found, indent=2))
        return
    table = Table(by, "games", "won", "points", "±", "moves")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, figures in islice(found.items(), top):
        table.add_row(name, f"{figures['games']:,}", *_cells(figures))
    console().print(table)
    if len(found) > top:
        typer.echo(f"and {len(found) - top:,} more: see --top and --json", err=True)


@records.command("convert", help="Write records as .jsonl, notation (.txt), .csv or .parquet.")
def convert_(
    files: _Files,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Its ending says what it becomes.")],
    rows: Annotated[
        Literal["games", "moves"], typer.Option(help="What is a row of a .csv or .parquet file.")
    ] = "games",
    game: options.OnlyGame = None,
    rules: _Rules = None,
    player: _Player = None,
    winner: _Winner = None,
    contract: _Contract = None,
    opening: _Opening = None,
    length: _Length = None,
    finished: _Finished = None,
    tag: _Tag = None,
) -> None:
    where = _filter(game, rules, player, winner, contract, opening, length, finished, tag)
    typer.echo(f"{convert(_matching(files, where, out), out, rows):,} games are in {out}", err=True)


@records.command(help="Write all games of a playroom that are over, also while its server runs.")
def export(
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Its ending says what it becomes, as for `convert`.",
            show_default="print records",
        ),
    ] = None,
    data: options.Data = None,
    database: options.Database = None,
    since: options.Since = None,
    until: options.Until = None,
    teaching: Annotated[
        bool, typer.Option("--teaching", help="Only games of people from which computers may learn.")
    ] = False,
    game: options.OnlyGame = None,
    rules: _Rules = None,
    player: _Player = None,
    winner: _Winner = None,
    contract: _Contract = None,
    opening: _Opening = None,
    length: _Length = None,
) -> None:
    with needs_extra("server", "the playroom"):
        from upperhand.server.settings import Settings
        from upperhand.server.storage.export import exported, reading

    where = _filter(game, rules, player, winner, contract, opening, length, None, None)
    place = Settings.read(data=None if data is None else str(data), database_url=database).database
    with reading(place) as engine:
        days = (each and each.date() for each in (since, until))
        found = filter(where, games_of(exported(engine, *days, teaching=teaching)))
        if out is None:
            write_lines(found, sys.stdout.buffer)
            sys.stdout.buffer.flush()
        else:
            typer.echo(f"{convert(found, out):,} games are in {out}", err=True)


def _cells(figures: dict[str, Any]) -> list[str]:
    if figures["points"] is None:
        return ["–", "–", "–", f"{figures['moves']:.1f}"]
    won, points = f"{figures['won']:.1%}", f"{figures['points']:+.2f}"
    return [won, points, f"{figures['deviation']:.2f}", f"{figures['moves']:.1f}"]


def _matching(files: list[Path], where: Filter, out: Path | None = None) -> Iterator[RecordedGame]:
    if out is not None and any(out.resolve() == file.resolve() for file in files):
        raise UpperhandError(f"{out} is read: write to another file")
    return filter(where, read_games(files))


def _filter(
    game: str | None,
    rules: str | None,
    player: str | None,
    winner: str | None,
    contract: str | None,
    opening: str | None,
    length: str | None,
    finished: bool | None,
    tag: list[str] | None,
) -> Filter:
    shortest, longest = _range(length)
    return Filter(
        game=game or ("rikken" if contract else None),
        rules=rules,
        player=player,
        winner=winner,
        contract=contract,
        opening=None if opening is None else _move(opening, game or "big_two"),
        shortest=shortest,
        longest=longest,
        finished=finished,
        tags=dict(map(_tag, tag or ())),
    )


def _move(text: str, game: str) -> str:
    """A move as records have it, however it is written."""
    return str(games.load(game).Move(text))


def _range(text: str | None) -> tuple[int, int | None]:
    if text is None:
        return 0, None
    low, dash, high = (each.strip() for each in text.partition("-"))
    if not (low.isdecimal() or (dash and not low)) or not (not high or high.isdecimal()):
        raise UpperhandError(f"{shown(text)} is no number of moves: write 30-60, 30- or -60")
    if not dash:
        return int(low), int(low)
    return int(low or 0), int(high) if high else None


def _tag(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise UpperhandError(f"{shown(text)} is no tag: write key=value")
    return key, value
