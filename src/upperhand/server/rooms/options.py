"""Options of a room: the host's choices, checked once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from upperhand import games, spec
from upperhand.errors import RulesError
from upperhand.reason import Reason
from upperhand.server.computers.computers import USUAL_LEVEL
from upperhand.server.rooms.boards import Boards
from upperhand.server.rooms.start import Start
from upperhand.server.web.wire.common import Begins, Pace, Spectators
from upperhand.server.web.wire.http import RoomRequest

#: Refuses a player (a level or a spec) that may not sit at a table of that game and those rules.
Check = Callable[[str, str, Any], str]


@dataclass(frozen=True)
class Options:
    """How a room is played."""

    game: str
    rules: Any
    timer: int
    games: int
    wait: int | None
    level: str
    private: bool
    spectators: Spectators
    teaching: bool
    pace: Pace = "natural"
    begins: Begins = "full"
    rated: bool = True
    #: Whether bots may sit down.
    bots: bool = False
    #: Whether the room stays when everybody has left.
    kept: bool = False
    #: Where every game starts, if not with a new deal.
    start: Start | None = None
    #: The deals of a table of an evening, one for each game.
    boards: Boards | None = None

    @classmethod
    def of(cls, request: RoomRequest, check: Check, start: Start | None = None) -> "Options":
        """The options of a request; errors in rules and specs say what is wrong."""
        level = request.level or USUAL_LEVEL
        if start is None:
            rules = chosen_rules(request.game, request.preset, request.switches, len(request.seats))
        else:
            rules = start.record.rules
        for player in (level, *(seat.player for seat in request.seats if seat.kind == "computer")):
            if player is not None:
                check(player, request.game, rules)
        return cls(
            game=request.game,
            rules=rules,
            timer=request.timer,
            games=request.games,
            wait=request.wait,
            level=level,
            private=request.private,
            spectators=request.spectators,
            teaching=request.teaching,
            pace=request.pace,
            begins=request.begins,
            rated=request.rated,
            bots=request.bots,
            start=start,
        )

    @property
    def counts(self) -> bool:
        """Whether games change ratings and statistics; not if somebody may have seen the cards."""
        return self.rated and self.start is None and self.boards is None

    @cached_property
    def preset(self) -> str:
        """The rules as the shortest spec text."""
        return games.write_rules(self.rules, self.game)

    def stored(self) -> dict[str, Any]:
        chosen = {each.name: getattr(self, each.name) for each in fields(self)}
        given = {"start": self.start and self.start.stored(), "boards": self.boards and self.boards.stored()}
        return chosen | {"rules": self.rules.to_dict()} | given

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> "Options":
        rules = games.load(stored["game"]).Rules.from_dict(stored["rules"])
        start, boards = Start.from_stored(stored.get("start")), Boards.from_stored(stored.get("boards"))
        return cls(**{**stored, "rules": rules, "start": start, "boards": boards})


def chosen_rules(game: str, preset: str | None, switches: Mapping[str, Any], players: int | None) -> Any:
    """A preset with some switches changed, for as many players as there are seats."""
    package = games.load(game)
    wanted = spec.parse(preset or games.words(game).USUAL_RULES)
    entry: games.Preset = spec.pick(package.PRESETS, wanted.name, "preset")
    kinds = games.switch_kinds(package)
    unknown = next((name for name in switches if name not in kinds), None)
    if unknown is not None:
        raise RulesError(f"{wanted.name} has no switch {unknown!r}; the switches are {', '.join(kinds)}")
    values = spec.read_settings(wanted.settings, kinds, wanted.name)
    values |= {name: _switch(name, value, kinds[name]) for name, value in switches.items()}
    if players is not None:
        values.setdefault("players", players)
    rules = entry.with_switches(wanted.name, **values)
    if players not in (None, rules.players):
        raise RulesError(Reason("rules_seat", count=rules.players, given=players))
    return rules


def _switch(name: str, value: Any, kind: Any) -> Any:
    wanted = tuple if kind == tuple[str, ...] else kind
    found = tuple(value) if isinstance(value, list) else value
    if type(found) is not wanted:
        raise RulesError(f"the switch {name} takes {'a list' if wanted is tuple else wanted.__name__}")
    return found


def rules_as_json(rules: Any) -> dict[str, Any]:
    """The switches of rules as JSON values."""
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in rules.to_dict().items()
    }
