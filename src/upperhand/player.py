"""The interface for players.

A player is a frozen dataclass whose fields are its settings. Its method is `decide(view, rng) -> Decision`.
It sees a View, never the State, and takes all randomness from the given generator, so the same view and
generator give the same decision. Anything learned is passed in as a setting.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Protocol, get_type_hints

from upperhand import games, plugins, spec
from upperhand._core import Rng
from upperhand.errors import SpecError, shown
from upperhand.reason import Reason


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, the reason (`str(reason)` is a sentence), and the values of alternatives if compared."""

    move: Any
    reason: Reason
    values: tuple[tuple[Any, float], ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.reason, str):  # custom players may give the reason as a sentence
            object.__setattr__(self, "reason", Reason.plain(self.reason))


class Player(Protocol):
    """A decision-maker. The types of view and move are those of the game it plays."""

    def decide(self, view: Any, rng: Rng, /) -> Decision: ...


def make_player(text: str | Player, game: str = "big_two") -> Player:
    """Makes the player of a spec text: by its name in the table, or one from outside; a ready player stays.

    >>> make_player("lowest")
    Lowest()
    """
    if not isinstance(text, str):
        return _ready(text)
    wanted, table = spec.parse(text), games.players(game)
    return _made(wanted, table, "player") if wanted.place is None else _from_outside(wanted, game)


def make_reference(text: str, game: str = "big_two") -> Player:
    """Makes the reference of a spec text: it gets the whole State instead of a View.

    >>> make_reference("all_seeing:depth=0")
    AllSeeing(depth=0, weights='rollout')
    """
    return _made(spec.parse(text), games.references(game), "reference")


#: Settings that say how much a player searches for one decision.
_SEARCH = ("playouts", "simulations", "searches", "games")


def lighter(player: Player, share: float) -> Player:
    """The same player with a share of its search, from 0 to 1; one that does not search stays as it is.

    A player with a method `lighter(share)` knows best. The counts of other players are scaled.

    >>> lighter(make_player("monte_carlo:simulations=500", "rikken"), 0.1).simulations
    50
    """
    if share >= 1:
        return player
    if own := getattr(player, "lighter", None):
        searching: Player = own(share)
        return searching
    counts = {name: value for name, value in settings_of(player).items() if name in _SEARCH}
    return _with_settings(player, {name: max(1, round(share * value)) for name, value in counts.items()})


def format_spec(player: Player, game: str = "big_two") -> str:
    """The shortest spec text that `make_player` turns into this player; a file with its whole path.

    A player that no text names, such as one whose class is in a function, is refused.
    """
    if own := getattr(player, "spec_text", None):  # a program
        return str(own())
    in_file = plugins.file_name(player)
    if in_file is not None:
        return spec.write(in_file, _changed(type(player)(), player))
    found = [
        (len(changed), position, name, changed)
        for position, (name, entry) in enumerate(games.players(game).items())
        if type(entry) is type(player)
        for changed in [_changed(entry, player)]
    ]
    if not found:
        return _in_module(player, game)
    _, _, name, changed = min(found, key=lambda entry: entry[:2])
    return spec.write(name, changed)


def _in_module(player: Any, game: str) -> str:
    """The spec of a player whose class is in a module, if one makes it again."""
    name = plugins.module_name(player) if is_dataclass(player) else None
    if name is not None:
        with suppress(TypeError, ValueError):  # it has no defaults, or settings that no text tells
            text = spec.write(name, _changed(type(player)(), player))
            if make_player(text, game) == player:
                return text
    raise SpecError(f"{type(player).__name__} is not in the table of players of {game}")


def setting_kinds(player: Player) -> dict[str, Any]:
    """The settings of a player and the type of each."""
    hints = get_type_hints(type(player))
    return {name: hints[name] for name in settings_of(player)}


def settings_of(player: Player) -> dict[str, Any]:
    """The settings of a player and the value of each."""
    return {field.name: getattr(player, field.name) for field in fields(player) if field.init}  # type: ignore[arg-type]


def _made(wanted: spec.Spec, table: Mapping[str, Player], what: str) -> Player:
    return _as_wanted(spec.pick(table, wanted.name, what), wanted)


def _from_outside(wanted: spec.Spec, game: str) -> Player:
    spec.pick(games.GAMES, game, "game")
    assert wanted.place is not None
    kind, where, class_name = wanted.place
    if kind == "program":
        from upperhand.programs import make_program  # which makes decisions, and few need it

        return make_program(where, wanted.settings, game)
    found = plugins.from_file if kind == "file" else plugins.from_module
    return _as_wanted(found(where, class_name), wanted)


def _as_wanted(player: Player, wanted: spec.Spec) -> Player:
    return _with_settings(player, spec.read_settings(wanted.settings, setting_kinds(player), wanted.name))


def _ready(player: Any) -> Player:
    if isinstance(player, type) or not callable(getattr(player, "decide", None)):
        raise SpecError(f"{shown(player)} is no player: give a spec text, or an object with a method decide")
    ready: Player = player
    return ready


def _with_settings(player: Player, settings: Mapping[str, Any]) -> Player:
    changed: Player = replace(player, **settings)  # type: ignore[type-var]
    return changed


def _changed(entry: Player, player: Player) -> dict[str, Any]:
    usual = settings_of(entry)
    return {name: value for name, value in settings_of(player).items() if value != usual[name]}
