"""`upperhand perft`: counts sequences of moves, to compare move generators."""

import json
from typing import Annotated, Any

import typer

from upperhand import games
from upperhand.cli import options
from upperhand.cli.paint import console, painted


def perft(
    game: options.Game = "big_two",
    rules: options.RulesSpec = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the deal.")] = 1,
    depth: Annotated[int, typer.Option(min=0, max=20, help="How many moves deep.")] = 3,
    divide: Annotated[bool, typer.Option("--divide", help="Count separately for each first move.")] = False,
    json_: options.Json = False,
) -> None:
    package = games.load(game)
    chosen = games.read_rules(rules or games.words(game).USUAL_RULES, game)
    state = package.State.deal(chosen, seed)
    found: dict[str, Any] = {
        "game": game,
        "rules": games.write_rules(chosen, game),
        "seed": seed,
        "depth": depth,
    }
    if divide:
        found["moves"] = {str(move): count for move, count in package.perft_divide(state, depth)}
    found["sequences"] = sum(found["moves"].values()) if divide else package.perft(state, depth)
    print(json.dumps(found)) if json_ else _show(found)


def _show(found: dict[str, Any]) -> None:
    out = console()
    for move, count in found.get("moves", {}).items():
        out.print(painted(move).append(f": {count:,}"))
    counted = f"{found['sequences']:,} sequences of {found['depth']} moves"
    out.print(f"{found['rules']}, seed {found['seed']}: {counted}")
