"""`upperhand levels`: the levels of the computers under some rules."""

import json
from typing import Annotated, Any

import typer
from rich.table import Table

from upperhand import games, spec
from upperhand.cli import options
from upperhand.cli.paint import console
from upperhand.levels import Level, ladder
from upperhand.locales import word


def levels(
    game: options.Game = "big_two",
    rules: options.RulesSpec = None,
    seats: Annotated[
        int | None, typer.Option(help="The number of players; the default is that of the rules.")
    ] = None,
    json_: options.Json = False,
) -> None:
    chosen = _rules(game, rules, seats)
    rows = [_row(level) for level in ladder(game, chosen)]
    if json_:
        print(json.dumps(rows, indent=2))
        return
    title = f"Levels of {games.GAMES[game]} under {games.write_rules(chosen, game)}"
    table = Table("level", "rating", "player", "character", title=title, title_justify="left")
    for row in rows:
        table.add_row(row["name"], str(row["rating"]), row["spec"], row["character"])
    console().print(table)


def _rules(game: str, text: str | None, seats: int | None) -> Any:
    """The rules that are asked for; refuses a number of players that their preset does not have."""
    games.load(game)  # an unknown game is refused before its rules are
    named = games.words(game).USUAL_RULES if text is None else text
    if seats is None:
        return games.read_rules(named, game)
    if named.lstrip().startswith("{"):
        return games.read_rules(named, game).replace(players=seats)
    wanted = spec.parse(named)
    return games.read_rules(spec.write(wanted.name, {**wanted.settings, "players": str(seats)}), game)


def _row(level: Level) -> dict[str, Any]:
    character = word("character", level.name.lower())
    return {"name": level.name, "spec": level.spec, "rating": level.rating, "character": character}
