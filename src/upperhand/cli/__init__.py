"""The command line: `upperhand COMMAND`, one thin command per file.

A command is a function of the name of its file. It is imported when it is called, so that help is quick
and no command waits for what only another one needs.
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

# A new command is one file beside this one and one line here.
COMMANDS: dict[str, str] = {
    "play": "Sit down at a table against chosen players.",
    "serve": "Open the playroom for browsers.",
    "replay": "Show recorded games move by move and verify them.",
    "players": "List the players and their settings.",
    "rules": "List the presets, or every switch of one.",
    "arena": "Let players meet over the same deals in every seating, with statistics.",
    "tournament": "Run a round robin described in a file.",
    "knowledge": "Learn from recorded games; merge, inspect and prune what was learned.",
    "predict": "Say what the opponents of a seat are expected to play.",
    "experiment": "Run a published experiment again and write its report.",
    "solve": "Say what every card of a game of Rikken is worth when all cards lie open.",
    "train": "Train a network by self-play, distil one, or clone a player (needs PyTorch).",
    "perft": "Count the sequences of so many moves.",
    "bench": "Measure how fast the engine is.",
}


# A shell takes every line as a word to complete to, so that the help beside a word must not be wrapped.
if "_UPPERHAND_COMPLETE" in os.environ:
    os.environ["TERMINAL_WIDTH"] = "1000"


class _Commands(TyperGroup):
    """Swaps a stub for the real command when it is called, and turns our errors into one sentence."""

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
            if error.errno == errno.EPIPE or error.filename is None:
                raise  # the reader of our output went away, or it is no file that was asked for
            return _refuse(f"{error.filename}: {error.strerror}")


def _load(name: str) -> Any:
    found = getattr(import_module(f"upperhand.cli.{name}"), name)
    if isinstance(found, typer.Typer):  # a command with commands of its own
        return get_command(found)
    command = typer.Typer(add_completion=False)
    command.command(name, help=COMMANDS[name])(found)
    return get_command(command)


def _refuse(sentence: str) -> None:
    typer.echo(f"upperhand: {sentence}", err=True)
    raise typer.Exit(2)


def _stub() -> None:
    """Stands in the list of commands until the real one is called."""


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
    """Takes the options that come before a command."""


for _name, _help in COMMANDS.items():
    app.command(_name, help=_help)(_stub)
