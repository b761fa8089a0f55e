"""The perft tables of Rikken: positions, depths and counts, in files that a person can read.

switches must_trump=True join=piek  those that differ from the preset
dealer 2
hands 2D 4D ... | ... | ... | ...   one hand per seat
moves rik, pass, pass, pass         how the position came about
1 4                                 a depth, and the number of sequences of that many moves
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.reference.rikken import Hand, text
from tests.reference.rikken_game import Game
from tests.reference.rikken_presets import PRESETS

FOLDER = Path(__file__).parent / "rikken"


@dataclass
class Case:
    """One position of a table with its counts by depth."""

    preset: str
    switches: dict[str, Any]
    dealer: int
    hands: list[Hand]
    moves: list[str]
    counts: dict[int, int] = field(default_factory=dict)

    def all_switches(self) -> dict[str, Any]:
        return {**PRESETS[self.preset], **self.switches}

    def game(self) -> Game:
        game = Game(self.all_switches(), self.hands, self.dealer)
        for move in self.moves:
            game.move(move)
        return game

    def written(self) -> str:
        lines = [
            " ".join(["switches", *(f"{name}={_written(value)}" for name, value in self.switches.items())])
        ]
        lines += [f"dealer {self.dealer}", "hands " + " | ".join(text(hand) for hand in self.hands)]
        lines += ["moves " + ", ".join(self.moves)]
        return "\n".join([*lines, *(f"{depth} {count}" for depth, count in self.counts.items())])


def _written(value: Any) -> str:
    return "/".join(value) if isinstance(value, tuple) else str(value)


def _read(value: str, like: Any) -> Any:
    if isinstance(like, bool):
        return value == "True"
    return tuple(value.split("/")) if isinstance(like, tuple) else value


def file_of(preset: str) -> Path:
    return FOLDER / f"{preset}.txt"


def read(preset: str) -> Iterator[Case]:
    """The cases of a preset's file; they are separated by empty lines, and # begins a comment."""
    lines = [line for line in file_of(preset).read_text().splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).strip("\n").split("\n\n"):
        switches, dealer, hands, moves, *counts = block.splitlines()
        pairs = (word.split("=") for word in switches.split()[1:])
        yield Case(
            preset,
            {name: _read(value, PRESETS[preset][name]) for name, value in pairs},
            int(dealer.split()[1]),
            [frozenset(hand.split()) for hand in hands[6:].split(" | ")],
            [move for move in moves[6:].split(", ") if move],
            {int(depth): int(count) for depth, count in (line.split() for line in counts)},
        )
