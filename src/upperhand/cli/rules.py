"""`upperhand rules`: presets and switches."""

import json
from typing import Annotated, Any

import typer
from rich.table import Column, Table

from upperhand import games, spec
from upperhand.cli import options
from upperhand.cli.paint import console


def rules(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A preset, or one with switches: hongkong:players=3.",
            autocompletion=options.complete_preset,
        ),
    ] = None,
    game: options.Game = "big_two",
    json_: options.Json = False,
) -> None:
    if name is None:
        found = [_preset(each, preset) for each, preset in games.load(game).PRESETS.items()]
        print(json.dumps(found, indent=2)) if json_ else _show_presets(found, game)
        return
    chosen = games.read_rules(name, game)
    text, switches = games.write_rules(chosen, game), _switches(chosen, game)
    if json_:
        print(json.dumps({"rules": text, "switches": switches}, indent=2))
    else:
        _show_switches(text, switches)


def _preset(name: str, preset: games.Preset) -> dict[str, Any]:
    switches = preset.rules.to_dict()
    return {"name": name, "players": preset.players, "source": preset.source, "rules": switches}


def _switches(rules: games.Rules, game: str) -> list[dict[str, Any]]:
    values = rules.to_dict()
    return [
        {"name": name, "value": values[name], "default": default, "comment": comment}
        for name, default, comment in games.load(game).Rules.SWITCHES
    ]


def _show_presets(presets: list[dict[str, Any]], game: str) -> None:
    table = Table(
        "preset", "players", "source", title=f"Presets of {games.GAMES[game]}", title_justify="left"
    )
    for preset in presets:
        table.add_row(preset["name"], ", ".join(map(str, preset["players"])), preset["source"])
    console().print(table)


def _show_switches(title: str, switches: list[dict[str, Any]]) -> None:
    value = Column("value", overflow="fold")
    table = Table("switch", value, "what it does", title=title, title_justify="left")
    for switch in switches:
        changed = _text(switch["value"]) != _text(switch["default"])
        table.add_row(
            switch["name"], _text(switch["value"]), switch["comment"], style="bold" if changed else ""
        )
    console().print(table)


def _text(value: Any) -> str:
    return spec.write_value(tuple(value) if isinstance(value, list) else value)
