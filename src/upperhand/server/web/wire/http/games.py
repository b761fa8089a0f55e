"""The games, their presets and players, for the form of a new room."""

from typing import Literal

from upperhand.server.web.wire.common import Game, Model, Switches


class PresetInfo(Model):
    name: str
    description: str
    source: str
    players: list[int]
    switches: Switches


class SwitchInfo(Model):
    name: str
    kind: Literal["bool", "int", "list", "text"]
    default: bool | int | str | list[str]
    description: str


class LevelInfo(Model):
    name: str
    player: str


class SettingInfo(Model):
    name: str
    kind: str
    default: bool | int | float | str | list[bool | int | float | str]


class PlayerInfo(Model):
    name: str
    description: str
    settings: list[SettingInfo]


class GameInfo(Model):
    name: Game
    title: str
    #: What a score counts, in the plural.
    score: str
    players: list[int]
    usual_preset: str
    usual_level: str
    #: Who gives advice where nobody is named.
    usual_player: str
    presets: list[PresetInfo]
    switches: list[SwitchInfo]
    levels: list[LevelInfo]
    #: The computers that can be named, with their settings.
    computers: list[PlayerInfo]


class GamesReply(Model):
    games: list[GameInfo]
