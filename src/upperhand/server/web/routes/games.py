"""The available games, for the form of a new room, and decisions for other programs."""

from functools import cache
from inspect import getdoc
from typing import Any, get_args

from fastapi import APIRouter

from upperhand import games
from upperhand.player import Player, setting_kinds, settings_of
from upperhand.pool import WorkerError
from upperhand.reason import Reason
from upperhand.server.computers.computers import best_values, name_of_level
from upperhand.server.computers.decisions import Known
from upperhand.server.computers.workers import WorkRefusedError
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.options import chosen_rules, rules_as_json
from upperhand.server.web.routes.dependencies import Address, ThePlayroom
from upperhand.server.web.wire.http import (
    DecideReply,
    DecideRequest,
    GameInfo,
    GamesReply,
    LevelInfo,
    PlayerInfo,
    PresetInfo,
    SettingInfo,
    SwitchInfo,
)

router = APIRouter(prefix="/api")


@router.get("/games", tags=["games"])
def list_games() -> GamesReply:
    """Games with their presets, switches, levels and computers."""
    return _all()


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
        usual_level=name_of_level(None, name),
        usual_player=words.USUAL_PLAYER,
        presets=[_preset(each, preset) for each, preset in package.PRESETS.items()],
        switches=[_switch(*switch) for switch in package.Rules.SWITCHES],
        levels=[LevelInfo(name=level, player=player) for level, player in games.levels(name).items()],
        computers=[_player(each, player) for each, player in games.players(name).items()],
    )


def _preset(name: str, preset: games.Preset) -> PresetInfo:
    return PresetInfo(
        name=name,
        description=name.replace("_", " ").capitalize(),
        source=preset.source,
        players=list(preset.players),
        switches=rules_as_json(preset.rules),
    )


def _switch(name: str, default: Any, description: str) -> SwitchInfo:
    kinds: dict[type, Any] = {bool: "bool", int: "int", str: "text", tuple: "list", list: "list"}
    value = list(default) if isinstance(default, tuple) else default
    return SwitchInfo(name=name, kind=kinds[type(default)], default=value, description=description)


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


@router.post("/decide", tags=["decide"])
async def decide(wanted: DecideRequest, playroom: ThePlayroom, address: Address) -> DecideReply:
    """What a player would do, why, and the values of the alternatives. Nothing is stored."""
    playroom.limits.check("decide", address)
    player = wanted.player or games.usual_player(wanted.game)
    rules = chosen_rules(wanted.game, wanted.preset, {}, None)
    spec = playroom.computers.check(player, wanted.game, rules)
    start = wanted.dealer if games.has_dealer(wanted.game) else wanted.first
    known = Known(
        game=wanted.game,
        rules_json=rules.to_json(),
        seat=wanted.seat,
        dealt=tuple(wanted.dealt),
        moves=tuple(wanted.moves),
        start=start,
        exposed=tuple((hand.seat, tuple(hand.cards)) for hand in wanted.exposed),
        partner=wanted.partner,
    )
    try:
        decided = await playroom.computers.decide_view(known, spec, wanted.seed)
    except WorkRefusedError as error:
        raise RefusalError("view", str(error), status=422) from None
    except WorkerError as error:
        raise RefusalError("failed", Reason("no_decision", problem=error), status=503) from None
    command = games.words(wanted.game).command(games.load(wanted.game).Move(decided.move))
    return DecideReply(
        player=player,
        move=decided.move,
        text=f"{command}: {decided.reason}",
        reason=decided.reason,
        values=best_values(decided),
    )
