"""Options that several commands share."""

from typing import Annotated

import typer

Game = Annotated[str, typer.Option(help="The game.")]
RulesSpec = Annotated[
    str, typer.Option(help="A preset, with switches set otherwise: hongkong, hongkong:players=3; or JSON.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
