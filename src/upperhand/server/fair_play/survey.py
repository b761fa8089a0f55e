"""The survey of a playroom: reads its rated games once to count who meets, and once more to compare."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from upperhand import Record, games, make_player, spec
from upperhand.errors import RecordError
from upperhand.outlook import outlooks
from upperhand.player import Player
from upperhand.server.fair_play.accounts import AccountFigures, Accounts, between_accounts
from upperhand.server.fair_play.decisions import decisions
from upperhand.server.fair_play.figures import LEVEL, Times
from upperhand.server.fair_play.pairs import Meetings, PairFigures, Pairs
from upperhand.server.fair_play.rated_games import Profile, RatedGame, RatedGames

#: The strong policy of each game, unless another is named: the best that decides in about a millisecond.
POLICIES = {"big_two": "network", "rikken": "advanced"}


@dataclass
class _Survey:
    """Of one kind of game."""

    policy: Player
    accounts: Accounts
    pairs: Pairs
    games: int = 0
    examined: int = 0


@dataclass
class Survey:
    """`run` reads, step by step; `report` tells what was found so far."""

    source: RatedGames
    policies: Mapping[str, str] = field(default_factory=dict)
    least_games: int = 20
    least_meetings: int = 20
    #: How many of the games are compared with the policy, from 0 to 1; all count for points.
    share: float = 1.0
    unreadable: int = 0
    _found: dict[str, _Survey] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for game in self.policies:
            spec.pick(games.GAMES, game, "game")
        wanted = {**POLICIES, **self.policies}
        self._meetings = {game: Meetings() for game in games.GAMES}
        for game, meetings in self._meetings.items():
            if self.source.game in (None, game):
                policy, pairs = make_player(wanted[game], game), Pairs(meetings, self.least_meetings)
                self._found[game] = _Survey(policy, Accounts(), pairs)

    def run(self) -> Iterator[tuple[str, int, int]]:
        """What is done, how much of it, and of how much."""
        read = rated = 0
        total = self.source.count()
        for page in self.source.tables():
            for kind, sitters in page:
                rated += bool(sitters)
                self._meetings[kind].add(sitters)
            read += len(page)
            yield "counting games", min(read, total), total
        done = 0
        for games_read in self.source.games():
            for game in games_read:
                self._add(game)
                done += 1
                yield "comparing games", done, max(done, rated)

    def _add(self, game: RatedGame) -> None:
        """A damaged game is counted as such, and left out."""
        found = self._found[game.game]
        examined = crc32(game.id.encode()) < self.share * 2**32
        try:
            record = Record.from_json(game.record)
            decided = list(decisions(game, record, found.policy)) if examined else []
        except RecordError:
            self.unreadable += 1
            return
        found.games += 1
        found.examined += examined
        found.accounts.add(game, decided)
        found.pairs.add(game, outlooks(game.game).stake(record.rules), len(record.seats), decided)

    def report(self) -> dict[str, Any]:
        """The figures, as JSON values."""
        return {
            "level": LEVEL,
            "unreadable": self.unreadable,
            "games": {game: self._game(game, found) for game, found in self._found.items() if found.games},
        }

    def _game(self, game: str, found: _Survey) -> dict[str, Any]:
        many, pairs = found.accounts.with_games(self.least_games), found.pairs.figures()
        asked = {*many, *(person for one in pairs for person in one.couple)}
        profiles = self.source.profiles(sorted(asked))
        accounts = found.accounts.figures(person for person in many if not profiles[person].guest)
        looks = sum(one.looks for one in pairs)
        return {
            "policy": {**POLICIES, **self.policies}[game],
            "games": found.games,
            "examined": found.examined,
            "people": len(found.accounts),
            "agreement": _rounded(found.accounts.share()),
            "times": _times(found.accounts.times()),
            "between_accounts": _rounded(between_accounts(accounts)),
            "accounts_looked_at": len(accounts),
            "accounts": [_account(one, profiles[one.person], len(accounts)) for one in accounts],
            "pairs_looked_at": len(pairs),
            "looks_at_pairs": looks,
            "pairs": [_pair(one, profiles, looks) for one in pairs],
        }


def _account(found: AccountFigures, profile: Profile, looked_at: int) -> dict[str, Any]:
    account = found.account
    low, high = account.agreed.interval()
    return {
        "name": profile.name,
        "id": found.person,
        "rating": account.rating and round(account.rating),
        "games": account.agreed.games,
        "decisions": account.agreed.cases,
        "agreement": {
            "value": round(account.agreed.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        },
        "than_alike": found.alike and found.alike.to_json(),
        "than_everybody": found.everybody and found.everybody.to_json(),
        "stands_out": found.everybody is not None and found.everybody.more.stands_out(looked_at),
        "times": _times(account.times),
    }


def _times(times: Times) -> dict[str, Any] | None:
    if not times.steps:
        return None
    quartiles = [round(times.seconds(share), 3) for share in (0.25, 0.5, 0.75)]
    return {
        "decisions": times.steps.total(),
        "quartiles": quartiles,
        "with_choices": times.by_choices.to_json(),
        "with_closeness": times.by_closeness.to_json(),
    }


def _pair(found: PairFigures, profiles: Mapping[str, Profile], looks: int) -> dict[str, Any]:
    return {
        "people": [
            {"name": profiles[person].name, "id": person, "guest": profiles[person].guest}
            for person in found.couple
        ],
        "games": found.games,
        "flow_to_first": found.flow.to_json(),
        "together": found.together.to_json(),
        "passes": {person: one.to_json() for person, one in found.passes.items()},
        "held_back": found.held_back and found.held_back.to_json(),
        "stands_out": found.stands_out(looks),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
