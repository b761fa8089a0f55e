"""`upperhand bot`: lets a player play in a playroom, with the token of a bot."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from upperhand import games, levels, make_player, spec
from upperhand.cli import options
from upperhand.errors import needs_extra
from upperhand.player import Player

if TYPE_CHECKING:
    from upperhand.client import Client, Room

_LOOK = 3.0  # seconds between two looks into the lobby


def bot(
    token: Annotated[
        str,
        typer.Option(
            envvar="UPPERHAND_TOKEN", help="The token of the bot, from the account page of its owner."
        ),
    ],
    server: Annotated[
        str, typer.Option(envvar="UPPERHAND_SERVER", metavar="URL", help="The address of the playroom.")
    ] = "http://localhost:8000",
    player: Annotated[
        str,
        typer.Option(help="The spec of the player, or a level.", autocompletion=options.complete_player),
    ] = "Champion",
    game: options.Game = "big_two",
    room: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="One match at this table.", show_default="tables of the lobby"),
    ] = None,
    matches: Annotated[int, typer.Option(min=0, help="How many matches; 0 plays until Ctrl-C.")] = 0,
    seed: Annotated[int | None, typer.Option(min=0, help="Makes the player's chance repeatable.")] = None,
) -> None:
    with needs_extra("client", "a bot"):
        from upperhand.client import Client

    spec.pick(games.GAMES, game, "game")
    _player(player, game, None)  # what is wrong with it is said before anybody waits
    chosen = _Chosen(player, game, room, 1 if room else matches, seed)

    async def play() -> None:
        async with Client(server, token) as client:
            typer.echo(f"{client.name} plays as {player}.")
            await _play(client, chosen)

    asyncio.run(play())


@dataclass(frozen=True)
class _Chosen:
    player: str
    game: str
    room: str | None
    matches: int
    seed: int | None


def _player(text: str, game: str, rules: str | None) -> Player:
    """The player of a spec, or of a level under those rules."""
    level = levels.find(game, text, None if rules is None else games.read_rules(rules, game))
    return make_player(level.spec if level else text, game)


async def _play(client: "Client", chosen: _Chosen) -> None:
    """One match after the other."""
    played = 0
    while played == 0 or played != chosen.matches:
        room = await _find(client, chosen)
        typer.echo(f"At table {room.code}: {room.game}, {room.preset}, hosted by {room.host}.")
        async with client.table(room) as table:
            results = await table.play_as(_player(chosen.player, room.game, room.preset), chosen.seed)
        for result in results:
            typer.echo(
                f"Game {result.game_number}: {_points(result.scores)}; in all {_points(result.totals)}."
            )
        played += 1


async def _find(client: "Client", chosen: _Chosen) -> "Room":
    """A match that the bot has left, the table that was named, or the first of the lobby."""
    own = [room for room in await client.own_rooms() if chosen.room in (None, room.code)]
    if own:
        return own[0]
    if chosen.room is not None:
        return await client.join(chosen.room)
    waiting = False
    while not (found := await client.rooms(chosen.game)):
        if not waiting:
            typer.echo("No table waits for a bot; looking again until one does.")
        waiting = True
        await asyncio.sleep(_LOOK)
    return await client.join(found[0])


def _points(scores: tuple[int, ...]) -> str:
    return " ".join(f"{score:+}" for score in scores)
