"""The perft table of a preset: positions, depths and counts, in a file that a person can read.

players=3 deal=whole_deck      the switches that differ from the preset
hands 3D 4D ... | ... | ...    one hand per seat
leader 1                       optional: this seat leads freely
1 17                           a depth, and the number of sequences of that many moves
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.reference.big_two import BigTwo, CardSet, cards_of, text
from tests.reference.big_two_game import Game
from tests.reference.presets import PRESETS

FOLDER = Path(__file__).parent / "big_two"


@dataclass
class Case:
    """One position of a table with its counts by depth."""

    preset: str
    switches: dict[str, Any]
    hands: list[CardSet]
    leader: int | None = None
    counts: dict[int, int] = field(default_factory=dict)

    def all_switches(self) -> dict[str, Any]:
        return {**PRESETS[self.preset], **self.switches}

    def game(self) -> Game:
        return Game(BigTwo(self.all_switches()), self.hands, self.leader)

    def written(self) -> str:
        lines = [" ".join(f"{name}={value}" for name, value in self.switches.items())]
        lines += ["hands " + " | ".join(text(hand) for hand in self.hands)]
        lines += [] if self.leader is None else [f"leader {self.leader}"]
        return "\n".join([*lines, *(f"{depth} {count}" for depth, count in self.counts.items())])


def file_of(preset: str) -> Path:
    return FOLDER / f"{preset}.txt"


def read(preset: str) -> Iterator[Case]:
    """The cases of a preset's file; they are separated by empty lines, and # begins a comment."""
    lines = [line for line in file_of(preset).read_text().splitlines() if not line.startswith("#")]
    for block in "\n".join(lines).strip().split("\n\n"):
        switches, hands, *rest = block.splitlines()
        case = Case(preset, _switches(switches), [cards_of(hand) for hand in hands[6:].split(" | ")])
        for word, number in (line.split() for line in rest):
            if word == "leader":
                case.leader = int(number)
            else:
                case.counts[int(word)] = int(number)
        yield case


def _switches(line: str) -> dict[str, Any]:
    pairs = (word.split("=") for word in line.split())
    return {name: int(value) if value.isdigit() else value for name, value in pairs}
