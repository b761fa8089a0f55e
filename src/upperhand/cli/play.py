"""`upperhand play`: the table in a terminal, or plain lines through a pipe."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from upperhand import terminal, user_data
from upperhand.cli import options as shared
from upperhand.terminal import Options
from upperhand.terminal.ledger import new_file


def play(
    game: shared.Game = Options.game,
    rules: shared.RulesSpec = Options.rules,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help="An opponent's spec, clockwise from your left; once for all seats, or once per seat.",
            autocompletion=shared.complete_player,
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = Options.name,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Determines every deal; random if not given.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=0, help="How many games; 0 plays until you leave.")
    ] = Options.games,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Append the records to this file during play.",
            show_default="a new file per table in the data folder",
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Resume the last unfinished game of this file.")
    ] = None,
    hint: Annotated[
        str | None,
        typer.Option(
            help="The spec of the player that gives you hints.", autocompletion=shared.complete_player
        ),
    ] = Options.hint,
    pause: Annotated[
        float, typer.Option(min=0, help="Seconds between the computers' moves.")
    ] = Options.pause,
    data: shared.Data = None,
) -> None:
    if save is None and resume is None:
        save = new_file(user_data.data_folder(data))
    chosen = Options(
        game=game,
        rules=rules,
        seats=tuple(against or ()),
        name=name,
        seed=seed,
        games=games,
        save=save,
        resume=resume,
        hint=hint,
        pause=pause,
    )
    seen = sys.stdin.isatty() and sys.stdout.isatty()
    (terminal.run_table if seen else terminal.run_lines)(chosen)
