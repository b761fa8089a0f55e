"""Options shared by several commands, and shell completion of their values."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from upperhand import games

Completions = list[tuple[str, str]]


def starting(incomplete: str, table: Mapping[str, str]) -> Completions:
    """The names in a table that complete a word, each with a line of help."""
    return [(name, line) for name, line in table.items() if name.startswith(incomplete)]


def _of_game(names: Callable[[str], Mapping[str, str]]) -> Callable[[typer.Context, str], Completions]:
    """Completes with the names of the game that the command line has selected so far."""

    def complete(ctx: typer.Context, incomplete: str) -> Completions:
        game = ctx.params.get("game") or "big_two"
        return starting(incomplete, names(game)) if game in games.GAMES else []

    return complete


def complete_game(incomplete: str) -> Completions:
    return starting(incomplete, games.GAMES)


def _presets(game: str) -> dict[str, str]:
    return {name: preset.source for name, preset in games.load(game).PRESETS.items()}


def _described(players: Mapping[str, object]) -> dict[str, str]:
    return {name: (player.__doc__ or "").partition("\n")[0] for name, player in players.items()}


complete_preset = _of_game(_presets)
complete_player = _of_game(lambda game: _described(games.players(game)))
complete_reference = _of_game(lambda game: _described(games.references(game)))

Game = Annotated[str, typer.Option(help="The game.", autocompletion=complete_game)]
OnlyGame = Annotated[
    str | None, typer.Option(help="Only this game.", autocompletion=complete_game, show_default=False)
]
RulesSpec = Annotated[
    str | None,
    typer.Option(
        help="A preset, optionally with other switches: hongkong, hongkong:players=3; or JSON. "
        "The default is the most common rules.",
        show_default=False,
        autocompletion=complete_preset,
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Folder for data with no other location; UPPERHAND_DATA sets it permanently.",
        show_default="your system's folder for program data",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        help="The database of a playroom: an SQLite file, or a URL.",
        show_default="playroom.db in the data folder",
        metavar="WHERE",
    ),
]
_DAY = "%Y-%m-%d"
Since = Annotated[
    datetime | None, typer.Option(formats=[_DAY], help="The first day, in UTC.", show_default=False)
]
Until = Annotated[
    datetime | None, typer.Option(formats=[_DAY], help="The last day, in UTC.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print only JSON.")]
