"""Options that several commands share, and what a shell completes for their values."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from upperhand import games

Completions = list[tuple[str, str]]


def starting(incomplete: str, table: Mapping[str, str]) -> Completions:
    """The names of a table that a shell may complete a word to, with a line on each."""
    return [(name, line) for name, line in table.items() if name.startswith(incomplete)]


def _of_game(names: Callable[[str], Mapping[str, str]]) -> Callable[[typer.Context, str], Completions]:
    """Completes with the names that the game has which the command line names so far."""

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
RulesSpec = Annotated[
    str | None,
    typer.Option(
        help="A preset, with switches set otherwise: hongkong, hongkong:players=3; or JSON. "
        "As a rule what people play by most.",
        show_default=False,
        autocompletion=complete_preset,
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="For what is kept and has no other place named; UPPERHAND_DATA names one for good.",
        show_default="where your system keeps the data of programs",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
