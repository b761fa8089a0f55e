"""A second game, as different from Big Two as this package allows: two win or lose together, for chips.

The dealer comes from the seed. Each seat bids once from a hand of three numbers, left of the dealer first.
The seats opposite each other are partners, and those with the lower sum pay the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from upperhand import Decision, Rng
from upperhand.errors import GameNotOverError, IllegalMoveError, RulesError
from upperhand.games import Preset, Told
from upperhand.reason import Reason


@dataclass(frozen=True)
class Rules:
    players: int = 4
    stake: int = 2

    SWITCHES = (("players", 4, "how many play"), ("stake", 2, "chips that change hands"))

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def to_json(self) -> str:
        return json.dumps(self.to_dict())

    def replace(self, **switches: Any) -> Rules:
        return replace(self, **switches)

    @classmethod
    def from_dict(cls, found: dict[str, Any]) -> Rules:
        if not set(found) <= {"players", "stake"}:
            raise RulesError("an unknown switch")
        return cls(**found)

    @classmethod
    def from_json(cls, text: str) -> Rules:
        return cls.from_dict(json.loads(text))


@dataclass(frozen=True)
class Move:
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class View:
    seat: int
    dealer: int
    hand: tuple[int, ...]
    names: tuple[str, ...]


@dataclass
class State:
    rules: Rules
    seed: int
    names: tuple[str, ...]
    dealt: tuple[tuple[int, ...], ...]
    dealer: int = 0
    history: list[tuple[int, Move]] = field(default_factory=list)

    @classmethod
    def deal(cls, rules: Rules, seed: int, names: Any, dealer: int | None = None) -> State:
        rng = Rng(seed)
        drawn = rng.below(rules.players)
        return cls(
            rules,
            seed,
            tuple(names),
            tuple(tuple(rng.below(100) for _ in range(3)) for _ in range(4)),
            drawn if dealer is None else dealer,
        )

    @property
    def from_start(self) -> bool:
        return True

    @property
    def table(self) -> None:
        return None

    @property
    def turn(self) -> int:
        return (self.dealer + 1 + self.ply) % 4

    @property
    def ply(self) -> int:
        return len(self.history)

    @property
    def over(self) -> bool:
        return self.ply == 4

    @property
    def counts(self) -> tuple[int, ...]:
        return (0, 0, 0, 0) if self.over else (3, 3, 3, 3)

    @property
    def scores(self) -> tuple[int, ...]:
        if not self.over:
            raise GameNotOverError("the bidding goes on")
        bids = {seat: int(move.text) for seat, move in self.history}
        lead = bids[0] + bids[2] - bids[1] - bids[3]
        won = self.rules.stake * ((lead > 0) - (lead < 0))
        return (won, -won, won, -won)

    def view(self, seat: int) -> View:
        return View(seat, self.dealer, self.dealt[seat], self.names)

    def apply(self, move: Move, seat: int | None = None) -> None:
        if seat not in (None, self.turn) or int(move.text) not in self.dealt[self.turn]:
            raise IllegalMoveError(f"{move.text} is not in hand")
        self.history.append((self.turn, move))


@dataclass(frozen=True)
class Bold:
    """Bids its highest number."""

    def decide(self, view: View, rng: Rng) -> Decision:  # noqa: ARG002
        return Decision(Move(str(max(view.hand))), Reason.plain("the highest"))


@dataclass(frozen=True)
class Chance:
    """Bids any number."""

    def decide(self, view: View, rng: Rng) -> Decision:
        return Decision(Move(str(rng.choice(view.hand))), Reason.plain("any"))


SCORE = "chips"
SCORELESS = "were even"
ONE_WINNER = False
CARDS_LEFT = False
USUAL_RULES = "table"
USUAL_PLAYER = "any"


def line_ends(state: State) -> bool:
    return state.over


def hand(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


def roles(state: State) -> tuple[str, ...]:
    return tuple("deals" if seat == state.dealer else "plays" for seat in range(4))


def story(state: State) -> Iterator[Told]:
    for seat, move in state.history:
        yield Told("", seat, str(move))


PRESETS = {"table": Preset(Rules(), "made up", (4,))}
PLAYERS = {"bold": Bold(), "any": Chance()}
