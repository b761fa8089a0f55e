"""Recorded games as they are read from files: the object of a line, and a filter over them."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from upperhand import games
from upperhand.errors import RecordError, SpecError, shown
from upperhand.record import Record, Replay, numbered_lines, read_line

_LISTS = ("seats", "moves")


@dataclass(slots=True)
class RecordedGame:
    """One line of a file. `found` is its object; `record` checks every field, and costs ten times as much."""

    line: bytes
    number: int
    found: Mapping[str, Any]

    @property
    def record(self) -> Record:
        try:
            return read_line(self.line)
        except RecordError as error:
            raise error.at_line(self.number) from None

    @property
    def game(self) -> str:
        return str(self.found["game"])

    @property
    def rules(self) -> str:
        """The spec text of the rules."""
        return _rules_spec(self.game, json.dumps(self.found["rules"], sort_keys=True))

    @property
    def seats(self) -> list[str]:
        seats: list[str] = self.found["seats"]
        return seats

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.found["moves"]
        return moves

    @property
    def scores(self) -> list[int] | None:
        """The points by seat; None while the game runs."""
        return self.found.get("scores")

    def contract(self) -> tuple[str | None, int | None]:
        """What is played and who declares it, in a game with an auction: the auction is replayed."""
        if not games.has_dealer(self.game):
            return None, None
        replay = Replay(self.record)
        state: Any = replay.state
        for text in self.moves:
            if state.phase not in ("auction", "trump", "call"):
                break
            replay.play(text)
        return state.contract, state.declarer


@lru_cache(1024)
def _rules_spec(game: str, switches: str) -> str:
    try:
        return games.write_rules(games.load(game).Rules.from_json(switches), game)
    except ValueError as error:
        raise RecordError(f'"rules" are not valid: {error}') from None


def read_games(paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> Iterator[RecordedGame]:
    """The games of one file or of several, in order; a RecordError names the line that is none."""
    several = [paths] if isinstance(paths, str | os.PathLike) else paths
    for path in several:
        for number, line in numbered_lines(path):
            try:
                yield RecordedGame(line, number, _object(line))
            except RecordError as error:
                raise RecordError(f"{os.fspath(path)}, line {number}: {error.problem}") from None


def games_of(lines: Iterable[str]) -> Iterator[RecordedGame]:
    """The games of lines that are not in a file."""
    for number, text in enumerate(lines, start=1):
        line = f"{text}\n".encode()
        yield RecordedGame(line, number, _object(line))


def _object(line: bytes) -> dict[str, Any]:
    """The object of a line whose form is that of a record; a line that was cut off is completed."""
    try:
        found: Any = json.loads(line)
    except (ValueError, RecursionError):
        found = json.loads(read_line(line).to_json())
    known = isinstance(found, dict) and found.get("upperhand") == 1 and found.get("game") in games.GAMES
    if not known or any(type(found.get(key)) is not list for key in _LISTS) or "rules" not in found:
        read_line(line)  # says in one sentence what is wrong with it
        raise RecordError("it is no record")
    whole: dict[str, Any] = found
    return whole


@dataclass(frozen=True)
class Filter:
    """Which games are wanted: all that is given must hold. Names may have wildcards, `ai*`.

    >>> Filter(winner="champion", longest=30)(RecordedGame(b"", 1, {
    ...     "game": "big_two", "seats": ["champion", "lowest"], "moves": ["3D"], "scores": [4, -4]}))
    True
    """

    game: str | None = None
    rules: str | None = None
    player: str | None = None
    """A seat has this name."""
    winner: str | None = None
    """A seat of this name gained points."""
    contract: str | None = None
    opening: str | None = None
    """The first move."""
    shortest: int = 0
    longest: int | None = None
    """How many moves the game has."""
    finished: bool | None = None
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Values of tags, as text."""

    def __post_init__(self) -> None:
        if self.game is not None and self.game not in games.GAMES:
            raise SpecError(f"there is no game {shown(self.game)}; choose from {', '.join(games.GAMES)}")
        if self.rules is not None:
            game = self.game or "big_two"
            object.__setattr__(self, "rules", games.write_rules(games.read_rules(self.rules, game), game))
            object.__setattr__(self, "game", game)

    def __call__(self, one: RecordedGame) -> bool:
        length = len(one.moves)
        return (
            (self.game is None or one.game == self.game)
            and self.shortest <= length
            and (self.longest is None or length <= self.longest)
            and (self.finished is None or (one.scores is not None) == self.finished)
            and (self.opening is None or (length > 0 and one.moves[0] == self.opening))
            and (self.player is None or any(_like(seat, self.player) for seat in one.seats))
            and (self.winner is None or self._won(one, self.winner))
            and (not self.tags or self._tagged(one))
            and (self.rules is None or one.rules == self.rules)
            and (self.contract is None or one.contract()[0] == self.contract)
        )

    def _won(self, one: RecordedGame, winner: str) -> bool:
        scored = zip(one.seats, one.scores or (), strict=False)
        return any(points > 0 and _like(seat, winner) for seat, points in scored)

    def _tagged(self, one: RecordedGame) -> bool:
        tags = one.found.get("tags", {})
        return all(key in tags and _text(tags[key]) == value for key, value in self.tags.items())


def _like(name: str, pattern: str) -> bool:
    return name == pattern or fnmatchcase(name, pattern)


def _text(tag: Any) -> str:
    return str(tag).lower() if isinstance(tag, bool) else str(tag)
