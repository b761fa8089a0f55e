"""Tournaments: a round robin described in a TOML file.

    name = "First league"                        # optional, for the report
    game = "big_two"                             # optional
    rules = "sugiyanto"                          # optional: a preset, with switches if need be
    players = ["lowest", "random", "random_pass"]
    layout = "2v2"                               # optional: 2v2, 1v3, all, latin, ...
    deals = 100                                  # of each match
    seed = 7

A layout for two seats every pair of players in a match of its own, `all` and `latin` every group that fills
the table. Where a layout is uneven, as `1v3` is, each plays in each place. All matches have the same deals.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from upperhand import games
from upperhand.arena.schedule import Schedule, make_match, natural_layout
from upperhand.errors import SpecError, shown

# Every key, with its type and its default; None: it must be given, or follows from the rest.
_KEYS: dict[str, tuple[type, Any]] = {
    "name": (str, "Tournament"),
    "game": (str, "big_two"),
    "rules": (str, None),
    "players": (list, None),
    "layout": (str, None),
    "deals": (int, None),
    "seed": (int, None),
}
_NEEDED = ("players", "deals", "seed")
_TYPES = {str: "a text", int: "a whole number", list: "a list of players"}


@dataclass(frozen=True)
class Tournament:
    """A round robin with a name."""

    name: str
    schedule: Schedule


def read_tournament(path: Path) -> Tournament:
    """The tournament that a TOML file describes; unknown keys are refused."""
    try:
        return make_tournament(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SpecError(f"{path} is not TOML: {error}") from None
    except SpecError as error:
        raise SpecError(f"{path}: {error}") from None


def make_tournament(found: dict[str, Any]) -> Tournament:
    """The tournament of a description, already read; `players` may hold players and Entrants too."""
    chosen = {name: default for name, (_, default) in _KEYS.items()} | _checked(found)
    game, rules = chosen["game"], chosen["rules"] or games.words(chosen["game"]).USUAL_RULES
    seats = games.read_rules(rules, game).players
    matches = tuple(
        make_match(group, game=game, rules=rules, layout=layout, deals=chosen["deals"], seed=chosen["seed"])
        for group, layout in _groups(chosen["players"], chosen["layout"] or _usual_layout(seats), seats)
    )
    return Tournament(chosen["name"], Schedule(matches))


def _checked(found: dict[str, Any]) -> dict[str, Any]:
    for key, value in found.items():
        if key not in _KEYS:
            raise SpecError(f"there is no key {shown(key)} in a tournament; the keys are {', '.join(_KEYS)}")
        wanted = _KEYS[key][0]
        if type(value) is not wanted:
            raise SpecError(f"{key} must be {_TYPES[wanted]}")
    for key in _NEEDED:
        if key not in found:
            raise SpecError(f"{key} is missing: a tournament needs {', '.join(_NEEDED)}")
    return found


def _usual_layout(seats: int) -> str:
    """Pairs where they share the table evenly, else a seat each."""
    return "latin" if seats % 2 else natural_layout(2, seats)


def _groups(players: Sequence[Any], layout: str, seats: int) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Who meets whom, and in which layout."""
    size = seats if layout in ("all", "latin") else layout.count("v") + 1
    if len(players) < size or size < 2:
        raise SpecError(f"{len(players)} players cannot play in the layout {shown(layout)}")
    for group in combinations(players, size):
        if layout in ("all", "latin"):
            yield group, layout
        else:
            yield from ((group, "v".join(counts)) for counts in sorted(set(permutations(layout.split("v")))))
