"""The command line: `upperhand COMMAND`, one thin command per file.

A command is a function with the same name as its file. It is imported when it is called, so help is fast
and no command loads what only another one needs.
"""

import errno
import os
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import upperhand
from upperhand import _core
from upperhand.errors import UpperhandError

# A new command is one file next to this one and one line here.
COMMANDS: dict[str, str] = {
    "play": "Play a game in the terminal against players of your choice.",
    "serve": "Start the playroom: a server for playing in the browser.",
    "bot": "Play in a playroom as a bot, with a player of your choice.",
    "replay": "Show recorded games move by move and verify them.",
    "records": "Filter, count, describe and convert recorded games.",
    "fairplay": "Print figures of a playroom that may point to unfair play, for its operator to read.",
    "players": "List the players and their settings.",
    "check": "Check whether a player does what every player must do, and print a report.",
    "levels": "List the levels of the computers, from Beginner to Champion.",
    "rules": "List the presets, or every switch of one preset.",
    "arena": "Compare players on the same deals in every seating, with statistics.",
    "tournament": "Run a round robin described in a file.",
    "knowledge": "Learn from recorded games; merge, inspect and prune what was learned.",
    "analyse": "Tell what the moves of a decision are worth, and who probably holds what.",
    "predict": "Predict what the opponents of a seat will play.",
    "experiment": "Reproduce a published experiment and write its report.",
    "solve": "Compute what every card of a game of Rikken is worth with all cards open.",
    "puzzles": "Make puzzles from games of good players, and rate them.",
    "train": "Train a network by self-play, distil one, or clone a player (needs PyTorch).",
    "perft": "Count the sequences of a given number of moves.",
    "bench": "Measure how fast the engine is.",
}


# A shell treats every line as a completion, so the help next to a word must not be wrapped.
if "_UPPERHAND_COMPLETE" in os.environ:
    os.environ["TERMINAL_WIDTH"] = "1000"


class _Commands(TyperGroup):
    """Replaces a stub with the real command when it is called, and prints our errors as one sentence."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in COMMANDS:
            self.add_command(_load(args[0]), args[0])
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except UpperhandError as error:
            return _refuse(str(error))
        except OSError as error:
            if error.filename is not None and error.errno != errno.EPIPE:
                return _refuse(f"{error.filename}: {error.strerror}")
            if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
                return _refuse(f"a file could not be written: {error.strerror}")
            raise  # the reader of our output is gone, or the error is about no file


def _load(name: str) -> Any:
    found = getattr(import_module(f"upperhand.cli.{name}"), name)
    if isinstance(found, typer.Typer):  # a command with subcommands
        return get_command(found)
    command = typer.Typer(add_completion=False)
    command.command(name, help=COMMANDS[name])(found)
    return get_command(command)


def _refuse(sentence: str) -> None:
    typer.echo(f"upperhand: {sentence}", err=True)
    raise typer.Exit(2)


def _stub() -> None:
    """A placeholder in the list of commands until the real one is called."""


app = typer.Typer(
    cls=_Commands,
    help="Plays, studies and teaches the card games Big Two and Rikken.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"upperhand {upperhand.__version__} (native core: {_core.VARIANT})")
        raise typer.Exit


@app.callback()
def _all(
    _: Annotated[
        bool,
        typer.Option(
            "--version", callback=_tell_version, is_eager=True, help="Show the version and the native core."
        ),
    ] = False,
) -> None:
    """Handles the options before a command."""


for _name, _help in COMMANDS.items():
    app.command(_name, help=_help)(_stub)
