"""The plan of an evening: what the director chose, checked once, and the limits."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

from upperhand import games
from upperhand.reason import Reason
from upperhand.server.accounts.sessions import Person
from upperhand.server.computers.computers import USUAL_LEVEL
from upperhand.server.refusal import RefusalError
from upperhand.server.rooms.boards import Boards
from upperhand.server.rooms.options import Check, Options, chosen_rules
from upperhand.server.web.wire.common import Pace
from upperhand.server.web.wire.evenings import EveningRequest

#: People at one evening, and evenings of one director that are not over.
MOST_PEOPLE = 200
MOST_EVENINGS = 5
#: All evenings of a server that are not over.
MOST_OPEN = 200
#: How far ahead an evening may start; and how long one that starts by hand waits for its director.
_AHEAD = timedelta(days=90)
_PATIENCE = timedelta(days=2)
#: A form chooses minutes, so the minute that has begun is still the future.
_MINUTE = timedelta(minutes=1)


@dataclass(frozen=True)
class Plan:
    """How an evening is played."""

    game: str
    rules: Any
    rounds: int
    games: int
    timer: int
    minutes: int
    rest: int
    level: str
    pace: Pace
    private: bool
    #: Whether it starts by itself.
    timed: bool

    @classmethod
    def of(cls, request: EveningRequest, check: Check) -> "Plan":
        """Errors in rules and levels say what is wrong."""
        rules = chosen_rules(request.game, request.preset, {}, None)
        level = request.level or USUAL_LEVEL
        check(level, request.game, rules)
        same = ("game", "rounds", "games", "timer", "minutes", "rest", "pace", "private")
        chosen = {name: getattr(request, name) for name in same}
        return cls(**chosen, rules=rules, level=level, timed=request.starts_at is not None)

    @property
    def preset(self) -> str:
        return games.write_rules(self.rules, self.game)

    def room_options(self, boards: Boards) -> Options:
        """How a table of the evening is played: nobody watches, and nobody sits down by themselves."""
        return Options(
            game=self.game,
            rules=self.rules,
            timer=self.timer,
            games=self.games,
            wait=None,
            level=self.level,
            private=True,
            spectators="none",
            teaching=False,
            pace=self.pace,
            boards=boards,
        )

    def stored(self) -> dict[str, Any]:
        return {each.name: getattr(self, each.name) for each in fields(self)} | {
            "rules": self.rules.to_dict()
        }

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> "Plan":
        return cls(**{**stored, "rules": games.load(stored["game"]).Rules.from_dict(stored["rules"])})


def first_deadline(starts_at: datetime | None, now: datetime) -> datetime:
    """When an evening starts, or is given up because nobody started it."""
    if starts_at is None:
        return now + _PATIENCE
    if not now - _MINUTE < starts_at <= now + _AHEAD:
        raise RefusalError("evening", Reason("evening_bad_time", days=_AHEAD.days), status=422)
    return starts_at


def only_with_account(person: Person) -> None:
    if person.guest:
        raise RefusalError("account", Reason("evening_needs_account"), status=403)
