"""`upperhand check`: whether a player does what every player must do."""

import json
from typing import Annotated

import typer
from rich.table import Table

from upperhand import conformance
from upperhand.cli import options
from upperhand.cli.paint import console


def check(
    player: Annotated[
        str,
        typer.Argument(
            metavar="SPEC",
            help="The player: ./bot.py:Class, package.module:Class, program:COMMAND, or a name.",
            autocompletion=options.complete_player,
        ),
    ],
    game: options.Game = "big_two",
    rules: Annotated[
        list[str] | None,
        typer.Option(
            help="Only these rules; may be given several times.",
            show_default="every preset and number of players",
            autocompletion=options.complete_preset,
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=1000, help="Games under each of the rules.")] = 1,
    json_: options.Json = False,
) -> None:
    found = conformance.check_player(player, game, rules=rules or (), seeds=games)
    if json_:
        print(json.dumps(found.to_json(), indent=2))
    else:
        _show(found)
    if not found.passed:
        raise typer.Exit(1)


def _show(found: conformance.Report) -> None:
    out = console()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for each in found.checks:
        mark = {None: "–", "": "ok"}.get(each.problem, "FAILED")
        table.add_row(mark, each.asks if not each.problem else f"{each.asks}\n{each.problem}")
    out.print(table)
    verdict = "passes" if found.passed else "does not pass"
    out.print(
        f"{found.player} {verdict}: {found.tables:,} games, {found.decisions:,} decisions, "
        f"the slowest took {found.milliseconds:,.1f} ms",
        markup=False,
        highlight=False,
    )
