"""Players from outside: classes in files and modules that a spec text names, and those of installed packages.

A file is named by its path and the class in it: `./highest.py:Highest`. It is loaded once per process, and a
worker process loads it again by its path. A module is named as it is imported: `my_players.calm:Calm`. A
package names its players by entry points: in the group `upperhand.players` for every game, in
`upperhand.big_two.players` or `upperhand.rikken.players` for one.
"""

import copyreg
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_type_hints

from upperhand import spec
from upperhand.errors import SpecError, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from upperhand.player import Player

#: Begins the name of each module that a file became.
_PREFIX = "upperhand_player_file_"


# Files.


def from_file(path: str, name: str) -> "Player":
    """The player that a class in a file makes with its usual settings."""
    path = os.path.abspath(os.path.expanduser(path))
    if not os.path.isfile(path):
        raise SpecError(f"there is no file {path!a}")
    found = vars(_module(path)).get(name)
    if not isinstance(found, type):
        raise SpecError(f"there is no class {name} in {path!a}")
    player = _ready(found, f"{name} in {path!a}")
    if file_name(player) is not None:  # else the file imports it, and so can a worker process
        copyreg.pickle(found, _reduced)
    return player


def file_name(player: object) -> str | None:
    """The name of a player of a file, `path.py:Class` with the whole path; None for any other."""
    kind = type(player)
    if not kind.__module__.startswith(_PREFIX):
        return None
    return f"{sys.modules[kind.__module__].__file__}:{kind.__name__}"


@cache
def _module(path: str) -> ModuleType:
    name = _PREFIX + sha256(os.fsencode(path)).hexdigest()[:16]
    found = spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[name] = module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise SpecError(f"{path!a} cannot be loaded: {_cause(error)}") from error
    return module


def _reduced(player: Any) -> tuple[Any, ...]:
    """How a player of a file travels: no import finds its class in another process."""
    settings = {field.name: getattr(player, field.name) for field in fields(player) if field.init}
    path, _, name = str(file_name(player)).rpartition(":")
    return _made_again, (path, name, settings)


def _made_again(path: str, name: str, settings: Mapping[str, Any]) -> Any:
    return replace(from_file(path, name), **settings)  # type: ignore[type-var]


# Modules.


def from_module(module: str, name: str) -> "Player":
    """The player that a class in an installed module makes with its usual settings."""
    try:
        found = getattr(import_module(module), name, None)
    except (Exception, SystemExit) as error:
        raise SpecError(_no_module(module, name, error)) from error
    if not isinstance(found, type):
        raise SpecError(f"there is no class {name} in the module {module}")
    return _ready(found, f"{name} in the module {module}")


def _no_module(module: str, name: str, error: BaseException) -> str:
    missing = isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")
    if not missing:
        return f"the module {module} cannot be loaded: {_cause(error)}"
    file = f"{module.replace('.', os.sep)}.py"
    hint = f"; for the file, write ./{file}:{name}" if os.path.isfile(file) else ""
    return f"there is no module {module}{hint}"


def module_name(player: object) -> str | None:
    """The name of a player whose class can be imported, `module:Class`; None for any other."""
    kind = type(player)
    found = getattr(sys.modules.get(kind.__module__), kind.__name__, None)
    return f"{kind.__module__}:{kind.__name__}" if found is kind and kind.__module__ != "__main__" else None


# Installed packages.


class PlayerTable(Mapping[str, "Player"]):
    """The players of a game: our own, then those of installed packages, loaded when somebody names them."""

    def __init__(self, own: Mapping[str, "Player"], game: str) -> None:
        self._own = own
        self._game = game

    def __getitem__(self, name: str) -> "Player":
        if name in self._own:
            return self._own[name]
        return _loaded(self._installed()[name])

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self._installed()

    def __len__(self) -> int:
        return len(self._own) + len(self._installed())

    def _installed(self) -> Mapping[str, "EntryPoint"]:
        found = _entry_points(self._game)
        for name in found.keys() & self._own.keys():
            raise SpecError(f"{_origin(found[name])} has a name that is taken: Upperhand has a player {name}")
        return found


@cache
def _entry_points(game: str) -> Mapping[str, "EntryPoint"]:
    from importlib.metadata import entry_points  # takes a while, and most programs name our own players

    found: dict[str, EntryPoint] = {}
    for group in ("upperhand.players", f"upperhand.{game}.players"):
        for entry in entry_points(group=group):
            if not spec.is_name(entry.name):
                raise SpecError(f"{_origin(entry)} needs another name: letters, digits and underscores")
            if entry.name in found:
                raise SpecError(f"{_origin(entry)} has a name that is taken by {_origin(found[entry.name])}")
            found[entry.name] = entry
    return found


@cache
def _loaded(entry: "EntryPoint") -> "Player":
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:
        raise SpecError(f"{_origin(entry)} cannot be loaded: {_cause(error)}") from error
    return _ready(found, _origin(entry))


def _origin(entry: "EntryPoint") -> str:
    package = entry.dist.name if entry.dist else entry.module
    return f"the player {shown(entry.name)} of the package {package}"


# Both.


def _ready(found: Any, where: str) -> "Player":
    """A player with its usual settings, from its class or as it is."""
    kind = found if isinstance(found, type) else type(found)
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    if not frozen or not callable(getattr(kind, "decide", None)):
        raise SpecError(f"{where} is no player: a player is a frozen dataclass with a method decide")
    try:
        player: Player = found() if found is kind else found
        get_type_hints(kind)
    except Exception as error:
        raise SpecError(
            f"{where} cannot be made: {_cause(error)}; each setting needs a type and a default"
        ) from error
    return player


def _cause(error: BaseException) -> str:
    """One line, whatever the error says."""
    return " ".join(f"{type(error).__name__}: {error}".split())
