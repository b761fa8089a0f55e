"""Checks the direction of includes in the core: from a folder to those before it, never back.

`python -m tools.includes` names every line that points the wrong way, and fails if there is one.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

CORE = Path(__file__).parents[1] / "core"
GAMES = ("big_two", "rikken")
#: From the bottom up: a file may include files of its own folder and of folders listed before it.
ROOMS = ("", "neural", "search", "rules", "hand", "learn", "players", "bindings", "wasm")


def room_of(file: Path) -> tuple[str, str]:
    """The game and the folder of a file, by its path below the core; no game for what both games share."""
    first, *others = file.parts[:-1] or ("",)
    return (first, others[0]) if first in GAMES and others else ("", first)


def wrong_includes(core: Path) -> Iterator[str]:
    for file in sorted([*core.rglob("*.h"), *core.rglob("*.cpp")]):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            included = re.match(r'#include "([^"]+)"', line)
            if included and (why := why_not(core, file, included[1])):
                yield f"{file.relative_to(core.parent)}:{number}: {why}"


def why_not(core: Path, file: Path, named: str) -> str:
    """What is wrong with an include; empty if nothing is."""
    if not (core / named).is_file():
        return f'"{named}" is no path below {core.name}/'
    game, room = room_of(file.relative_to(core))
    other_game, other_room = room_of(Path(named))
    if unknown := {room, other_room} - set(ROOMS):
        return f"{unknown.pop()}/ is no room of the core: {', '.join(filter(None, ROOMS))}"
    if room not in ("bindings", "wasm") and other_game not in ("", game):
        return f"{game or 'what both games share'} must not include {other_game}"
    if ROOMS.index(other_room) > ROOMS.index(room):
        return f"{room or 'the ground'} must not include {other_room}"
    return ""


if __name__ == "__main__":
    wrong = list(wrong_includes(CORE))
    print("\n".join(wrong) or "The includes of the core point one way.")
    sys.exit(bool(wrong))
