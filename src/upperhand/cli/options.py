"""Options that several commands share."""

from typing import Annotated

import typer

Game = Annotated[str, typer.Option(help="The game.")]
RulesSpec = Annotated[
    str | None,
    typer.Option(
        help="A preset, with switches set otherwise: hongkong, hongkong:players=3; or JSON. "
        "As a rule what people play by most.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
