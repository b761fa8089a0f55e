"""Puzzle: a position with a question, as a value and as one line of JSON."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from upperhand import games
from upperhand.errors import RecordError, UpperhandError
from upperhand.record import Record

#: A puzzle that nobody has tried yet.
UNRATED = 1500
Proof = dict[str, int | float]


@dataclass(frozen=True)
class Puzzle:
    """Where a game stands, what is asked, and what is right.

    The position is a game of `rules` from the deal of `seed` after `moves`; the seat to move solves it. It
    sees its own hand, or with `open_hands` all of them: the deal itself stays with the puzzle.
    """

    game: str
    kind: str
    rules: str
    seed: int
    moves: tuple[str, ...]
    right: tuple[str, ...]
    """Every right first move."""
    line: tuple[str, ...]
    """One solution from the position on, with the moves of all seats."""
    open_hands: bool = False
    dealer: int | None = None
    themes: tuple[str, ...] = ()
    proof: Proof = field(default_factory=dict, hash=False)
    """What was counted or measured: positions, deals, or the margin of a search."""
    rating: int = UNRATED

    def __post_init__(self) -> None:
        for name in ("moves", "right", "line", "themes"):
            object.__setattr__(self, name, tuple(getattr(self, name)))

    @property
    def id(self) -> str:
        """Ten letters that only the position and the question determine."""
        asked = json.dumps([self.game, self.kind, self.rules, self.seed, self.dealer, *self.moves])
        return hashlib.sha256(asked.encode()).hexdigest()[:10]

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game up to the position."""
        rules = games.read_rules(self.rules, self.game)
        seats = tuple(names or (f"seat {seat}" for seat in range(rules.players)))
        return Record(self.game, rules, seats, seed=self.seed, moves=self.moves, dealer=self.dealer)

    def state(self, names: Sequence[str] | None = None) -> Any:
        """The position, with all hands."""
        return self.record(names).replay()

    def rated(self, rating: int) -> "Puzzle":
        return replace(self, rating=rating)

    def to_json(self) -> str:
        """One line: the id first, and moves as one text each, so that people can read it."""
        told: dict[str, Any] = {"id": self.id} | asdict(self)
        for name in ("moves", "line"):
            told[name] = ", ".join(told[name])
        return json.dumps(told)

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """Reads what `to_json` wrote; anything wrong is a RecordError."""
        try:
            found = json.loads(text)
            given = found.pop("id")
            for name in ("moves", "line"):
                found[name] = tuple(found[name].split(", ")) if found[name] else ()
            puzzle = cls(**found)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise RecordError(f"not a puzzle: {type(error).__name__}: {error}") from None
        if given != puzzle.id:
            raise RecordError(f"the puzzle {given} was changed: its id would be {puzzle.id}")
        return puzzle


def read_moves(puzzle: Puzzle, texts: Sequence[str]) -> list[Any]:
    """Texts as moves of the puzzle's game."""
    move = games.load(puzzle.game).Move
    return [move(text) for text in texts]


def position_of(state: Any, game: str) -> dict[str, Any]:
    """What a puzzle keeps of a game that it is made from; the game must come from a seed."""
    if state.seed is None:
        raise UpperhandError("a puzzle is made from a game that was dealt by a seed")
    return {
        "game": game,
        "rules": games.write_rules(state.rules, game),
        "seed": state.seed,
        "dealer": getattr(state, "dealer", None),
        "moves": tuple(str(move) for _, move in state.history),
    }


class OneMove:
    """What kinds of puzzles that end with the first move have in common: the puzzle names the right ones."""

    def right_moves(self, puzzle: Puzzle, state: Any) -> list[Any]:
        return read_moves(puzzle, puzzle.right)

    def reply(self, puzzle: Puzzle, state: Any) -> Any:
        raise AssertionError("the puzzle ends with its first move")

    def finished(self, puzzle: Puzzle, state: Any) -> bool:
        return bool(state.ply > len(puzzle.moves))
