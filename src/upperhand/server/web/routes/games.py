"""The available games, for the form of a new room."""

from collections.abc import Iterable, Mapping
from functools import cache
from inspect import getdoc
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Query, Request

from upperhand import games, levels
from upperhand.player import Player, setting_kinds, settings_of
from upperhand.server.accounts.ratings import EVERYBODY, START
from upperhand.server.accounts.sessions import COOKIE
from upperhand.server.computers.computers import USUAL_LEVEL
from upperhand.server.computers.outside import OutsidePlayer
from upperhand.server.rooms.options import chosen_rules, rules_as_json
from upperhand.server.web.presenters import load_presenter
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.wire.common import Game, RulesText
from upperhand.server.web.wire.http import (
    GameInfo,
    GamesReply,
    LevelInfo,
    LevelsReply,
    PlayerInfo,
    PresetInfo,
    SettingInfo,
    SwitchInfo,
)

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"])
def list_games(playroom: ThePlayroom) -> GamesReply:
    """Games with their presets, switches, levels and computers."""
    outside = playroom.computers.outside
    return GamesReply(games=[_with_guests(each, outside.of_game(each.name)) for each in _all().games])


def _with_guests(game: GameInfo, outside: Mapping[str, OutsidePlayer]) -> GameInfo:
    guests = [
        PlayerInfo(name=name, description=player.description.replace("\n", " "), settings=[])
        for name, player in outside.items()
    ]
    return game.model_copy(update={"computers": [*game.computers, *guests]})


@cache
def _all() -> GamesReply:
    return GamesReply(games=[_game(name, title) for name, title in games.GAMES.items()])


def _game(name: str, title: str) -> GameInfo:
    package, words = games.load(name), games.words(name)
    return GameInfo(
        name=name,  # type: ignore[arg-type]
        title=title,
        score=words.SCORE,
        players=sorted({count for preset in package.PRESETS.values() for count in preset.players}),
        usual_preset=words.USUAL_RULES,
        usual_level=USUAL_LEVEL,
        usual_player=words.USUAL_PLAYER,
        presets=[_preset(name, each, preset) for each, preset in package.PRESETS.items()],
        switches=[
            _switch(switch, default, about, package.Rules.CHOICES[switch])
            for switch, default, about in package.Rules.SWITCHES
        ],
        levels=level_infos(levels.ladder(name)),
        computers=[_player(each, player) for each, player in games.players(name).items()],
    )


def level_infos(ladder: Iterable[levels.Level]) -> list[LevelInfo]:
    return [
        LevelInfo(name=level.name, player=level.spec, rating=level.rating, colour=level.colour)
        for level in ladder
    ]


@router.get("/levels", tags=["games"])
async def list_levels(
    request: Request,
    playroom: ThePlayroom,
    address: Address,
    game: Game = "big_two",
    preset: Annotated[RulesText | None, Query()] = None,
    players: Annotated[int | None, Query(ge=2, le=4)] = None,
) -> LevelsReply:
    """The levels under these rules, and the one nearest to the rating of the account that asks."""
    playroom.limits.check("request", address)
    ladder = levels.ladder(game, chosen_rules(game, preset, {}, players))
    asking = await playroom.sessions.find(request.cookies.get(COOKIE))
    near = USUAL_LEVEL
    if asking is not None and not asking.guest:
        known = await playroom.queries.rating_of(asking.id, game, EVERYBODY)
        rating = known.rating if known else START
        near = min(ladder, key=lambda level: abs(level.rating - rating)).name
    return LevelsReply(levels=level_infos(ladder), near=near)


def _preset(game: str, name: str, preset: games.Preset) -> PresetInfo:
    return PresetInfo(
        name=name,
        description=name.replace("_", " ").capitalize(),
        source=preset.source,
        players=list(preset.players),
        switches=rules_as_json(preset.rules),
        stakes=load_presenter(game).stakes(preset.rules),
    )


def _switch(
    name: str, default: Any, description: str, choices: tuple[tuple[str, ...], bool, bool, int, int]
) -> SwitchInfo:
    kinds: dict[type, Any] = {bool: "bool", int: "int", str: "text", tuple: "list", list: "list"}
    value = list(default) if isinstance(default, tuple) else default
    words, ordered, _, low, high = choices
    return SwitchInfo(
        name=name,
        kind="amounts" if words and high else kinds[type(default)],
        default=value,
        description=description,
        words=list(words),
        ordered=ordered,
        low=low,
        high=high,
    )


def _player(name: str, player: Player) -> PlayerInfo:
    kinds = setting_kinds(player)
    settings = [
        SettingInfo(
            name=setting,
            kind=_kind(kinds[setting]),
            default=list(value) if isinstance(value, tuple) else value,
        )
        for setting, value in settings_of(player).items()
    ]
    return PlayerInfo(name=name, description=_first_sentence(player), settings=settings)


def _kind(kind: Any) -> str:
    choices = get_args(kind)
    return kind.__name__ if isinstance(kind, type) and not choices else "/".join(map(_kind_name, choices))


def _kind_name(choice: Any) -> str:
    return choice.__name__ if isinstance(choice, type) else "..." if choice is ... else str(choice)


def _first_sentence(player: Player) -> str:
    return (getdoc(type(player)) or "").split("\n\n")[0].replace("\n", " ")
