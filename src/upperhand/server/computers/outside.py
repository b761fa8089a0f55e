"""Players from outside that the operator lets sit at tables, by a name of the operator's.

The text of the setting is `name=spec; name=spec`; `rikken/name=spec` is for that game alone. A spec names a
class in a file or a module, or a program. People see only the name, not where it is, and they cannot choose
settings.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from inspect import getdoc

from upperhand import games, levels, make_player, spec
from upperhand.errors import SpecError, shown


@dataclass(frozen=True)
class OutsidePlayer:
    """The spec text that makes it, and what its class says of it."""

    spec: str
    description: str


@dataclass(frozen=True)
class OutsidePlayers:
    """By game and name."""

    players: Mapping[tuple[str, str], OutsidePlayer] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> "OutsidePlayers":
        """Those of a setting, each made once: one that cannot be made is refused before the server starts."""
        found: dict[tuple[str, str], OutsidePlayer] = {}
        for entry in filter(None, (each.strip() for each in text.split(";"))):
            place, equals, wanted = (each.strip() for each in entry.partition("="))
            game, slash, name = place.rpartition("/")
            if not equals or not spec.is_name(name):
                raise SpecError(f"{shown(entry)} names no player: write name=spec or game/name=spec")
            for each in [game] if slash else games.GAMES:
                _check_free(name, each, found)
                player = make_player(wanted, each)
                found[each, name] = OutsidePlayer(wanted, (getdoc(type(player)) or "").split("\n\n")[0])
        return cls(found)

    def of_game(self, game: str) -> dict[str, OutsidePlayer]:
        return {name: player for (each, name), player in self.players.items() if each == game}

    def allows(self, text: str, game: str) -> bool:
        """Whether a text names one of them; settings are refused."""
        name, colon, _ = text.strip().partition(":")
        if (game, name) in self.players and colon:
            raise SpecError(f"the settings of {name} cannot be chosen here")
        return (game, name) in self.players

    def resolved(self, text: str, game: str) -> str:
        """The spec text of one of them; any other text stays."""
        player = self.players.get((game, text.strip()))
        return player.spec if player else text


def _check_free(name: str, game: str, found: Mapping[tuple[str, str], OutsidePlayer]) -> None:
    taken = {*games.players(game), *(level.name for level in levels.ladder(game))}
    if name in taken or (game, name) in found:
        raise SpecError(f"{name} is taken in {games.GAMES[game]}: give the player from outside another name")
