"""Record: one finished or running game as a value, and as one line of JSON; and its replay, move by move."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from upperhand._core import Cards
from upperhand.errors import RecordError, UpperhandError, shown
from upperhand.games import State, load
from upperhand.record import schema

Tag = str | int | float | bool


@dataclass(frozen=True)
class Record:
    """One game: where it started, every move as text, and the scores once it is over.

    Creating a record checks the form of every field; `replay` checks the moves and scores.
    """

    game: str
    rules: Any
    seats: tuple[str, ...]
    seed: int | None = None
    hands: tuple[Cards, ...] | None = None
    moves: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    tags: Mapping[str, Tag] = field(default_factory=dict, hash=False)
    dealer: int | None = None
    """Who deals, where a game has a dealer; without it the seed decides, or the rules."""

    def __post_init__(self) -> None:
        for name in ("seats", "hands", "moves", "scores"):
            if getattr(self, name) is not None:
                object.__setattr__(self, name, tuple(getattr(self, name)))
        object.__setattr__(self, "tags", MappingProxyType(dict(self.tags)))
        self._check()

    def _check(self) -> None:
        schema.check_game(self.game)
        if not isinstance(self.rules, load(self.game).Rules):
            raise RecordError(f"the rules are not those of {self.game}")
        schema.check_seats(self.seats, self.rules.players)
        schema.check_start(self.seed, self.hands, self.rules.players)
        if self.dealer is not None:
            schema.check_dealer(self.dealer, self.game, self.rules.players)
        schema.check_moves(self.moves)
        if self.scores is not None:
            schema.check_scores(self.scores, self.rules.players)
        schema.check_tags(self.tags)

    @classmethod
    def of(cls, state: State, game: str = "big_two", tags: Mapping[str, Tag] | None = None) -> "Record":
        """The record of a game as far as it has been played."""
        if not state.from_start:
            raise RecordError("a game that started in the middle has no record: record it from its deal")
        return cls(
            game=game,
            rules=state.rules,
            seats=tuple(state.names),
            seed=state.seed,
            hands=tuple(state.dealt) if state.seed is None else None,
            moves=tuple(str(move) for _, move in state.history),
            scores=tuple(state.scores) if state.over else None,
            tags=tags or {},
            dealer=getattr(state, "dealer", None),
        )

    @classmethod
    def from_json(cls, text: str) -> "Record":
        """The record of one line; anything wrong with it is a RecordError."""
        found = schema.parse_object(text)
        schema.check_keys(found)
        schema.check_game(found["game"])
        return cls(
            game=found["game"],
            rules=schema.read_rules(found["rules"], found["game"]),
            seats=schema.as_tuple(found["seats"], "seats"),
            seed=found.get("seed"),
            hands=_hands(found["hands"]) if "hands" in found else None,
            moves=schema.as_tuple(found["moves"], "moves"),
            scores=schema.as_tuple(found["scores"], "scores") if "scores" in found else None,
            tags=schema.as_tags(found.get("tags", {})),
            dealer=found.get("dealer"),
        )

    def to_json(self) -> str:
        """The line of this record, without the line break. It is ASCII: a file cut anywhere is still text."""
        return self.opening_json() + closing_json(self.scores)

    def opening_json(self) -> str:
        """The line up to and including the last move, as it is in a file while the game runs."""
        head: dict[str, Any] = {"upperhand": schema.VERSION, "game": self.game, "rules": self.rules.to_dict()}
        if self.hands is None:
            head["seed"] = self.seed
        else:
            head["hands"] = [str(hand) for hand in self.hands]
        if self.dealer is not None:
            head["dealer"] = self.dealer
        head["seats"] = self.seats
        if self.tags:
            head["tags"] = dict(self.tags)
        moves = ", ".join(json.dumps(move) for move in self.moves)
        return f'{json.dumps(head)[:-1]}, "moves": [{moves}'

    def start(self) -> State:
        """The game before its first move, or after it if the rules make that move automatically."""
        states = load(self.game).State
        dealing = {} if self.dealer is None else {"dealer": self.dealer}
        try:
            if self.hands is None:
                state: State = states.deal(self.rules, self.seed, self.seats, **dealing)
            else:
                state = states.from_hands(self.rules, self.hands, self.seats, **dealing)
        except UpperhandError as error:
            raise RecordError(f"the deal is not valid: {error}") from None
        return state

    def replay(self) -> State:
        """The game after its last move; a RecordError names the first invalid move or score."""
        replay = Replay(self)
        for move in self.moves:
            replay.play(move)
        replay.check_scores(self.scores)
        return replay.state

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.from_json, (self.to_json(),)


class Replay:
    """A replay of a game from its start. `ply` counts the moves replayed so far."""

    def __init__(self, record: Record) -> None:
        self.state: State = record.start()
        self.ply = 0
        self._read = load(record.game).Move
        self._given = [(seat, move) for seat, move in self.state.history]  # automatic moves of the rules

    @property
    def seat(self) -> int:
        """Whose move is replayed next."""
        return self._given[self.ply][0] if self.ply < len(self._given) else self.state.turn

    def play(self, text: str) -> tuple[int, Any]:
        """Replays one move; returns who made it, and the move."""
        seat = self.seat
        try:
            move = self._read(text)
            if self.ply >= len(self._given):
                self.state.apply(move)
            elif move != self._given[self.ply][1]:
                raise RecordError(f"under these rules the game opens with {self._given[self.ply][1]}")
        except UpperhandError as error:
            raise RecordError(f"move {self.ply + 1} ({shown(text)}): {error}", ply=self.ply) from None
        self.ply += 1
        return seat, move

    def check_scores(self, scores: tuple[int, ...] | None) -> None:
        """Scores may be absent, but if given they must match the game."""
        if scores is None:
            return
        if not self.state.over:
            raise RecordError(f"the scores are given, but the game is not over after {self.ply} moves")
        if scores != tuple(self.state.scores):
            right = ", ".join(str(score) for score in self.state.scores)
            raise RecordError(
                f"the scores are {', '.join(map(str, scores))}, but the game ended with {right}"
            )


def closing_json(scores: Sequence[int] | None) -> str:
    """The text after `opening_json` that completes a line."""
    return "]}" if scores is None else f'], "scores": {json.dumps(list(scores))}}}'


def _hands(texts: object) -> tuple[Cards, ...]:
    hands = schema.as_tuple(texts, "hands")
    try:
        for text in hands:
            schema.check_text(text, "a hand")
        return tuple(Cards(text) for text in hands)
    except RecordError:
        raise
    except UpperhandError as error:
        raise RecordError(f'"hands" are not valid: {error}') from None
