"""The ladder: eight levels of computers for each game, from Beginner to Champion.

A level has the same name everywhere. Which player it is depends on the rules and the number of players, so
that the steps between levels are alike under all of them: `upperhand experiment levels` measures it and
writes `levels.json` into the package of the game.

>>> [level.name for level in ladder("big_two")][::7]
['Beginner', 'Champion']
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from upperhand import games, spec

#: From low to high, each with its colour. `locales` have the names and a line of character for each.
COLOURS: dict[str, str] = {
    "Beginner": "#7aa95c",
    "Novice": "#4f9d69",
    "Casual": "#2f8f9d",
    "Steady": "#3a7ca5",
    "Skilled": "#5b6abf",
    "Strong": "#8a5ab5",
    "Expert": "#b5487f",
    "Champion": "#b8860b",
}
NAMES = tuple(COLOURS)


@dataclass(frozen=True)
class Level:
    """A step of the ladder: its name, the player that sits there, and the rating of that player."""

    name: str
    spec: str
    rating: int

    @property
    def colour(self) -> str:
        return COLOURS[self.name]


def ladder(game: str, rules: Any = None) -> tuple[Level, ...]:
    """The levels of a game from low to high, as they are under these rules, or under the usual ones.

    Rules that are no preset have the levels of the preset they come closest to.
    """
    found = measured(game)
    usual = games.words(game).USUAL_RULES
    if rules is None:
        rules = games.read_rules(usual, game)
    by_seats = found.get(preset_of(game, rules), found[usual])
    rows = by_seats.get(str(rules.players)) or by_seats[max(by_seats)]
    return tuple(Level(name, *row) for name, row in zip(NAMES, rows, strict=True))


def find(game: str, name: str, rules: Any = None) -> Level | None:
    """The level of that name, if it is one."""
    return next((level for level in ladder(game, rules) if level.name == name), None)


def preset_of(game: str, rules: Any) -> str:
    """The name of the preset that rules come closest to; the usual one if none is close."""
    text = games.write_rules(rules, game)
    return games.words(game).USUAL_RULES if text.startswith("{") else spec.parse(text).name


@cache
def measured(game: str) -> Mapping[str, Mapping[str, list[tuple[str, int]]]]:
    """Spec and rating of the levels by preset and number of players."""
    spec.pick(games.GAMES, game, "game")
    text = files(f"upperhand.{game}").joinpath("levels.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[tuple[str, int]]]] = json.loads(text)
    return found
