"""`upperhand players`: the table of players."""

import inspect
import json
from typing import Any, Literal, get_args, get_origin

from rich.table import Table

from upperhand import games, spec
from upperhand.cli import options
from upperhand.cli.paint import console
from upperhand.player import Player, setting_kinds, settings_of


def players(game: options.Game = "big_two", json_: options.Json = False) -> None:
    rows = [_row(name, player) for name, player in games.players(game).items()]
    if json_:
        print(json.dumps(rows, indent=2))
        return
    table = Table(
        "player", "settings", "what it does", title=f"Players of {games.GAMES[game]}", title_justify="left"
    )
    for row in rows:
        settings = "\n".join(f"{each['name']}={each['value']} ({each['kind']})" for each in row["settings"])
        table.add_row(row["name"], settings, row["doc"])
    console().print(table)


def _row(name: str, player: Player) -> dict[str, Any]:
    kinds = setting_kinds(player)
    settings = [
        {"name": setting, "value": spec.write_value(value), "kind": _kind_text(kinds[setting])}
        for setting, value in settings_of(player).items()
    ]
    return {"name": name, "doc": inspect.getdoc(player) or "", "settings": settings}


def _kind_text(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return " | ".join(map(spec.write_value, get_args(kind)))
    if get_origin(kind) is tuple:
        return f"{_kind_text(get_args(kind)[0])}/..."
    return str(kind.__name__)
